import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { deal } from '../../../core/deal.ts';
import { createRng, pick } from '../../../core/rng.ts';
import { openRooms } from '../board/check.ts';
import { generateBoard } from '../board/generate.ts';
import { witches } from '../index.ts';
import { ingredientNames } from '../names.ts';
import { evaluate } from '../potion/evaluate.ts';
import { printSolo } from '../rules/print.ts';
import { startSolo } from '../seats/board-state.ts';
import { playSolo, soloMoves } from '../seats/solo-play.ts';
import { drawnBoard } from '../testing/drawn-boards.ts';
import { type BoardKind, boardKinds } from '../types/board.ts';
import { maxSeeds, type PlayedEntry, type Potion, type PotionResult } from '../types/potion.ts';
import type { Brew, SoloSetup, SoloState } from '../types/solo.ts';
import { planPotion, stepTowards } from './solo-plan.ts';

function setupOf(kind: BoardKind, seed: string, rooms: readonly number[] = []): SoloSetup {
  const board = generateBoard(
    { kind, players: 1, ingredients: 6, special: 'solo', rooms },
    createRng(seed),
  );
  if (!board.ok) throw new Error(board.fault.code);
  return {
    board: board.value,
    ingredients: ingredientNames.slice(0, 6),
    maxSeeds: 6,
    lastPotion: false,
  };
}

function anyPotion(length: number, seed: string): PlayedEntry[] {
  const rng = createRng(seed);
  return Array.from({ length }, () => ({
    ingredient: pick(['Parsley', 'Sage', 'Chives', 'Rosemary', 'Oregano', 'Mint'], rng),
    seeds: 1 + rng.below(6),
  }));
}

const nothing: PotionResult = { won: false, undergrown: 0, overgrown: 0, messages: [] };

describe('any potion of four or six', () => {
  it.each(boardKinds)('can be brewed on any board of %s from its start', (kind) => {
    for (let game = 0; game < samples(400); game++) {
      const setup = setupOf(kind, `plan ${game}`);
      const entries = anyPotion(game % 2 === 0 ? 4 : 6, `potion ${game}`);
      let state = startSolo(setup);
      for (const move of planPotion(setup, state, entries) ?? []) {
        const outcome = playSolo(setup, state, move, () => nothing);
        if (!outcome.ok) throw new Error(outcome.refusal.type);
        state = outcome.state;
      }
      expect(state.potions[0]?.entries).toEqual(entries);
    }
  });

  it.each(boardKinds)('of five too on %s, where the board was asked for it', (kind) => {
    for (let game = 0; game < samples(200); game++) {
      const setup = setupOf(kind, `five ${game}`, [5]);
      expect(openRooms(setup.board)).toContain(5);
      expect(planPotion(setup, startSolo(setup), anyPotion(5, `potion ${game}`))).toBeDefined();
    }
  });
});

it('wins dealt puzzles of every level on a board of either kind, with the real High Witch', () => {
  const withoutBoard = witches.presets.filter(({ params }) => params.play !== 'solo');
  for (const [index, preset] of withoutBoard.entries())
    for (const kind of boardKinds) {
      const dealt = deal(witches, preset.params, `solo-${index}`, unlimitedBudget);
      if (!dealt.ok) throw new Error(dealt.fault.code);
      const { puzzle } = dealt.value;
      const solved = witches.solve(puzzle, witches.start(puzzle, 0), unlimitedBudget);
      const [use] = solved?.ok ? solved.value.moves : [];
      if (use?.type !== 'use') throw new Error('no potion');
      const rooms = use.entries.length === 5 ? [5] : [];
      const setup: SoloSetup = {
        ...setupOf(kind, `real ${index}`, rooms),
        ingredients: puzzle.ingredients.map(({ name }) => name),
        maxSeeds: maxSeeds(puzzle),
      };
      const brew: Brew = (entries, potion) => evaluate(puzzle, entries, potion);
      let state = startSolo(setup);
      for (const move of planPotion(setup, state, use.entries) ?? []) {
        const outcome = playSolo(setup, state, move, brew);
        if (!outcome.ok) throw new Error(outcome.refusal.type);
        state = outcome.state;
      }
      expect([preset.id, kind, state.phase]).toEqual([preset.id, kind, 'won']);
    }
});

it('steps that follow one another after any play end in the potion or say that there is no way', () => {
  let ways = 0;
  for (let game = 0; game < samples(300); game++) {
    const rng = createRng(`from ${game}`);
    const setup = setupOf(boardKinds[game % 2] ?? 'gardens', `from ${game}`);
    let state = startSolo(setup);
    for (let moves = rng.below(20); moves > 0 && state.phase === 'playing'; moves--) {
      const options = [...soloMoves(setup, state)].filter(({ type }) => type !== 'giveUp');
      const move = pick(options, rng);
      const outcome = move && playSolo(setup, state, move, () => nothing);
      if (outcome?.ok) state = outcome.state;
    }
    const entries = anyPotion(4, `potion ${game}`);
    const before = state.potions.length;
    const plan = planPotion(setup, state, entries);
    if (!plan) continue;
    ways++;
    for (const move of plan) {
      const outcome = playSolo(setup, state, move, () => nothing);
      if (!outcome.ok) throw new Error(outcome.refusal.type);
      state = outcome.state;
    }
    expect(state.potions[before]?.entries).toEqual(entries);
  }
  expect(ways).toBeGreaterThan(0);
});

describe('a step', () => {
  const setup: SoloSetup = {
    board: drawnBoard('AAbbcccc dddddddd eeeeeeee fffffff.', 'ggggggg.'.padStart(32, 'h'), {
      specials: [{ cell: 2, special: 'lowCeiling' }],
      notes: [31, 63],
    }),
    ingredients: ingredientNames.slice(0, 6),
    maxSeeds: 4,
    lastPotion: true,
  };
  const start = startSolo(setup);
  const wanted: Potion = [
    { ingredient: 'Sage', seeds: 3 },
    { ingredient: 'Mint', seeds: 1 },
  ];

  it('plants where it can grow as far as it must', () => {
    expect(stepTowards(setup, start, wanted)).toEqual({
      type: 'plant',
      cell: 3,
      ingredient: 'Sage',
    });
  });

  it.each<readonly [string, SoloState, Potion]>([
    ['no cauldron of that size', start, [...wanted, ...wanted]],
    ['more seeds than count', start, [{ ingredient: 'Sage', seeds: 5 }, ...wanted.slice(1)]],
    ['too distracted', { ...start, distracted: true }, wanted],
    ['a choice comes first', { ...start, choices: ['Gate'] }, wanted],
    ['the game is over', { ...start, phase: 'lost' }, wanted],
    ['an empty potion', start, []],
  ])('is none: %s', (_, state, entries) => {
    expect(stepTowards(setup, state, entries)).toBeUndefined();
  });

  // Only two cells of this kind to plant in.
  it.each([
    { special: 'lowCeiling', seeds: 2, brews: true },
    { special: 'lowCeiling', seeds: 3, brews: false },
    { special: 'fertileGround', seeds: 2, brews: false },
    { special: 'fertileGround', seeds: 3, brews: true },
    { special: 'fertileGround', seeds: 4, brews: true },
  ] as const)('knows what $special lets grow: $seeds dots', ({ special, seeds, brews }) => {
    const cells = [2, 3];
    const regions = setup.board.regions.filter(({ kind }) => kind === 'cauldron');
    const narrow: SoloSetup = {
      ...setup,
      board: {
        ...setup.board,
        regions: [...regions, { kind: 'garden', cells }],
        specials: cells.map((cell) => ({ cell, special })),
      },
    };
    const entries = [{ ingredient: 'Sage', seeds }, ...wanted.slice(1)] as const;
    const first = startSolo(narrow);
    expect(stepTowards(narrow, first, entries) !== undefined).toBe(brews);
    expect(planPotion(narrow, first, entries) !== undefined).toBe(brews);
  });

  it('is the last potion itself when only that is left', () => {
    expect(stepTowards(setup, { ...start, phase: 'last' }, wanted)).toEqual({
      type: 'last',
      entries: wanted,
    });
  });

  it('shows in print', () => {
    const plan = planPotion(setup, start, wanted) ?? [];
    let state = start;
    for (const move of plan) {
      const outcome = playSolo(setup, state, move, () => nothing);
      if (outcome.ok) state = outcome.state;
    }
    expect(plan.map(({ type }) => type).join(' ')).toBe('plant grow grow pluck plant pluck');
    expect(printSolo(setup, state)).toContain('|#Sag3 #Min1| -L    xx  | xx');
  });
});
