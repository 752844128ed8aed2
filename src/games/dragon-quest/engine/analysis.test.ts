// Analysis of finished games: it finds planted mistakes, describes them truthfully, and its hindsight wins.

import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { createBudget, reportingBudget, unlimitedBudget } from '../../../core/budget.ts';
import { createRng } from '../../../core/rng.ts';
import { analysis as words } from '../../../words/en/dragon-quest/hints.ts';
import { moveCode } from '../rules/code.ts';
import { presets } from '../rules/index.ts';
import { apply, status } from '../rules/moves.ts';
import { start } from '../rules/turn.ts';
import { legalMoves, view } from '../rules/view.ts';
import { position, stackedPuzzle, TestScene } from '../testing/index.ts';
import { isTrue } from '../testing/judge.ts';
import { measuredDeal } from '../testing/measured-games.ts';
import {
  ANALYSIS_STEPS,
  type Analysis,
  MISTAKE_POINTS,
  type Move,
  type Puzzle,
  type State,
} from '../types.ts';
import { analyse } from './analysis.ts';
import { carefulAction, carefulManner } from './careful-bot.ts';
import { guessedSim, movesOf } from './simulation/bridge.ts';

const easy = presets[0].params;
const normal = presets[1]?.params ?? easy;

function analysed(puzzle: Puzzle, path: readonly State[]): Analysis {
  const answer = analyse(puzzle, path, unlimitedBudget);
  if (!answer.ok) throw new Error(answer.fault.code);
  return answer.value;
}

/** The analysis of one move from a position. */
function oneMove(rows: readonly string[], word: string, rest: Partial<State> = {}) {
  const scene = new TestScene(rows, rest);
  const before = scene.state;
  scene.play(word);
  const [moment] = analysed(scene.puzzle, [before, scene.state]).moments;
  if (!moment) throw new Error('no moment');
  return moment;
}

/** A game by the careful bot, with some random moves thrown in. */
function someGame(preset: number, index: number, folly: number) {
  const puzzle = measuredDeal(presets[preset]?.params ?? easy, index);
  const rng = createRng(`some game ${preset} ${index}`);
  const path = [start(puzzle)];
  for (;;) {
    const state = path.at(-1);
    if (!state || state.ending !== null) return { puzzle, path };
    const seen = view(puzzle, state);
    const sim = guessedSim(seen);
    const all = [...legalMoves(seen)];
    const random = all[rng.below(all.length)];
    const wise: readonly Move[] =
      seen.pending?.kind === 'joker'
        ? [{ type: 'cancel' }]
        : movesOf(sim, carefulAction(sim, carefulManner), seen.items);
    for (const move of random && rng.below(100) < folly ? [random] : wise) {
      const at = path.at(-1);
      const outcome = at && apply(puzzle, at, move);
      if (!outcome?.ok) throw new Error(`refused: ${moveCode.encode(move)}`);
      path.push(outcome.state);
    }
  }
}

describe('analysis', () => {
  it('finds a step into a deadly pit, and says what could be seen', () => {
    const { chance, mistake } = oneMove(['C3 #?? S7'], 'resolve-f5', { health: 3 });
    expect(chance).toBeGreaterThan(30);
    expect(mistake?.lost).toBeGreaterThan(30);
    expect(mistake?.chance).toBe(0);
    expect(mistake?.against.map(({ type }) => type)).toEqual(['pit', 'deadly']);
    expect(mistake?.word).toBe('resolve-f5');
    expect(mistake?.better).not.toBe('resolve-f5');
  });
  it('finds a fate card accepted with a Queen in hand', () => {
    const pending = { kind: 'fate', cell: 57, fate: 8, bonus: 0 } as const;
    const fight = { usedFates: [8], fateDraws: 1, items: ['HQ'], health: 2, pending } as const;
    const { mistake } = oneMove(['SQ #?? SA'], 'accept', fight);
    expect(mistake?.better).toBe('use-HQ');
    expect(mistake?.instead).toContainEqual(
      expect.objectContaining({ type: 'saves', item: 'queen', used: true, chance: 100 }),
    );
  });
  it('finds a level left with the Queen beatable', () => {
    const left = { usedFates: [6, 7, 8], fateDraws: 3 } as const;
    const { mistake } = oneMove(['SQ #?? SA'], 'resolve-h5', left);
    expect(mistake?.better).toBe('resolve-f5');
    expect(mistake?.against).toContainEqual({ type: 'leavesQueen', chance: 100 });
  });
  it('calls what is free, and the way out that wins, no mistake', () => {
    expect(oneMove(['S7 #?? SQ'], 'resolve-f5').mistake).toBeUndefined();
    const beaten = { queenBeaten: true } as const;
    expect(oneMove(['SA #?? S7'], 'resolve-f5', beaten).mistake).toBeUndefined();
  });
  it('has a moment for each position, and knows the end', () => {
    const { puzzle, path: whole } = someGame(1, 1, 0);
    const path = whole.slice(-10);
    const { moments, hindsight } = analysed(puzzle, path);
    expect(moments.length).toBe(path.length);
    for (const { chance, low, high } of moments) {
      expect(low).toBeLessThanOrEqual(chance);
      expect(high).toBeGreaterThanOrEqual(chance);
    }
    const last = path.at(-1);
    const won = last && status(puzzle, last) === 'won';
    expect(moments.at(-1)).toMatchObject({ chance: won ? 100 : 0, games: 0, word: undefined });
    if (won) expect(hindsight).toBeUndefined();
    // The words lead from position to position.
    for (const [index, { word }] of moments.entries()) {
      const [state, next] = [path[index], path[index + 1]];
      const move = word === undefined ? undefined : moveCode.decode(word);
      if (!state || !next || !move?.ok) continue;
      const outcome = apply(puzzle, state, move.value);
      expect(outcome.ok && outcome.state).toEqual(next);
    }
  });
  it('says of mistakes only what is true, and its hindsight wins', () => {
    let mistakes = 0;
    let lines = 0;
    for (let index = 0; index < samples(10); index++) {
      const { puzzle, path } = someGame(1 + (index % 2), index, 40);
      const { moments, hindsight } = analysed(puzzle, path);
      for (const [at, { mistake }] of moments.entries()) {
        const state = path[at];
        if (!mistake || !state) continue;
        mistakes++;
        expect(mistake.lost).toBeGreaterThan(MISTAKE_POINTS);
        expect(mistake.margin).toBeLessThan(mistake.lost);
        for (const [word, reasons] of [
          [mistake.word, mistake.against],
          [mistake.better, mistake.instead],
        ] as const) {
          const move = moveCode.decode(word);
          if (!move.ok) throw new Error(word);
          expect(apply(puzzle, state, move.value).ok).toBe(true);
          for (const reason of reasons)
            expect([reason, isTrue(reason, { puzzle, state, move: move.value })]).toEqual([
              reason,
              true,
            ]);
        }
        expect(words.mistake(mistake, view(puzzle, state))).toMatch(/^[A-Z].* Better: .*\.$/);
      }
      if (!hindsight) continue;
      lines++;
      let state = path[hindsight.from];
      for (const { word } of hindsight.line) {
        const move = moveCode.decode(word);
        const outcome = state && move.ok ? apply(puzzle, state, move.value) : undefined;
        if (!outcome?.ok) throw new Error(`the line is refused at ${word}`);
        state = outcome.state;
      }
      expect(state && status(puzzle, state)).toBe('won');
    }
    expect(mistakes).toBeGreaterThan(0);
    expect(lines).toBeGreaterThan(0);
  });
  it('tells how much is done: in the end, all of it', () => {
    const puzzle = stackedPuzzle(normal, {});
    const path = [position(puzzle, ['S7 #?? SQ']), position(puzzle, ['#S7 #?? SQ'], { gems: 1 })];
    const shares: number[] = [];
    const budget = reportingBudget(4 * ANALYSIS_STEPS, 1, (used) => {
      shares.push(used / ANALYSIS_STEPS);
    });
    expect(analyse(puzzle, path, budget).ok).toBe(true);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
    expect(shares.length).toBeGreaterThan(2);
    expect(shares.at(-1)).toBeCloseTo(1, 6);
    expect(analyse(puzzle, path, createBudget(ANALYSIS_STEPS / 2))).toMatchObject({
      ok: false,
      fault: { code: 'budgetExhausted' },
    });
  });
});
