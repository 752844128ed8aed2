import { describe, expect, test } from 'vitest';
import { factsOf, noteOf } from '../../../core/hint.ts';
import { replayText } from '../../../core/replay.ts';
import { orThrow } from '../../../core/result.ts';
import { printSave, saveOf } from '../../../core/save.ts';
import { fullName } from '../../../data/card.ts';
import { words } from '../../../words/en/dokuborn/index.ts';
import { hintSentences } from '../../../words/words.ts';
import {
  ask,
  catalogue,
  dragons,
  ELSA,
  full,
  game,
  hintNow,
  MUSHU,
  play,
  sessionOf,
} from '../testing/index.ts';
import type { Move } from '../types.ts';

describe('hints', () => {
  test('come in steps, for one card that agrees with all of them', () => {
    const puzzle = dragons('free');
    const clues = [1, 2, 3, 4].map(
      (count) => play(puzzle, ...Array.from({ length: count }, () => 'h1')).state.clues[1],
    );
    expect(clues.map((clue) => clue?.step)).toEqual([1, 2, 3, 4]);
    expect(clues[0]).toMatchObject({ inks: null, cost: null, letters: null, card: null });
    expect(clues[1]).toMatchObject({ cost: 3, letters: null, card: null });
    expect(clues[2]).toMatchObject({ card: null, letters: expect.stringMatching(/^\S( \S)*$/) });
    const card = catalogue.cards.find(({ id }) => id === clues[3]?.card);
    expect(card?.inks).toEqual(clues[1]?.inks);
    expect(card?.classifications).toContain('Dragon');
    expect(clues[3]?.name).toBe(card && fullName(card));
  });

  test('the card of the last step scores nothing in its cell', () => {
    const { state } = play(dragons('free'), 'h0', 'h0', 'h0', 'h0', `p0-${MUSHU}`);
    expect(game.view(dragons('free'), state).cells[0]?.worth).toBe(0);
    const three = play(dragons('free'), 'h0', 'h0', 'h0', `p0-${MUSHU}`).state;
    expect(game.view(dragons('free'), three).cells[0]).toMatchObject({ worth: 20, price: 30 });
  });

  test('the hint leads from the tightest cell through its sets to a card, which then scores nothing', () => {
    const session = sessionOf(dragons('free'));
    const hint = hintNow(session);
    expect(hint.steps.map(({ facts }) => facts[0]?.type)).toEqual([
      'sets',
      'inkAndCost',
      'letters',
    ]);
    const sentences = hintSentences(words.hint, hint, session.view);
    expect(sentences[0]).toMatch(/A1/);
    const mushu = catalogue.cards.find(({ id }) => id === MUSHU);
    const name = mushu ? fullName(mushu) : '';
    // Only the last sentence names the card.
    expect(sentences.map((line) => line.includes(name))).toEqual([
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(hint.move).toEqual({ type: 'place', cell: 0, card: MUSHU });
    session.takeHint(hint, 1, 'where');
    expect(session.state.clues[0]?.step).toBe(1);
    session.takeHint({ note: noteOf(hint, 'why') }, 2, 'why');
    expect(session.state.clues[0]?.step).toBe(3);
    session.takeHint(hint, 3);
    expect(session.tally.hints).toBe(1);
    expect(session.play(hint.move as Move, 9)).toMatchObject({ ok: true });
    expect(session.view.score).toBe(0);
  });

  test.each([
    [0, 50],
    [1, 45],
    [2, 35],
    [3, 20],
    [4, 0],
  ])('%i hints leave %i of 50 points, by the bulb as by asking, and in the save', (told, left) => {
    const session = sessionOf(dragons('free'));
    const hint = hintNow(session);
    const prices: number[] = [];
    const notes = [
      ['where', hint.note],
      ['why', hint.steps[1]?.note],
      ['why', hint.steps[2]?.note],
    ] as const;
    for (const [stage, note] of notes.slice(0, told)) {
      prices.push(
        game.hintPrice?.(session.view, stage, stage === 'where' ? undefined : hint, note) ?? -1,
      );
      session.takeHint({ note }, 1, stage);
    }
    if (told === 4) session.takeHint(hint, 1);
    expect(prices).toEqual([5, 10, 15].slice(0, told));
    session.play({ type: 'place', cell: 0, card: MUSHU }, 2);
    expect(session.view.cells[0]?.worth).toBe(left);
    const replayed = orThrow(replayText(game, printSave(saveOf(session, 2))));
    expect(replayed.view).toEqual(session.view);
    expect(replayed.tally).toEqual(session.tally);
    const typed = play(dragons('free'), ...Array(told).fill('h0'), `p0-${MUSHU}`).state;
    expect(game.view(dragons('free'), typed).score).toBe(left);
  });

  test('what is told twice is paid once', () => {
    const session = sessionOf(dragons('free'));
    const hint = hintNow(session);
    session.takeHint({ note: hint.note }, 1, 'where');
    session.takeHint({ note: hint.note }, 2, 'where');
    expect(session.view.cells[0]?.price).toBe(5);
    expect(game.hintPrice?.(session.view, 'why', hint, hint.note)).toBe(0);
  });

  test('keeps to what earlier clues told about the cell', () => {
    const { state } = play(dragons('free'), 'h1', 'h1', 'h1');
    const told = state.clues[1];
    const asked = ask({ type: 'hint', cell: 1 }, [state]);
    if (!asked.ok || asked.value.type !== 'hint') throw new Error('no hint');
    const facts = factsOf(asked.value.hint);
    expect(facts).toContainEqual({ type: 'letters', letters: told?.letters });
    expect(facts).toContainEqual({ type: 'inkAndCost', inks: told?.inks, cost: told?.cost });
  });

  test('a dead end is named, and the move out of it is accepted', () => {
    const session = sessionOf(dragons('free'));
    session.play({ type: 'place', cell: 2, card: MUSHU }, 1);
    const hint = hintNow(session);
    expect(hint).toMatchObject({
      technique: 'deadEnd',
      steps: [{ area: { cells: [0] } }],
      move: { type: 'remove', cell: 2 },
    });
    expect(words.hint.where(hint, session.view)).toBe('Look at A1: no card is left there.');
    session.takeHint(hint, 2);
    expect(session.play(hint.move as Move, 3).ok).toBe(true);
  });

  test('a dead end without a guess to spare has no move', () => {
    const session = sessionOf(dragons('classic'));
    for (const card of [ELSA, 42, 43]) session.play({ type: 'place', cell: 0, card }, 1);
    session.play({ type: 'place', cell: 2, card: MUSHU }, 1);
    const hint = hintNow(session);
    expect(hint).toMatchObject({ technique: 'deadEnd', steps: [{ area: { cells: [0] } }] });
    expect(hint.move).toBeUndefined();
  });
});

describe('questions', () => {
  test('outlook: a grid that can be filled', () => {
    expect(ask({ type: 'outlook' }, [game.start(dragons('free'), 0)])).toEqual({
      ok: true,
      value: { type: 'outlook', solvable: true, cells: [], undos: 0, deadEnd: null },
    });
  });

  test('outlook: the cell without an answer, and the undos to the last good grid', () => {
    const session = sessionOf(dragons('free'));
    session.play({ type: 'place', cell: 3, card: ELSA }, 1);
    session.play({ type: 'place', cell: 2, card: MUSHU }, 2);
    session.play({ type: 'remove', cell: 3 }, 3);
    expect(ask({ type: 'outlook' }, session.path)).toEqual({
      ok: true,
      value: {
        type: 'outlook',
        solvable: false,
        cells: [0],
        undos: 2,
        deadEnd: {
          cells: [0],
          blockers: [{ cell: 2, card: MUSHU, blocks: [0] }],
          chain: [2, 0],
          take: 2,
          undos: 2,
        },
      },
    });
    session.undo(4);
    session.undo(5);
    expect(orThrow(ask({ type: 'outlook' }, session.path))).toMatchObject({ solvable: true });
  });

  test('a hint for a chosen cell goes to the session like any other', () => {
    const session = sessionOf(dragons('free'));
    const answer = orThrow(ask({ type: 'hint', cell: 3 }, session.path));
    if (answer.type !== 'hint') throw new Error(answer.type);
    expect(answer.hint.steps[0].area.cells).toEqual([3]);
    session.takeHint(answer.hint, 1);
    expect(session.state.clues[3]?.step).toBe(4);
    expect(session.tally.hints).toBe(1);
  });

  test('in a dead end no cell gets a hint: the answer is the dead end, and nothing is touched', () => {
    const session = sessionOf(dragons('free'));
    session.play({ type: 'place', cell: 2, card: MUSHU }, 1);
    for (const cell of [0, 1, 3]) {
      const answer = orThrow(ask({ type: 'hint', cell }, session.path));
      expect(answer).toMatchObject({ type: 'deadEnd', deadEnd: { cells: [0], take: 2 } });
    }
    const [hint] = [hintNow(session)];
    expect(hint.steps[0].marks).toContainEqual({
      kind: 'link',
      from: 2,
      to: 0,
      as: 'path',
      order: 1,
    });
    expect(words.hint.why(hint, 0, session.view)).toBe(
      'Mushu - Sneaky Dragon on B1 is the card that A1 needs.',
    );
  });

  test('all answers after the game', () => {
    const puzzle = dragons('free');
    const { state } = play(puzzle, ...full(puzzle));
    const answer = orThrow(ask({ type: 'answers' }, [state]));
    if (answer.type !== 'answers') throw new Error(answer.type);
    expect(answer.cells[0]?.map(({ card }) => card.id)).toEqual([MUSHU]);
    for (const [cell, card] of state.cells.entries())
      expect(answer.cells[cell]?.map((entry) => entry.card.id)).toContain(card);
    const worths = answer.cells[2]?.map(({ worth }) => worth) ?? [];
    expect(Math.max(...worths)).toBeGreaterThan(90);
    expect(Math.min(...worths)).toBeLessThan(5);
  });

  test('search', () => {
    const answer = orThrow(ask({ type: 'search', text: 'elza snow quen' }));
    expect(answer).toMatchObject({
      type: 'found',
    });
    if (answer.type === 'found') expect(answer.cards[0]?.id).toBe(ELSA);
  });
});
