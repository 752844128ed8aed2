// The table with a paper board: drafts, testers, guests, statuses, turns, agreements, and its save.

import { describe, expect, it } from 'vitest';
import { dealPuzzle } from '../../../core/deal.ts';
import { Session } from '../../../core/session.ts';
import { isUnconditional } from '../../../core/table.ts';
import { puzzleFrom } from '../testing/index.ts';
import type { Event, Puzzle, WitchesTypes } from '../types/index.ts';
import { paramsOf } from './code.ts';
import { rules } from './index.ts';
import { type PaperState, paperTable } from './paper-table.ts';
import { checkSeal } from './seal.ts';
import { anyMoveCode as moveCode } from './table-code.ts';

// Parsley 1 is poisonous, Oregano and Mint are decoys, Mint causes allergies.
const puzzle = puzzleFrom('g1[Poison] g2 g3 g4 i i[Allergies]', { events: true });
const lastPuzzle: Puzzle = { ...puzzle, lastPotion: true };
const WIN = 'a1b2c3d4';

interface Sitting {
  readonly state: PaperState;
  readonly events: readonly Event[];
  readonly words: readonly string[];
}

/** Words such as `2:u-a1-s2`; `+` is a person who joins. */
function sit(seats: number, words: string, from: Puzzle = puzzle): Sitting {
  let state = paperTable.start(from, seats, 0, '');
  const events: Event[] = [];
  const saved: string[] = [];
  for (const word of words.split(' ').filter((one) => one !== '')) {
    if (word === '+') {
      state = paperTable.join(from, state, state.talk.notes.length + 1, 0) ?? state;
      continue;
    }
    const [seat = '', rest = ''] = word.split(':');
    const move = moveCode.decode(rest);
    if (!move.ok) throw new Error(`no move: ${rest}`);
    const outcome = paperTable.apply(from, state, Number(seat), move.value, 0);
    if (!outcome.ok) throw new Error(`${word}: ${outcome.refusal.type}`);
    state = outcome.state;
    events.push(...outcome.events);
    saved.push(paperTable.save?.word(Number(seat), move.value) ?? '');
  }
  const words_ = [...saved.filter((word) => word !== ''), ...(paperTable.save?.end(state) ?? [])];
  return { state, events, words: words_ };
}

function refusalOf(seats: number, words: string, from: Puzzle = puzzle): string {
  const list = words.split(' ');
  const { state } = sit(seats, list.slice(0, -1).join(' '), from);
  const [seat = '', rest = ''] = (list.at(-1) ?? '').split(':');
  const move = moveCode.decode(rest);
  if (!move.ok) throw new Error(`no move: ${rest}`);
  const outcome = paperTable.apply(from, state, Number(seat), move.value, 0);
  return outcome.ok ? 'ok' : outcome.refusal.type;
}

const tableOf = ({ state }: Sitting, seat: number | null = 1, from: Puzzle = puzzle) => {
  const { table } = paperTable.view(from, state, seat);
  if (table?.kind !== 'paper') throw new Error('no table');
  return table;
};

const statuses = (sitting: Sitting) =>
  tableOf(sitting).people.map(({ statuses: own }) => own.map(({ effect }) => effect).join());

describe('potions', () => {
  it('are entered by anyone, for the seat or guest that owns the cauldron', () => {
    const sitting = sit(2, '1:v-QW5uYQ 2:u-a1b2-s1 1:u-b2f1-g1');
    expect(tableOf(sitting)).toMatchObject({ testers: [1, -1] });
    expect(tableOf(sitting).people.map(({ person, name }) => [person, name])).toEqual([
      [1, null],
      [2, null],
      [-1, 'Anna'],
    ]);
    expect(refusalOf(2, '1:u-a1b2')).toBe('noTester');
    expect(refusalOf(2, '1:u-a1b2-s3')).toBe('noTester');
    expect(refusalOf(2, '1:u-a1b2-g1')).toBe('noTester');
    expect(refusalOf(2, '3:u-a1b2-s1')).toBe('notAtTable');
    expect(refusalOf(2, '1:u-a1b2-s2 1:w0-s1')).toBe('ok');
    expect(refusalOf(2, '1:u-a1b2-s2 1:w0-s2')).toBe('sameTester');
    expect(refusalOf(2, '1:u-a1b2-s2 1:w1-s2')).toBe('noSuchPotion');
  });

  it('have statuses that fall on the tester, until it tests again', () => {
    expect(statuses(sit(2, '1:u-a1b2-s2'))).toEqual(['', 'Poison']);
    expect(statuses(sit(2, '1:u-a1b2-s2 1:u-b2c3-s1'))).toEqual(['', 'Poison']);
    expect(statuses(sit(2, '1:u-a1b2-s2 1:u-b2c3-s2'))).toEqual(['', '']);
    const allergic = sit(2, '1:u-b2f1-s1');
    expect(tableOf(allergic).people[0]?.statuses).toEqual([
      { effect: 'Allergies', potion: 1, ingredients: ['Sage', 'Mint'] },
    ]);
    // Correcting the tester moves the statuses.
    expect(statuses(sit(2, '1:u-a1b2-s2 1:w0-s1'))).toEqual(['Poison', '']);
  });

  it('lose the game when everybody is poisoned at the same time, guests too', () => {
    const lost = sit(2, '1:u-a1b2-s1 2:u-a1c2-s2');
    expect(paperTable.status(puzzle, lost.state)).toBe('lost');
    expect(lost.events.at(-1)).toMatchObject({ type: 'allPoisoned' });
    expect(lost.words).toEqual(['u-a1b2', 'u-a1c2', 'r']);
    expect(paperTable.status(puzzle, sit(2, '1:v-QW5uYQ 1:u-a1b2-s1 2:u-a1c2-s2').state)).toBe(
      'playing',
    );
    expect(paperTable.status(puzzle, sit(2, '1:u-a1b2-s1 1:u-b2c3-s1 2:u-a1c2-s2').state)).toBe(
      'playing',
    );
    // Alone it takes two in a row.
    expect(paperTable.status(puzzle, sit(1, '1:u-a1b2-s1').state)).toBe('playing');
    expect(paperTable.status(puzzle, sit(1, '1:u-a1b2-s1 1:u-a1c2-s1').state)).toBe('lost');
    const last = sit(2, '1:u-a1b2-s1 2:u-a1c2-s2', lastPuzzle);
    expect(tableOf(last, 1, lastPuzzle).phase).toBe('last');
    expect(refusalOf(2, '1:u-a1b2-s1 2:u-a1c2-s2 1:u-b2c3-s1', lastPuzzle)).toBe('lastPotionOnly');
  });

  it('draw event cards that all see until the next', () => {
    const { state } = sit(2, '1:u-b2c3-s1');
    expect(paperTable.view(puzzle, state, 2).event).not.toBeNull();
    expect(paperTable.view(puzzle, state, 2).event).toBe(
      paperTable.view(puzzle, state, null).event,
    );
  });
});

describe('drafts', () => {
  it('are visible to all, one per writer, and used as shown', () => {
    const both = sit(2, '1:d-s1-a1 2:d-s1-a1b2');
    expect(tableOf(both, 2).drafts).toEqual([
      { seat: 1, tester: 1, entries: [{ ingredient: 'Parsley', seeds: 1 }] },
      {
        seat: 2,
        tester: 1,
        entries: [
          { ingredient: 'Parsley', seeds: 1 },
          { ingredient: 'Sage', seeds: 2 },
        ],
      },
    ]);
    expect(refusalOf(2, '1:d-s1-a1 2:d-s1-a1b2 1:u-a1-s1-2')).toBe('draftChanged');
    expect(refusalOf(2, '2:d-s1-a1b2 1:u-a1b2-s2-2')).toBe('draftChanged');
    expect(refusalOf(2, '1:u-a1b2-s2-2')).toBe('draftChanged');
    // A cauldron is not tested twice: the second test finds its draft gone.
    expect(refusalOf(2, '1:d-s1-a1b2 2:d-s1-a1b2 1:u-a1b2-s1-1 2:u-a1b2-s1-2')).toBe(
      'draftChanged',
    );
    const other = sit(2, '1:d-s1-a1 2:d-s2-b1 1:u-a1-s1-1');
    expect(tableOf(other).drafts.map(({ seat }) => seat)).toEqual([2]);
    expect(tableOf(sit(2, '1:d-s1-a1 1:d-0')).drafts).toEqual([]);
    expect(refusalOf(2, '1:d-s4-a1')).toBe('noTester');
    expect(refusalOf(2, '1:d-s1-g1')).toBe('unknownIngredient');
  });

  it('may be entered at any time, and notes too', () => {
    const loose = (word: string) => {
      const move = moveCode.decode(word);
      return move.ok && isUnconditional(paperTable.moveClass(move.value));
    };
    expect(['d-s1-a1', 'n-a01', 'S-a01', 'Q0', 'u-a1-s1-1'].every(loose)).toBe(true);
    expect(['u-a1-s1', 'l-a1', 'r', 'Y', 'E', 'y-s1', 'v-QQ'].some(loose)).toBe(false);
  });
});

describe('people', () => {
  it('come late with a phone, and may take the place of a guest', () => {
    const sitting = sit(1, '1:v-QW5uYQ 1:u-a1b2-g1 1:y-g1 + 2:z-g1');
    expect(tableOf(sitting)).toMatchObject({ seats: 2, testers: [2], turn: 2 });
    expect(tableOf(sitting).people.map(({ person }) => person)).toEqual([1, 2]);
    expect(statuses(sitting)).toEqual(['', 'Poison']);
    expect(refusalOf(1, '1:z-g1')).toBe('noGuest');
    expect(refusalOf(1, '1:z-s1')).toBe('noGuest');
  });

  it('are five at most, with names', () => {
    expect(refusalOf(4, '1:v-QW5uYQ 1:v-QmVu')).toBe('tableFull');
    expect(refusalOf(2, '1:v-QW5uYQ 1:v-QW5uYQ')).toBe('badName');
    expect(refusalOf(2, '1:v-')).toBe('badName');
    const full = sit(5, '');
    expect(paperTable.join(puzzle, full.state, 6, 0)).toBeUndefined();
  });

  it('keep turns only if they ask for it', () => {
    expect(tableOf(sit(2, '')).turn).toBeNull();
    expect(tableOf(sit(2, '1:y-s2')).turn).toBe(2);
    expect(refusalOf(2, '1:y-s2 2:y-s2')).toBe('sameTurn');
    expect(tableOf(sit(2, '1:y-s2 2:y-0')).turn).toBeNull();
  });
});

describe('agreements', () => {
  it('brew the last potion, or open the recipe, when all present have agreed', () => {
    expect(refusalOf(2, '1:l-a1')).toBe('noLastPotion');
    const proposed = sit(3, `2:l-${WIN} 1:Y`, lastPuzzle);
    expect(paperTable.status(lastPuzzle, proposed.state)).toBe('playing');
    expect(paperTable.needsAway(proposed.state, { type: 'settle' })).toEqual([3]);
    expect(paperTable.needsAway(proposed.state, { type: 'agree' })).toEqual([]);
    const won = sit(3, `2:l-${WIN} 1:Y 1:E`, lastPuzzle);
    expect(paperTable.status(lastPuzzle, won.state)).toBe('won');
    expect(won.words).toEqual([`l-${WIN}`]);
    const changed = sit(2, `1:u-b2c3-s1 1:l-a1 2:l-${WIN} 1:Y`, lastPuzzle);
    expect(changed.words).toEqual(['u-b2c3', `l-${WIN}`]);
    const opened = sit(2, '1:r 2:Y');
    expect(opened.words).toEqual(['r']);
    expect(refusalOf(2, '1:q')).toBe('screenOnly');
  });

  it('open the seal for all at the end, and it is the one that was shown', () => {
    const before = paperTable.view(puzzle, sit(2, '').state, 1);
    expect(before.opening).toBeNull();
    const { state } = sit(2, `1:u-${WIN}-s1`);
    for (const seat of [1, 2, null]) {
      const shown = paperTable.view(puzzle, state, seat);
      expect(shown.status).toBe('won');
      expect(checkSeal(shown.opening?.seal ?? '')).toMatchObject({
        ok: true,
        value: { fingerprint: before.fingerprint },
      });
    }
    expect(refusalOf(2, `1:u-${WIN}-s1 1:u-a1-s1`)).toBe('gameOver');
    expect(refusalOf(2, `1:u-${WIN}-s1 1:S-a01`)).toBe('ok');
  });

  it('become an ordinary save, which ends as the table did', () => {
    const games: readonly (readonly [words: string, from: Puzzle, ending: string])[] = [
      [`1:n-a01 1:d-s1-a1b2 1:u-a1b2-s1 2:u-${WIN}-s2`, puzzle, 'won'],
      ['1:u-a1b2-s1 2:u-a1c2-s2', puzzle, 'lost'],
      [`1:u-a1b2-s1 2:u-a1c2-s2 1:l-${WIN} 2:Y`, lastPuzzle, 'won'],
      ['1:u-b1-s1 1:r 1:E', puzzle, 'lost'],
    ];
    for (const [words, from, ending] of games) {
      const session = new Session<WitchesTypes>(rules, dealPuzzle(rules, paramsOf(from), from));
      for (const word of sit(2, words, from).words) {
        const move = moveCode.decode(word);
        if (move.ok) expect(session.play(move.value, 0)).toMatchObject({ ok: true });
      }
      expect(session.status, words).toBe(ending);
    }
  });
});

it('shows private notes only to their author', () => {
  const { state } = sit(2, '1:n-a03 2:n-b05 2:S-b05');
  expect(paperTable.view(puzzle, state, 1).notes.slice(0, 2)).toEqual([3, 0]);
  expect(paperTable.view(puzzle, state, 2).notes.slice(0, 2)).toEqual([0, 5]);
  expect(paperTable.view(puzzle, state, null).notes.every((mask) => mask === 0)).toBe(true);
  expect(tableOf({ state, events: [], words: [] }).shared).toEqual([
    { seat: 2, ingredient: 'Sage', ruledOut: 5 },
  ]);
  expect(paperTable.moveClass({ type: 'note', ingredient: 'Sage', ruledOut: 1 })).toBe('private');
});
