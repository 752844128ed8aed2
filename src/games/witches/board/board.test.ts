import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { checkDigits, printCode } from '../../../core/code.ts';
import { createRng } from '../../../core/rng.ts';
import { type IngredientName, levels } from '../names.ts';
import { drawnBoard } from '../testing/drawn-boards.ts';
import { judgeBoard } from '../testing/judges/board.ts';
import {
  type Board,
  type BoardOptions,
  boardKinds,
  type Special,
  type SpecialCell,
  type Start,
} from '../types/board.ts';
import { type BoardRule, boardRules, checkBoard, FAIR_SPREAD, sharesOf } from './check.ts';
import { boardCode, openBoard } from './code.ts';
import { generateBoard } from './generate.ts';

function dealt(options: BoardOptions, seed: string): Board {
  const board = generateBoard(options, createRng(seed));
  if (!board.ok) throw new Error(board.fault.code);
  return board.value;
}

/** Boards over players x kind x level, round robin. */
function* boards(count: number): Generator<Board> {
  const grid = boardKinds.flatMap((kind) =>
    [1, 2, 3, 4, 5].flatMap((players) =>
      levels.flatMap(({ ingredients, specialCells }): BoardOptions[] => [
        { kind, players, ingredients, special: specialCells ? 'paper' : 'none' },
        ...(players === 1 && specialCells
          ? [{ kind, players, ingredients, special: 'solo' } as const]
          : []),
      ]),
    ),
  );
  for (let index = 0; index < count; index++) {
    const options = grid[index % grid.length];
    if (options) yield dealt(options, `board ${index}`);
  }
}

const sample: BoardOptions = { kind: 'cauldrons', players: 3, ingredients: 8, special: 'paper' };

describe('dealt boards', () => {
  it('keep every rule of the spec, by a judge of its own (10,000 boards)', () => {
    for (const board of boards(samples(10_000))) {
      expect(judgeBoard(board)).toEqual([]);
      expect(checkBoard(board)).toBeUndefined();
    }
  });

  it('give every player a fair share, within the stated spread', () => {
    for (const board of boards(samples(4000))) {
      const shares = sharesOf(board);
      const spread = (of: (share: (typeof shares)[number]) => number) =>
        Math.max(...shares.map(of)) - Math.min(...shares.map(of));
      expect(spread((share) => share.starts)).toBe(0);
      expect(spread((share) => share.helpful)).toBe(0);
      expect(spread((share) => share.harmful)).toBe(0);
      if (board.players === 1) continue;
      for (const share of shares) {
        const whole = board.kind === 'gardens' ? 2 * share.half : share.half;
        expect(Math.abs(share.garden - whole)).toBeLessThanOrEqual(FAIR_SPREAD);
        if (board.kind === 'cauldrons')
          expect(Math.abs(share.cauldron - share.half)).toBeLessThanOrEqual(FAIR_SPREAD);
      }
    }
  });

  it('are the same for the same seed and different for another', () => {
    expect(dealt(sample, 'one')).toEqual(dealt(sample, 'one'));
    expect(dealt(sample, 'one')).not.toEqual(dealt(sample, 'two'));
  });

  it('alone have only special cells that act by themselves', () => {
    const names = new Set<string>();
    for (let seed = 0; seed < 60; seed++)
      for (const kind of boardKinds)
        for (const { special } of dealt(
          { kind, players: 1, ingredients: 10, special: 'solo' },
          `solo ${seed}`,
        ).specials)
          names.add(special);
    expect([...names].sort()).toEqual([
      'blackMagic',
      'efficiency',
      'fertileGround',
      'hardGround',
      'lowCeiling',
    ]);
  });

  it.each([
    ['six players', { ...sample, players: 6 }, 'badPlayers', 'players'],
    ['no player', { ...sample, players: 0 }, 'badPlayers', 'players'],
    ['half a player', { ...sample, players: 1.5 }, 'badPlayers', 'players'],
    ['no long cauldron for two', { ...sample, players: 2, rooms: [5] }, 'noRoom', 'players'],
    ['eleven ingredients', { ...sample, ingredients: 11 }, 'badIngredients', 'ingredients'],
    ['three ingredients', { ...sample, ingredients: 3 }, 'badIngredients', 'ingredients'],
  ])('refuse %s', (_, options, code, where) => {
    const board = generateBoard(options, createRng('x'));
    expect(board).toMatchObject({ ok: false, fault: { code, where } });
  });
});

describe('board codes', () => {
  it('carry the whole board and come back as they were', () => {
    for (const board of boards(samples(4000))) {
      const code = boardCode.encode(board);
      expect(code).toMatch(/^[A-Za-z0-9_~-]{20,110}$/);
      expect(boardCode.decode(code)).toEqual({ ok: true, value: board });
    }
  });

  const code = boardCode.encode(dealt(sample, 'code'));

  it.each([
    ['nothing', ' ', 'emptyCode'],
    ['prose', 'a lovely board', 'notABoard'],
    [
      'a letter changed',
      code.replace(/~(.)/, (_, letter) => (letter === 'A' ? '~B' : '~A')),
      'wrongCheckDigits',
    ],
    ['a letter lost', code.slice(0, 10) + code.slice(11), 'wrongCheckDigits'],
    ['a puzzle code', 'witches.1p.x.y.', 'notABoard'],
  ])('refuse %s', (_, text, fault) => {
    expect(openBoard(text)).toMatchObject({ ok: false, fault: { code: fault } });
  });

  it('tell a board of another kind and a puzzle from a broken code', () => {
    expect(openBoard(code, 'gardens')).toEqual({
      ok: false,
      fault: { code: 'otherKind', where: 'kind', detail: 'cauldrons' },
    });
    expect(openBoard(code, 'cauldrons').ok).toBe(true);
    const puzzle = printCode({ game: 'witches', version: 1, form: 'p', params: 'a', body: 'b' });
    expect(openBoard(puzzle)).toMatchObject({
      ok: false,
      fault: { code: 'puzzleCode', detail: 'witches' },
    });
  });

  it('never throw, and what they accept is what they write', () => {
    const rng = createRng('fuzz');
    const letters = 'cg123458a~ABCDxyz_-09';
    for (let round = 0; round < samples(20_000); round++) {
      let text = code;
      for (let edits = rng.below(3) + 1; edits > 0; edits--) {
        const place = rng.below(text.length + 1);
        const letter = letters.charAt(rng.below(letters.length));
        text = text.slice(0, place) + letter + text.slice(place + rng.below(2));
      }
      const board = boardCode.decode(resigned(text));
      if (board.ok) expect(boardCode.encode(board.value)).toBe(resigned(text));
    }
  });
});

/** Fixes the check digits, so that later checks are reached. */
function resigned(text: string): string {
  const signed = text.slice(0, text.lastIndexOf('~'));
  return `${signed}~${checkDigits(signed, 5)}`;
}

describe('each rule of a board', () => {
  const drawn = (front: string, back: string, change: Partial<Board> = {}) =>
    drawnBoard(front, back, {
      players: 2,
      starts: [at(4, 'Sage'), at(24, 'Mint'), at(36, 'Chives'), at(56, 'Parsley')],
      ...change,
    });
  const at = (cell: number, ingredient: IngredientName): Start => ({ cell, ingredient });
  const special = (cell: number, name: SpecialCell): Special => ({ cell, special: name });

  const front = 'AAaaBBcc AAaaBBcc AAbbDDdd CCb.DDdd';
  const back = 'GGeeEEgg GGeeEEgg GGffFFhh HHf.FFhh';
  const specials = [
    special(2, 'efficiency'),
    special(6, 'painter'),
    special(34, 'lowCeiling'),
    special(35, 'guesser'),
    special(38, 'versatility'),
    special(39, 'blackMagic'),
  ];
  const beds = {
    front: 'aaaabbbb aaccbbee ddccffee ddccff.e',
    back: 'gggghhhh ggiihhkk jjiillkk jj.illkk',
    change: {
      kind: 'gardens',
      starts: [at(5, 'Sage'), at(24, 'Mint'), at(36, 'Mint'), at(56, 'Sage')],
    },
  } as const;
  const board = drawn(front, back, { specials });

  it('holds on the boards that the rows start from', () => {
    expect(checkBoard(drawn(front, back))).toBeUndefined();
    expect(checkBoard(board)).toBeUndefined();
    expect(boardCode.decode(boardCode.encode(board))).toEqual({ ok: true, value: board });
    expect(judgeBoard(board)).toEqual([]);
  });

  const rows: readonly (readonly [string, BoardRule, Board])[] = [
    ['six players', 'players', { ...board, players: 6 }],
    ['twelve ingredients', 'ingredients', { ...board, ingredients: 12 }],
    ['a region missing', 'everyCellOnce', { ...board, regions: board.regions.slice(1) }],
    [
      'a region twice',
      'everyCellOnce',
      { ...board, regions: [...board.regions, ...board.regions] },
    ],
    [
      'both notes in front',
      'everyCellOnce',
      drawn(front.replace('CC', 'C.'), back.replace('.', 'f')),
    ],
    ['a garden over two parts', 'regionsInOnePart', drawn(front.replace('bbDD', 'bbbD'), back)],
    ['a garden in two pieces', 'regionsConnected', drawn(front.replace('CCb', 'CCa'), back)],
    ['a bent cauldron', 'cauldronShape', drawn('AAaaBBcc AAAaBBcc AAbbDDdd CCb.DDdd', back)],
    ['a cauldron of eight', 'cauldronShape', drawn(front.replace('CC', 'AA'), back)],
    ['30 cauldron cells', 'cauldronTotal', drawn(front.replace('CC', 'ii'), back)],
    ['a cauldron among gardens', 'cauldronTotal', { ...board, kind: 'gardens' }],
    ['no six', 'cauldronSizes', drawn(front.replace('AAbb', 'IIbb'), back.replace('GGff', 'JJff'))],
    [
      'a garden of seven',
      'gardenSizes',
      drawn('aaaabbbb aaacbbee ddccffee ddccff.e', beds.back, beds.change),
    ],
    [
      'no garden of six',
      'gardenSizes',
      drawn(
        'aamnbbop aaccbbee ddccffee ddqrff.e',
        'ggsthhuv ggiihhkk jjiillkk jj.illwx',
        beds.change,
      ),
    ],
    [
      'one player with nothing but cauldrons',
      'everyoneHasBoth',
      drawn('AABBcccc AABBcccc DDEEdddd DDEE.ddd', '.eeeIIJJ eeeeIIJJ ffffIILM ffffKKLM'),
    ],
    [
      'two cells more than half',
      'fairShares',
      drawn(front.replace('CC', 'ii'), back.replace('HHf.', 'HHK.').replace('GGff', 'GGKf')),
    ],
    ['nothing printed', 'startCounts', { ...board, starts: [] }],
    [
      'three in a part',
      'startCounts',
      { ...board, starts: [at(4, 'Sage'), at(6, 'Mint'), at(7, 'Dill')] },
    ],
    ['out of order', 'startPlaces', { ...board, starts: [...board.starts].reverse() }],
    [
      'not in play',
      'startPlaces',
      { ...board, starts: [at(4, 'Black Pepper'), ...board.starts.slice(1)] },
    ],
    [
      'none in the cauldrons, though one is small',
      'startPlaces',
      { ...board, starts: [at(4, 'Sage'), at(18, 'Mint'), ...board.starts.slice(2)] },
    ],
    [
      'both sixes printed on',
      'roomForEveryRecipe',
      { ...board, starts: [at(0, 'Sage'), at(4, 'Mint'), at(32, 'Mint'), at(36, 'Sage')] },
    ],
    ['a part without', 'specialCounts', { ...board, specials: specials.slice(1) }],
    [
      'three helpful',
      'specialBalance',
      { ...board, specials: specials.map(({ cell }) => special(cell, 'painter')) },
    ],
    ['out of order', 'specialPlaces', { ...board, specials: [...specials].reverse() }],
    [
      'on a printed ingredient',
      'specialPlaces',
      {
        ...board,
        specials: [special(4, 'painter'), ...specials.filter(({ cell }) => cell !== 6)].sort(
          (one, other) => one.cell - other.cell,
        ),
      },
    ],
    [
      'in a cauldron beside a garden',
      'specialPlaces',
      { ...board, specials: [special(0, 'efficiency'), ...specials.slice(1)] },
    ],
  ];

  it.each(rows)('%s: %s', (_, rule, broken) => {
    expect(checkBoard(broken)).toEqual({ code: 'badBoard', where: rule });
  });

  it('has a row', () => {
    const shown = new Set<string>(rows.map(([, rule]) => rule));
    expect(boardRules.filter((rule) => !shown.has(rule))).toEqual([]);
  });
});
