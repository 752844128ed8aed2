import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { samples } from '../../../test/samples.ts';
import { unlimitedBudget } from '../../core/budget.ts';
import { deal, dealPuzzle, openCode } from '../../core/deal.ts';
import type { Result } from '../../core/result.ts';
import { createRng } from '../../core/rng.ts';
import { Session } from '../../core/session.ts';
import { fullName } from '../../data/card.ts';
import { embeddedCatalogue } from '../../data/embedded.ts';
import { packCatalogue } from '../../data/format.ts';
import { sampleFile } from '../../data/sample.ts';
import { dokubornTexts } from '../../words/en/dokuborn/index.ts';
import { createDokuborn, loadDokuborn } from './index.ts';
import {
  type DokubornMove,
  type DokubornPuzzle,
  type DokubornState,
  faults,
  type Mode,
  refusals,
} from './types.ts';

const catalogue = await embeddedCatalogue();
const game = createDokuborn(catalogue);
const base = game.presets[0].params;

/** Dragon and Character by Emerald and Cost 3: the only green dragon is 2545, Mushu - Sneaky Dragon. */
const dragons = (mode: Mode): DokubornPuzzle => ({
  size: 2,
  mode,
  level: 4,
  catalogue: catalogue.version,
  rows: ['s24', 't1'],
  columns: ['c3', 'o3'],
});
const MUSHU = 2545;
const ELSA = 41;

const cardNamed = (name: string) => {
  const card = catalogue.cards.find((known) => fullName(known) === name);
  if (!card) throw new Error(`no card ${name}`);
  return card.id;
};

function expectOk<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.fault.code} ${result.fault.where}`);
  return result.value;
}

const sessionOf = (puzzle: DokubornPuzzle) =>
  new Session(
    game,
    dealPuzzle(game, { ...base, size: 2, level: puzzle.level, mode: puzzle.mode }, puzzle),
  );

/** Plays move words; answers the events of the last and the state. */
function play(puzzle: DokubornPuzzle, ...words: string[]) {
  let state = game.start(puzzle, 0);
  let events: readonly unknown[] = [];
  let final: true | undefined;
  for (const word of words) {
    const step = game.apply(puzzle, state, expectOk(game.moveCode.decode(word)), 0);
    if (!step.ok) return { state, refusal: step.refusal };
    state = step.state;
    events = step.events;
    final = step.final;
  }
  return { state, events, final };
}

const full = (puzzle: DokubornPuzzle) =>
  expectOk(
    game.prove?.(puzzle, unlimitedBudget) ?? { ok: false, fault: { code: 'none' } },
  ).lines.map((line, cell) => `p${cell}-${line.split(' ')[1]}`);

describe('moves', () => {
  test('a card that fits both conditions is placed', () => {
    const { state, events } = play(dragons('free'), `p0-${MUSHU}`);
    expect(state.cells).toEqual([MUSHU, null, null, null]);
    expect(state.guesses).toBe(1);
    expect(events).toEqual([{ type: 'placed', cell: 0, card: MUSHU, replaced: null, worth: 100 }]);
  });

  test('a wrong card is a guess, answered condition by condition with the fact', () => {
    const { state, events } = play(dragons('classic'), `p0-${ELSA}`);
    expect(state).toMatchObject({ cells: [null, null, null, null], guesses: 1, misses: 1 });
    expect(events).toEqual([
      {
        type: 'missed',
        cell: 0,
        card: ELSA,
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
    expect(expectOk(ask({ type: 'answers' }, session.path)).type).toBe('answers');
    expect(play(puzzle, 'q', `p0-${MUSHU}`).refusal?.type).toBe('gameOver');
    expect(game.moveCode.encode({ type: 'giveUp' })).toBe('q');
    expect(dokubornTexts.event({ type: 'gaveUp' }, session.view)).toMatch(/answers/);
  });
});

const missing = ['p0-41', 'p0-41', 'p0-41'];

describe('refusals', () => {
  const rows: readonly (readonly [(typeof refusals)[number], Mode, readonly string[]])[] = [
    ['badCell', 'free', ['p4-41']],
    ['unknownCard', 'free', ['p0-9999999']],
    ['cardUsed', 'free', [`p0-${MUSHU}`, `p2-${MUSHU}`]],
    ['emptyCell', 'free', ['r0']],
    ['filledCell', 'free', [`p0-${MUSHU}`, 'h0']],
    ['noGuessToSpare', 'classic', [...missing, `p0-${MUSHU}`, 'r0']],
    ['noGuessToSpare', 'classic', [...missing, `p3-${ELSA}`, `p3-${cardNamed('Let It Go')}`]],
    ['noAnswerLeft', 'free', [`p2-${MUSHU}`, 'h1']],
    ['allRevealed', 'free', ['h1', 'h1', 'h1', 'h1', 'h1']],
    ['gameOver', 'classic', [...missing, 'p0-41', 'h1']],
  ];

  test.each(rows)('%s in %s play: %j', (type, mode, words) => {
    expect(play(dragons(mode), ...words).refusal?.type).toBe(type);
  });

  test('every refusal has a row and a sentence', () => {
    expect([...new Set(rows.map(([type]) => type))].sort()).toEqual([...refusals].sort());
    for (const type of refusals)
      expect(dokubornTexts.refusal({ type, cells: [] })).toMatch(/^[A-Z].*\.$/);
  });
});

describe('classic play', () => {
  test('is lost when fewer guesses than empty cells are left, and that is final', () => {
    const puzzle = dragons('classic');
    const before = play(puzzle, ...missing);
    expect(game.status(puzzle, before.state)).toBe('playing');
    expect(game.view(puzzle, before.state).guessesLeft).toBe(4);
    const { state, events, final } = play(puzzle, ...missing, 'p0-41');
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
    for (const card of [ELSA, ELSA, ELSA, MUSHU]) session.play({ type: 'place', cell: 0, card }, 1);
    session.undo(2);
    expect(session.status).toBe('stuck');
    expect(session.play({ type: 'place', cell: 0, card: MUSHU }, 3).ok).toBe(false);
    session.redo(4);
    expect(session.status).toBe('playing');
  });

  test('free play counts guesses and never loses', () => {
    const words = Array.from({ length: 40 }, () => 'p0-41');
    const { state } = play(dragons('free'), ...words);
    expect(game.status(dragons('free'), state)).toBe('playing');
    expect(state.guesses).toBe(40);
  });
});

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
    expect(game.view(dragons('free'), three).cells[0]?.worth).toBe(100);
  });

  test('the general hint leads through the steps of the tightest cell to a card', () => {
    const session = sessionOf(dragons('free'));
    const techniques: string[] = [];
    for (let asked = 0; asked < 5; asked++) {
      const hint = expectOk(hintNow(session));
      techniques.push(hint.technique);
      expect(dokubornTexts.hint(hint, session.view).join(' ')).toMatch(/A1/);
      session.takeHint(hint, asked);
    }
    expect(techniques).toEqual(['count', 'inkAndCost', 'letters', 'card', 'card']);
    const move = expectOk(hintNow(session)).move;
    expect(move).toEqual({ type: 'place', cell: 0, card: MUSHU });
    expect(session.play(move as DokubornMove, 9)).toMatchObject({ ok: true });
    expect(session.view.score).toBe(0);
  });

  test('a dead end is named, and the move out of it is accepted', () => {
    const session = sessionOf(dragons('free'));
    session.play({ type: 'place', cell: 2, card: MUSHU }, 1);
    const hint = expectOk(hintNow(session));
    expect(hint).toMatchObject({
      technique: 'deadEnd',
      cells: [0],
      move: { type: 'remove', cell: 2 },
    });
    expect(dokubornTexts.hint(hint, session.view)[0]).toBe(
      'The cards placed leave no answer for A1.',
    );
    session.takeHint(hint, 2);
    expect(session.play(hint.move as DokubornMove, 3).ok).toBe(true);
  });

  test('a dead end without a guess to spare has no move', () => {
    const session = sessionOf(dragons('classic'));
    for (const card of [ELSA, ELSA, ELSA]) session.play({ type: 'place', cell: 0, card }, 1);
    session.play({ type: 'place', cell: 2, card: MUSHU }, 1);
    const hint = expectOk(hintNow(session));
    expect(hint).toMatchObject({ technique: 'deadEnd', cells: [0] });
    expect(hint.move).toBeUndefined();
  });
});

function hintNow(session: ReturnType<typeof sessionOf>) {
  return (
    game.hint?.(session.view, createRng('hint'), unlimitedBudget) ?? {
      ok: false as const,
      fault: { code: 'none' },
    }
  );
}

const ask = (
  question: Parameters<NonNullable<typeof game.ask>>[0],
  path?: readonly DokubornState[],
) =>
  game.ask?.(question, path && { puzzle: dragons('free'), path }, unlimitedBudget) ?? {
    ok: false as const,
    fault: { code: 'none' },
  };

describe('questions', () => {
  test('outlook: a grid that can be filled', () => {
    expect(ask({ type: 'outlook' }, [game.start(dragons('free'), 0)])).toEqual({
      ok: true,
      value: { type: 'outlook', solvable: true, cells: [], undos: 0 },
    });
  });

  test('outlook: the cell without an answer, and the undos to the last good grid', () => {
    const session = sessionOf(dragons('free'));
    session.play({ type: 'place', cell: 3, card: ELSA }, 1);
    session.play({ type: 'place', cell: 2, card: MUSHU }, 2);
    session.play({ type: 'remove', cell: 3 }, 3);
    expect(ask({ type: 'outlook' }, session.path)).toEqual({
      ok: true,
      value: { type: 'outlook', solvable: false, cells: [0], undos: 2 },
    });
    session.undo(4);
    session.undo(5);
    expect(expectOk(ask({ type: 'outlook' }, session.path))).toMatchObject({ solvable: true });
  });

  test('a hint for a chosen cell goes to the session like any other', () => {
    const session = sessionOf(dragons('free'));
    const answer = expectOk(ask({ type: 'hint', cell: 3 }, session.path));
    if (answer.type !== 'hint') throw new Error(answer.type);
    session.takeHint(answer.hint, 1);
    expect(session.state.clues[3]?.step).toBe(1);
    expect(session.tally.hints).toBe(1);
  });

  test('all answers after the game', () => {
    const puzzle = dragons('free');
    const { state } = play(puzzle, ...full(puzzle));
    const answer = expectOk(ask({ type: 'answers' }, [state]));
    if (answer.type !== 'answers') throw new Error(answer.type);
    expect(answer.cells[0]?.map(({ card }) => card.id)).toEqual([MUSHU]);
    for (const [cell, card] of state.cells.entries())
      expect(answer.cells[cell]?.map((entry) => entry.card.id)).toContain(card);
    const worths = answer.cells[2]?.map(({ worth }) => worth) ?? [];
    expect(Math.max(...worths)).toBe(100);
    expect(Math.min(...worths)).toBeLessThan(5);
  });

  test('search', () => {
    const answer = expectOk(ask({ type: 'search', text: 'elza snow quen' }));
    expect(answer).toMatchObject({
      type: 'found',
      cards: [{ id: ELSA }, {}, {}, {}, {}, {}, {}, {}],
    });
  });
});

/** The seed's form, made as the seed makes it. */
const seedStyle = (size: number, ids: string) => `${size}:${Buffer.from(ids).toString('base64')}`;
const open = (code: string) => ask({ type: 'openSeedStyle', code, mode: 'free' });

describe('codes', () => {
  test('the seed style is size, colon and base64 of the ids, rows then columns', () => {
    expect(game.describe?.(dragons('free'))).toEqual({
      seedStyleCode: seedStyle(2, 's24,t1,c3,o3'),
      level: 4,
      catalogue: catalogue.version,
    });
  });

  test.each([
    ['standard', (code: string) => code],
    [
      'URL-safe',
      (code: string) => code.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
    ],
    ['with white space', (code: string) => ` ${code.slice(0, 5)}\n${code.slice(5)} `],
  ])('the seed style opens: %s', (_, change) => {
    const opened = expectOk(open(change(seedStyle(2, 's24,t1,c3,o3'))));
    expect(opened).toMatchObject({
      type: 'opened',
      puzzle: dragons('free'),
      params: { size: 2, level: 4, mode: 'free', names: false, cards: catalogue.version },
    });
  });

  test('the Curio code holds the same letters and opens to the same grid', () => {
    for (let sample = 0; sample < samples(100); sample++) {
      const dealt = expectOk(
        deal(
          game,
          { ...base, size: 2 + (sample % 3), level: 1 + (sample % 5) },
          `c${sample}`,
          unlimitedBudget,
        ),
      );
      const { seedStyleCode } = game.describe?.(dealt.puzzle) ?? {};
      expect(dealt.code.split('.')[3]).toBe(String(seedStyleCode).slice(2).replace(/=+$/, ''));
      expect(expectOk(openCode(game, dealt.code, unlimitedBudget)).puzzle).toEqual(dealt.puzzle);
      expect(expectOk(openCode(game, dealt.seedCode ?? '', unlimitedBudget)).puzzle).toEqual(
        dealt.puzzle,
      );
      const opened = expectOk(open(String(seedStyleCode)));
      expect(opened).toMatchObject({ puzzle: { ...dealt.puzzle, mode: 'free' } });
    }
  });

  test('a code of another catalogue opens, is checked anew and tells the level of both', () => {
    const params = { ...base, size: 2, level: 2, cards: '2020-01-01-00000000' };
    const puzzle = expectOk(
      game.puzzleCode(params).decode(game.puzzleCode(params).encode(dragons('free'))),
    );
    const view = game.view(puzzle, game.start(puzzle, 0));
    expect(view).toMatchObject({
      level: 2,
      levelNow: 4,
      catalogue: '2020-01-01-00000000',
      catalogueNow: catalogue.version,
    });
  });

  test('no text makes a decoder throw, and what it accepts it writes again', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[phr]\d{1,3}(-\d{1,4})?$/)), (text) => {
        const move = game.moveCode.decode(text);
        if (move.ok) expect(game.moveCode.encode(move.value)).toBe(text);
        const puzzle = game.puzzleCode(base).decode(text);
        if (puzzle.ok) expect(game.puzzleCode(base).encode(puzzle.value)).toBe(text);
        open(text);
        open(`2:${text}`);
      }),
      { numRuns: samples(2000) },
    );
  });
});

const fault = (result: Result<unknown> | undefined) =>
  result?.ok ? undefined : result?.fault.code;
const body = (ids: string) => Buffer.from(ids).toString('base64url');
const decodeBody = (text: string, level = 4) =>
  game.puzzleCode({ ...base, size: 2, level }).decode(text);
const proofOf = (...lines: string[]) => ({ claim: 'solvable', lines });
const check = (proof: { claim: string; lines: string[] }) =>
  game.checkProof?.(dragons('free'), proof);
const goodLines = () => {
  const proof = game.prove?.(dragons('free'), unlimitedBudget);
  return proof?.ok ? [...proof.value.lines] : [];
};
const tiny = (() => {
  const cards = catalogue.cards.slice(0, 12);
  return createDokuborn({ ...catalogue, cards });
})();

describe('faults', () => {
  const rows: readonly (readonly [(typeof faults)[number], string, () => string | undefined])[] = [
    [
      'noGridFound',
      'twelve cards make no grid',
      () => fault(tiny.generate(base, createRng('a'), unlimitedBudget)),
    ],
    [
      'tooFewCards',
      'a sound card file of three cards',
      () => fault(ask({ type: 'importCards', text: sampleFile() })),
    ],
    [
      'budgetExhausted',
      'no step',
      () => fault(game.generate(base, createRng('a'), { spend: () => false })),
    ],
    [
      'otherCatalogue',
      'seed of another catalogue',
      () => fault(deal(game, { ...base, cards: '2020-01-01-00000000' }, 'a', unlimitedBudget)),
    ],
    [
      'badCatalogueVersion',
      'not a version',
      () => fault(deal(game, { ...base, cards: 'new' }, 'a', unlimitedBudget)),
    ],
    ['unknownCondition', 'in the seed style', () => fault(open(seedStyle(2, 's24,t1,c3,zz9')))],
    ['unknownCondition', 'in a body', () => fault(decodeBody(body('s24,t1,c3,zz9')))],
    [
      'unknownCondition',
      'to avoid',
      () => fault(deal(game, { ...base, avoid: 'c1,q7' }, 'a', unlimitedBudget)),
    ],
    ['wrongCount', 'too few', () => fault(open(seedStyle(3, 's24,t1,c3,o3')))],
    ['wrongCount', 'too many', () => fault(decodeBody(body('s24,t1,c3,o3,c1')))],
    ['duplicateCondition', 'row and column', () => fault(open(seedStyle(2, 's24,t1,s24,o3')))],
    ['unsolvable', 'an empty cell', () => fault(open(seedStyle(2, 't4,c1,g3,o2')))],
    [
      'unsolvable',
      'every cell has a card, but two share one',
      () => fault(open(seedStyle(2, 's4,c1,w8,wH'))),
    ],
    ['wrongLevel', 'level 1 claimed', () => fault(decodeBody(body('s24,t1,c3,o3'), 1))],
    ['notSeedStyle', 'no colon', () => fault(open('hello'))],
    ['notSeedStyle', 'size 5', () => fault(open(seedStyle(5, 'c1')))],
    ['badIds', 'broken base64', () => fault(open('2:c'))],
    ['badMove', 'no such word', () => fault(game.moveCode.decode('x1'))],
    [
      'badCell',
      'a hint for a filled cell',
      () => fault(ask({ type: 'hint', cell: 0 }, [play(dragons('free'), `p0-${MUSHU}`).state])),
    ],
    [
      'gameOver',
      'a hint after the end',
      () =>
        fault(
          ask({ type: 'hint', cell: 0 }, [play(dragons('free'), ...full(dragons('free'))).state]),
        ),
    ],
    [
      'gameNotOver',
      'answers too early',
      () => fault(ask({ type: 'answers' }, [game.start(dragons('free'), 0)])),
    ],
    ['noInquiry', 'outlook of nothing', () => fault(ask({ type: 'outlook' }))],
    [
      'noSolution',
      'solve after the end',
      () =>
        fault(
          game.solve?.(
            dragons('free'),
            play(dragons('free'), ...full(dragons('free'))).state,
            unlimitedBudget,
          ),
        ),
    ],
    ['wrongClaim', 'another claim', () => fault(check({ claim: 'unique', lines: goodLines() }))],
    ['badLine', 'no cell', () => fault(check(proofOf('Z9 1 Elsa')))],
    [
      'badLine',
      'a cell twice',
      () => fault(check(proofOf(goodLines()[0] ?? '', goodLines()[0] ?? ''))),
    ],
    ['unknownCard', 'no such number', () => fault(check(proofOf('A1 9999999 Elsa')))],
    ['unknownCard', 'the name of another', () => fault(check(proofOf(`A1 ${MUSHU} Elsa`)))],
    [
      'cardTwice',
      'Mushu twice',
      () =>
        fault(
          check(proofOf(`A1 ${MUSHU} Mushu - Sneaky Dragon`, `B1 ${MUSHU} Mushu - Sneaky Dragon`)),
        ),
    ],
    ['wrongCard', 'Elsa is no dragon', () => fault(check(proofOf(`A1 ${ELSA} Elsa - Snow Queen`)))],
    ['missingCell', 'a line is missing', () => fault(check(proofOf(...goodLines().slice(1))))],
  ];

  test.each(rows)('%s: %s', (code, _, run) => {
    expect(run()).toBe(code);
  });

  test('every fault has a row and a sentence', () => {
    expect([...new Set(rows.map(([code]) => code))].sort()).toEqual([...faults].sort());
    for (const code of faults) {
      if (code === 'budgetExhausted') continue; // said by the common table
      expect(dokubornTexts.fault({ code, where: 'here', detail: '1' })).toMatch(/^[A-Z“].*\S$/);
    }
  });
});

describe('whole games', () => {
  test('solve wins from the start and from a dead end, and the proof holds', () => {
    for (let sample = 0; sample < samples(100); sample++) {
      const params = {
        ...base,
        size: 2 + (sample % 3),
        level: 1 + (sample % 5),
        mode: sample % 2 ? 'classic' : 'free',
      };
      const dealt = expectOk(deal(game, params, `s${sample}`, unlimitedBudget));
      const session = new Session(game, dealt);
      const solution = expectOk(
        game.solve?.(dealt.puzzle, session.state, unlimitedBudget) ?? {
          ok: false,
          fault: { code: 'none' },
        },
      );
      for (const move of solution.moves) expect(session.play(move, 1).ok).toBe(true);
      expect(session.status).toBe('won');
      const proof = expectOk(
        game.prove?.(dealt.puzzle, unlimitedBudget) ?? { ok: false, fault: { code: 'none' } },
      );
      expect(game.checkProof?.(dealt.puzzle, proof)).toEqual({
        ok: true,
        value: { claim: 'solvable', steps: params.size * params.size },
      });
      expect(game.rate?.(dealt.puzzle, unlimitedBudget)).toMatchObject({
        ok: true,
        value: { level: String(params.level) },
      });
    }
    const stuck = play(dragons('free'), `p2-${MUSHU}`).state;
    const way = expectOk(
      game.solve?.(dragons('free'), stuck, unlimitedBudget) ?? {
        ok: false,
        fault: { code: 'none' },
      },
    );
    expect(way.moves[0]).toEqual({ type: 'remove', cell: 2 });
  });

  test('random play: every listed move is accepted, states are plain JSON and never change', () => {
    for (let sample = 0; sample < samples(40); sample++) {
      const rng = createRng(`random/${sample}`);
      const mode = sample % 2 ? 'classic' : 'free';
      const dealt = expectOk(
        deal(game, { ...base, mode, size: 2 + (sample % 3) }, `r${sample}`, unlimitedBudget),
      );
      let state = game.start(dealt.puzzle, 0);
      for (let turn = 0; turn < 30; turn++) {
        const before = JSON.stringify(state);
        const moves = [...game.legalMoves(game.view(dealt.puzzle, state))];
        if (moves.length === 0) break;
        for (const move of moves) {
          const step = game.apply(dealt.puzzle, state, move, turn);
          expect(step.ok, game.moveCode.encode(move)).toBe(true);
          expect(game.moveCode.decode(game.moveCode.encode(move))).toEqual({
            ok: true,
            value: move,
          });
        }
        expect(JSON.stringify(state)).toBe(before);
        expect(JSON.parse(before)).toEqual(state);
        const step = game.apply(
          dealt.puzzle,
          state,
          moves[rng.below(moves.length)] as DokubornMove,
          turn,
        );
        if (step.ok) state = step.state;
      }
    }
  });

  test('print tells labels, cards and clues', () => {
    const { state } = play(dragons('classic'), 'h1', 'h1', `p0-${MUSHU}`);
    expect(game.print(game.view(dragons('classic'), state)).split('\n')).toEqual([
      'dokuborn 2x2 ★★★★ classic guesses 1+6 score 100',
      'A: Dragon',
      'B: Character',
      '1: 🟢 Emerald',
      '2: Cost 3',
      'A1 = Mushu - Sneaky Dragon (100)',
      expect.stringMatching(/^A2 \. \(\d+, \w+(-\w+)?, cost 3\)$/),
      'B1 .',
      'B2 .',
    ]);
  });

  test('the game loads with the embedded catalogue, or with a sound one that is given', async () => {
    const smaller = {
      ...catalogue,
      cards: catalogue.cards.slice(0, 500),
      version: '2023-01-01-0000abcd',
      date: '2023-01-01',
    };
    const loaded = await loadDokuborn({
      catalogue: JSON.parse(JSON.stringify(packCatalogue(smaller))),
    });
    expect(loaded.presets[0].params.cards).toBe('2023-01-01-0000abcd');
    const asText = await loadDokuborn({ catalogue: JSON.stringify(packCatalogue(smaller)) });
    expect(asText.presets[0].params.cards).toBe('2023-01-01-0000abcd');
    for (const broken of [{ format: 'something else' }, 'not JSON']) {
      const fallback = await loadDokuborn({ catalogue: broken });
      expect(fallback.presets[0].params.cards).toBe(catalogue.version);
    }
  });
});
