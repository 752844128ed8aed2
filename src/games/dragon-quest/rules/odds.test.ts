// Odds with the items held, checked against the rules: every draw is stacked, and every answer is tried.

import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { createRng, type Rng, shuffled } from '../../../core/rng.ts';
import { type Fate, fates, type ItemCard, itemCards, itemKind } from '../cards.ts';
import { position, stackedPuzzle } from '../testing/index.ts';
import type { Move, Puzzle, State } from '../types.ts';
import { presets } from './index.ts';
import { apply } from './moves.ts';
import { dangerOf, idleAnswer, itemUses, outlookOf, revealRisk } from './odds.ts';
import { leftFates, legalMoves, view } from './view.ts';

const easy = presets[0].params;
const CELL = 57;
const enemies = ['ST', 'SJ', 'SK', 'CQ', 'CK', 'SQ'] as const;

/** The deal in which the next fate card is this one. */
function withNext(state: State, fate: Fate): Puzzle {
  const open = state.usedFates.length % fates.length;
  const used = state.usedFates.slice(0, open);
  const rest = fates.filter((other) => other !== fate && !used.includes(other));
  const round = Math.floor(state.fateDraws / fates.length);
  return {
    params: easy,
    seed: 1,
    stack: { decks: [], fates: [{ round, cards: [...used, fate, ...rest] }], items: [] },
  };
}

/** The value of the best answers, averaged over the possible draws. `good` says whether a fight went well. */
function bestChance(state: State, move: Move, good: (state: State) => boolean): number {
  const draws = leftFates(state.usedFates);
  const ends = draws.map((fate) => {
    const outcome = apply(withNext(state, fate), state, move);
    if (!outcome.ok) throw new Error(outcome.refusal.type);
    return settled(outcome.state, good);
  });
  return ends.reduce((sum, value) => sum + value, 0) / ends.length;
}

function settled(state: State, good: (state: State) => boolean): number {
  const { pending } = state;
  if (pending?.kind !== 'fate' && pending?.kind !== 'joker') return good(state) ? 1 : 0;
  const answers = [...legalMoves(view(stackedPuzzle(easy, {}), state))].filter(
    // Taking the Joker back is where it came from.
    ({ type }) => type !== 'cancel',
  );
  return Math.max(...answers.map((move) => bestChance(state, move, good)));
}

const won = (state: State) => state.statistics.fightsWon > 0;

function someUsed(rng: Rng): readonly Fate[] {
  return shuffled(fates, rng).slice(0, rng.below(fates.length + 1));
}

describe('the odds of a fight', () => {
  it('with what is held are those of the best answers to every draw', () => {
    for (let sample = 0; sample < samples(120); sample++) {
      const rng = createRng(`odds ${sample}`);
      const enemy = enemies[rng.below(enemies.length)] ?? 'ST';
      const usedFates = someUsed(rng);
      const helpful = itemCards.filter((item) => itemKind(item) !== 'jack');
      const items = shuffled(helpful, rng).slice(0, rng.below(4));
      const puzzle = stackedPuzzle(easy, {});
      const state = position(puzzle, [`${enemy} #??`], {
        usedFates,
        fateDraws: usedFates.length,
        items,
      });
      const plans = outlookOf(view(puzzle, state), CELL)?.plans ?? [];
      const fight: Move = { type: 'resolve', cell: CELL };
      const all = bestChance(state, fight, won);
      expect(Math.max(...plans.map(({ beat }) => beat))).toBeCloseTo(all, 9);
      for (const plan of plans) {
        const held: ItemCard[] = [];
        for (const kind of plan.items) {
          const item = items.find((other) => itemKind(other) === kind && !held.includes(other));
          if (item) held.push(item);
        }
        expect(held.length).toBe(plan.items.length);
        expect(plan.beat).toBeCloseTo(bestChance({ ...state, items: held }, fight, won), 9);
        const ten = bestChance({ ...state, items: held }, fight, (end) => {
          return won(end) && end.usedFates.at(-1) === 10;
        });
        expect(plan.ten).toBeCloseTo(ten, 9);
      }
    }
  });
  it('names only combinations of which every part helps', () => {
    const puzzle = stackedPuzzle(easy, {});
    const state = position(puzzle, ['ST #??'], { items: ['HQ', 'DQ', 'HK', 'HJ'] });
    const plans = outlookOf(view(puzzle, state), CELL)?.plans ?? [];
    // A Queen or a King makes every fate beat a slime; both together, or a second Queen, add nothing.
    expect(plans.map(({ items }) => items.join('+'))).toEqual(['', 'queen', 'king']);
    expect(plans[0]).toMatchObject({ beat: 0.8, ten: 0.2 });
    expect(plans[1]?.beat).toBe(1);
  });
});

describe('danger', () => {
  const at = (card: string, rest: Partial<State>, params = easy) => {
    const puzzle = stackedPuzzle(params, {});
    return outlookOf(view(puzzle, position(puzzle, [`${card} #??`], rest)), CELL)?.danger;
  };
  it.each([
    ['hearts are enough', 'C3', { health: 4 }, 'hearts', false],
    ['it takes gems', 'C3', { health: 2, gems: 2 }, 'gems', false],
    ['a Queen cancels it', 'C3', { health: 2, items: ['HQ', 'DQ'] }, 'items', false],
    ['the Joker cancels it', 'C3', { health: 2, items: ['RX'] }, 'items', false],
    ['nothing helps in a pit', 'C3', { health: 2, gems: 1, items: ['HK', 'HJ'] }, 'death', true],
    ['a fight may still be won', 'CK', { health: 2 }, 'death', false],
    ['a fight cannot be won', 'CK', { health: 2, usedFates: [9, 10], fateDraws: 2 }, 'death', true],
    [
      'two Queens win it for certain',
      'CK',
      { health: 2, items: ['HQ', 'DQ'], usedFates: [6], fateDraws: 1 },
      'items',
      false,
    ],
    ['nothing can go wrong', 'ST', { health: 1, usedFates: [6], fateDraws: 1 }, 'none', false],
  ] as const)('%s', (_name, card, rest, worst, certain) => {
    expect(at(card, rest)).toMatchObject({ worst, certain });
  });
  it('tells how many gems it takes', () => {
    expect(at('C3', { health: 2, gems: 5 })).toMatchObject({ worst: 'gems', gems: 2, damage: 3 });
  });
  it('is certain exactly where every draw and every answer ends in death', () => {
    const params = { ...easy, enemyDamage: 2, pitDamage: 2 };
    let deaths = 0;
    for (let sample = 0; sample < samples(400); sample++) {
      const rng = createRng(`danger ${sample}`);
      const card = [...enemies, 'S3', 'C2', 'C3'][rng.below(9)] ?? 'ST';
      const usedFates = someUsed(rng);
      const items = shuffled(itemCards, rng).slice(0, rng.below(3));
      const rest = { health: 1 + rng.below(4), gems: rng.below(4), items };
      const puzzle = stackedPuzzle(params, {});
      const fate = { usedFates, fateDraws: usedFates.length };
      const state = position(puzzle, [`${card} #??`], { ...rest, ...fate });
      const dead = (now: State): boolean => {
        if (now.ending !== null) return now.ending === 'died';
        if (now.pending === null) return false;
        const moves = [...legalMoves(view(puzzle, now))].filter(({ type }) => type !== 'cancel');
        return moves.every((move) => dies(now, move));
      };
      const dies = (now: State, move: Move) =>
        leftFates(now.usedFates).every((next) => {
          const outcome = apply({ ...withNext(now, next), params }, now, move);
          return outcome.ok && dead(outcome.state);
        });
      const check = (now: State) => {
        for (const move of legalMoves(view(puzzle, now))) {
          if (move.type !== 'resolve' && now.pending === null) continue;
          const { certain } = dangerOf(view(puzzle, now), move);
          if (move.type === 'cancel') continue;
          expect([move, certain]).toEqual([move, dies(now, move)]);
          if (certain) deaths++;
        }
      };
      check(state);
      const [next = 6] = leftFates(usedFates);
      const met = apply({ ...withNext(state, next), params }, state, {
        type: 'resolve',
        cell: CELL,
      });
      if (met.ok && met.state.ending === null && met.state.pending) check(met.state);
    }
    expect(deaths).toBeGreaterThan(5);
  });
});

describe('the hidden pit', () => {
  it('comes as often as the deals say that agree with what is seen', () => {
    const puzzle = stackedPuzzle(easy, {});
    const state = position(puzzle, ['ST #?? SA'], { health: 1 });
    const seen = view(puzzle, state);
    // Of 25 unseen cards one is the start card, never the Queen (the exit is in sight): 24 may be.
    expect(revealRisk(seen)?.chance).toBeCloseTo(23 / 24 / 24, 9);
    expect(revealRisk(seen)?.danger).toMatchObject({ worst: 'death', damage: 2, certain: false });
    const found = position(puzzle, ['ST #?? #S2']);
    expect(revealRisk(view(puzzle, found))).toBeUndefined();
  });
});

describe('what an item can change', () => {
  const puzzle = stackedPuzzle(easy, {});
  const asked = (card: string, fate: Fate, used: readonly Fate[], rest: Partial<State>) =>
    view(
      puzzle,
      position(puzzle, [`${card} #??`], {
        usedFates: used,
        fateDraws: used.length,
        pending: { kind: 'fate', cell: CELL, fate, bonus: 0 },
        ...rest,
      }),
    );
  it.each([
    ['a King on a won fight, no ten left', 'SJ', 8, [10, 8], { items: ['HK'] }, ''],
    ['a King on a won fight, a ten left', 'SJ', 8, [8], { items: ['HK'] }, 'king ten 0.25'],
    [
      'a ten that would bring nothing',
      'ST',
      8,
      [8],
      { items: ['HK'] }, // at full health
      '',
    ],
    ['a Queen that is enough', 'SJ', 7, [7], { items: ['HQ'] }, 'queen beat 1'],
    ['a Queen that is not', 'SK', 7, [7], { items: ['HQ'] }, ''],
    ['two that are', 'SK', 7, [7], { items: ['HQ', 'DQ'] }, 'queen beat 1'],
    ['a King where nothing better is left', 'SK', 8, [9, 10, 8], { items: ['HK'] }, ''],
    ['a King where half is better', 'SK', 8, [6, 7, 8], { items: ['HK'] }, 'king beat 1'],
  ] as const)('%s', (_name, card, fate, used, rest, uses) => {
    const seen = asked(card, fate, used, rest);
    expect(
      itemUses(seen)
        .map(({ item, purpose, chance }) => `${item} ${purpose} ${chance}`)
        .join(),
    ).toBe(uses);
    expect(idleAnswer(seen)).toEqual(uses === '' ? { type: 'accept' } : undefined);
  });
  it('passes nothing by that could end better with an item', () => {
    let passed = 0;
    for (let sample = 0; sample < samples(300); sample++) {
      const rng = createRng(`passing ${sample}`);
      const card = enemies[rng.below(enemies.length)] ?? 'ST';
      const drawn = someUsed(rng);
      const fate = drawn.at(-1);
      if (fate === undefined || fate === 10) continue; // a ten is never asked about
      const helpful = itemCards.filter((item) => itemKind(item) !== 'jack');
      const items = shuffled(helpful, rng).slice(0, 1 + rng.below(3));
      const rest = { items, health: 1 + rng.below(5), gems: rng.below(11) };
      const seen = asked(card, fate, drawn, rest);
      if (!idleAnswer(seen)) continue;
      passed++;
      const state = position(puzzle, [`${card} #??`], {
        ...rest,
        usedFates: drawn,
        fateDraws: drawn.length,
        pending: { kind: 'fate', cell: CELL, fate, bonus: 0 },
      });
      const accepted = apply(puzzle, state, { type: 'accept' });
      const good = accepted.ok && won(accepted.state) ? 1 : 0;
      // No answer raises the chance to win the fight; and no ten would bring anything.
      expect(settled(state, won)).toBe(good);
      const gains = (end: State) =>
        won(end) &&
        end.usedFates.at(-1) === 10 &&
        (end.ending === 'critical' ||
          end.health > rest.health ||
          end.gems > rest.gems ||
          end.items.length > items.length - 1);
      if (good === 1) expect(settled(state, gains)).toBe(0);
    }
    expect(passed).toBeGreaterThan(2);
  });
});
