// Hints from the middle of real-size tables; each case depends on one part of the adviser.

import { describe, expect, it } from 'vitest';
import { expectOk } from '../../../../test/harness.ts';
import { soaking, someOf } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { createRng } from '../../../core/rng.ts';
import { witches } from '../index.ts';
import { paperTable } from '../rules/paper-table.ts';
import { potionText } from '../rules/recipe-text.ts';
import { sceneOf } from '../seats/table-game.ts';
import { engineHint, followTable } from '../testing/hint-games.ts';
import { potionFrom } from '../testing/index.ts';
import {
  dealtTable,
  moved,
  onBoard,
  ownCells,
  seenFrom,
  sobered,
  type TablePosition,
  tested,
  usedUp,
  withSeat,
} from '../testing/table-positions.ts';
import type { SeatStatus, TablePlan } from '../types/table.ts';
import type { MoveHint } from './hint.ts';
import { weigh, winners, winsIn } from './potion-value.ts';
import { createPool, hintSurvey, type Pool } from './sample.ts';
import { type TableHintPlan, tableHintPlan } from './table-hint-plan.ts';

/** The hint of a seat once it has noted all facts. */
function told(at: TablePosition, seat: number): MoveHint {
  const hint = expectOk(engineHint()(seenFrom(at, seat), 0));
  const { move } = hint;
  return move?.type === 'note' ? told(moved(at, seat, move), seat) : hint;
}

const factOf = ({ steps, conclusion = [] }: MoveHint, type: string) =>
  [...steps.flatMap(({ facts }) => facts), ...conclusion].find((fact) => fact.type === type);

function poolOf(at: TablePosition): Pool {
  const pool = expectOk(hintSurvey(seenFrom(at, 1), unlimitedBudget)).pool(unlimitedBudget);
  if (!pool) throw new Error('no recipes');
  return pool;
}

function courseAt(at: TablePosition, pool = poolOf(at)): TableHintPlan {
  const view = seenFrom(at, 1);
  const scene = sceneOf(view);
  if (!scene) throw new Error('no table');
  return expectOk(tableHintPlan(view, scene, pool, unlimitedBudget));
}

function planAt(at: TablePosition): TablePlan {
  const of = seenFrom(at, 1);
  const answer = witches.ask({ type: 'tablePlan', of }, undefined, unlimitedBudget);
  if (!answer?.ok || answer.value.type !== 'tablePlan') throw new Error('no plan');
  return answer.value;
}

/** Seats with something to do in this round. */
const actors = (at: TablePosition) => [...new Set(planAt(at).steps.map(({ seat }) => seat))];

const follow = (at: TablePosition) =>
  followTable(at.puzzle, at.puzzle.board?.players ?? 1, engineHint(), at.state);

const status = (effect: SeatStatus['effect']): SeatStatus => ({
  effect,
  potion: 1,
  ingredients: [],
  used: false,
  copiedBy: [],
});

/** Eight ingredients, no special cells, no last potion; the recipe takes four. */
const knownRecipe = () =>
  sobered(
    tested(dealtTable('spice-sorcerer', 'cauldrons', '2', 0), [
      '1 b1a2f3h2c3d4',
      '2 c1d3a1b3f1e2',
      '1 e3h1d3c4f1g2',
      '2 h1c2a3d4e4',
    ]),
  );

describe('a table that knows the recipe', () => {
  it('brews it at once, and says that it is sure', () => {
    const at = knownRecipe();
    expect(poolOf(at).count).toBe(1);
    expect([1, 2].map((seat) => told(at, seat).technique)).toContain('tableBrew');
    const plan = planAt(at);
    expect(plan).toMatchObject({ sure: true, recipes: 1, exact: true });
    expect(actors(at)).toContain(1);
    expect(actors(moved(at, 1, { type: 'pass' }))).toEqual([2]);
    const followed = follow(at);
    expect(followed).toMatchObject({ ending: 'won', potions: 5 });
    expect(followed.rounds).toBeLessThanOrEqual(14);
  });

  const roomLeft = [
    [1, 3],
    [3, 1],
  ] as const;
  it.each(someOf(roomLeft, 1))(
    'has one seat grow what another has no room for (%i and %i cells)',
    (first, second) => {
      const at = knownRecipe();
      const full = usedUp(usedUp(at, ownCells(at, 1).slice(first)), ownCells(at, 2).slice(second));
      expect(follow(full)).toMatchObject({ ending: 'won', potions: 5 });
    },
  );

  const boundSeats = [
    ['may brew one kind only', 'Minimalist'],
    ['may plant nothing that is in it', 'Allergies'],
  ] as const;
  it.each(someOf(boundSeats, 1))(
    'frees a seat that %s, and keeps the room for the recipe',
    (_, effect) => {
      const at = knownRecipe();
      const ingredients = at.puzzle.ingredients.map(({ name }) => name).slice(0, 7);
      const statuses = [{ ...status(effect), ingredients }];
      const bound = [1, 2].reduce((before, seat) => withSeat(before, seat, { statuses }), at);
      const followed = follow(bound);
      expect(followed).toMatchObject({ ending: 'won', potions: 6 });
      expect(followed.rounds).toBeLessThanOrEqual(20);
    },
  );

  it('comes to an end where nothing can hold the recipe', () => {
    const at = knownRecipe();
    const pots = at.puzzle.board?.regions.filter(
      ({ kind, cells }) => kind === 'cauldron' && cells.length > 2,
    );
    const full = usedUp(at, pots?.flatMap(({ cells }) => cells) ?? []);
    expect(follow(full).ending).toBe('lost');
  });
});

describe('a table that has to find out more', () => {
  it.runIf(soaking)('keeps the plants that the recipe takes', () => {
    // Only four more can be planted, and the recipe takes five.
    const potions = ['1 a1h4b2c3e4f5', '2 a1h2d3a1e4g5'];
    const at = sobered(tested(dealtTable('custom', 'cauldrons', '2', 0), potions));
    const few = [1, 2].reduce((before, seat) => usedUp(before, ownCells(at, seat).slice(2)), at);
    expect(follow(few)).toMatchObject({ ending: 'won', twice: false, idle: 0 });
  });

  it('tests by a Guesser what no board has to hold', () => {
    const at = tested(dealtTable('potion-master', 'cauldrons', '2', 0), [
      '1 a1g4b2c3d4',
      '2 h3b1f2c1a4',
      '1 a1f2g3c6e1b4',
      '2 h1f2b3d4',
      '1 e1c3',
      '2 g2h1',
    ]);
    const followed = follow(sobered(at));
    expect(followed).toMatchObject({ ending: 'won', potions: 7 });
    expect(followed.rounds).toBeLessThanOrEqual(3);
  });

  it('tests a plant by itself where Versatility lets it', () => {
    const { entries, brewing } = courseAt(dealtTable('high-witch', 'cauldrons', '2', 5));
    expect(entries).toHaveLength(1);
    expect(brewing.moves.at(-1)?.move.type).toBe('taste');
  });

  it.runIf(soaking)('brews what gardens give, where special cells are in the way', () => {
    const at = tested(dealtTable('high-witch', 'gardens', '2', 0), [
      '1 a1b2c3d4',
      '2 f1a1e2g2b3c4',
      '1 j1e2h3d4b5c6',
    ]);
    const low = onBoard(sobered(at), ({ gardens }) => ({
      gardens: gardens.map((one) => ({ ...one, spent: !one.cells.includes(5) })),
    }));
    const { entries, brewing } = courseAt(low);
    const { answers } = weigh(poolOf(low), entries);
    expect(answers).toBeGreaterThan(1);
    expect(brewing.moves.at(-1)?.move.type).toBe('test');
  });

  it.runIf(soaking).each([0, 1])('brews something small where %i recipes fit', (found) => {
    const at = tested(dealtTable('high-witch', 'cauldrons', '2', 2), ['2 a1f3', '1 c3h6e3j3i4g1']);
    const pool = createPool(seenFrom(at, 1), poolOf(at).sample.slice(0, found), null);
    const { entries, brewing, sure } = courseAt(at, pool);
    expect(sure).toBe(false);
    expect(entries.length).toBeLessThanOrEqual(2);
    expect(brewing.moves.filter(({ move }) => move.type === 'plant').length).toBeLessThan(3);
  });

  it('does not risk the Poison that would be the end for all', () => {
    const at = tested(dealtTable('high-witch', 'cauldrons', '2', 5), ['1 a2', '2 b3', '1 c3d1g4']);
    expect(at.state.table?.seats[0]?.statuses.map(({ effect }) => effect)).toContain('Poison');
    const { entries, brewing } = courseAt(at);
    expect(brewing.brewer === 1 || !/[cdg]/.test(potionText(entries))).toBe(true);
  });

  it('does not risk it on paper either', () => {
    const { params } = witches.presets.find(({ id }) => id === 'high-witch') ?? witches.presets[0];
    const rng = createRng('table high-witch-paper-2 3');
    const puzzle = expectOk(witches.generate(params, rng, unlimitedBudget));
    const entries = potionFrom('e3d2h1b3a2g5');
    const start = paperTable.start(puzzle, 2, 0, '');
    const first = paperTable.apply(puzzle, start, 1, { type: 'use', entries, tester: 1 }, 0);
    if (!first.ok) throw new Error(first.refusal.type);
    const { move } = expectOk(engineHint()(paperTable.view(puzzle, first.state, 2), 1));
    expect(move?.type === 'use' ? potionText(move.entries) : 'e').not.toMatch(/[abdegh]/);
  });
});

describe('the seats of a table', () => {
  it.runIf(soaking)('get the same potion, regardless of who has acted', () => {
    let at = dealtTable('potion-master', 'gardens', '5', 1);
    const wanted = [1, 2, 3, 4, 5].map((seat) => {
      const hint = told(at, seat);
      at = moved(at, seat, { type: 'pass' });
      return factOf(hint, 'towards');
    });
    expect(wanted[0]).toBeDefined();
    for (const one of wanted) expect(one).toEqual(wanted[0]);
  });

  it('wait for a potion that a seat may change, and make the most informative change', () => {
    const at = tested(dealtTable('high-witch', 'cauldrons', '2', 2), ['2 a1f3', '1 d1c4']);
    const entries = potionFrom('a1a2');
    const waiting = { cells: [], entries };
    const asked = withSeat(sobered(at), 2, { choices: ['Genius'], waiting });
    expect(told(asked, 1)).toMatchObject({ technique: 'tableWait' });
    expect(told(asked, 1).move).toBeUndefined();
    const { move } = told(asked, 2);
    const gainOf = (potion: typeof entries) => weigh(poolOf(asked), potion).gain;
    if (move?.type !== 'change' || !move.entry) throw new Error('not changed');
    const { slot, entry } = move;
    const changed = entries.map((one, place) => (place === slot ? entry : one));
    expect(gainOf(changed)).toBeGreaterThan(gainOf(entries) + 1);
  });

  it.runIf(soaking)('agree on the last potion that wins in most of the recipes', () => {
    const at = tested(dealtTable('high-witch', 'cauldrons', '2', 0), [
      '1 h4g4a1b2c3d4',
      '2 b1c4g2',
      '1 c3',
      '2 g4f3h5',
    ]);
    const last = onBoard(at, () => ({ phase: 'last' }));
    const hint = told(last, 1);
    const pool = poolOf(last);
    const best = Math.max(...winners(pool, 48).map((entries) => winsIn(pool, entries)));
    expect(best).toBeGreaterThan(winsIn(pool, winners(pool)[0] ?? []));
    expect(factOf(hint, 'chances')).toMatchObject({ wins: best });
    expect(told(last, 2)).toEqual(hint);
  });
});
