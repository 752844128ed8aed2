import { describe, expect, it } from 'vitest';
import { boardRules } from '../../../games/witches/board/check.ts';
import type { SoloEvent } from '../../../games/witches/types/solo.ts';
import { cellName, soloEventText } from './board-and-potions.ts';
import { boardFault } from './faults.ts';
import { paperRules } from './paper.ts';

const result = { won: false, undergrown: 0, overgrown: 0, messages: [] } as const;
const events: readonly SoloEvent[] = [
  { type: 'planted', cell: 8, ingredient: 'Sage' },
  { type: 'delayed', cell: 8 },
  { type: 'grew', cells: [8] },
  { type: 'plucked', cell: 8, into: 0, entry: { ingredient: 'Sage', seeds: 2 } },
  { type: 'tested', potion: 1, result },
  { type: 'poisoned' },
  { type: 'distracted' },
  { type: 'drizzled', cells: [] },
  { type: 'froze', cells: [8, 9] },
  { type: 'barred', cell: 40 },
  { type: 'opened', cells: [8, 9, 10] },
  { type: 'fenced', gardens: [[8], [9]] },
  { type: 'fizzled', effect: 'Frost' },
  { type: 'passed', effect: 'Gate' },
  { type: 'gaveUp' },
  { type: 'ended', phase: 'lost' },
];

describe('words of the boards', () => {
  it.each(events.map((event) => [event.type, event] as const))('tell %s', (_, event) => {
    expect(soloEventText(event)).toMatch(/^[A-Z].*[.!]$/);
    expect(soloEventText(event)).not.toMatch(/undefined|NaN/);
  });

  it.each([
    ...[
      'badPlayers',
      'badIngredients',
      'noRoom',
      'noBoard',
      'emptyCode',
      'notABoard',
      'puzzleCode',
    ],
    ...['otherKind', 'unknownKind', 'wrongCheckDigits', 'badBoard'],
  ])('explain the fault %s', (code) => {
    expect(boardFault({ code, where: 'borders', detail: 'x' })).toMatch(/^[A-Z]/);
  });

  it('explain every broken rule, and leave other faults to others', () => {
    const texts = boardRules.map((where) => boardFault({ code: 'badBoard', where }));
    expect(new Set(texts).size).toBe(boardRules.length);
    expect(boardFault({ code: 'somethingElse' })).toBeUndefined();
  });

  it('name cells as people count', () => {
    expect(cellName(0)).toBe('front, row 1, column 1');
    expect(cellName(63)).toBe('back, row 4, column 8');
  });

  it('have paper rules with every point a sentence', () => {
    for (const { body } of paperRules)
      for (const paragraph of body) expect(paragraph).toMatch(/[.:]$/);
  });
});
