// Every ruling of the rules page as a named position, in the text of the game. Numbers are those of the page.
// Here: the dungeon, options, choices and hidden cards.

import { describe, expect, it } from 'vitest';
import { TestScene } from '../testing/index.ts';
import type { Laid, State } from '../types.ts';
import { cellName } from './code.ts';
import { START_CELL } from './dungeon.ts';
import { presets } from './index.ts';
import { apply, status } from './moves.ts';
import { start } from './turn.ts';
import { legalMoves, view } from './view.ts';

const easy = presets[0].params;

/** Every wall stands, and the gem at the bottom is the last deed. */
const trap = [
  '. . S6 . .',
  '. #ST #S3 #CJ .',
  'S4 #C2 #?? #C3 S5',
  '. #CT #CK #SJ .',
  '. . S7 . .',
];

describe('dungeon', () => {
  it('1. any face-up card may be resolved at any time: the player has no position', () => {
    const scene = new TestScene(['S7 #S4 #??', '. . #S5', '. . C7']);
    expect(scene.words).toContain('resolve-e5');
    expect(scene.words).toContain('resolve-g7');
  });
  it('2. a card goes only where exactly one neighbour lies, and that one face-down', () => {
    const scene = new TestScene(['S7 #??', '. #S4']);
    const cells = scene.view.placeable.map(cellName);
    expect(cells).toEqual(['g4', 'h5', 'h6', 'g7']);
    expect(scene.refusal('place-f6')).toBe('notPlaceable'); // two neighbours
    expect(scene.refusal('place-e5')).toBe('notPlaceable'); // a face-up one
    expect(scene.refusal('place-a1')).toBe('notPlaceable'); // none
    expect(scene.refusal('place-g5')).toBe('notPlaceable'); // taken
  });
  it('2. open placement: exactly one face-down neighbour, whatever else lies there', () => {
    const rows = ['S7 #??', '. S3'];
    expect(new TestScene(rows).refusal('place-f6')).toBe('notPlaceable');
    const open = new TestScene(['S7 #S4', '. #??'], {}, {}, { ...easy, open: true });
    expect(open.refusal('place-f5')).toBeUndefined();
  });
  it('3. the cards never span more than 7 columns', () => {
    const scene = new TestScene(['#S4 #S5 #S6 #?? #C4 #C5 #C6']);
    const columns = scene.view.placeable.map((cell) => cellName(cell).charAt(0));
    expect(columns).not.toContain('c');
    expect(columns).not.toContain('k');
    expect(scene.refusal('place-c5')).toBe('notPlaceable');
  });
  it('3. the cards never span more than 5 rows', () => {
    const scene = new TestScene(['#S4', '#S5', '#??', '#C4', '#C5']);
    expect(scene.refusal('place-g2')).toBe('notPlaceable');
    expect(scene.refusal('place-g8')).toBe('notPlaceable');
    expect(scene.refusal('place-f3')).toBeUndefined();
  });
  it('3. the grid floats until it is full: six columns may grow on either side', () => {
    const scene = new TestScene(['#S4 #S5 #S6 #?? #C4 #C5']);
    expect(scene.refusal('place-c5')).toBeUndefined();
    expect(scene.refusal('place-j5')).toBeUndefined();
    expect(scene.view.grid).toEqual({ top: 3, left: 2, rows: 3, columns: 8 });
  });
  it('4. the start card lies face-down in the centre, is never shown and out of play', () => {
    const scene = new TestScene([], {}, { start: 'S7' });
    expect(scene.state.dungeon).toEqual([{ cell: START_CELL, card: '??', faceUp: false }]);
    expect(scene.view.unseen).toContain('S7');
    expect(scene.view.deck).toBe(26);
    expect(scene.rows).toEqual(['#??']);
    expect(scene.refusal('resolve-g5')).toBe('faceDown');
  });
  it('5. no cell, nothing to resolve, no Jack: lost, trapped', () => {
    const scene = new TestScene(trap);
    // The gem turns down; the cell below it is out of the five rows, those beside it have two neighbours.
    scene.play('resolve-g7');
    expect(scene.happened).toContain('lost');
    expect(scene.state.ending).toBe('trapped');
    expect(status(scene.puzzle, scene.state)).toBe('lost');
    expect(scene.refusal('place-f7')).toBe('gameOver');
    expect(scene.words).toEqual([]);
  });
  it('5. a usable Jack or Joker is a way out of it', () => {
    for (const item of ['HJ', 'RX'] as const) {
      const scene = new TestScene(trap, { items: [item] }).play('resolve-g7');
      expect(scene.state.ending).toBeNull();
      expect(scene.words).toContain(`flip-g3-${item}`);
    }
    expect(new TestScene(trap, { items: ['HK'] }).play('resolve-g7').state.ending).toBe('trapped');
  });
  it('5. an empty deck just ends placing', () => {
    const { puzzle, state } = new TestScene([], {}, {}, { ...easy, open: true });
    const cells = [
      44, 45, 46, 47, 48, 49, 50, 57, 58, 59, 60, 61, 62, 63, 70, 71, 72, 73, 74, 75, 76,
    ];
    const more = [83, 84, 85, 86, 87, 88];
    const cards = [
      'S4',
      'S5',
      'S6',
      'C4',
      'C5',
      'C6',
      'S7',
      'C7',
      'S8',
      'C8',
      'S9',
      'C9',
      'S2',
      'S3',
      'C2',
      'C3',
      'ST',
      'CT',
      'SJ',
      'CJ',
      'SK',
      'CK',
      'CQ',
      'SQ',
      'CA',
      'BX',
    ] as const;
    const dungeon: Laid[] = [...cells, ...more]
      .filter((cell) => cell !== START_CELL)
      .map((cell, index) => ({ cell, card: cards[index] ?? 'SA', faceUp: index === 9 }));
    const full: State = { ...state, dungeon: [...state.dungeon, ...dungeon] };
    expect(full.dungeon).toHaveLength(27);
    expect(view(puzzle, full).deck).toBe(0);
    const outcome = apply(puzzle, full, { type: 'place', cell: 96 });
    expect(outcome).toEqual({ ok: false, refusal: { type: 'deckEmpty' } });
    expect([...legalMoves(view(puzzle, full))]).toEqual([
      { type: 'resolve', cell: dungeon[9]?.cell },
    ]);
  });
});

describe('presets and options', () => {
  it('add damage to enemies and pits, and set a heart aside', () => {
    const rows = ['SK #?? C3'];
    const damage = (preset: number) =>
      new TestScene(rows, {}, {}, presets[preset]?.params).view.cards.map((card) => card.damage);
    expect([damage(0), damage(1), damage(2)]).toEqual([
      [0, 2, 3],
      [0, 3, 4],
      [0, 4, 4],
    ]);
    expect(presets.map((preset) => preset.params.health)).toEqual([5, 4, 4]);
    expect(presets.map((preset) => preset.id)).toEqual(['easy', 'normal', 'hard']);
    expect(presets.every((preset) => preset.params.certified)).toBe(true);
  });
  it('start with gems and items', () => {
    const scene = new TestScene(
      [],
      {},
      { items: ['DK', 'RX', 'HQ'] },
      { ...easy, startGems: 3, startItems: 3 },
    );
    expect([scene.state.gems, scene.state.items]).toEqual([3, ['HK', 'RX', 'HQ']]);
    expect(scene.state.statistics.itemsGained).toBe(0);
  });
});

describe('choices and hidden cards', () => {
  it('other moves are refused while a choice is pending, with what is pending', () => {
    const scene = new TestScene(['BX #?? S7'], { items: ['HJ'] }).play('resolve-f5');
    for (const word of ['place-g4', 'resolve-h5', 'flip-h5-HJ', 'accept', 'spend-0', 'name-king'])
      expect(scene.try(word)).toEqual({
        ok: false,
        refusal: { type: 'choicePending', pending: 'offer' },
      });
  });
  it('moves that show something hidden seal; others do not', () => {
    const orders = { deck: ['S7'], fates: [7] } as const;
    expect(new TestScene([], {}, orders).play('place-f5').revealed).toBe(true);
    expect(new TestScene(['ST #??'], {}, orders).play('resolve-f5').revealed).toBe(true);
    expect(new TestScene(['S9 #??'], {}, orders).play('resolve-f5').revealed).toBe(true);
    expect(new TestScene(['S7 #??'], {}, orders).play('resolve-f5').revealed).toBe(false);
    expect(new TestScene(['SA #??'], {}, orders).play('resolve-f5').revealed).toBe(false);
    expect(
      new TestScene(['ST #??'], { items: ['HK'] }, orders).play('resolve-f5', 'accept').revealed,
    ).toBe(false);
  });
  it('a deal fixes its cards whatever the player does', () => {
    const puzzle = { params: easy, seed: 99 };
    const first = (cell: number) => {
      const outcome = apply(puzzle, start(puzzle), { type: 'place', cell });
      return outcome.ok ? outcome.state.dungeon[1]?.card : undefined;
    };
    expect(first(57)).toBe(first(59));
  });
  it('the odds of a fight count the fate cards that are left', () => {
    const scene = new TestScene(['SJ #??'], { usedFates: [6], fateDraws: 1 });
    expect(scene.view.cards[1]?.odds).toEqual({ beat: 3, left: 4 });
  });
});
