import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { createRng, pick } from '../../../core/rng.ts';
import { generateBoard } from '../board/generate.ts';
import { ingredientNames } from '../names.ts';
import { soloMoveCode } from '../rules/code.ts';
import {
  answerOf,
  brewOf,
  dots,
  drawnBoard,
  names,
  POTION,
  POTION_TWO,
  played,
  type SoloSetting,
  setupOf,
  step,
} from '../testing/drawn-boards.ts';
import { boardKinds, type Special, type Start } from '../types/board.ts';
import type { Brew, SoloSetup, SoloState } from '../types/solo.ts';
import { startSolo } from './board-state.ts';
import { playSolo, soloMoves } from './solo-play.ts';

describe('plant, grow, pluck', () => {
  it('plants with one dot, grows all of one garden, and counts turns', () => {
    const { state } = played({}, 'p8-0 g9 p9-1 g8');
    expect([dots(state, 8), dots(state, 9)]).toEqual(['3', '2']);
    expect(state.turns).toBe(4);
  });

  it('starts with what is printed', () => {
    const starts: Start[] = [
      { cell: 1, ingredient: 'Mint' },
      { cell: 8, ingredient: 'Sage' },
    ];
    const { state, events } = played({ starts }, 'g8 k8-0-0');
    expect(names(events)).toBe('grew plucked tested');
    expect(state.potions[0]?.entries).toEqual([
      { ingredient: 'Sage', seeds: 2 },
      { ingredient: 'Mint', seeds: 1 },
    ]);
  });

  it('fills cauldrons in reading order and tests a full one at once', () => {
    const half = played({}, 'p24-0 p25-1 k25-0-1');
    expect(half.state.plots[0]?.[0]?.ingredient).toBe('Sage');
    expect(half.state.potions).toEqual([]);
    const full = played({}, 'p24-0 p25-1 k25-0-1 k24-0-1');
    expect(full.state.potions[0]?.entries.map(({ ingredient }) => ingredient)).toEqual([
      'Sage',
      'Parsley',
    ]);
    expect(full.state.plots[24]?.[0]?.plucked).toBe(true);
  });

  it('says that a test shows something hidden', () => {
    const { state } = played({}, 'p24-0 p25-1 k24-0-0');
    expect(step({}, state, 'k25-0-0')).toMatchObject({ ok: true, reveals: true });
    expect(step({}, state, 'g24')).not.toHaveProperty('reveals');
  });

  it('grows no further than the most seeds that count', () => {
    const { state } = played({ maxSeeds: 4 }, 'p8-0 g8 g8 g8');
    expect(dots(state, 8)).toBe('4');
    expect(step({ maxSeeds: 6 }, state, 'g8').ok).toBe(true);
    expect(step({ maxSeeds: 4 }, state, 'g8').ok).toBe(false);
  });

  it('wins with the potion that wins', () => {
    const { state, events } = played({ potions: ['win'] }, POTION);
    expect(state.phase).toBe('won');
    expect(events.at(-1)).toEqual({ type: 'ended', phase: 'won' });
  });
});

describe('special cells', () => {
  const on = (cell: number, special: Special['special']): SoloSetting => ({
    specials: [{ cell, special }],
  });

  it('Efficiency holds two, plucked one by one', () => {
    const { state } = played(on(8, 'efficiency'), 'p8-0 g8 p8-1 g8');
    expect(dots(state, 8)).toBe('3,2');
    const after = played(on(8, 'efficiency'), 'p8-0 p8-1 k8-1-0 k8-0-0');
    expect(after.state.potions[0]?.entries.map(({ ingredient }) => ingredient)).toEqual([
      'Sage',
      'Parsley',
    ]);
  });

  it('Efficiency on a garden board adds an entry, but never beyond six', () => {
    const small: SoloSetting = { ...on(0, 'efficiency'), bed: true };
    const { state } = played(small, 'p0-0 p0-1 p1-2 t1-2-0-1');
    expect(state.potions[0]?.entries.map(({ ingredient }) => ingredient)).toEqual([
      'Chives',
      'Parsley',
      'Sage',
    ]);
  });

  it('Low Ceiling stops at two dots', () => {
    const { state } = played(on(8, 'lowCeiling'), 'p8-0 p9-0 g8 g8');
    expect([dots(state, 8), dots(state, 9)]).toEqual(['2', '3']);
  });

  it('Fertile Ground grows two at a time', () => {
    const { state } = played(on(8, 'fertileGround'), 'p8-0 g8');
    expect(dots(state, 8)).toBe('3');
    expect(dots(played(on(8, 'fertileGround'), 'p8-0 g8 g8').state, 8)).toBe('4');
  });

  it('Hard Ground costs one turn more', () => {
    const { state, events } = played(on(8, 'hardGround'), 'p8-0');
    expect(state.turns).toBe(2);
    expect(names(events)).toBe('planted delayed');
  });

  it('Black Magic is for the last free cell', () => {
    const setting: SoloSetting = { ...on(0, 'blackMagic'), bed: true };
    const cells = Array.from({ length: 64 }, (_, cell) => cell).filter(
      (cell) => ![0, 31, 63].includes(cell),
    );
    const { state } = played(setting, cells.map((cell) => `p${cell}-0`).join(' '));
    expect(step(setting, state, 'p0-0').ok).toBe(true);
  });
});

describe('the board at the last answer', () => {
  const board = ({ plots, barred, gardens }: SoloState) => ({ plots, barred, gardens });

  it.each([
    { what: 'nothing was tested', potions: [''], before: '', since: 'p8-0 g8 p9-1 g8' },
    { what: 'a potion', potions: [''], before: POTION, since: 'p8-0 g8' },
    { what: 'what grew by itself', potions: ['Drizzle'], before: `p8-0 ${POTION}`, since: 'g8' },
    { what: 'a choice', potions: ['Bramble'], before: `${POTION} b8`, since: 'p9-0' },
    { what: 'a free plant, which is not', potions: ['Seedling'], before: POTION, since: 'p8-0' },
    { what: 'one passed', potions: ['Seedling'], before: `${POTION} x`, since: 'p8-0' },
  ])('stays what it was while the next potion is brewed: $what', ({ potions, before, since }) => {
    const start = played({ potions }, before).state;
    expect(start.atAnswer).toEqual(board(start));
    const { state } = played({ potions }, `${before} ${since}`.trim());
    expect(state.atAnswer).toEqual(board(start));
    expect(board(state)).not.toEqual(board(start));
  });
});

describe('effects on the board', () => {
  it('Drizzle grows every garden once', () => {
    const setting = { potions: ['Drizzle'] };
    const { state, events } = played(setting, `p8-0 p16-1 ${POTION}`);
    expect([dots(state, 8), dots(state, 16)]).toEqual(['2', '2']);
    expect(events.at(-1)).toEqual({ type: 'drizzled', cells: [8, 16] });
    expect(dots(state, 0)).toBe('1');
  });

  it('Distracted lets nothing beyond two dots until the next potion', () => {
    const setting = { potions: ['Distracted', ''] };
    const { state } = played(setting, `p8-0 ${POTION} g8`);
    expect(state.distracted).toBe(true);
    expect(step(setting, state, 'g8')).toEqual({ ok: false, refusal: { type: 'nothingGrows' } });
    const after = played(setting, `p8-0 ${POTION} g8 ${POTION_TWO} g8`);
    expect(dots(after.state, 8)).toBe('3');
  });

  it('Distracted never takes dots away', () => {
    const { state } = played({ potions: ['Distracted Drizzle'] }, `p8-0 g8 g8 ${POTION}`);
    expect(dots(state, 8)).toBe('3');
  });

  it('Poison is the end at the second in a row', () => {
    const twice = { potions: ['Poison', 'Poison'] };
    expect(played(twice, POTION).state).toMatchObject({ poisoned: true, phase: 'playing' });
    expect(played(twice, `${POTION} ${POTION_TWO}`).state.phase).toBe('lost');
    expect(played({ ...twice, lastPotion: true }, `${POTION} ${POTION_TWO}`).state.phase).toBe(
      'last',
    );
    const cured = played({ potions: ['Poison', ''] }, `${POTION} ${POTION_TWO}`).state;
    expect(cured).toMatchObject({ poisoned: false, phase: 'playing' });
    const doubled = played({ potions: ['Poison Poison'] }, POTION).state;
    expect(doubled.phase).toBe('playing');
  });

  it('Frost takes a dot in the chosen garden, never the last one', () => {
    const { state, events } = played({ potions: ['Frost'] }, `p8-0 g8 p9-0 ${POTION} f9`);
    expect([dots(state, 8), dots(state, 9)]).toEqual(['1', '1']);
    expect(events.at(-1)).toEqual({ type: 'froze', cells: [8] });
    expect(state.choices).toEqual([]);
  });

  it('Bramble closes an empty cell', () => {
    const { state } = played({ potions: ['Bramble'] }, `${POTION} b8`);
    expect(state.barred).toEqual([8]);
  });

  it('a garden is whole without the cells that brambles closed', () => {
    const setting: SoloSetting = { bed: true, potions: ['Bramble'] };
    const { state } = played(setting, 'p0-0 p1-0 t0-0-1 b2 p3-0 p4-1 p5-2 t3-2-1-0');
    expect(state.potions[1]?.entries.map(({ ingredient }) => ingredient)).toEqual([
      'Chives',
      'Sage',
      'Parsley',
    ]);
  });

  it('Gate makes one garden of two', () => {
    const { state } = played({ potions: ['Gate'] }, `p8-0 p10-1 ${POTION} o9-10 g12`);
    expect([dots(state, 8), dots(state, 10)]).toEqual(['2', '2']);
    expect(state.gardens.map(({ cells }) => cells)).toContainEqual([8, 9, 10, 11, 12]);
  });

  it('Fence splits a garden along a straight line', () => {
    const { state } = played({ potions: ['Fence'] }, `p16-0 p23-1 ${POTION} n18-19 g16`);
    expect([dots(state, 16), dots(state, 23)]).toEqual(['2', '1']);
    const tall = played({ potions: ['Fence'] }, `${POTION} n34-42`);
    expect(tall.events.at(-1)).toMatchObject({ type: 'fenced' });
    expect(tall.state.gardens.find(({ cells }) => cells.includes(39))?.cells.length).toBe(6);
  });

  it('Seedling plants once without a turn', () => {
    const setting = { potions: ['Seedling'] };
    const { state } = played(setting, POTION);
    const after = played(setting, `${POTION} p8-0`).state;
    expect(after.turns).toBe(state.turns);
    expect(after.choices).toEqual([]);
  });

  it('come one after another in a fixed order, and those that help may be passed', () => {
    const setting = { potions: ['Seedling Gate Bramble Seedling'] };
    const { state } = played(setting, POTION);
    expect(state.choices).toEqual(['Bramble', 'Gate', 'Seedling', 'Seedling']);
    expect(played(setting, `${POTION} b8 x x x`).state.choices).toEqual([]);
  });

  it('fizzle where there is nothing to do', () => {
    const { state, events } = played({ potions: ['Frost'] }, POTION);
    expect(state.choices).toEqual([]);
    expect(events.at(-1)).toEqual({ type: 'fizzled', effect: 'Frost' });
  });
});

describe('the end', () => {
  /** All cauldrons of the drawn board: A, B and C. */
  const ALL = `${POTION} ${POTION_TWO} p30-0 p23-1 k30-0-32 k23-0-32`;

  it('is lost when no potion can be completed any more', () => {
    expect(played({}, ALL).state.phase).toBe('lost');
    expect(played({ lastPotion: true }, ALL).state.phase).toBe('last');
  });

  it('is lost on a garden board when every garden is spent', () => {
    const setup: SoloSetup = {
      ...setupOf({ bed: true }),
      board: { ...setupOf({ bed: true }).board, regions: [{ kind: 'garden', cells: [0, 1] }] },
    };
    let state = startSolo(setup);
    for (const word of ['p0-0', 'p1-1', 't0-1-0']) {
      const move = soloMoveCode.decode(word);
      if (!move.ok) throw new Error(word);
      const outcome = playSolo(setup, state, move.value, brewOf({}));
      if (!outcome.ok) throw new Error(outcome.refusal.type);
      state = outcome.state;
    }
    expect(state.phase).toBe('lost');
  });

  it('is lost when cells and plants are too few for every cauldron', () => {
    const setup = setupOf({});
    const few: SoloSetup = {
      ...setup,
      board: drawnBoard('AAAABBBB aaBBBB..', '.'.repeat(32)),
    };
    const outcome = playSolo(
      few,
      startSolo(few),
      { type: 'plant', cell: 8, ingredient: 'Sage' },
      brewOf({}),
    );
    expect(outcome).toMatchObject({ ok: true, state: { phase: 'lost' } });
  });

  it('the last potion decides', () => {
    const lost = { lastPotion: true, potions: [] };
    const won = { lastPotion: true, potions: ['', '', '', 'win'] };
    expect(played(lost, `${ALL} l0-1-1-2`).state.phase).toBe('lost');
    expect(played(won, `${ALL} l0-1-1-2`).state.phase).toBe('won');
    expect(played(won, `${ALL} q`).state.phase).toBe('lost');
  });

  it('giving up ends the game, or leaves the last potion', () => {
    expect(played({}, 'q').state.phase).toBe('lost');
    expect(played({ lastPotion: true }, 'q').state.phase).toBe('last');
  });
});

describe('random games', () => {
  const scripts = [
    '',
    'Drizzle',
    'Frost',
    'Bramble',
    'Gate',
    'Fence',
    'Seedling',
    'Poison',
    'Distracted',
  ];

  it('end, accept every listed move, freeze well, and are plain JSON', () => {
    for (let game = 0; game < samples(250); game++) {
      const rng = createRng(`solo ${game}`);
      const board = generateBoard(
        { kind: boardKinds[game % 2] ?? 'cauldrons', players: 1, ingredients: 6, special: 'solo' },
        rng,
      );
      if (!board.ok) throw new Error(board.fault.code);
      const setup: SoloSetup = {
        board: board.value,
        ingredients: ingredientNames.slice(0, 6),
        maxSeeds: 6,
        lastPotion: game % 3 === 0,
      };
      const brew: Brew = (_, potion) =>
        answerOf(
          `${scripts[(game + potion) % scripts.length]} ${scripts[(game * 3 + potion) % 7]}`,
        );
      let state = deepFreeze(startSolo(setup));
      let moves = 0;
      while (state.phase === 'playing' || state.phase === 'last') {
        const options = [...soloMoves(setup, state)];
        expect(options.length).toBeGreaterThan(0);
        const useful = options.filter(({ type }) => type !== 'giveUp');
        const kinds = [...new Set(useful.map(({ type }) => type))];
        const kind = pick(kinds, rng);
        const move = pick(
          useful.filter(({ type }) => type === kind),
          rng,
        ) ?? { type: 'giveUp' };
        expect(soloMoveCode.decode(soloMoveCode.encode(move))).toEqual({ ok: true, value: move });
        const outcome = playSolo(setup, state, move, brew);
        if (!outcome.ok) throw new Error(`${JSON.stringify(move)}: ${outcome.refusal.type}`);
        if (moves % 25 === 0) {
          for (const option of options) {
            if (!playSolo(setup, state, option, brew).ok)
              throw new Error(`listed, not accepted: ${JSON.stringify(option)}`);
          }
          expect(JSON.parse(JSON.stringify(outcome.state))).toEqual(outcome.state);
        }
        state = deepFreeze(outcome.state);
        expect(++moves).toBeLessThan(1000);
      }
      expect([...soloMoves(setup, state)]).toEqual([]);
    }
  });
});

describe('move words', () => {
  it.each([
    '',
    'p',
    'p1',
    'p64-0',
    'p1-10',
    'p01-0',
    'g',
    'g1-2',
    'k1-2-3',
    'o1',
    'x1',
    'l0',
    'l10-1',
    'z1',
    'p1-0-',
    '1',
  ])('refuse %j', (text) => {
    expect(soloMoveCode.decode(text)).toMatchObject({ ok: false, fault: { code: 'badMove' } });
  });

  it('come back as they were', () => {
    for (const text of [
      'p8-0',
      'g8',
      'k8-1-0',
      't0-2-1-0',
      'f8',
      'b8',
      'o8-9',
      'n8-9',
      'x',
      'l',
      'l0-1-3-6',
      'q',
    ]) {
      const move = soloMoveCode.decode(text);
      expect(move.ok && soloMoveCode.encode(move.value)).toBe(text);
    }
  });
});

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
