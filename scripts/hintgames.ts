// Plays games of Wondering Witches that follow every hint, and writes the results into the rules' table:
//   tsx scripts/hintgames.ts <folder> <games> [presets …]   plays the missing games; one line each, so a run can be interrupted
//   tsx scripts/hintgames.ts <folder> --table               writes the table of docs/rules/witches.md
//   tsx scripts/hintgames.ts <folder> --lost                the chance of winning before each potion of lost games
// The same seeds give the same games. Times are CPU milliseconds.

import { unlimitedBudget } from '../src/core/budget.ts';
import { createRng } from '../src/core/rng.ts';
import { witches } from '../src/games/witches/index.ts';
import { potionText } from '../src/games/witches/rules/recipe-text.ts';
import { chanceAt, dealtGame } from '../src/games/witches/testing/hint-games.ts';
import type { Puzzle, State } from '../src/games/witches/types/index.ts';
import {
  cellsOf,
  type Game,
  HEADS,
  played,
  playMissing,
  timed,
  writeTable,
} from './measurements.ts';

interface Followed {
  /** How the game ended, or why it stopped. */
  readonly ending: string;
  readonly state: State;
  /** Milliseconds of each hint. */
  readonly hints: readonly number[];
}

/** `before` receives every state that a hint is asked for. */
function follow(puzzle: Puzzle, before: (state: State) => void = () => {}): Followed {
  let state = witches.start(puzzle, 0);
  const hints: number[] = [];
  for (let step = 0; step < 400; step++) {
    before(state);
    const hint = timed(hints, () =>
      witches.hint(witches.view(puzzle, state), createRng(`step ${step}`), unlimitedBudget),
    );
    if (!hint?.ok) return { ending: hint?.fault.code ?? 'no hint', state, hints };
    if (!hint.value.move) return { ending: 'no move', state, hints };
    const next = witches.apply(puzzle, state, hint.value.move, 0);
    if (!next.ok) return { ending: next.refusal.type, state, hints };
    state = next.state;
    if (state.ending !== null) return { ending: state.ending, state, hints };
  }
  return { ending: 'endless', state, hints };
}

function play(preset: string, game: number): Game {
  const { ending, state, hints } = follow(dealtGame(preset, game));
  const brewed = state.trials.map(({ entries }) => potionText(entries));
  return {
    game,
    ending,
    potions: brewed.length,
    twice: new Set(brewed).size < brewed.length,
    hints,
  };
}

/** Solo: the chance of winning before each potion; '?' where the remaining recipes were not all known. */
function chances(puzzle: Puzzle): readonly string[] {
  const found: string[] = [];
  follow(puzzle, (state) => {
    const waits = (state.solo?.choices.length ?? 0) > 0 || state.solo?.phase !== 'playing';
    if (!state.solo || waits || state.trials.length < found.length) return;
    found.push(chanceAt(puzzle, state)?.toFixed(3) ?? '?');
  });
  return found;
}

function showLost(from: string): void {
  for (const { id } of witches.presets)
    for (const { game, ending } of played(from, id))
      if (ending !== 'won') console.log(id, game, ending, chances(dealtGame(id, game)).join(' '));
}

const isOrder = (word: string | undefined) => word === '--table' || word === '--lost';

const [folder, order, ...presets] = process.argv.slice(2);
const unknown = presets.filter((name) => witches.presets.every(({ id }) => id !== name));
if (folder === undefined || unknown.length > 0 || !(isOrder(order) || Number(order) > 0)) {
  console.error('Usage: tsx scripts/hintgames.ts <folder> (<games> [preset …] | --table | --lost)');
  process.exitCode = 2;
} else if (order === '--lost') showLost(folder);
else if (order === '--table') {
  const rows = witches.presets.flatMap(({ id }) => {
    const cells = cellsOf(played(folder, id));
    return cells ? [[id, ...cells]] : [];
  });
  writeTable('hint games', ['preset', ...HEADS], rows);
} else
  for (const { id } of witches.presets)
    if (presets.length === 0 || presets.includes(id))
      playMissing(folder, id, Number(order), (game) => play(id, game));
