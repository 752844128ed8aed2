// Solo hints by their results: whoever follows nothing but hints wins, keeps room for the recipe, and is not stopped by
// what the last potion left behind.

import { describe, expect, it } from 'vitest';
import { samples } from '../../../../../test/samples.ts';
import { unlimitedBudget } from '../../../../core/budget.ts';
import type { Hint } from '../../../../core/hint.ts';
import { createRng } from '../../../../core/rng.ts';
import { witches } from '../../index.ts';
import { evaluate } from '../../potion/evaluate.ts';
import { potionText } from '../../rules/canon.ts';
import { drawnBoard } from '../../testing/boards.ts';
import { potionFrom, puzzleFrom } from '../../testing/index.ts';
import type { Move, Puzzle, State } from '../../types/index.ts';
import type { SoloState } from '../../types/solo.ts';

const hintFor = (puzzle: Puzzle, state: State): Hint<Move> => {
  const hint = witches.hint?.(witches.view(puzzle, state), createRng('alone'), unlimitedBudget);
  if (!hint?.ok) throw new Error(`no hint after ${state.trials.length} potions`);
  return hint.value;
};

/** Follows hints to the end, notes left out; answers how it ended and what was proposed on the way. */
function follow(puzzle: Puzzle, from: State): { end: State; techniques: readonly string[] } {
  let state = from;
  const techniques: string[] = [];
  for (let step = 0; step < 400 && state.ending === null; step++) {
    const { technique, move } = hintFor(puzzle, state);
    if (!move) throw new Error(`${technique} has no move`);
    if (move.type !== 'note' && techniques.at(-1) !== technique) techniques.push(technique);
    const next = witches.apply(puzzle, state, move, 0);
    if (!next.ok) throw new Error(next.refusal.type);
    state = next.state;
  }
  return { end: state, techniques };
}

describe('hints that are followed alone', () => {
  it.each([
    { preset: 'solo-beginner', games: 30 },
    { preset: 'solo-gardens', games: 20 },
    { preset: 'solo-amateur-witch', games: 30 },
    { preset: 'solo-spice-sorcerer', games: 20 },
  ])(
    'win every game of $preset, no potion twice',
    ({ preset, games }) => {
      const { params } = witches.presets.find(({ id }) => id === preset) ?? witches.presets[0];
      for (let game = 0; game < samples(games); game++) {
        const rng = createRng(`followed ${preset} ${game}`);
        const dealt = witches.generate(params, rng, unlimitedBudget);
        if (!dealt.ok) throw new Error(dealt.fault.code);
        const { end } = follow(dealt.value, witches.start(dealt.value, 0));
        expect(end.ending, `${preset} ${game}`).toBe('won');
        const brewed = end.trials.map(({ entries }) => potionText(entries));
        expect(new Set(brewed).size, `${preset} ${game}`).toBe(brewed.length);
      }
    },
    1_200_000,
  );
});

/** One cauldron of four, six of two, and gardens enough. */
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
  // together they leave one recipe
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
    // what is no part of the recipe is never right: a potion of six cannot win
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
      // one of three is number 1: a potion with any of them tells as much
      const puzzle: Puzzle = { ...puzzleFrom('i[Poison] g2 g3 g4 g1 i'), board };
      const potions = ['b1', 'b3', 'c2', 'c4', 'd3', ...more.split(' ').filter(Boolean), 'a1'];
      let state = stateAfter(puzzle, potions, { poisoned: true });
      const before = state.trials.length;
      while (state.trials.length === before) {
        const { move } = hintFor(puzzle, state);
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
      // two recipes are left: a guess in that room would win half of the games, and lose the others
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

  it('ends the game on the board where only the free last potion can win', () => {
    const small = drawnBoard(
      'AABBccCC DDEEFFGG hhhhiiii jjjjjjj.',
      'kkkkllll mmmmnnnn oooopppp qqqqqqq.',
    );
    const puzzle: Puzzle = { ...distracting, board: small, lastPotion: true };
    const { end, techniques } = follow(puzzle, stateAfter(puzzle, telling));
    expect(end.ending).toBe('won');
    expect(techniques).toEqual(['boardSpent', 'lastPotion']);
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
