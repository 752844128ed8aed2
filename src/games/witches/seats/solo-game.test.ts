// The solo game as a part of Witches: deals and codes with a board, whole games by hints and by the solver,
// undo, the end.

import { describe, expect, it } from 'vitest';
import { samples, someOf } from '../../../../test/samples.ts';
import { createBudget, unlimitedBudget } from '../../../core/budget.ts';
import { deal, openCode } from '../../../core/deal.ts';
import { createRng } from '../../../core/rng.ts';
import { Session } from '../../../core/session.ts';
import { hint as hintWords, soloMoveText } from '../../../words/en/witches/hints.ts';
import { words } from '../../../words/en/witches/index.ts';
import { hintSentences } from '../../../words/words.ts';
import { checkBoard, openRooms } from '../board/check.ts';
import { boardCode } from '../board/code.ts';
import { generateBoard } from '../board/generate.ts';
import { witches } from '../index.ts';
import { puzzleCode } from '../rules/code.ts';
import { parseBoard } from '../rules/parse.ts';
import { drawnEffects } from '../rules/play.ts';
import { companyEffects } from '../rules/settings.ts';
import { soloGame } from '../testing/index.ts';
import type { Params, Puzzle, WitchesTypes } from '../types/index.ts';
import { soloRefusals } from '../types/solo.ts';

const soloPresets = witches.presets.filter(({ params }) => params.play === 'solo');
const session = (preset: string, seed: string) =>
  new Session<WitchesTypes>(witches, soloGame(preset, seed));

describe('solo deals', () => {
  it.each(soloPresets)(
    '$id: a board of its kind, and only effects that mean something alone',
    (preset) => {
      for (let index = 0; index < samples(200); index++) {
        const { puzzle } = soloGame(preset.id, `deal-${index}`);
        const { board } = puzzle;
        expect(board && checkBoard(board)).toBeUndefined();
        expect(board).toMatchObject({ kind: preset.params.board, players: 1 });
        expect((board?.specials.length ?? 0) > 0).toBe(preset.params.specialCells);
        expect(drawnEffects(puzzle).filter((name) => companyEffects.includes(name))).toEqual([]);
        expect(puzzle.events).toBe(false);
      }
    },
  );

  it('leave out seven of the nine effects on players', () => {
    expect(companyEffects).not.toContain('Poison');
    expect(companyEffects).not.toContain('Distracted');
    expect(companyEffects).toHaveLength(7);
  });

  it('have room for a recipe of five', () => {
    for (const board of ['cauldrons', 'gardens'] as const) {
      const params: Params = { ...customSolo, board };
      const dealt = deal(witches, params, 'five', unlimitedBudget);
      if (!dealt.ok || !dealt.value.puzzle.board) throw new Error('no deal');
      expect(openRooms(dealt.value.puzzle.board)).toContain(5);
      const proof = witches.prove(dealt.value.puzzle, unlimitedBudget);
      expect(proof).toMatchObject({ ok: true });
    }
  });

  it('ignore events, which are for company', () => {
    const dealt = deal(witches, { ...customSolo, events: true }, 'x', unlimitedBudget);
    expect(dealt).toMatchObject({ ok: true, value: { puzzle: { events: false } } });
    if (dealt.ok)
      expect(openCode(witches, dealt.value.code, unlimitedBudget)).toMatchObject({ ok: true });
  });
});

const customSolo: Params = {
  ...(witches.presets.find(({ id }) => id === 'custom') ?? witches.presets[0]).params,
  play: 'solo',
};

describe('solo codes', () => {
  const { puzzle, params } = soloGame('solo-potion-master', 'code');
  const other = (change: Readonly<Record<string, string | boolean>>) =>
    puzzleCode(Object.assign({}, params, change)).decode(puzzleCode(params).encode(puzzle));
  const withBoard = (board: Puzzle['board']) =>
    puzzleCode(params).decode(puzzleCode(params).encode({ ...puzzle, board }));

  it('carry the board, and do not show the recipe', () => {
    const text = puzzleCode(params).encode(puzzle);
    expect(puzzleCode(params).decode(text)).toEqual({ ok: true, value: puzzle });
    expect(text.length).toBeLessThan(260);
  });

  it('say which board they do not go with', () => {
    const foreign = { ok: false, fault: { code: 'foreignPuzzle', where: 'board' } };
    expect(other({ play: 'high-witch' })).toMatchObject(foreign);
    expect(other({ board: 'gardens' })).toMatchObject(foreign);
    expect(other({ specialCells: false })).toMatchObject(foreign);
    expect(withBoard(null)).toMatchObject(foreign);
    for (const [players, special] of [
      [2, 'solo'],
      [1, 'none'],
    ] as const) {
      const board = generateBoard(
        { kind: 'cauldrons', players, ingredients: params.ingredients, special },
        createRng('other'),
      );
      if (board.ok) expect(withBoard(board.value)).toMatchObject(foreign);
    }
  });

  it('refuse effects that are for company', () => {
    const ingredients = puzzle.ingredients.map((one, index) =>
      index === 0 ? { ...one, effects: ['Copycat' as const] } : { ...one, effects: [] },
    );
    const text = puzzleCode(params).encode({ ...puzzle, ingredients, clue: null });
    expect(puzzleCode(params).decode(text)).toMatchObject({
      ok: false,
      fault: { code: 'foreignPuzzle', where: 'effects' },
    });
  });

  it('come back from JSON with every board as it was', () => {
    const { board } = puzzle;
    expect(parseBoard(JSON.parse(JSON.stringify(board)))).toEqual({ ok: true, value: board });
    if (board)
      expect(witches.describe(puzzle, { solution: false })['board']).toBe(boardCode.encode(board));
  });

  it.each([
    ['nothing', null],
    ['an unknown kind', { ...puzzle.board, kind: 'ponds' }],
    ['twelve ingredients', { ...puzzle.board, ingredients: 12 }],
    ['one note', { ...puzzle.board, notes: [3] }],
    ['an odd ingredient', { ...puzzle.board, starts: [{ cell: 1, ingredient: 'Garlic' }] }],
    ['an odd special cell', { ...puzzle.board, specials: [{ cell: 1, special: 'lake' }] }],
    ['a cell beyond the board', { ...puzzle.board, regions: [{ kind: 'garden', cells: [64] }] }],
  ])('a board of %s is refused', (_, json) => {
    expect(parseBoard(json)).toMatchObject({ ok: false, fault: { code: 'badBoard' } });
  });
});

describe('solo play', () => {
  it('a potion goes into trials, shows something hidden, and may be taken back as practice', () => {
    const game = session('solo-first-game', 'undo');
    const solution = witches.solve(game.deal.puzzle, game.state, unlimitedBudget);
    if (!solution?.ok) throw new Error('no solution');
    const wrong = game.view.solo?.board.regions.find(
      ({ kind, cells }) => kind === 'cauldron' && cells.length === 2,
    );
    expect(wrong ?? solution.value.moves).toBeDefined();
    for (const move of solution.value.moves.slice(0, -1)) game.play(move, 1);
    expect(game.view.trials).toEqual([]);
    const last = solution.value.moves.at(-1);
    if (!last) throw new Error('no moves');
    game.play(last, 2);
    expect(game.status).toBe('won');
    expect(game.view.trials).toHaveLength(1);
    expect(game.view.opening?.recipe).toEqual(game.deal.puzzle.ingredients);
    expect(game.canUndo).toBe(false);
  });

  it('is lost by giving up, after the last potion where there is one', () => {
    const plain = session('solo-first-game', 'lost');
    plain.play({ type: 'giveUp' }, 1);
    expect(plain.status).toBe('lost');
    const grand = session('solo-potion-master', 'lost');
    grand.play({ type: 'giveUp' }, 1);
    expect(grand.status).toBe('playing');
    expect(grand.view.solo?.state.phase).toBe('last');
    const step = grand.play({ type: 'last', entries: [{ ingredient: 'Sage', seeds: 1 }] }, 2);
    expect(step).toMatchObject({ ok: true, events: [{ type: 'tested', last: true }, {}] });
    expect(grand.status).toBe('lost');
  });

  it('may be revealed like any game', () => {
    const game = session('solo-gardens', 'reveal');
    game.play({ type: 'reveal' }, 1);
    expect(game.status).toBe('lost');
    expect(game.view.opening).not.toBeNull();
  });

  it('prints the board, what waits and the turn', () => {
    const { puzzle } = soloGame('solo-beginner', 'print');
    const start = witches.start(puzzle, 0);
    const text = witches.print(witches.view(puzzle, start));
    expect(text).toMatch(/Turn 1\nfront +c1 +c2/);
    const waiting = start.solo && { ...start.solo, choices: ['Gate'] as const, poisoned: true };
    expect(witches.print(witches.view(puzzle, { ...start, solo: waiting }))).toMatch(
      /Poisoned\nChoose: Gate/,
    );
  });

  it('has words for every refusal of the board', () => {
    for (const type of soloRefusals) expect(words.refusal({ type })).toMatch(/\.$/);
  });
});

describe('solo hints', () => {
  it('keep to one plan: the same view gives the same hint', () => {
    const game = session('solo-beginner', 'plan');
    const one = witches.hint(game.view, createRng('1'), unlimitedBudget);
    expect(witches.hint(game.view, createRng('2'), unlimitedBudget)).toEqual(one);
  });

  it('say so when the budget is used up', () => {
    const game = session('solo-beginner', 'plan');
    expect(witches.hint(game.view, createRng('1'), createBudget(1))).toMatchObject({
      ok: false,
      fault: { code: 'budgetExhausted' },
    });
  });

  // Without effects, which take longer to survey; the moves on the board are planned alike.
  it.each(someOf(['cauldrons', 'gardens'] as const, 1))(
    'lead through a whole game with %s',
    (board) => {
      const first =
        witches.presets.find(({ id }) => id === 'solo-first-game') ?? witches.presets[0];
      const dealt = deal(witches, { ...first.params, board }, 'hints', unlimitedBudget);
      if (!dealt.ok) throw new Error(dealt.fault.code);
      const game = new Session<WitchesTypes>(witches, dealt.value);
      for (let step = 0; step < 300 && !game.over; step++) {
        const hint = witches.hint(game.view, createRng('x'), unlimitedBudget);
        if (!hint?.ok || !hint.value.move) throw new Error(JSON.stringify(hint));
        expect(hintSentences(hintWords, hint.value, game.view).length).toBeGreaterThan(1);
        expect(game.play(hint.value.move, step)).toMatchObject({ ok: true });
      }
      expect(game.status).toBe('won');
    },
  );

  it('name the place of every move on the board', () => {
    const game = session('solo-first-game', 'words');
    for (const move of [...witches.legalMoves(game.view)].slice(0, 200))
      for (const line of soloMoveText(move)) expect(line).toMatch(/^Next: .*\.$/);
  });
});
