// Dragon Quest Solitaire: the preset table again, with games and 95 % intervals; careful games per second; hint and
// certification times. CURIO_BENCH_GAMES sets the number of games of the strong bot (the others play more).

import { unlimitedBudget } from '../src/core/budget.ts';
import { createRng } from '../src/core/rng.ts';
import {
  createTable,
  dealRandom,
  playCarefully,
  playRandomly,
  playStrongly,
} from '../src/games/dragon-quest/engine/bots/games.ts';
import { generate } from '../src/games/dragon-quest/engine/generate.ts';
import { hint } from '../src/games/dragon-quest/engine/hint.ts';
import type { Sim } from '../src/games/dragon-quest/engine/simulation/position.ts';
import { apply } from '../src/games/dragon-quest/rules/moves.ts';
import { presets } from '../src/games/dragon-quest/rules/params.ts';
import { start } from '../src/games/dragon-quest/rules/turn.ts';
import { legalMoves, view } from '../src/games/dragon-quest/rules/view.ts';
import type { Params } from '../src/games/dragon-quest/types.ts';
import { figure, perSecond, printTable, spread } from './measure.ts';

const strongGames = Number(process.env['CURIO_BENCH_GAMES'] ?? 150);
const effort = { games: 10, rounds: 3, cells: 1, doubt: 1 };

/** What the rules page says, in percent. */
const promised: Readonly<Record<string, readonly string[]>> = {
  easy: ['17', '81', '93'],
  normal: ['6.5', '59', '69-74'],
  hard: ['5.5', '49', '58'],
};

function winRate(params: Params, games: number, play: (table: Sim) => boolean): string {
  const table = createTable(params);
  let won = 0;
  for (let game = 0; game < games; game++) {
    dealRandom(table, Math.imul(game + 1, 0x9e3779b1));
    if (play(table)) won++;
  }
  const [low, high] = interval(won, games);
  const percent = (share: number) => (100 * share).toFixed(1);
  return `${percent(won / games)} % (${percent(low)}-${percent(high)}, ${games} games)`;
}

/** Wilson's 95 % interval. */
function interval(won: number, games: number): readonly [number, number] {
  const z = 1.96;
  const share = won / games;
  const centre = share + (z * z) / (2 * games);
  const half = z * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  const whole = 1 + (z * z) / games;
  return [(centre - half) / whole, (centre + half) / whole];
}

export async function bench(): Promise<void> {
  const rows: string[][] = [];
  for (const { id, params } of presets) {
    const [random = '', careful = '', strong = ''] = promised[id] ?? [];
    const play = (table: Sim) => playStrongly(table, effort);
    rows.push([`${id} random`, random, winRate(params, strongGames * 130, playRandomly)]);
    rows.push([`${id} careful`, careful, winRate(params, strongGames * 130, playCarefully)]);
    rows.push([`${id} strong`, strong, winRate(params, strongGames, play)]);
  }
  printTable('Dragon Quest: win rates without certification', ['bot', 'spec %', 'measured'], rows);

  const speeds = presets.map(({ id, params }) => {
    const table = createTable(params);
    let game = 0;
    const measured = perSecond(
      () => {
        for (let index = 0; index < 200; index++) {
          dealRandom(table, Math.imul(++game, 0x9e3779b1));
          playCarefully(table);
        }
      },
      { batch: 200 },
    );
    return [id, figure(measured.perSecond)];
  });
  printTable(
    'Dragon Quest: careful games per second (promised 10,000)',
    ['preset', 'games/s'],
    speeds,
  );

  const times: string[][] = [];
  for (const { id, params } of presets) {
    let tried = 0;
    const rng = createRng(`bench ${id}`);
    const counting = {
      below: (n: number) => {
        tried++;
        return rng.below(n);
      },
      fork: rng.fork,
    };
    const deals = 100;
    const certify = spread(() => generate(params, counting, unlimitedBudget), deals);
    const hints = spread(
      (index) => hint(middle(params, index), createRng('hint'), unlimitedBudget),
      12,
    );
    const milliseconds = (value: number) => `${figure(value)} ms`;
    times.push([
      id,
      milliseconds(certify.median),
      milliseconds(certify.worst),
      `${figure((100 * deals) / tried)} %`,
      milliseconds(hints.median),
      milliseconds(hints.worst),
    ]);
  }
  printTable(
    'Dragon Quest: certified deals (promised under 1 s) and hints (within 1 s)',
    ['preset', 'deal median', 'deal worst', 'certified share', 'hint median', 'hint worst'],
    times,
  );
}

/** A position some random moves into a game. */
function middle(params: Params, index: number) {
  const rng = createRng(`middle ${index}`);
  const puzzle = { params, seed: rng.below(0x100000000) };
  let state = start(puzzle);
  for (let turn = 0; turn < index; turn++) {
    const moves = [...legalMoves(view(puzzle, state))];
    const move = moves[rng.below(Math.max(1, moves.length))];
    const outcome = move ? apply(puzzle, state, move) : undefined;
    if (outcome?.ok && outcome.state.ending === null) state = outcome.state;
  }
  return view(puzzle, state);
}
