// Dragon Quest Solitaire: careful games per second; hint and certification times; the analysis of a whole game, with its
// progress. Win rates are measured by scripts/winrates.ts.

import { reportingBudget, unlimitedBudget } from '../src/core/budget.ts';
import { createRng } from '../src/core/rng.ts';
import { analyse } from '../src/games/dragon-quest/engine/analysis.ts';
import { carefulAction, carefulManner } from '../src/games/dragon-quest/engine/careful-bot.ts';
import { generate } from '../src/games/dragon-quest/engine/certify.ts';
import { hint } from '../src/games/dragon-quest/engine/hint.ts';
import { guessedSim, movesOf } from '../src/games/dragon-quest/engine/simulation/bridge.ts';
import { presets } from '../src/games/dragon-quest/rules/index.ts';
import { apply } from '../src/games/dragon-quest/rules/moves.ts';
import { start } from '../src/games/dragon-quest/rules/turn.ts';
import { legalMoves, view } from '../src/games/dragon-quest/rules/view.ts';
import {
  createTable,
  dealRandom,
  measuredDeal,
  playCarefully,
} from '../src/games/dragon-quest/testing/measured-games.ts';
import { ANALYSIS_STEPS, type Params } from '../src/games/dragon-quest/types.ts';
import { amount, figure, firstOf, perSecond, printTable, spread } from './helpers/measure.ts';

/** Games between two looks at the clock. */
const GAMES = amount(200);

export async function bench(): Promise<void> {
  const speeds = presets.map(({ id, params }) => {
    const table = createTable(params);
    let game = 0;
    const measured = perSecond(
      () => {
        for (let index = 0; index < GAMES; index++) {
          dealRandom(table, Math.imul(++game, 0x9e3779b1));
          playCarefully(table);
        }
      },
      { batch: GAMES },
    );
    return [id, figure(measured.perSecond)];
  });
  printTable(
    'Dragon Quest: careful games per second (promised 10,000)',
    ['preset', 'games/s'],
    speeds,
  );

  const times: string[][] = [];
  for (const { id, params } of firstOf(presets, 1)) {
    let tried = 0;
    const rng = createRng(`bench ${id}`);
    const counting = {
      below: (n: number) => {
        tried++;
        return rng.below(n);
      },
      fork: rng.fork,
    };
    const deals = amount(100);
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

  const analyses = firstOf(presets, 1).map(({ id, params }) => {
    const runs = Array.from({ length: amount(8, 1) }, (_, index) => analysisOf(params, index));
    const worst = (key: keyof (typeof runs)[number]) => Math.max(...runs.map((run) => run[key]));
    const mean = (key: keyof (typeof runs)[number]) =>
      runs.reduce((sum, run) => sum + run[key], 0) / runs.length;
    return [
      id,
      `${figure(mean('positions'))} (${worst('positions')})`,
      `${figure(mean('clock'))} ms`,
      `${figure(worst('clock'))} ms`,
      `${figure(worst('processor'))} ms`,
      `${figure(mean('reports'))}`,
      `${figure(worst('silence'))} ms`,
      figure(mean('mistakes')),
    ];
  });
  printTable(
    'Dragon Quest: analysis of a whole game (promised within 5 s, with progress)',
    [
      'preset',
      'positions',
      'mean',
      'worst',
      'worst, CPU',
      'reports',
      'longest silence',
      'mistakes',
    ],
    analyses,
  );
}

/** The path of a game by the careful bot, in which every tenth move is a random one. */
function wholeGame(params: Params, index: number) {
  const puzzle = measuredDeal(params, index);
  const rng = createRng(`whole ${index}`);
  const path = [start(puzzle)];
  for (let state = path[0]; state && state.ending === null; state = path.at(-1)) {
    const seen = view(puzzle, state);
    const all = [...legalMoves(seen)];
    const random = all[rng.below(all.length)];
    const sim = guessedSim(seen);
    const wise =
      seen.pending?.kind === 'joker'
        ? [{ type: 'cancel' } as const]
        : movesOf(sim, carefulAction(sim, carefulManner), seen.items);
    for (const move of random && rng.below(10) === 0 ? [random] : wise) {
      const outcome = apply(puzzle, path.at(-1) ?? state, move);
      if (outcome.ok) path.push(outcome.state);
    }
  }
  return { puzzle, path };
}

/** Milliseconds of an analysis, by the clock and of the processor, and how often and how evenly it told its progress. */
function analysisOf(params: Params, index: number) {
  const { puzzle, path } = wholeGame(params, index);
  const begun = performance.now();
  const cpu = process.cpuUsage();
  let last = begun;
  let reports = 0;
  let silence = 0;
  const budget = reportingBudget(2 * ANALYSIS_STEPS, 20_000, () => {
    const now = performance.now();
    silence = Math.max(silence, now - last);
    last = now;
    reports++;
  });
  const answer = analyse(puzzle, path, budget);
  const { user, system } = process.cpuUsage(cpu);
  if (!answer.ok) throw new Error(answer.fault.code);
  return {
    positions: path.length,
    clock: performance.now() - begun,
    processor: (user + system) / 1000,
    reports,
    silence,
    mistakes: answer.value.moments.filter(({ mistake }) => mistake).length,
  };
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
