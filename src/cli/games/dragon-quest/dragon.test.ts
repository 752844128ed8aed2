import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dealPuzzle } from '../../../core/deal.ts';
import { printSave, saveOf } from '../../../core/save.ts';
import { Session } from '../../../core/session.ts';
import { dragonQuest } from '../../../games/dragon-quest/index.ts';
import { presets } from '../../../games/dragon-quest/rules/index.ts';
import { stackedPuzzle } from '../../../games/dragon-quest/testing/index.ts';
import { analyse, rates } from './commands.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dragon-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function run(command: typeof analyse, args: readonly string[], json = false) {
  const out: string[] = [];
  const err: string[] = [];
  const io = { out: (text: string) => out.push(text), err: (text: string) => err.push(text), json };
  const code = await command(args, {
    ...io,
    out: (text) => void io.out(text),
    err: (text) => void io.err(text),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** A log in which the second card is a deadly pit, and is stepped into or not. */
async function log(...words: readonly string[]): Promise<string> {
  const params = { ...presets[0].params, health: 2, certified: false };
  const puzzle = stackedPuzzle(params, { deck: ['C3', 'SQ', 'SA'] });
  const session = new Session(dragonQuest, dealPuzzle(dragonQuest, params, puzzle));
  for (const [index, word] of words.entries()) {
    const move = dragonQuest.moveCode.decode(word);
    if (!move.ok || !session.play(move.value, index + 1).ok) throw new Error(word);
  }
  const path = join(folder, 'log');
  await writeFile(path, printSave(saveOf(session, session.now)));
  return path;
}

describe('curio dragon analyse', () => {
  it('tells the chances, the mistake with what was better, and the line of the actual cards', async () => {
    const path = await log('place-g4', 'resolve-g4');
    const { code, out } = await run(analyse, [path]);
    expect(code).toBe(0);
    expect(out).toMatch(/^0\. \d+ % \(\d+ to \d+\) Reveal a card at g4$/m);
    expect(out).toMatch(/Step into the Pit at g4 lost \d+ points .* Better: /);
    expect(out).toContain('The pit costs 3 damage; 3 damage kills you.');
    const { moments } = JSON.parse((await run(analyse, [path], true)).out);
    expect(moments.length).toBe(3);
    expect(moments[1].mistake).toMatchObject({ word: 'resolve-g4' });
  });
  it('refuses what is no finished log of this game, and says why', async () => {
    expect(await run(analyse, [await log('place-g4')])).toMatchObject({ code: 1, out: '' });
    expect(await run(analyse, [join(folder, 'nothing')])).toMatchObject({ code: 1 });
    await writeFile(join(folder, 'odd'), 'odd');
    const odd = await run(analyse, [join(folder, 'odd')]);
    expect([odd.code, odd.err === '']).toEqual([1, false]);
    expect((await run(analyse, [])).code).toBe(2);
  });
});

describe('curio dragon rates', () => {
  it('prints the table with intervals, or rows as JSON', async () => {
    const { out } = await run(rates, []);
    expect(out).toMatch(/^Normal +winnable deals +[\d.]+ % \([\d.]+ to [\d.]+\) /m);
    const [first] = (await run(rates, [], true)).out.split('\n');
    expect(JSON.parse(first ?? '')).toMatchObject({ preset: 'easy', bot: 'random' });
    expect((await run(rates, ['more'])).code).toBe(2);
  });
});
