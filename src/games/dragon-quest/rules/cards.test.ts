// Every card of the dungeon: what resolving it does, in the rules and in `settle`, against a table written by hand.

import { describe, expect, it } from 'vitest';
import { allCards, cardTable, type DungeonCard, dungeonCards, partnerOf } from '../cards.ts';
import { position, stackedPuzzle } from '../testing/index.ts';
import type { State } from '../types.ts';
import { columnOf, rowOf } from './dungeon.ts';
import { presets } from './index.ts';
import { apply } from './moves.ts';
import { settle } from './settle.ts';

const printed = presets[0].params;

describe('the tables', () => {
  it('hold 54 different cards, 27 of them in the dungeon', () => {
    expect(allCards.size).toBe(54);
    expect(dungeonCards).toHaveLength(27);
  });
  it('say what the original says', () => {
    const rows = dungeonCards.map((card) => {
      const { name, damage, need } = cardTable[card];
      return [card, name, damage, need].join(' ');
    });
    expect(rows).toEqual([
      'SA exit 0 0',
      'S2 hiddenPit 2 0',
      'S3 pit 1 0',
      'S4 passage 0 0',
      'S5 passage 0 0',
      'S6 passage 0 0',
      'S7 gem 0 0',
      'S8 healing 0 0',
      'S9 treasure 0 0',
      'ST slime 1 7',
      'SJ skeleton 1 8',
      'SQ dragonQueen 3 9',
      'SK troll 2 9',
      'CA merchant 0 0',
      'C2 pit 2 0',
      'C3 pit 3 0',
      'C4 passage 0 0',
      'C5 passage 0 0',
      'C6 passage 0 0',
      'C7 gem 0 0',
      'C8 healing 0 0',
      'C9 treasure 0 0',
      'CT slime 1 7',
      'CJ skeleton 1 8',
      'CQ youngDragon 1 10',
      'CK trollKing 3 9',
      'BX wizard 0 0',
    ]);
  });
  it('pair the passages', () => {
    expect(partnerOf('S4')).toBe('C4');
    expect(partnerOf('C6')).toBe('S6');
    expect(partnerOf('S7')).toBeUndefined();
  });
});

// card, fate, health gems items before -> after; with over where the game ends. Maximum health 5.
const table = `
SA 0  3 2 1 -> 3 2 1
S2 0  3 0 1 -> 1 0 1
S2 0  3 1 1 -> 2 0 1
S2 0  3 5 1 -> 3 3 1
S2 0  2 0 0 -> 0 0 0 lost
S3 0  3 0 1 -> 2 0 1
C2 0  3 0 1 -> 1 0 1
C3 0  4 0 1 -> 1 0 1
C3 0  3 0 1 -> 0 0 1 lost
S7 0  3 2 1 -> 3 3 1
C7 0  3 9 1 -> 3 10 1
C7 0  3 10 1 -> 3 10 1
S8 0  2 2 1 -> 4 2 1
C8 0  4 2 1 -> 5 2 1
C8 0  5 2 1 -> 5 2 1
S9 0  3 2 1 -> 3 2 2
C9 0  3 2 7 -> 3 2 7
ST 6  3 0 1 -> 2 0 1
ST 7  3 0 1 -> 3 0 1
ST 10 3 0 1 -> 4 0 1
CT 6  1 0 1 -> 0 0 1 lost
CT 10 5 0 1 -> 5 0 1
SJ 7  3 0 1 -> 2 0 1
SJ 8  3 0 1 -> 3 0 1
CJ 10 3 0 1 -> 3 1 1
CJ 10 3 10 1 -> 3 10 1
SK 8  3 0 1 -> 1 0 1
SK 9  3 0 1 -> 3 0 1
SK 10 3 0 1 -> 3 0 2
CK 8  4 0 1 -> 1 0 1
CK 9  3 0 1 -> 3 0 1
CK 10 3 0 1 -> 4 1 2
CQ 9  3 0 1 -> 2 0 1
CQ 10 3 0 1 -> 3 3 1
CQ 10 3 8 1 -> 3 10 1
SQ 8  4 0 1 -> 1 0 1
SQ 8  3 0 1 -> 0 0 1 lost
SQ 9  3 0 1 -> 3 0 1 beaten
SQ 10 3 0 1 -> 3 0 1 beaten won
`
  .trim()
  .split('\n');

const held = ['HJ', 'DJ', 'HQ', 'DQ', 'HK', 'DK', 'RX'] as const;

describe.each(table)('%s', (row) => {
  const [before = '', after = ''] = row.split(' -> ');
  const [token, fate, health = 0, gems = 0, items = 0] = before
    .split(/\s+/)
    .map((word, index) => (index === 0 ? word : Number(word))) as [DungeonCard, ...number[]];
  const [health2, gems2, items2, ...ends] = after.split(' ');
  const result = [Number(health2), Number(gems2), Number(items2)];
  const over = ends.includes('won') ? 'won' : ends.includes('lost') ? 'lost' : null;

  it('as settle has it', () => {
    const answer = settle({
      card: token,
      fate: fate || null,
      health,
      maxHealth: 5,
      gems,
      items,
      itemStock: 7 - items,
      queenBeaten: false,
    });
    expect([answer.health, answer.gems, answer.items]).toEqual(result);
    expect(answer.itemStock).toBe(7 - answer.items);
    expect(answer.resolved).toBe(true);
    expect(answer.queenBeaten).toBe(ends.includes('beaten'));
    expect(answer.over).toBe(over);
  });

  it('as the rules have it, spending nothing by choice', () => {
    const puzzle = stackedPuzzle(printed, {
      deck: [token],
      ...(fate ? { fates: [fate] } : {}),
      items: ['HK'],
    });
    const rest = { health, gems, items: held.slice(0, items) };
    const hidden = token === 'S2';
    let state: State = position(puzzle, hidden ? ['. #??'] : [`${token} #??`], rest);
    const place = position(puzzle, [`${token} #??`]).dungeon.find((laid) => laid.card === token);
    const cell = place?.cell ?? 0;
    const play = (move: Parameters<typeof apply>[2]) => {
      const outcome = apply(puzzle, state, move);
      if (!outcome.ok) throw new Error(outcome.refusal.type);
      state = outcome.state;
    };
    play(hidden ? { type: 'place', cell } : { type: 'resolve', cell });
    while (state.pending)
      play(state.pending.kind === 'damage' ? { type: 'spend', gems: 0 } : { type: 'accept' });
    expect([state.health, state.gems, state.items.length]).toEqual(result);
    expect(state.queenBeaten).toBe(ends.includes('beaten'));
    const ending = state.ending === null ? null : state.health === 0 ? 'lost' : 'won';
    expect(state.ending === 'trapped' ? null : ending).toBe(over);
    const faceUp = state.dungeon.filter((laid) => laid.faceUp && laid.card === token);
    expect(faceUp).toEqual([]);
    expect([rowOf(cell), columnOf(cell)]).toEqual([4, 5]);
  });
});

describe('settle', () => {
  const question = {
    card: 'SA',
    fate: null,
    health: 3,
    maxHealth: 5,
    gems: 1,
    items: 1,
    itemStock: 6,
    queenBeaten: true,
  };
  it('wins by the exit once the Queen is beaten', () => {
    expect(settle(question)).toEqual({ ...question, resolved: true, over: 'won' });
  });
  it.each(['CA', 'BX', 'S4', 'C6'])('%s asks for something and changes nothing', (card) => {
    expect(settle({ ...question, card })).toEqual({
      ...question,
      card,
      resolved: false,
      over: null,
    });
  });
  it.each([
    ['card', { card: 'H7' }],
    ['fate', { card: 'ST', fate: 5 }],
    ['fate', { card: 'ST', fate: null }],
    ['health', { health: 6 }],
    ['health', { health: 0 }],
    ['maxHealth', { maxHealth: 9 }],
    ['gems', { gems: 11 }],
    ['gems', { gems: 1.5 }],
    ['itemStock', { itemStock: 7 }],
    ['items', { items: -1 }],
  ])('names %s as wrong in %j', (field, change) => {
    expect(() => settle({ ...question, ...change })).toThrow(new RegExp(`^${field}: `));
  });
  it('refuses what is no question at all', () => {
    // @ts-expect-error the point of the test
    expect(() => settle(null)).toThrow(TypeError);
    // @ts-expect-error the point of the test
    expect(() => settle({ ...question, queenBeaten: 1 })).toThrow(TypeError);
  });
});
