// Rounds, absence, gifts, taking back, agreements and the last potion, at tables of two and of five.

import { describe, expect, it } from 'vitest';
import {
  eventNames,
  POTION_1,
  playWords,
  plotText,
  refusalOf,
  seatIn,
  seenBy,
  type TableSetting,
  tryWord,
} from '../testing/drawn-boards.ts';

describe.each([2, 5] as const)('at a table of %i', (seats) => {
  const plain: TableSetting = { seats };
  const rest = Array.from({ length: seats - 1 }, (_, index) => index + 2);

  describe('rounds', () => {
    it('end when every seat has acted or passed, in any order', () => {
      const order = rest.toReversed().map((seat) => `${seat}_x`);
      const { state } = playWords(plain, `1_p8-0 ${order.slice(0, -1).join(' ')}`);
      expect(state.table?.round).toBe(1);
      expect(seatIn(state, 1).acted).toBe('acted');
      const after = playWords(plain, order.at(-1) ?? '', state);
      expect(after.state.table?.round).toBe(2);
      expect(after.state.table?.seats.every(({ acted }) => acted === 'open')).toBe(true);
      expect(eventNames(after.events)).toBe('passedRound roundEnded');
    });

    it('have one action for every seat, on its own part', () => {
      expect(refusalOf(plain, '1_p8-0 1_p9-0')).toBe('alreadyActed');
      expect(refusalOf(plain, '1_x 1_p9-0')).toBe('alreadyActed');
      expect(refusalOf(plain, '1_x 1_x')).toBe('alreadyActed');
      for (const word of ['1_p12-0', '2_g8', '1_k12-0-4', '2_k8-0-0'])
        expect(refusalOf(plain, word)).toBe('notYourPart');
    });

    it('may be passed for an absent seat, which may return at any time', () => {
      const { state, events } = playWords(plain, `1_X2`);
      expect(seatIn(state, 2).acted).toBe('passed');
      expect(events).toContainEqual({ type: 'passedFor', other: 2, seat: 1 });
      expect(refusalOf(plain, '1_X2 1_X2')).toBe('alreadyActed');
      expect(refusalOf(plain, '1_X1')).toBe('notAway');
      if (seats === 2) expect(refusalOf(plain, '1_X5')).toBe('notAtTable');
      expect(refusalOf(plain, '1_X2 * 2_p12-0')).toBe('ok');
    });

    it('know no seat that is not there', () => {
      const { state } = playWords(plain, '');
      for (const word of seats === 2 ? ['3_x', '5_x'] : [])
        expect(tryWord(plain, state, word)).toMatchObject({ refusal: { type: 'notAtTable' } });
    });
  });

  describe('gifts', () => {
    const ready = '1_p8-0 *';
    it('go into another’s cauldron when both agree, in place of the giver’s action', () => {
      const offered = playWords(plain, `${ready} 1_O8-0-5`);
      expect(offered.state.table?.offers).toEqual([{ from: 1, to: 2, cell: 8, plant: 0, into: 5 }]);
      expect(seatIn(offered.state, 1).acted).toBe('open');
      const { state, events } = playWords(plain, '2_A1', offered.state);
      expect([plotText(state, 8), plotText(state, 4)]).toEqual(['(Parsley 1)', 'Parsley 1']);
      expect([seatIn(state, 1).acted, seatIn(state, 2).acted]).toEqual(['acted', 'open']);
      expect(eventNames(events)).toBe('gave plucked');
      expect(state.table?.offers).toEqual([]);
    });

    it('fill a cauldron, which is tested by its owner at once', () => {
      const setting: TableSetting = { seats, potions: ['Distracted'] };
      const { state } = playWords(setting, `${ready} 1_O8-0-4 2_A1 2_p12-1 * 2_k12-0-4`);
      expect(state.table?.testers).toEqual([2]);
      const given = playWords(setting, `2_p12-1 1_p8-0 * 2_k12-0-4 1_O8-0-4 * `);
      expect(given.state.trials).toEqual([]);
      const full = playWords(setting, '2_p12-1 1_p8-0 * 2_k12-0-4 1_O8-0-4 2_A1');
      expect(full.state.table?.testers).toEqual([2]);
      expect(seatIn(full.state, 2).statuses.map(({ effect }) => effect)).toEqual(['Distracted']);
    });

    it('are declined, taken back, replaced, or lapse when the giver does something else', () => {
      const offers = (words: string) => playWords(plain, `${ready} ${words}`).state.table?.offers;
      expect(offers('1_O8-0-5 2_D1')).toEqual([]);
      expect(offers('1_O8-0-5 1_W')).toEqual([]);
      expect(offers('1_O8-0-5 1_O8-0-34')).toMatchObject([{ into: 34 }]);
      expect(offers('1_O8-0-5 1_g8')).toEqual([]);
      expect(offers('1_O8-0-5 1_x')).toEqual([]);
      expect(offers('1_O8-0-5 2_X1')).toEqual([]);
      expect(offers('1_O8-0-5 2_p12-0')).toHaveLength(1);
    });

    it('are refused where they cannot be', () => {
      const cases: readonly (readonly [words: string, refusal: string])[] = [
        ['1_O8-0-0', 'ownCauldron'],
        ['1_O12-0-0', 'notYourPart'],
        ['1_O9-0-4', 'noPlant'],
        ['1_O8-0-12', 'noCauldron'],
        ['1_O0-0-4', 'noGarden'],
        ['1_x 1_O8-0-4', 'alreadyActed'],
        ['2_A1', 'noOffer'],
        ['2_D1', 'noOffer'],
        ['1_W', 'noOffer'],
        ['1_O8-0-4 1_A1', 'noOffer'],
        ['1_O8-0-4 1_O8-0-4', 'sameEntry'],
      ];
      for (const [words, refusal] of cases)
        expect(refusalOf(plain, `${ready} ${words}`), words).toBe(refusal);
      expect(refusalOf({ seats, beds: true }, '1_p0-0 * 1_O0-0-4')).toBe('noCauldronsHere');
    });
  });

  describe('taking back', () => {
    it('is for the own last move, until another has moved', () => {
      const { state } = playWords(plain, '1_p8-0 1_Z');
      expect([plotText(state, 8), seatIn(state, 1).acted]).toEqual(['', 'open']);
      expect(refusalOf(plain, '1_p8-0 2_Z')).toBe('nothingToTakeBack');
      expect(refusalOf(plain, '1_p8-0 2_p12-0 1_Z')).toBe('nothingToTakeBack');
      expect(refusalOf(plain, '1_p8-0 1_Z 1_Z')).toBe('nothingToTakeBack');
      // Offers and talk are no moves.
      expect(refusalOf(plain, '2_p12-0 * 1_p8-0 2_O12-0-0 2_S-a01 1_Z')).toBe('ok');
      // The last seat to act may take back the move that ended the round.
      const last = playWords(
        plain,
        `${['1_p8-0', ...rest.map((seat) => `${seat}_x`)].join(' ')} ${seats}_Z`,
      );
      expect(last.state.table?.round).toBe(1);
    });

    it('walks back over a choice to the potion, which is final', () => {
      const setting: TableSetting = { seats, potions: ['Gate'] };
      expect(refusalOf(setting, `${POTION_1} 1_Z`)).toBe('nothingToTakeBack');
      const back = playWords(setting, `${POTION_1} 1_o39-47 1_Z`);
      expect(seatIn(back.state, 1).choices).toEqual(['Gate']);
      expect(refusalOf(setting, `${POTION_1} 1_o39-47 1_Z 1_Z`)).toBe('nothingToTakeBack');
      const test = tryWord(setting, playWords(setting, POTION_1.slice(0, -9)).state, '1_k9-0-0');
      expect(test).toMatchObject({ ok: true, final: true });
    });

    it('does not undo a gift, nor what was passed for another', () => {
      expect(refusalOf(plain, '1_p8-0 1_X2 1_Z')).toBe('nothingToTakeBack');
      expect(refusalOf(plain, '1_p8-0 * 1_O8-0-4 2_A1 2_Z')).toBe('nothingToTakeBack');
      expect(refusalOf(plain, '1_p8-0 * 1_O8-0-4 2_A1 1_Z')).toBe('nothingToTakeBack');
    });
  });

  describe('agreements', () => {
    const all = rest.map((seat) => `${seat}_Y`).join(' ');
    const last: TableSetting = { seats, lastPotion: true, potions: ['win'] };

    it('take everybody to give up, and then the last potion is left where there is one', () => {
      const { state } = playWords(plain, '1_q');
      expect(state.ending).toBeNull();
      expect(state.table?.talk.proposal).toMatchObject({ what: 'giveUp', by: 1, agreed: [1] });
      expect(playWords(plain, `1_q ${all}`).state.ending).toBe('lost');
      expect(playWords(last, `1_q ${all}`).state).toMatchObject({
        ending: null,
        solo: { phase: 'last' },
      });
      expect(playWords(last, `1_q ${all} 1_q ${all}`).state.ending).toBe('lost');
      expect(playWords(plain, `1_r ${all}`).state.ending).toBe('lost');
    });

    it('count repetitions as consent, end with an objection, and replace each other', () => {
      expect(
        playWords(plain, `1_q ${rest.map((seat) => `${seat}_q`).join(' ')}`).state.ending,
      ).toBe('lost');
      expect(playWords(plain, '1_q 2_N').state.table?.talk.proposal).toBeNull();
      expect(playWords(plain, '1_q 2_r').state.table?.talk.proposal).toMatchObject({
        what: 'reveal',
        agreed: [2],
      });
      expect(refusalOf(plain, '1_q 1_Y')).toBe('alreadyAgreed');
      expect(refusalOf(plain, '1_Y')).toBe('noProposal');
      expect(refusalOf(plain, '1_N')).toBe('noProposal');
    });

    it('go on without absent seats at the request of one that agreed', () => {
      expect(playWords(plain, '1_q 1_E').state.ending).toBe('lost');
      expect(refusalOf(plain, '1_q 2_E')).toBe('agreeFirst');
      expect(refusalOf(plain, '1_E')).toBe('noProposal');
    });

    it('brew the last potion that all agreed to, and end with it', () => {
      const over = `1_q ${all}`;
      expect(refusalOf(last, '1_l-a1b2')).toBe('noLastPotion');
      const proposed = playWords(last, `${over} 2_l-a1b2c3d4`);
      expect(proposed.state.trials).toEqual([]);
      const agreed = rest.map((seat) => (seat === 2 ? '1_Y' : `${seat}_Y`)).join(' ');
      const won = playWords(last, agreed, proposed.state);
      expect([won.state.ending, won.state.table?.testers]).toEqual(['won', [null]]);
      expect(won.events).toContainEqual(expect.objectContaining({ type: 'tested', last: true }));
      const other = { ...last, potions: [''] };
      expect(playWords(other, `${over} 2_l-a1b2 ${agreed}`).state.ending).toBe('lost');
      expect(refusalOf(last, `${over} 1_p8-0`)).toBe('lastPotionOnly');
      expect(refusalOf(last, `${over} 1_l-a1b2c3d4e1f1a1`)).toBe('potionTooLong');
      expect(refusalOf(plain, `1_q ${all} 1_x`)).toBe('gameOver');
    });

    it('settle how much help there is, before the first potion', () => {
      const { state } = playWords(plain, `1_H2 ${all}`);
      expect(state.table?.talk.degree).toBe('all');
      expect(refusalOf(plain, '1_H1')).toBe('sameHelp');
      expect(refusalOf(plain, '1_Q2')).toBe('helpOff');
      expect(refusalOf(plain, '1_Q0')).toBe('ok');
      expect(refusalOf(plain, `1_H2 ${all} 1_Q2`)).toBe('ok');
      expect(refusalOf(plain, `${POTION_1} 1_H2`)).toBe('helpFixed');
      expect(seenBy(plain, playWords(plain, '1_Q0 2_Q0 1_Q0').state, 1).table?.help).toEqual({
        degree: 'check',
        fixed: false,
        asked: [2, 1, ...rest.slice(1).map(() => 0)],
      });
    });
  });

  describe('the end', () => {
    it('comes when no seat can complete a potion any more', () => {
      // All cauldrons are full.
      const pots =
        seats === 5 ? [0, 1, 4, 5, 14, 15, 24, 25, 28, 29, 34, 35] : [0, 1, 4, 5, 34, 35];
      const starts = [...pots, 37].map((cell) => ({ cell, ingredient: 'Mint' as const }));
      const setting: TableSetting = { seats, starts };
      const { state, events } = playWords(setting, '1_p45-0 * 1_k45-0-37');
      expect(state.ending).toBe('lost');
      expect(eventNames(events)).toContain('tested ended');
      const last = playWords({ ...setting, lastPotion: true }, '1_p45-0 * 1_k45-0-37');
      expect(last.state.solo?.phase).toBe('last');
    });

    it('is a win for all, regardless of the brewer', () => {
      const { state, events } = playWords({ seats, potions: ['win'] }, POTION_1);
      expect(state.ending).toBe('won');
      expect(seenBy({ seats }, state, 2)).toMatchObject({
        status: 'won',
        table: { phase: 'over' },
      });
      expect(seenBy({ seats }, state, null).opening?.recipe).toHaveLength(6);
      expect(events.at(-1)).toEqual({ type: 'ended', phase: 'won', seat: 1 });
    });

    it('opens what everyone says they had in their notes', () => {
      const { state } = playWords({ seats, potions: ['win'] }, `${POTION_1} 2_S-a03`);
      expect(seenBy({ seats }, state, 1).table?.shared).toEqual([
        { seat: 2, ingredient: 'Parsley', ruledOut: 3 },
      ]);
    });
  });

  it('shows notes to their seat only, until they are shared', () => {
    const { state } = playWords(plain, '1_n-a03 2_n-b05');
    expect(seenBy(plain, state, 1).notes.slice(0, 2)).toEqual([3, 0]);
    expect(seenBy(plain, state, 2).notes.slice(0, 2)).toEqual([0, 5]);
    expect(seenBy(plain, state, null).notes.every((mask) => mask === 0)).toBe(true);
    const shared = playWords(plain, '1_S-a03', state).state;
    expect(seenBy(plain, shared, 2).table?.shared).toEqual([
      { seat: 1, ingredient: 'Parsley', ruledOut: 3 },
    ]);
    expect(seenBy(plain, playWords(plain, '1_S-a00', shared).state, 2).table?.shared).toEqual([]);
    expect(refusalOf(plain, '1_S-a03 1_S-a03')).toBe('sameShare');
  });
});

describe('a board without cauldrons', () => {
  it('has whole gardens tested by their owner, in any order', () => {
    const setting: TableSetting = { seats: 2, beds: true, potions: ['Minimalist'] };
    const { state } = playWords(setting, '1_p0-0 * 1_p1-1 * 1_t0-1-0');
    expect(state.trials[0]?.entries.map(({ ingredient }) => ingredient)).toEqual([
      'Sage',
      'Parsley',
    ]);
    expect(refusalOf(setting, '1_p0-0 * 1_p1-1 * 2_t0-1-0')).toBe('notYourPart');
    const mixed = '1_p0-0 * 1_p1-1 * 1_t0-1-0 * 1_p8-0 * 1_p9-1 * 1_p10-2 * 1_t8-0-1-2';
    expect(refusalOf(setting, mixed)).toBe('minimalist');
  });
});
