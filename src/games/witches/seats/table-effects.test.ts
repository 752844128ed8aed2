// Every effect on players and fields, and every special cell, at tables of two and five.

import { describe, expect, it } from 'vitest';
import {
  eventNames,
  POTION_1,
  POTION_2,
  playWords,
  plotText,
  refusalOf,
  seatIn,
  statusText,
  type TableSetting,
} from '../testing/drawn-boards.ts';

describe.each([2, 5] as const)('at a table of %i', (seats) => {
  const under = (effect: string, ...more: string[]): TableSetting => ({
    seats,
    potions: [effect, ...more],
  });
  const on = (
    cell: number,
    special: 'painter' | 'guesser' | 'versatility',
    ...potions: string[]
  ) => ({
    seats,
    specials: [{ cell, special }],
    potions,
  });

  describe('statuses', () => {
    it('fall on the tester alone, with what they mean, until it tests again', () => {
      const { state, events } = playWords(under('Distracted,Allergies'), POTION_1);
      expect(statusText(state, 1)).toBe('Allergies,Distracted');
      expect(statusText(state, 2)).toBe('');
      expect(events).toContainEqual({
        type: 'marked',
        effect: 'Allergies',
        ingredients: ['Parsley', 'Sage'],
        seat: 1,
      });
      const setting = under('Distracted', '');
      const again = playWords(setting, `${POTION_1} * 1_p45-0 * 1_p46-1 * 1_k45-0-37 * 1_k46-0-37`);
      expect(statusText(again.state, 1)).toBe('');
    });

    it('Poison: lost when all have it at the same time, and not before', () => {
      const others =
        seats === 5
          ? ' * 3_p16-0 * 3_p17-0 * 3_k16-0-24 * 3_k17-0-24 * 4_p20-0 * 4_p21-0 * 4_k20-0-28 * 4_k21-0-28 * 5_p6-0 * 5_p7-0 * 5_k6-0-14 * 5_k7-0-14'
          : '';
      const all = under('Poison', 'Poison', 'Poison', 'Poison', 'Poison');
      const most = playWords(all, POTION_1);
      expect(most.state.ending).toBeNull();
      const lost = playWords(all, `${POTION_1} * ${POTION_2}${others}`);
      expect(lost.state.ending).toBe('lost');
      expect(eventNames(lost.events)).toContain('allPoisoned ended');
      // A test without Poison heals.
      const healed = playWords(
        under('Poison', '', 'Poison', 'Poison', 'Poison', 'Poison'),
        `${POTION_1} * 1_p45-0 * 1_p46-1 * 1_k45-0-37 * 1_k46-0-37 * ${POTION_2}${others}`,
      );
      expect(healed.state.ending).toBeNull();
      const last = playWords({ ...all, lastPotion: true }, `${POTION_1} * ${POTION_2}${others}`);
      expect(last.state.ending).toBeNull();
      expect(last.state.solo?.phase).toBe('last');
    });

    it('Green Fingers: two dots once, and every other may copy it once', () => {
      const setting = under('Green Fingers');
      const grown = playWords(
        setting,
        `2_p12-0 ${POTION_1.replace('1_p8-0 *', '1_p8-0 *')} * 1_p2-0 * 1_g2`,
      );
      expect(plotText(grown.state, 2)).toBe('Parsley 3');
      expect(seatIn(grown.state, 1).statuses[0]).toMatchObject({
        used: true,
        ingredients: ['Parsley'],
      });
      const more = playWords(setting, '* 1_g2', grown.state);
      expect(plotText(more.state, 2)).toBe('Parsley 4');
      const copied = playWords(setting, '2_G12-1', grown.state);
      expect(plotText(copied.state, 12)).toBe('Parsley 3');
      expect(refusalOf(setting, `2_p12-0 ${POTION_1} * 1_p2-0 * 1_g2 2_G12-1 * 2_G12-1`)).toBe(
        'alreadyCopied',
      );
      expect(refusalOf(setting, `2_p12-1 ${POTION_1} * 1_p2-0 * 1_g2 2_G12-1`)).toBe('notGreen');
      expect(refusalOf(setting, `2_p12-0 ${POTION_1} * 2_G12-1`)).toBe('notGreen');
      // It ends with the tester's next potion.
      const over = `2_p12-0 ${POTION_1} * 1_p2-0 * 1_g2 * 1_p45-0 * 1_p46-1 * 1_k45-0-37 * 1_k46-0-37 * 2_G12-1`;
      expect(refusalOf(setting, over)).toBe('notGreen');
    });

    it('Piggyback: only the next action may be on another seat’s part, and is announced', () => {
      const setting = under('Piggyback');
      const { state, events } = playWords(setting, `${POTION_1} * 1_p12-2`);
      expect(plotText(state, 12)).toBe('Chives 1');
      expect(events).toContainEqual({ type: 'visited', other: 2, seat: 1 });
      expect(refusalOf(setting, `${POTION_1} * 1_p12-2 * 1_p13-2`)).toBe('notYourPart');
      // An action on the own part uses it up too.
      expect(refusalOf(setting, `${POTION_1} * 1_p2-2 * 1_p13-2`)).toBe('notYourPart');
      expect(refusalOf(setting, '1_p12-2')).toBe('notYourPart');
      // From another seat's garden into one's own cauldron spans two parts.
      expect(refusalOf(setting, `2_p12-0 ${POTION_1} * 1_k12-0-37`)).toBe('notYourPart');
      // A potion in another's cauldron is theirs.
      const filled = playWords(
        under('Piggyback', 'Distracted'),
        `2_p12-0 ${POTION_1} 2_p13-0 * 2_k12-0-4 1_p2-1 * 2_g13 1_x`,
      );
      expect(statusText(filled.state, 1)).toBe('Piggyback');
      const poured = playWords(
        under('Piggyback', 'Distracted'),
        `2_p12-0 1_p8-0 * 2_p13-0 1_p9-1 * 2_k12-0-4 1_k8-0-0 * 1_k9-0-0 * 1_k13-0-4`,
      );
      expect(statusText(poured.state, 2)).toBe('Distracted');
      expect(poured.state.table?.testers).toEqual([1, 2]);
    });

    it('Piggyback does not reach a part whose potion waits for Genius', () => {
      const setting = under('Genius', 'Piggyback');
      const waits = `${POTION_1} * 1_p45-0 * 1_p46-1 * 1_k45-0-37 * ${POTION_2} * 1_k46-0-37`;
      expect(seatIn(playWords(setting, waits).state, 1).waiting).not.toBeNull();
      expect(refusalOf(setting, `${waits} 2_p2-0`)).toBe('choiceFirst');
      expect(refusalOf(setting, `${waits} 1_x 2_p2-0`)).toBe('ok');
    });

    it('Allergies: what was in the potion is neither planted nor grown', () => {
      const setting = under('Allergies');
      expect(refusalOf(setting, `${POTION_1} * 1_p2-0`)).toBe('allergic');
      expect(refusalOf(setting, `${POTION_1} * 1_p2-2`)).toBe('ok');
      expect(refusalOf(setting, `1_p45-0 * ${POTION_1} * 1_g45`)).toBe('allergic');
      expect(refusalOf(setting, `${POTION_1} * 2_p12-0`)).toBe('ok');
    });

    it('Distracted: nothing of the tester grows beyond two dots', () => {
      const setting = under('Distracted');
      const { state } = playWords(setting, `${POTION_1} * 1_p2-2 2_p12-2 * 1_g2 2_g12 * 2_g12`);
      expect([plotText(state, 2), plotText(state, 12)]).toEqual(['Chives 2', 'Chives 3']);
      expect(refusalOf(setting, `${POTION_1} * 1_p2-2 * 1_g2 * 1_g2`)).toBe('nothingGrows');
    });

    it('Genius: one entry may be exchanged, reseeded or taken out before it is judged, or none', () => {
      const setting = under('Genius');
      const second = '1_p45-0 * 1_p46-1 * 1_k45-0-37 * 1_k46-0-37';
      const asked = playWords(setting, `${POTION_1} * ${second}`);
      expect(asked.state.trials).toHaveLength(1);
      expect(seatIn(asked.state, 1).choices).toEqual(['Genius']);
      expect(seatIn(asked.state, 1).waiting?.entries).toHaveLength(2);
      const entries = (words: string) =>
        playWords(setting, words, asked.state).state.trials[1]?.entries.map(
          ({ ingredient, seeds }) => `${ingredient} ${seeds}`,
        );
      expect(entries('1_M0-c3')).toEqual(['Chives 3', 'Sage 1']);
      expect(entries('1_M1-b4')).toEqual(['Parsley 1', 'Sage 4']);
      expect(entries('1_M1')).toEqual(['Parsley 1']);
      expect(entries('1_x')).toEqual(['Parsley 1', 'Sage 1']);
      expect(statusText(playWords(setting, '1_x', asked.state).state, 1)).toBe('');
      // Meanwhile the others and the round go on.
      expect(playWords(setting, '* 2_p12-0', asked.state).state.table?.round).toBe(9);
      const bad = `${POTION_1} * ${second}`;
      expect(refusalOf(setting, `${bad} 1_M0-a1`)).toBe('sameEntry');
      expect(refusalOf(setting, `${bad} 1_M4-a1`)).toBe('noSlot');
      expect(refusalOf(setting, `${bad} * 1_p2-0`)).toBe('choiceFirst');
      expect(refusalOf(setting, '1_M0-a1')).toBe('nothingToChoose');
    });

    it('Sharer: only what grows least at the whole table is planted', () => {
      const setting = under('Sharer');
      const grown = `2_p12-2 ${POTION_1} 2_p13-3`;
      expect(refusalOf(setting, `${grown} * 1_p2-2`)).toBe('notFewest');
      expect(refusalOf(setting, `${grown} * 1_p2-3`)).toBe('notFewest');
      expect(refusalOf(setting, `${grown} * 1_p2-0`)).toBe('ok');
      expect(refusalOf(setting, `${grown} * 1_p2-5`)).toBe('ok');
      expect(refusalOf(setting, `${grown} * 2_p42-2`)).toBe('ok');
    });

    it('Minimalist: a cauldron with more than one kind waits, and is tested after the next potion', () => {
      const setting = under('Minimalist', '');
      const mixed = '1_p45-0 * 1_p46-1 * 1_k45-0-37 * 1_k46-0-37';
      const waits = playWords(setting, `${POTION_1} * ${mixed}`);
      expect(waits.state.trials).toHaveLength(1);
      expect(waits.events.at(-1)).toMatchObject({ type: 'waits', cell: 37, seat: 1 });
      const same = '1_p45-0 * 1_p46-0 * 1_k45-0-37 * 1_k46-0-37';
      expect(playWords(setting, `${POTION_1} * ${same}`).state.trials).toHaveLength(2);
      const freed = { ...setting, specials: [{ cell: 2, special: 'versatility' as const }] };
      const both = playWords(freed, `1_p2-0 * ${POTION_1} * ${mixed} * 1_V2`);
      expect(both.state.trials.map(({ entries }) => entries.length)).toEqual([2, 1, 2]);
    });

    it('Copycat: a garden of another comes into an own one, with one dot each', () => {
      const setting = under('Copycat');
      const { state, events } = playWords(
        setting,
        `2_p12-2 ${POTION_1} 2_g12 * 2_p13-3 * 1_C45-12`,
      );
      expect([45, 46, 47].map((cell) => plotText(state, cell))).toEqual([
        'Chives 1',
        'Rosemary 1',
        '',
      ]);
      expect(events).toContainEqual({ type: 'copied', from: 2, cells: [45, 46], seat: 1 });
      expect(refusalOf(setting, `2_p12-2 ${POTION_1} 2_p13-3 * 1_C2-12`)).toBe('tooFewFree');
      expect(refusalOf(setting, `${POTION_1} * 1_C45-12`)).toBe('nothingToCopy');
      expect(
        refusalOf(setting, `1_p45-0 ${POTION_1.replace('1_p8-0 ', '* 1_p8-0 ')} * 1_C2-45`),
      ).toBe('nothingToCopy');
      expect(refusalOf(setting, `2_p12-2 ${POTION_1} * 2_C42-8`)).toBe('notCopycat');
      const allergic = under('Copycat,Allergies');
      expect(refusalOf(allergic, `2_p12-0 ${POTION_1} * 1_C45-12`)).toBe('allergic');
    });
  });

  describe('fields', () => {
    it('Drizzle: only the gardens of the tester grow', () => {
      const { state } = playWords(under('Drizzle'), `2_p12-2 1_p45-2 * ${POTION_1}`);
      expect([plotText(state, 45), plotText(state, 12)]).toEqual(['Chives 2', 'Chives 1']);
    });

    it('Frost, Bramble and Fence are asked of the tester on its own part, and the others go on', () => {
      const frost = under('Frost');
      const grown = `1_p45-2 2_p12-2 * 1_g45 2_g12 * ${POTION_1}`;
      const frozen = playWords(frost, `${grown} 2_p13-0 1_f45`);
      expect([plotText(frozen.state, 45), plotText(frozen.state, 12)]).toEqual([
        'Chives 1',
        'Chives 2',
      ]);
      expect(refusalOf(frost, `${grown} 1_f12`)).toBe('notYourPart');
      expect(refusalOf(frost, `${grown} 1_x`)).toBe('mustChoose');
      expect(refusalOf(frost, `${grown} 2_f12`)).toBe('nothingToChoose');
      const bramble = under('Bramble');
      expect(playWords(bramble, `${POTION_1} 1_b2`).state.solo?.barred).toEqual([2]);
      expect(refusalOf(bramble, `${POTION_1} 1_b12`)).toBe('notYourPart');
      const fence = playWords(under('Fence'), `${POTION_1} 1_n45-46`);
      expect(fence.state.solo?.gardens.map(({ cells }) => cells.join())).toContain('46,47');
    });

    it('Gate and Seedling may be passed', () => {
      const gate = playWords(under('Gate'), `${POTION_1} 1_o39-47`);
      expect(gate.state.solo?.gardens.map(({ cells }) => cells.join())).toContain('39,45,46,47');
      expect(refusalOf(under('Gate'), `${POTION_1} 1_x`)).toBe('ok');
      const seedling = playWords(under('Seedling'), `${POTION_1} 1_p2-4 * 1_p39-4`);
      expect(plotText(seedling.state, 2)).toBe('Oregano 1');
      expect(refusalOf(under('Seedling,Allergies'), `${POTION_1} 1_p2-0`)).toBe('allergic');
      expect(refusalOf(under('Seedling,Piggyback'), `${POTION_1} 1_p12-2`)).toBe('notYourPart');
    });

    it('say so where there is nothing to be done', () => {
      const { state, events } = playWords(under('Frost'), POTION_1);
      expect(seatIn(state, 1).choices).toEqual([]);
      expect(events.at(-1)).toMatchObject({ type: 'fizzled', effect: 'Frost' });
    });
  });

  describe('special cells', () => {
    it('Painter: on planting, an own garden may be split by a line', () => {
      const { state, events } = playWords(on(2, 'painter'), '1_p2-0 1_n8-9');
      expect(events).toContainEqual({ type: 'asksFor', choice: 'Painter', seat: 1 });
      expect(state.solo?.gardens.map(({ cells }) => cells.join())).toContain('9,10');
      expect(refusalOf(on(2, 'painter'), '1_p2-0 1_n12-13')).toBe('notYourPart');
      expect(seatIn(playWords(on(2, 'painter'), '1_p2-0 1_x').state, 1).choices).toEqual([]);
    });

    it('Guesser: on planting, any one potion with the plant may be tested', () => {
      const setting = on(2, 'guesser', 'Poison');
      const { state } = playWords(setting, '1_p2-3 1_U-a1b2d4');
      expect(state.trials[0]?.entries).toHaveLength(3);
      expect([statusText(state, 1), state.table?.testers]).toEqual(['Poison', [1]]);
      expect(refusalOf(setting, '1_p2-3 1_U-a1b2')).toBe('lacksPlant');
      expect(refusalOf(setting, '1_p2-3 1_U-a1b2c3d4e1f1a1')).toBe('potionTooLong');
      expect(playWords(on(2, 'guesser', 'win'), '1_p2-3 1_U-d1').state.ending).toBe('won');
      expect(playWords(setting, '1_p2-3 1_x').state.trials).toEqual([]);
    });

    it('Versatility: its plant is tested on its own, again and again', () => {
      const setting = on(2, 'versatility', '', 'Distracted');
      const { state } = playWords(setting, '1_p2-3 * 1_V2 * 1_g2 * 1_V2');
      expect(state.trials.map(({ entries }) => entries)).toEqual([
        [{ ingredient: 'Rosemary', seeds: 1 }],
        [{ ingredient: 'Rosemary', seeds: 2 }],
      ]);
      expect([plotText(state, 2), statusText(state, 1)]).toEqual(['Rosemary 2', 'Distracted']);
      expect(refusalOf(setting, '1_V2')).toBe('notVersatile');
      expect(refusalOf(setting, '1_p8-0 * 1_V8')).toBe('notVersatile');
      expect(refusalOf(setting, '1_p2-3 * 2_V2')).toBe('notYourPart');
      // Also in a cauldron.
      const pot = { seats, specials: [{ cell: 0, special: 'versatility' as const }] };
      expect(playWords(pot, '1_p8-3 * 1_k8-0-0 * 1_V0').state.trials).toHaveLength(1);
    });

    it('Efficiency holds two, Low Ceiling two dots, Fertile Ground grows two', () => {
      const setting = {
        seats,
        specials: [
          { cell: 8, special: 'efficiency' as const },
          { cell: 9, special: 'lowCeiling' as const },
          { cell: 10, special: 'fertileGround' as const },
        ],
      };
      const { state } = playWords(setting, '1_p8-0 * 1_p8-1 * 1_p9-2 * 1_p10-3 * 1_g8 * 1_g8');
      expect([8, 9, 10].map((cell) => plotText(state, cell))).toEqual([
        'Parsley 3 + Sage 3',
        'Chives 2',
        'Rosemary 4',
      ]);
    });

    it('Hard Ground costs the next round, Black Magic comes last on the own part', () => {
      const hard = { seats, specials: [{ cell: 2, special: 'hardGround' as const }] };
      const { state, events } = playWords(hard, '1_p2-0 *');
      expect(seatIn(state, 1).acted).toBe('resting');
      expect(events).toContainEqual({ type: 'rested', other: 1, seat: seats });
      expect(refusalOf(hard, '1_p2-0 * 1_p8-0')).toBe('alreadyActed');
      expect(seatIn(playWords(hard, '1_p2-0 * *').state, 1).acted).toBe('open');
      const magic = { seats, specials: [{ cell: 12, special: 'blackMagic' as const }] };
      expect(refusalOf(magic, '2_p12-0')).toBe('blackMagic');
      expect(refusalOf(magic, '2_p13-0 * 2_p42-0 * 2_p43-0 * 2_p12-0')).toBe('ok');
    });
  });
});
