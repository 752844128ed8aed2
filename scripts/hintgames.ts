// Plays games of Wondering Witches by nothing but hints, and writes what came of them into the rules' table:
//   tsx scripts/hintgames.ts <folder> <games> [presets …]   plays what is missing; a line per game, so that it can be interrupted
//   tsx scripts/hintgames.ts <folder> --table               writes the table of docs/rules/witches.md from what was played
// The same seeds give the same games. Times are those of the processor, in milliseconds.

import { unlimitedBudget } from '../src/core/budget.ts';
import { createRng } from '../src/core/rng.ts';
import { witches } from '../src/games/witches/index.ts';
import { potionText } from '../src/games/witches/rules/canon.ts';
import { cellsOf, type Game, HEADS, played, playMissing, timed, writeTable } from './followed.ts';

function play(preset: string, game: number): Game {
  const params = witches.presets.find(({ id }) => id === preset)?.params;
  if (!params) throw new Error(`there is no preset ${preset}`);
  const dealt = witches.generate(params, createRng(`followed ${preset} ${game}`), unlimitedBudget);
  if (!dealt.ok) throw new Error(dealt.fault.code);
  let state = witches.start(dealt.value, 0);
  const hints: number[] = [];
  let ending = 'endless';
  for (let step = 0; step < 400; step++) {
    const hint = timed(hints, () => {
      const view = witches.view(dealt.value, state);
      return witches.hint?.(view, createRng(`step ${step}`), unlimitedBudget);
    });
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

const [folder, order, ...presets] = process.argv.slice(2);
const unknown = presets.filter((name) => witches.presets.every(({ id }) => id !== name));
if (folder === undefined || unknown.length > 0 || !(order === '--table' || Number(order) > 0)) {
  console.error('Usage: tsx scripts/hintgames.ts <folder> (<games> [preset …] | --table)');
  process.exitCode = 2;
} else if (order === '--table') {
  const rows = witches.presets.flatMap(({ id }) => {
    const cells = cellsOf(played(folder, id));
    return cells ? [[id, ...cells]] : [];
  });
  writeTable('hint games', ['preset', ...HEADS], rows);
} else
  for (const { id } of witches.presets)
    if (presets.length === 0 || presets.includes(id))
      playMissing(folder, id, Number(order), (game) => play(id, game));
