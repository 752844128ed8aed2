// Solo hints by their results: following them wins, keeps room for the recipe, and copes with statuses of the
// last potion.

import { describe, expect, it } from 'vitest';
import { soaking, someOf } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { factsOf, type Hint } from '../../../core/hint.ts';
import { createRng } from '../../../core/rng.ts';
import { witches } from '../index.ts';
import { evaluate } from '../potion/evaluate.ts';
import { potionText } from '../rules/recipe-text.ts';
import { drawnBoard } from '../testing/drawn-boards.ts';
import {
  advised,
  chanceAt,
  dealtGame,
  hintAt,
  hintPlanFrom,
  poolAt,
} from '../testing/hint-games.ts';
import { potionFrom, puzzleFrom } from '../testing/index.ts';
import type { Move, Puzzle, State } from '../types/index.ts';
import type { SoloState } from '../types/solo.ts';

/** The hint for the board, once all facts are noted. */
function boardHint(puzzle: Puzzle, from: State): Hint<Move> {
  let state = from;
  for (;;) {
    const hint = hintAt(puzzle, state);
    const next = hint.move?.type === 'note' ? advised(puzzle, state, hint) : undefined;
    if (!next) return hint;
    state = next;
  }
}

/** Follows hints to the end without notes. Returns the end and all techniques. */
function follow(puzzle: Puzzle, from: State): { end: State; techniques: readonly string[] } {
  let state = from;
  const techniques: string[] = [];
  for (let step = 0; step < 400 && state.ending === null; step++) {
    const hint = hintAt(puzzle, state);
    const { technique, move } = hint;
    if (move?.type !== 'note' && techniques.at(-1) !== technique) techniques.push(technique);
    const next = advised(puzzle, state, hint);
    if (!next) break;
    state = next;
  }
  return { end: state, techniques };
}

/** Was a sure win known after some answer? */
function wasSure(puzzle: Puzzle): boolean {
  let state: State | undefined = witches.start(puzzle, 0);
  for (let looked = -1; state && state.ending === null; state = advised(puzzle, state)) {
    const chance = state.trials.length > looked ? chanceAt(puzzle, state) : undefined;
    if (chance === 1) return true;
    if (chance !== undefined) looked = state.trials.length;
  }
  return false;
}

/** The share of games that may end in a guess. */
const GUESSED = 0.1;

describe('hints that are followed alone', () => {
  const levels = [
    { preset: 'solo-first-game', games: 30 },
    { preset: 'solo-beginner', games: 30 },
    { preset: 'solo-gardens', games: 20 },
    { preset: 'solo-amateur-witch', games: 30 },
    { preset: 'solo-spice-sorcerer', games: 20 },
    { preset: 'solo-potion-master', games: 20 },
    { preset: 'solo-high-witch', games: 20 },
  ];
  it.each(someOf(levels, 1))(
    'win the games of $preset, each in which a way was known, no potion twice',
    ({ preset, games: promised }) => {
      const games = soaking ? promised : 1;
      const lost: number[] = [];
      for (let game = 0; game < games; game++) {
        const puzzle = dealtGame(preset, game);
        const { end } = follow(puzzle, witches.start(puzzle, 0));
        if (end.ending !== 'won') lost.push(game);
        const brewed = end.trials.map(({ entries }) => potionText(entries));
        expect(new Set(brewed).size, `${preset} ${game}`).toBe(brewed.length);
      }
      for (const game of lost) expect(wasSure(dealtGame(preset, game)), `${game}`).toBe(false);
      expect(lost.length, lost.join()).toBeLessThanOrEqual(games * GUESSED);
    },
    1_200_000,
  );
});

/** One cauldron of four, six of two, and enough gardens. */
const board = drawnBoard(
  'AABBCCCC DDEEFFGG hhhhiiii jjjjjjj.',
  'kkkkllll mmmmnnnn oooopppp qqqqqqq.',
);
/** Four numbers, the last of which distracts, and a decoy. */
const distracting: Puzzle = { ...puzzleFrom('g1 g2 g3 g4[Distracted] i'), board };

/** The state after these potions, as if they had been brewed elsewhere. */
function stateAfter(
  puzzle: Puzzle,
  potions: readonly string[],
  change: Partial<SoloState> = {},
): State {
  const start = witches.start(puzzle, 0);
  if (!start.solo) throw new Error('no board');
  const trials = potions.map((text, index) => {
    const entries = potionFrom(text);
    return { entries, result: evaluate(puzzle, entries, index + 1) };
  });
  const own = trials.map((trial) => ({ ...trial, cells: [] }));
  return { ...start, trials, solo: { ...start.solo, potions: own, ...change } };
}

describe('a solo hint', () => {
  // Together they leave one recipe.
  const telling = ['e1', 'e4', 'b2a1d4c3'];

  it('brews what is known', () => {
    const { end, techniques } = follow(distracting, stateAfter(distracting, telling));
    expect(end.ending).toBe('won');
    expect(techniques).toEqual(['boardBrew']);
  });

  it('clears Distracted by a small potion where the recipe cannot be grown under it', () => {
    const state = stateAfter(distracting, telling, { distracted: true });
    const { end, techniques } = follow(distracting, state);
    expect(end.ending).toBe('won');
    expect(techniques).toEqual(['boardClear', 'boardBrew']);
    expect(end.trials.map(({ entries }) => entries.length)).toEqual([1, 1, 4, 2, 4]);
  });

  it('clears Distracted in the room that the recipe has no use for, though it is the larger one', () => {
    // Other ingredients are never right: a potion of six cannot win.
    const rooms = drawnBoard(
      'AAAAhhhh BBBBBBhh iiiijjjj iiijjjj.',
      'kkkkllll mmmmnnnn oooopppp qqqqqqq.',
    );
    const puzzle: Puzzle = {
      ...puzzleFrom('g1 g2 g3 g4[Distracted] o0 o0 o0 o0', { drama: true }),
      board: rooms,
    };
    const state = stateAfter(puzzle, ['d4', 'b2a1d4c3', 'e1', 'f1', 'g1', 'h1'], {
      distracted: true,
    });
    const { end, techniques } = follow(puzzle, state);
    expect(end.ending).toBe('won');
    expect(techniques).toEqual(['boardClear', 'boardBrew']);
    expect(end.trials.map(({ entries }) => entries.length)).toEqual([1, 4, 1, 1, 1, 1, 6, 4]);
  });

  it.each(['', 'b4', 'b4 c1', 'b4 c1 d2', 'b4 c1 d2 d1', 'd2 d1'])(
    'keeps clear of a second Poison in a row where others tell as much: %s',
    (more) => {
      // One of three is number 1: a potion with any of them is equally informative.
      const puzzle: Puzzle = { ...puzzleFrom('i[Poison] g2 g3 g4 g1 i'), board };
      const potions = ['b1', 'b3', 'c2', 'c4', 'd3', ...more.split(' ').filter(Boolean), 'a1'];
      let state = stateAfter(puzzle, potions, { poisoned: true });
      const before = state.trials.length;
      while (state.trials.length === before) {
        const { move } = hintAt(puzzle, state);
        const next = move && witches.apply(puzzle, state, move, 0);
        if (!next?.ok) throw new Error('no move');
        state = next.state;
      }
      expect(potionText(state.trials.at(-1)?.entries ?? [])).not.toContain('a');
    },
  );

  it.each(['g1 g2 g3 g4 i', 'g1 g2 g4 g3 i'])(
    'leaves the only room of the recipe until it is known: %s',
    (recipe) => {
      // Two recipes are left: a guess in that room would win only half of the games.
      const rooms = drawnBoard(
        'AAAhBBBh CCCChhhh iiiijjjj iiijjjj.',
        'kkkkllll mmmmnnnn oooopppp qqqqqqq.',
      );
      const puzzle: Puzzle = { ...puzzleFrom(recipe), board: rooms };
      const { end } = follow(puzzle, stateAfter(puzzle, ['b2a1', 'e1', 'e4']));
      expect(end.ending).toBe('won');
      expect(end.trials.map(({ entries }) => entries.length)).toEqual([2, 1, 1, 3, 4]);
    },
  );

  it.each([
    { rooms: 'AAAAAhhh', length: 5 },
    { rooms: 'AAAAAAhh', length: 6 },
    // Two of them: the potion that is more informative per plant.
    { rooms: 'AAAAhhhh', length: 4 },
  ])('leaves it from the beginning, for what tells less: $rooms', ({ rooms, length }) => {
    // In a longer one the recipe needs plain decoys too, and there may be none.
    const board = drawnBoard(
      `${rooms} CCCChhhh iiiijjjj iiijjjj.`,
      'kkkkllll mmmmnnnn oooopppp qqqqqqq.',
    );
    const puzzle: Puzzle = { ...puzzleFrom('g1 g2 g3 g4 o0 o0', { drama: true }), board };
    const start = witches.start(puzzle, 0);
    expect(poolAt(puzzle, start).whole).toBe(false);
    expect(hintPlanFrom(puzzle, start)?.potion).toHaveLength(length);
  });

  /** No room for a recipe of four. */
  const small = drawnBoard(
    'AABBccCC DDEEFFGG hhhhiiii jjjjjjj.',
    'kkkkllll mmmmnnnn oooopppp qqqqqqq.',
  );

  it('ends the game on the board where only the free last potion can win', () => {
    const puzzle: Puzzle = { ...distracting, board: small, lastPotion: true };
    const { end, techniques } = follow(puzzle, stateAfter(puzzle, telling));
    expect(end.ending).toBe('won');
    expect(techniques).toEqual(['boardSpent', 'lastPotion']);
  });

  it.each([
    ['the recipe is known', telling],
    ['recipes are left', telling.slice(0, 2)],
  ])('says so where the board can brew none of them, and proposes nothing: %s', (_, potions) => {
    const puzzle: Puzzle = { ...distracting, board: small };
    const { technique, move, steps } = boardHint(puzzle, stateAfter(puzzle, potions));
    expect(technique).toBe('boardLost');
    expect(move).toBeUndefined();
    expect(factsOf({ steps }).map(({ type }) => type)).toEqual(['possible', 'noWay', 'takeBack']);
  });

  it.runIf(soaking)(
    'goes on testing where recipes are hard to find, and ends no game for it',
    () => {
      const { params } = witches.presets.find(({ id }) => id === 'solo-high-witch') ?? {};
      const rng = createRng('proxy solo-high-witch 113');
      const made = params && witches.generate(params, rng, unlimitedBudget);
      if (!made?.ok) throw new Error('no puzzle');
      const state = stateAfter(made.value, ['a6i4c2f3d1g3'], { poisoned: true });
      expect(boardHint(made.value, state).move?.type).toBe('plant');
    },
  );

  it('does not say so if only Distracted prevents it', () => {
    const state = stateAfter(distracting, telling, { distracted: true });
    expect(boardHint(distracting, state).technique).toBe('boardClear');
  });

  it('brews around what lies in a cauldron, and in one that is longer than the recipe', () => {
    const odd = drawnBoard(
      'AABBCCCC CDEEFFGG hhhhiiii jjjjjjj.',
      'kkkkllll mmmmnnnn oooopppp qqqqqqq.',
      { starts: [{ cell: 4, ingredient: 'Oregano' }] },
    );
    const puzzle: Puzzle = { ...distracting, board: odd };
    const { end, techniques } = follow(puzzle, stateAfter(puzzle, telling));
    expect(end.ending).toBe('won');
    expect(techniques).toEqual(['boardBrew']);
    expect(potionText(end.trials.at(-1)?.entries ?? [])).toBe('e1a1b2c3d4');
  });
});
