import { describe, expect, test } from 'vitest';
import { replayText } from '../../../core/replay.ts';
import { orThrow } from '../../../core/result.ts';
import { printSave, saveOf } from '../../../core/save.ts';
import { words } from '../../../words/en/dokuborn/index.ts';
import {
  ask,
  cardNamed,
  dragons,
  ELSA,
  full,
  game,
  MUSHU,
  play,
  sessionOf,
} from '../testing/index.ts';
import { type Mode, refusals } from '../types.ts';

describe('moves', () => {
  test('a card that fits both conditions is placed', () => {
    const { state, events } = play(dragons('free'), `p0-${MUSHU}`);
    expect(state.cells).toEqual([MUSHU, null, null, null]);
    expect(state.guesses).toBe(1);
    expect(events).toEqual([{ type: 'placed', cell: 0, card: MUSHU, replaced: null, worth: 50 }]);
  });

  test('a wrong card is a guess, answered condition by condition with the fact', () => {
    const { state, events } = play(dragons('classic'), `p0-${ELSA}`);
    expect(state).toMatchObject({ cells: [null, null, null, null], guesses: 1, misses: 1 });
    expect(events).toEqual([
      {
        type: 'missed',
        cell: 0,
        card: ELSA,
        name: 'Elsa - Snow Queen',
        reasons: [
          {
            condition: 's24',
            family: 'classification',
            display: 'Dragon',
            fits: false,
            fact: { field: 'classifications', values: ['Dreamborn', 'Hero', 'Queen', 'Sorcerer'] },
          },
          {
            condition: 'c3',
            family: 'ink',
            display: '🟢 Emerald',
            fits: false,
            fact: { field: 'inks', values: ['Amethyst'] },
          },
        ],
      },
    ]);
  });

  test('a card is replaced, which takes a guess, and removed, which takes none', () => {
    const other = cardNamed('Maleficent - Sorceress');
    const { state, events } = play(dragons('classic'), `p3-${ELSA}`, `p3-${other}`);
    expect(events).toEqual([
      { type: 'placed', cell: 3, card: other, replaced: ELSA, worth: expect.any(Number) },
    ]);
    expect(state).toMatchObject({ cells: [null, null, null, other], guesses: 2 });
    const removed = play(dragons('classic'), `p3-${ELSA}`, 'r3');
    expect(removed.events).toEqual([{ type: 'removed', cell: 3, card: ELSA }]);
    expect(removed.state).toMatchObject({ cells: [null, null, null, null], guesses: 1 });
  });

  test('a miss on a filled cell leaves the card there', () => {
    const { state } = play(dragons('free'), `p3-${ELSA}`, `p3-${cardNamed('Let It Go')}`);
    expect(state).toMatchObject({ cells: [null, null, null, ELSA], guesses: 2, misses: 1 });
  });

  test('all cells filled is won, and final', () => {
    const puzzle = dragons('classic');
    const { state, events, final } = play(puzzle, ...full(puzzle));
    expect(game.status(puzzle, state)).toBe('won');
    expect(events?.at(-1)).toEqual({ type: 'completed' });
    expect(final).toBe(true);
  });

  test('giving up is lost and final, and opens the answers', () => {
    const puzzle = dragons('free');
    const session = sessionOf(puzzle);
    session.play({ type: 'place', cell: 0, card: MUSHU }, 1);
    expect(session.play({ type: 'giveUp' }, 2)).toEqual({ ok: true, events: [{ type: 'gaveUp' }] });
    expect(session.status).toBe('lost');
    expect(session.state.cells[0]).toBe(MUSHU);
    expect(session.undo(3)).toMatchObject({ ok: false, refusal: { type: 'finalMove' } });
    expect(orThrow(ask({ type: 'answers' }, session.path)).type).toBe('answers');
    expect(play(puzzle, 'q', `p0-${MUSHU}`).refusal?.type).toBe('gameOver');
    expect(game.moveCode.encode({ type: 'giveUp' })).toBe('q');
    expect(words.event({ type: 'gaveUp' }, session.view)).toMatch(/answers/);
  });
});

/** Three cards that are no green dragons. */
const missing = ['p0-41', 'p0-42', 'p0-43'];
const others = [ELSA, 42, 43];

describe('refusals', () => {
  const rows: readonly (readonly [(typeof refusals)[number], Mode, readonly string[]])[] = [
    ['badCell', 'free', ['p4-41']],
    ['unknownCard', 'free', ['p0-9999999']],
    ['cardUsed', 'free', [`p0-${MUSHU}`, `p2-${MUSHU}`]],
    ['triedBefore', 'free', ['p0-41', 'p0-41']],
    ['triedBefore', 'classic', ['p0-41', 'p0-42', 'p0-41']],
    ['emptyCell', 'free', ['r0']],
    ['filledCell', 'free', [`p0-${MUSHU}`, 'h0']],
    ['noGuessToSpare', 'classic', [...missing, `p0-${MUSHU}`, 'r0']],
    ['noGuessToSpare', 'classic', [...missing, `p3-${ELSA}`, `p3-${cardNamed('Let It Go')}`]],
    ['noAnswerLeft', 'free', [`p2-${MUSHU}`, 'h1']],
    ['allRevealed', 'free', ['h1', 'h1', 'h1', 'h1', 'h1']],
    ['gameOver', 'classic', [...missing, 'p0-44', 'h1']],
  ];

  test.each(rows)('%s in %s play: %j', (type, mode, words) => {
    expect(play(dragons(mode), ...words).refusal?.type).toBe(type);
  });

  test('every refusal has a row and a sentence', () => {
    expect([...new Set(rows.map(([type]) => type))].sort()).toEqual([...refusals].sort());
    for (const type of refusals) expect(words.refusal({ type, cells: [] })).toMatch(/^[A-Z].*\.$/);
  });
});

describe('classic play', () => {
  test('is lost when fewer guesses than empty cells are left, and that is final', () => {
    const puzzle = dragons('classic');
    const before = play(puzzle, ...missing);
    expect(game.status(puzzle, before.state)).toBe('playing');
    expect(game.view(puzzle, before.state).guessesLeft).toBe(4);
    expect(game.view(puzzle, before.state).spare).toBe(0);
    const { state, events, final } = play(puzzle, ...missing, 'p0-44');
    expect(game.status(puzzle, state)).toBe('lost');
    expect(events?.at(-1)).toEqual({ type: 'ranOut' });
    expect(final).toBe(true);
  });

  test('undo gives back neither guesses nor hints', () => {
    const session = sessionOf(dragons('classic'));
    session.play({ type: 'place', cell: 0, card: MUSHU }, 1);
    session.play({ type: 'reveal', cell: 1 }, 2);
    session.undo(3);
    session.undo(4);
    expect(session.state).toMatchObject({ cells: [null, null, null, null], guesses: 1 });
    expect(session.state.clues[1]?.step).toBe(1);
  });

  test('undoing into too few guesses is stuck, and redo leads out', () => {
    const session = sessionOf(dragons('classic'));
    for (const card of [...others, MUSHU]) session.play({ type: 'place', cell: 0, card }, 1);
    session.undo(2);
    expect(session.status).toBe('stuck');
    expect(session.play({ type: 'place', cell: 0, card: MUSHU }, 3).ok).toBe(false);
    session.redo(4);
    expect(session.status).toBe('playing');
  });

  test('a miss that was tried costs nothing, also after undo and after reading the save', () => {
    const session = sessionOf(dragons('classic'));
    session.play({ type: 'place', cell: 0, card: ELSA }, 1);
    const again = { type: 'place', cell: 0, card: ELSA } as const;
    expect(session.play(again, 2)).toEqual({
      ok: false,
      refusal: { type: 'triedBefore', cells: [0], card: 'Elsa - Snow Queen' },
    });
    session.undo(3);
    expect(session.view.cells[0]?.tried).toEqual([ELSA]);
    expect(session.play(again, 4).ok).toBe(false);
    expect(session.view).toMatchObject({ guesses: 1, guessesLeft: 6, spare: 2 });
    const replayed = orThrow(replayText(game, printSave(saveOf(session, 5))));
    expect(replayed.view).toEqual(session.view);
    // elsewhere the card was not tried
    expect(session.play({ type: 'place', cell: 3, card: ELSA }, 6).ok).toBe(true);
  });

  test('free play counts guesses and never loses', () => {
    const words = Array.from({ length: 40 }, (_, index) => `p0-${41 + index}`);
    const { state } = play(dragons('free'), ...words);
    expect(game.status(dragons('free'), state)).toBe('playing');
    expect(game.view(dragons('free'), state).spare).toBeNull();
    expect(state.guesses).toBe(40);
  });
});
