import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from 'pdf-lib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { someOf } from '../../../../test/samples.ts';
import { parseCode } from '../../../core/code.ts';
import { board } from './board-and-seal.ts';

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

  it.each(someOf(['a4', 'letter'], 1))(
    'writes a PDF of two sides and the rules on %s',
    async (paper) => {
      const path = join(folder, 'b.pdf');
      const pages = async () => (await PDFDocument.load(await readFile(path))).getPageCount();
      for (const level of ['first-game', 'high-witch']) {
        const line = `--players 5 --level ${level} --paper ${paper} --seed S -o ${path}`;
        expect((await run(line)).code).toBe(0);
        expect(await pages()).toBe(3);
        expect((await run(`${line} --no-rules`)).code).toBe(0);
        expect(await pages()).toBe(2);
      }
    },
  );

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
    const rules = (await run('--rules')).out;
    // The whole condition: enough numbers, in order, exactly grown, and what decoys do.
    for (const part of [
      'at least as many numbered ingredients as the recipe is long',
      'rise by exactly one',
      'exactly as many dots as its number',
      'Decoys without a number are passed over',
      'Brothers are wrong without each other, Enemies with each other',
      'Give: pluck, but into a cauldron of another player',
      'type its eight letters in Curio under New game',
    ])
      expect(rules).toContain(part);
    expect(rules).not.toContain('enter the seed');
  });

  it('brings the same board and puzzle back from the short code', async () => {
    const line = '--players 4 --level high-witch --kind gardens --seed S';
    const { seed, ...one } = JSON.parse((await run(line, true)).out);
    expect([seed, one.short]).toEqual(['S', expect.stringMatching(/^[BCDFGHJKMNPRSTVWXYZ]{8}$/)]);
    const again = JSON.parse((await run(`--code ${one.short.toLowerCase()}`, true)).out);
    expect(again).toEqual(one);
    const shown = await run(`--code ${one.short}`);
    expect(shown.out).toContain(`Short code: ${one.short.slice(0, 4)} ${one.short.slice(4)}`);
    expect((await run(`--code ${one.short} --players 2`)).err).toContain('leave out --players');
    const wrong = await run(`--code ${one.short.slice(0, 7)}A`);
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('has this letter: A')]);
  });

  it('says what the QR code is, and who plays', async () => {
    const path = join(folder, 'q.svg');
    const line = `--players 3 --seed S --names Ada,Łukasz -o ${path}`;
    await run(line);
    const bare = await readFile(path, 'utf8');
    expect(bare).toContain('The code, to be pasted');
    expect(bare).not.toContain('Scan to test potions');
    expect(bare).toContain('Łukasz');
    expect(bare).toContain('Player 3');
    await run(`${line} --link https://curio.example`);
    expect(await readFile(path, 'utf8')).toContain('Scan to test potions');
  });

  it('warns of letters that the PDF font lacks, and says where to print them', async () => {
    const path = join(folder, 'w.pdf');
    const known = await run(`--seed S --names Łukasz,Зоя -o ${path} --link https://curio.example`);
    expect([known.code, known.err]).toEqual([0, '']);
    const unknown = await run(`--seed S --names Зоя,李🐢 -o ${path} --link https://curio.example`);
    expect(unknown.code).toBe(0);
    expect(unknown.err).toMatch(/lacks these letters.*: 李 🐢\..*print from the app in a browser/);
  });

  it('warns before anything is written, and in JSON as well', async () => {
    const line = `--seed S --names 🐢 --link https://curio.example -o`;
    const { code, err } = await run(`${line} ${join(folder, 'nowhere', 'w.pdf')}`);
    expect(code).toBe(1);
    expect(err.split('\n')).toEqual([expect.stringContaining('🐢'), expect.any(String)]);
    const { warning } = JSON.parse((await run(`${line} ${join(folder, 'w.pdf')}`, true)).out);
    expect(warning).toContain('🐢');
  });

  it('says who has no part of the board', async () => {
    const line = `--players 2 --names Ada,Ben,Cy,Di --link https://curio.example --seed S`;
    const { code, err } = await run(`${line} -o ${join(folder, 'n.pdf')}`);
    expect(code).toBe(0);
    expect(err).toBe(
      'Note: Cy and Di have no part of the board: there are more names than players.',
    );
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
