// Plays games of Wondering Witches by nothing but hints, and writes what came of them into the rules' table:
//   tsx scripts/hintgames.ts <folder> <games> [presets …]   plays what is missing; a line per game, so that it can be interrupted
//   tsx scripts/hintgames.ts <folder> --table               writes the table of docs/rules/witches.md from what was played
// The same seeds give the same games. Times are those of the processor, in milliseconds.

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unlimitedBudget } from '../src/core/budget.ts';
import { createRng } from '../src/core/rng.ts';
import { witches } from '../src/games/witches/index.ts';
import { potionText } from '../src/games/witches/rules/canon.ts';
import { replaceBetween } from './marks.ts';

interface Game {
  readonly game: number;
  readonly ending: string;
  readonly potions: number;
  readonly twice: boolean;
  /** Milliseconds of each hint. */
  readonly hints: readonly number[];
}

const fileOf = (folder: string, preset: string) => join(folder, `${preset}.jsonl`);

function played(folder: string, preset: string): readonly Game[] {
  const file = fileOf(folder, preset);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Game => JSON.parse(line));
}

function play(preset: string, game: number): Game {
  const params = witches.presets.find(({ id }) => id === preset)?.params;
  if (!params) throw new Error(`there is no preset ${preset}`);
  const dealt = witches.generate(params, createRng(`followed ${preset} ${game}`), unlimitedBudget);
  if (!dealt.ok) throw new Error(dealt.fault.code);
  let state = witches.start(dealt.value, 0);
  const hints: number[] = [];
  let ending = 'endless';
  for (let step = 0; step < 400; step++) {
    const before = process.cpuUsage();
    const view = witches.view(dealt.value, state);
    const hint = witches.hint?.(view, createRng(`step ${step}`), unlimitedBudget);
    const { user, system } = process.cpuUsage(before);
    hints.push(Math.round((user + system) / 100) / 10);
    if (!hint?.ok || !hint.value.move) {
      ending = hint?.ok === false ? hint.fault.code : 'no move';
      break;
    }
    const next = witches.apply(dealt.value, state, hint.value.move, 0);
    if (!next.ok) {
      ending = next.refusal.type;
      break;
    }
    state = next.state;
    if (state.ending === null) continue;
    ending = state.ending;
    break;
  }
  const brewed = state.trials.map(({ entries }) => potionText(entries));
  return {
    game,
    ending,
    potions: brewed.length,
    twice: new Set(brewed).size < brewed.length,
    hints,
  };
}

const middle = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function rowOf(folder: string, preset: string): readonly string[] | undefined {
  const games = played(folder, preset);
  if (games.length === 0) return undefined;
  const ascending = (one: number, other: number) => one - other;
  const won = games.filter(({ ending }) => ending === 'won');
  const potions = won.map((one) => one.potions).sort(ascending);
  const hints = games.flatMap((one) => one.hints).sort(ascending);
  const times = [0.5, 0.99, 1].map((share) => String(Math.round(middle(hints, share))));
  const most = String(middle(potions, 1));
  return [
    preset,
    String(games.length),
    String(won.length),
    String(middle(potions, 0.5)),
    most,
    ...times,
  ];
}

const HEADS = ['preset', 'games', 'won', 'potions', 'most', 'hint', '99 in 100', 'slowest'];

function writeTable(folder: string): void {
  const rows = witches.presets.flatMap(({ id }) => {
    const row = rowOf(folder, id);
    return row ? [row] : [];
  });
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = [line(HEADS), `|${'---|'.repeat(HEADS.length)}`, ...rows.map(line)];
  const target = new URL('../docs/rules/witches.md', import.meta.url);
  replaceBetween(target, '<!-- hint games -->', '<!-- end of hint games -->', lines);
}

function playAll(folder: string, games: number, presets: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { id } of witches.presets) {
    if (presets.length > 0 && !presets.includes(id)) continue;
    const done = new Set(played(folder, id).map(({ game }) => game));
    for (let game = 0; game < games; game++) {
      if (done.has(game)) continue;
      const one = play(id, game);
      appendFileSync(fileOf(folder, id), `${JSON.stringify(one)}\n`);
      if (one.ending !== 'won') console.log(`${id} ${game}: ${one.ending}`);
    }
    console.log((rowOf(folder, id) ?? []).join(' '));
  }
}

const [folder, order, ...presets] = process.argv.slice(2);
const unknown = presets.filter((name) => witches.presets.every(({ id }) => id !== name));
if (folder === undefined || unknown.length > 0 || !(order === '--table' || Number(order) > 0)) {
  console.error('Usage: tsx scripts/hintgames.ts <folder> (<games> [preset …] | --table)');
  process.exitCode = 2;
} else if (order === '--table') writeTable(folder);
else playAll(folder, Number(order), presets);
