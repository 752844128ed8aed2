// Sentences of tables: every refusal and everything that happens has one, once they are loaded.

import { describe, expect, it } from 'vitest';
import { POTION_1, playWords, seenBy } from '../../../games/witches/testing/drawn-boards.ts';
import type { Event } from '../../../games/witches/types/index.ts';
import { tableRefusals } from '../../../games/witches/types/table.ts';
import { withTable } from '../../words.ts';
import { words } from './index.ts';

const names = ['Ada', 'Ben'];
const told = await withTable(words, {
  name: (place) => names[place - 1] ?? '',
  isYou: (place) => place === 1,
});
const view = seenBy({ seats: 2 }, playWords({ seats: 2 }, '').state, 1);

describe('words of a table', () => {
  it.each(tableRefusals)('%s has a sentence of its own', (type) => {
    expect(told.refusal({ type })).toMatch(/^[A-Z].*\.$/);
    const sentences = tableRefusals.map((one) => told.refusal({ type: one }));
    expect(sentences.filter((one) => one === told.refusal({ type }))).toHaveLength(1);
  });

  it('know what is refused and happens alone, too', () => {
    expect(told.refusal({ type: 'cellFull' })).toBe(words.refusal({ type: 'cellFull' }));
    const event: Event = { type: 'planted', cell: 8, ingredient: 'Sage', seat: 1 };
    expect(told.event(event, view)).toBe(words.event(event, view));
  });

  it('say of somebody who plays alone what is said alone', () => {
    const alone = { ...view, table: null };
    const events: readonly Event[] = [
      { type: 'gaveUp' },
      { type: 'delayed', cell: 3 },
      { type: 'drizzled', cells: [3] },
    ];
    for (const event of events) {
      expect(told.event(event, alone)).toBe(words.event(event, alone));
      expect(told.event(event, view)).not.toBe(words.event(event, view));
    }
  });

  it('tell what happens in a game', () => {
    const setting = { seats: 2, potions: ['Allergies,Genius', ''] } as const;
    const { events } = playWords(
      setting,
      `1_H2 2_Y ${POTION_1} * 1_p2-2 2_p12-0 * 2_O12-0-37 2_W * 1_Q2 1_S-a01 1_q 2_N 1_X2`,
    );
    const lines = events.map((event) => told.event(event, view));
    expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object/);
    expect(lines).toContain('You are under Allergies: Parsley, Sage.');
    expect(lines).toContain('Ben offers Parsley with one dot to you.');
    expect(lines).toContain('You asked for a hint.');
    expect(lines).toContain('You pass for Ben, who is away.');
    expect(lines.join('\n')).not.toContain('layer');
    expect(lines.filter((line) => line === '')).toEqual([]);
  });

  it('name nobody whom they do not know, and say of whom a sentence is', async () => {
    const strangers = await withTable(words);
    const event: Event = { type: 'copied', from: 2, cells: [3], seat: 1 };
    expect(strangers.event(event, view)).toBe('Player 1 copies one of Player 2’s gardens.');
    expect(told.event(event, view)).toBe('You copy one of Ben’s gardens.');
    expect(told.isWhole?.(event)).toBe(true);
    expect(told.isWhole?.({ type: 'grew', cells: [3], seat: 1 })).toBe(false);
  });
});
