import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseCode } from '../../../core/code.ts';
import { board } from './board.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'board-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function run(line: string, json = false) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await board(line.split(' ').filter(Boolean), {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    json,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('curio witches board', () => {
  it('prints the same board for the same seed', async () => {
    const one = await run('--players 3 --level potion-master --seed S');
    expect(one).toEqual(await run('--players 3 --level potion-master --seed S'));
    expect(one.code).toBe(0);
    expect(one.out).toContain('Potion Master, 3 players, seed S\nfront\n+---');
    expect(one.out).not.toBe((await run('--players 3 --level potion-master --seed T')).out);
  });

  it('names the puzzle of the same level and seed, as a code or a link', async () => {
    const line = '--players 3 --level potion-master --seed S';
    const { puzzle } = JSON.parse((await run(line, true)).out);
    expect(parseCode(puzzle)).toMatchObject({ ok: true, value: { game: 'witches', form: 'p' } });
    const linked = await run(`${line} --link https://curio.example/`);
    expect(linked.out).toContain(`Puzzle: https://curio.example/play/${puzzle}`);
  });

  it('writes one SVG per side', async () => {
    const { code } = await run(`--players 2 --kind gardens --seed S -o ${join(folder, 'b.svg')}`);
    expect(code).toBe(0);
    expect((await readdir(folder)).sort()).toEqual(['b-back.svg', 'b.svg']);
    expect(await readFile(join(folder, 'b.svg'), 'utf8')).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });

  it.each(['a4', 'letter'])('writes a PDF of two pages on %s', async (paper) => {
    const path = join(folder, 'b.pdf');
    expect((await run(`--players 5 --paper ${paper} --seed S -o ${path}`)).code).toBe(0);
    expect((await PDFDocument.load(await readFile(path))).getPageCount()).toBe(2);
  });

  it('answers with JSON where it is asked to', async () => {
    const { out } = await run('--players 4 --seed S', true);
    expect(JSON.parse(out)).toMatchObject({
      seed: 'S',
      level: 'first-game',
      board: { players: 4 },
    });
  });

  it('shows or writes the rules of the paper game', async () => {
    expect((await run('--rules')).out).toContain('Testing a potion');
    const path = join(folder, 'rules.pdf');
    expect((await run(`--rules --paper letter -o ${path}`)).code).toBe(0);
    expect((await PDFDocument.load(await readFile(path))).getPageCount()).toBe(1);
  });

  it('makes up a seed where none is told', async () => {
    expect((await run('')).out).toMatch(/seed [a-z0-9]+/);
  });

  it.each([
    ['--players 6', '--players: boards are for 1 to 5 players, not 6.'],
    ['--players two', '--players'],
    ['--level wizard', '--level: unknown level wizard; one of first-game,'],
    ['--kind ponds', '--kind: unknown kind of board ponds'],
    ['--paper a3', '--paper: unknown paper a3; one of a4, letter.'],
    ['--seed S -o board.png', '-o: the file must end in .svg or .pdf.'],
    ['--seed !', '--seed'],
  ])('refuses the value of %s with exit code 1', async (line, text) => {
    const { code, err, out } = await run(line);
    expect(code).toBe(1);
    expect(err).toContain(text);
    expect(out).toBe('');
  });

  it.each([
    ['--colour red', 'colour'],
    ['--seed S more', 'more'],
  ])('refuses %s with exit code 2 and the usage', async (line, text) => {
    const { code, err, out } = await run(line);
    expect(code).toBe(2);
    expect(err).toContain(text);
    expect(err).toContain('Usage');
    expect(out).toBe('');
  });

  it('fails with exit code 1 where it cannot write', async () => {
    const { code, err } = await run(`--seed S -o ${join(folder, 'none', 'b.svg')}`);
    expect(code).toBe(1);
    expect(err).toContain('Cannot write');
  });
});
