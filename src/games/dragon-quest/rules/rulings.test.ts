// Every ruling of the rules page as a named position, in the text of the game. Numbers are those of the page.

import { describe, expect, it } from 'vitest';
import { dragonQuest } from '../index.ts';
import { position, stackedPuzzle } from '../testing/index.ts';
import type { Event, Laid, Params, Puzzle, State } from '../types.ts';
import { cellName, moveCode } from './code.ts';
import { START_CELL } from './dungeon.ts';
import { apply, status } from './moves.ts';
import { presets } from './params.ts';
import { printDungeon } from './print.ts';
import { start } from './turn.ts';
import { legalMoves, view } from './view.ts';

const [easy, normal] = [presets[0].params, presets[1]?.params ?? presets[0].params];

type Orders = Parameters<typeof stackedPuzzle>[1];

/** A position and a way to play words on it. */
class Table {
  readonly puzzle: Puzzle;
  state: State;
  events: readonly Event[] = [];
  sealed = false;
  constructor(
    rows: readonly string[],
    rest: Partial<State> = {},
    orders: Orders = {},
    params: Params = easy,
  ) {
    this.puzzle = stackedPuzzle(params, orders);
    this.state =
      rows.length > 0 ? position(this.puzzle, rows, rest) : { ...start(this.puzzle), ...rest };
  }
  play(...words: readonly string[]): this {
    for (const word of words) {
      const outcome = this.try(word);
      if (!outcome.ok) throw new Error(`${word}: ${outcome.refusal.type}`);
      this.state = outcome.state;
      this.events = outcome.events;
      this.sealed = outcome.seals ?? false;
    }
    return this;
  }
  try(word: string) {
    const move = moveCode.decode(word);
    if (!move.ok) throw new Error(`no move: ${word}`);
    return apply(this.puzzle, this.state, move.value);
  }
  refusal(word: string): string | undefined {
    const outcome = this.try(word);
    return outcome.ok ? undefined : outcome.refusal.type;
  }
  get rows(): readonly string[] {
    const all = view(this.puzzle, { ...this.state, ending: 'trapped' });
    return printDungeon(all).map((row) => row.replace(/ +/g, ' '));
  }
  get view() {
    return view(this.puzzle, this.state);
  }
  get words(): readonly string[] {
    return [...legalMoves(this.view)].map((move) => moveCode.encode(move));
  }
  get happened(): readonly string[] {
    return this.events.map((event) => event.type);
  }
}

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
    const table = new Table(['S7 #S4 #??', '. . #S5', '. . C7']);
    expect(table.words).toContain('resolve-e5');
    expect(table.words).toContain('resolve-g7');
  });
  it('2. a card goes only where exactly one neighbour lies, and that one face-down', () => {
    const table = new Table(['S7 #??', '. #S4']);
    const cells = table.view.placeable.map(cellName);
    expect(cells).toEqual(['g4', 'h5', 'h6', 'g7']);
    expect(table.refusal('place-f6')).toBe('notPlaceable'); // two neighbours
    expect(table.refusal('place-e5')).toBe('notPlaceable'); // a face-up one
    expect(table.refusal('place-a1')).toBe('notPlaceable'); // none
    expect(table.refusal('place-g5')).toBe('notPlaceable'); // taken
  });
  it('2. open placement: exactly one face-down neighbour, whatever else lies there', () => {
    const rows = ['S7 #??', '. S3'];
    expect(new Table(rows).refusal('place-f6')).toBe('notPlaceable');
    const open = new Table(['S7 #S4', '. #??'], {}, {}, { ...easy, open: true });
    expect(open.refusal('place-f5')).toBeUndefined();
  });
  it('3. the cards never span more than 7 columns', () => {
    const table = new Table(['#S4 #S5 #S6 #?? #C4 #C5 #C6']);
    const columns = table.view.placeable.map((cell) => cellName(cell).charAt(0));
    expect(columns).not.toContain('c');
    expect(columns).not.toContain('k');
    expect(table.refusal('place-c5')).toBe('notPlaceable');
  });
  it('3. the cards never span more than 5 rows', () => {
    const table = new Table(['#S4', '#S5', '#??', '#C4', '#C5']);
    expect(table.refusal('place-g2')).toBe('notPlaceable');
    expect(table.refusal('place-g8')).toBe('notPlaceable');
    expect(table.refusal('place-f3')).toBeUndefined();
  });
  it('3. the grid floats until it is full: six columns may grow on either side', () => {
    const table = new Table(['#S4 #S5 #S6 #?? #C4 #C5']);
    expect(table.refusal('place-c5')).toBeUndefined();
    expect(table.refusal('place-j5')).toBeUndefined();
    expect(table.view.grid).toEqual({ top: 3, left: 2, rows: 3, columns: 8 });
  });
  it('4. the start card lies face-down in the centre, is never shown and out of play', () => {
    const table = new Table([], {}, { start: 'S7' });
    expect(table.state.dungeon).toEqual([{ cell: START_CELL, card: '??', faceUp: false }]);
    expect(table.view.unseen).toContain('S7');
    expect(table.view.deck).toBe(26);
    expect(table.rows).toEqual(['#??']);
    expect(table.refusal('resolve-g5')).toBe('faceDown');
  });
  it('5. no cell, nothing to resolve, no Jack: lost, trapped', () => {
    const table = new Table(trap);
    // The gem turns down; the cell below it is out of the five rows, those beside it have two neighbours.
    table.play('resolve-g7');
    expect(table.happened).toContain('lost');
    expect(table.state.ending).toBe('trapped');
    expect(status(table.puzzle, table.state)).toBe('lost');
    expect(table.refusal('place-f7')).toBe('gameOver');
    expect(table.words).toEqual([]);
  });
  it('5. a usable Jack or Joker is a way out of it', () => {
    for (const item of ['HJ', 'RX'] as const) {
      const table = new Table(trap, { items: [item] }).play('resolve-g7');
      expect(table.state.ending).toBeNull();
      expect(table.words).toContain(`flip-g3-${item}`);
    }
    expect(new Table(trap, { items: ['HK'] }).play('resolve-g7').state.ending).toBe('trapped');
  });
  it('5. an empty deck just ends placing', () => {
    const { puzzle, state } = new Table([], {}, {}, { ...easy, open: true });
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

describe('resolving', () => {
  it('6. a hidden pit strikes when revealed and takes gems by itself', () => {
    const table = new Table([], { gems: 1 }, { deck: ['S2'] }).play('place-f5');
    expect(table.happened).toEqual(['placed', 'pitOpened', 'damaged']);
    expect([table.state.health, table.state.gems]).toEqual([4, 0]);
    expect(table.rows).toEqual(['#S2 #??']);
  });
  it('6. a Queen is offered first: used, nothing is lost', () => {
    const table = new Table([], { gems: 1, items: ['HQ'] }, { deck: ['S2'] }).play('place-f5');
    expect(table.state.pending?.kind).toBe('hiddenPit');
    expect(table.words).toEqual(['accept', 'use-HQ']);
    table.play('use-HQ');
    expect([table.state.health, table.state.gems, table.state.items.length]).toEqual([5, 1, 0]);
    expect(table.rows).toEqual(['#S2 #??']);
  });
  it('6. a Queen is offered first: kept, the pit strikes', () => {
    const table = new Table([], { items: ['HQ'] }, { deck: ['S2'] }).play('place-f5', 'accept');
    expect([table.state.health, table.state.items.length]).toEqual([3, 1]);
  });
  it('6. all other cards are optional', () => {
    const table = new Table(['SQ #?? C3']);
    expect(table.words).toEqual(expect.arrayContaining(['place-g4', 'place-g6']));
  });
  it('7. gems on a visible pit are the choice of the player, 0 to the damage', () => {
    const table = new Table(['C3 #??'], { gems: 5 }).play('resolve-f5');
    expect(table.words).toEqual(['spend-0', 'spend-1', 'spend-2', 'spend-3']);
    expect(table.refusal('spend-4')).toBe('tooManyGems');
    table.play('spend-2');
    expect([table.state.health, table.state.gems]).toEqual([4, 3]);
  });
  it('7. gems on a lost fight likewise', () => {
    const table = new Table(['CK #??'], { gems: 2 }, { fates: [6] }).play('resolve-f5');
    expect(table.state.pending).toEqual({ kind: 'damage', cell: 57, damage: 3, cause: 'fight' });
    expect(table.refusal('spend-3')).toBe('noGem');
    table.play('spend-2');
    expect([table.state.health, table.state.gems]).toEqual([4, 0]);
  });
  it('7. damage as great as health is death at once', () => {
    const table = new Table(['C3 #??'], { health: 3 }).play('resolve-f5');
    expect([table.state.ending, table.state.health]).toEqual(['died', 0]);
  });
  it('7. health never exceeds its start', () => {
    const table = new Table(['S8 #??'], { health: 3 }, {}, normal).play('resolve-f5');
    expect(table.state.health).toBe(4);
  });
  it('8. in every case the card flips; only a beaten enemy rewards', () => {
    const lost = new Table(['SK #??'], {}, { fates: [8] }).play('resolve-f5');
    expect([lost.rows, lost.state.health, lost.state.items]).toEqual([['#SK #??'], 3, []]);
    const won = new Table(['SK #??'], {}, { fates: [9] }).play('resolve-f5');
    expect([won.rows, won.state.health, won.state.items]).toEqual([['#SK #??'], 5, []]);
    const critical = new Table(['SK #??'], {}, { fates: [10], items: ['DQ'] }).play('resolve-f5');
    expect(critical.state.items).toEqual(['HQ']); // of two equal cards the first
  });
  it('8. a Queen not beaten has fled and is in the next level again', () => {
    const table = new Table(['SQ #?? SA'], {}, { fates: [7] }).play('resolve-f5');
    expect(table.happened).toContain('queenFled');
    expect(table.state.queenBeaten).toBe(false);
    table.play('resolve-h5');
    expect(table.view.unseen).toContain('SQ');
  });
  it('9. fate is drawn without replacement, lies open, and comes back all five', () => {
    const rows = ['ST #?? CT', '. SJ .', '. . .'];
    const table = new Table(
      rows,
      { usedFates: [6, 8, 9], fateDraws: 3 },
      { fates: [6, 8, 9, 7, 10] },
    );
    expect(table.view.leftFates).toEqual([7, 10]);
    table.play('resolve-f5');
    expect(table.state.usedFates).toEqual([6, 8, 9, 7]);
    table.play('resolve-h5');
    expect(table.state.usedFates).toHaveLength(5);
    expect(table.view.leftFates).toEqual([6, 7, 8, 9, 10]);
    table.play('resolve-g6');
    expect(table.state.usedFates).toHaveLength(1);
  });
  it('9. a new level does not reset them', () => {
    const table = new Table(['SA #??'], { usedFates: [6, 8], fateDraws: 2 }).play('resolve-f5');
    expect(table.state.usedFates).toEqual([6, 8]);
  });
  it('10. the Queen beaten by 9: from now on an Exit wins', () => {
    const table = new Table(['SQ #?? SA'], {}, { fates: [9] }).play('resolve-f5');
    expect([table.state.queenBeaten, table.state.ending]).toEqual([true, null]);
    table.play('resolve-h5');
    expect([table.state.ending, status(table.puzzle, table.state)]).toEqual(['exit', 'won']);
  });
  it('10. the Queen beaten by a natural 10: won at once', () => {
    const table = new Table(['SQ #??'], {}, { fates: [10] }).play('resolve-f5');
    expect([table.state.ending, status(table.puzzle, table.state)]).toEqual(['critical', 'won']);
  });
  it('10. depth: before that level she is only driven off, by a natural 10 too', () => {
    const deep = { ...easy, depth: 2 };
    for (const fate of [9, 10]) {
      const table = new Table(['SQ #?? SA'], {}, { fates: [fate] }, deep).play('resolve-f5');
      expect([table.state.queenBeaten, table.state.ending]).toEqual([false, null]);
      expect(table.happened).toContain('queenFled');
      table.play('resolve-h5');
      expect(table.state.level).toBe(2);
      expect(table.view.queenFalls).toBe(true);
    }
    const below = new Table(['SQ #??'], { level: 2 }, { fates: [9] }, deep).play('resolve-f5');
    expect(below.state.queenBeaten).toBe(true);
  });
  it('11. the Exit leads to the next level: all 27 again, everything else stays', () => {
    const rest = {
      health: 3,
      gems: 4,
      items: ['HJ' as const],
      usedFates: [6 as const],
      fateDraws: 1,
    };
    const table = new Table(['SA #?? #S4'], rest).play('resolve-f5');
    const { level, health, gems, items, usedFates } = table.state;
    expect({ level, health, gems, items, usedFates }).toEqual({
      level: 2,
      health: 3,
      gems: 4,
      items: ['HJ'],
      usedFates: [6],
    });
    expect(table.rows).toEqual(['#??']);
    expect(table.view.unseen).toHaveLength(27);
  });
  it('11. levels are without limit', () => {
    const table = new Table(['SA #??'], { level: 400 }).play('resolve-f5', 'place-g4');
    expect(table.state.level).toBe(401);
  });
  it('12. the merchant sells any item of the stock for one gem', () => {
    const table = new Table(['CA #??'], { gems: 2, items: ['HK'] }).play('resolve-f5');
    expect(table.words).toEqual([
      'take-DK',
      'take-HQ',
      'take-DQ',
      'take-HJ',
      'take-DJ',
      'take-RX',
      'leave',
      'cancel',
    ]);
    expect(table.refusal('take-HK')).toBe('notInStock');
    table.play('take-RX');
    expect([table.state.gems, table.state.items, table.rows]).toEqual([
      1,
      ['HK', 'RX'],
      ['#CA #??'],
    ]);
  });
  it('12. without a gem the merchant does not talk', () => {
    const table = new Table(['CA #??']);
    expect(table.refusal('resolve-f5')).toBe('noGem');
    expect(table.view.cards[1]?.hindrance).toBe('noGem');
  });
  it('12. the wizard gives the same for free', () => {
    const table = new Table(['BX #??']).play('resolve-f5', 'take-DJ');
    expect([table.state.gems, table.state.items]).toEqual([0, ['DJ']]);
  });
  it('12. their Exit acts at once: next level, or won', () => {
    const down = new Table(['CA #??'], { gems: 1 }).play('resolve-f5', 'leave');
    expect([down.state.level, down.state.gems]).toEqual([2, 0]);
    const won = new Table(['BX #??'], { queenBeaten: true }).play('resolve-f5', 'leave');
    expect(won.state.ending).toBe('exit');
  });
  it('12. cancelling costs nothing and leaves the card face-up', () => {
    const table = new Table(['CA #??'], { gems: 1 });
    const before = table.state;
    table.play('resolve-f5', 'cancel');
    expect(table.state).toEqual(before);
  });
  it('12. with an empty stock only the Exit is offered', () => {
    const items = ['HK', 'DK', 'HQ', 'DQ', 'HJ', 'DJ', 'RX'] as const;
    const table = new Table(['BX #??'], { items }).play('resolve-f5');
    expect(table.words).toEqual(['leave', 'cancel']);
  });
  it('13. treasure: a random item of the stock, nothing if it is empty', () => {
    const table = new Table(['S9 #??'], {}, { items: ['RX'] }).play('resolve-f5');
    expect(table.state.items).toEqual(['RX']);
    const items = ['HK', 'DK', 'HQ', 'DQ', 'HJ', 'DJ', 'RX'] as const;
    const full = new Table(['S9 #??'], { items });
    expect(full.view.cards[1]?.futile).toBe(true);
    expect(full.play('resolve-f5').happened).toContain('nothingGained');
  });
  it('13. a gem at ten and healing at full health: the card flips, and the view says so before', () => {
    const gem = new Table(['S7 #??'], { gems: 10 });
    expect(gem.view.cards[1]?.futile).toBe(true);
    expect(gem.play('resolve-f5').happened).toEqual(['nothingGained']);
    expect([gem.state.gems, gem.rows]).toEqual([10, ['#S7 #??']]);
    const healing = new Table(['S8 #??']);
    expect(healing.view.cards[1]?.futile).toBe(true);
    expect(healing.play('resolve-f5').happened).toEqual(['nothingGained']);
    expect(new Table(['S8 #??'], { health: 4 }).view.cards[1]?.futile).toBe(false);
  });
  it('14. a passage without its partner stays as it is, with a message', () => {
    const table = new Table(['S4 #??']);
    expect(table.refusal('resolve-f5')).toBe('noPartner');
    expect(table.view.cards[1]?.hindrance).toBe('noPartner');
  });
  it('14. with both ends revealed, resolving either flips both', () => {
    for (const word of ['resolve-f5', 'resolve-h5']) {
      const table = new Table(['S4 #?? C4']).play(word);
      expect(table.rows).toEqual(['#S4 #?? #C4']);
    }
  });
  it('14. an end opened by a Jack counts as found', () => {
    const table = new Table(['S4 #??', '. .'], { items: ['HJ'] }).play('flip-f5-HJ');
    expect(table.rows).toEqual(['#S4 #??']);
    const both = new Table(['#S4 #?? C4']).play('resolve-h5');
    expect(both.rows).toEqual(['#S4 #?? #C4']);
  });
  it('14. a partner under the start card is never found', () => {
    const table = new Table(['S4 #??'], {}, { start: 'C4' });
    expect(table.refusal('resolve-f5')).toBe('noPartner');
  });
});

describe('items', () => {
  it('King: discards the fate card and draws again, any number in one fight', () => {
    const table = new Table(['SQ #??'], { items: ['HK', 'DK'] }, { fates: [6, 7, 9] });
    table.play('resolve-f5');
    expect(table.state.pending).toEqual({ kind: 'fate', cell: 57, fate: 6, bonus: 0 });
    table.play('use-HK');
    expect(table.state.pending).toMatchObject({ kind: 'fate', fate: 7 });
    table.play('use-DK');
    expect([table.state.queenBeaten, table.state.items, table.state.usedFates]).toEqual([
      true,
      [],
      [6, 7, 9],
    ]);
  });
  it('King: a success may be drawn again too, in the hope of a natural 10', () => {
    const table = new Table(['SQ #??'], { items: ['HK'] }, { fates: [9, 10] }).play(
      'resolve-f5',
      'use-HK',
    );
    expect(table.state.ending).toBe('critical');
  });
  it('King: a natural 10 asks nothing', () => {
    const table = new Table(['ST #??'], { items: ['HK', 'HQ'] }, { fates: [10] }).play(
      'resolve-f5',
    );
    expect(table.state.pending).toBeNull();
  });
  it('Queen: +1 makes a success, never a critical', () => {
    const table = new Table(['CQ #??'], { items: ['HQ'] }, { fates: [9] }).play(
      'resolve-f5',
      'use-HQ',
    );
    expect([table.rows, table.state.gems, table.state.health]).toEqual([['#CQ #??'], 0, 5]);
    const dragon = new Table(['SQ #?? S4'], { items: ['HQ', 'DQ'] }, { fates: [8] }).play(
      'resolve-f5',
      'use-DQ',
    );
    expect([dragon.state.queenBeaten, dragon.state.ending]).toEqual([true, null]);
  });
  it('Queen: two of them add up; on a success she is not usable', () => {
    const table = new Table(['SK #??'], { items: ['HQ', 'DQ', 'HK'] }, { fates: [7] });
    table.play('resolve-f5', 'use-HQ');
    expect(table.state.pending).toMatchObject({ fate: 7, bonus: 1 });
    table.play('use-DQ');
    expect(table.state.pending).toMatchObject({ fate: 7, bonus: 2 }); // a King could still draw again
    expect(table.words).toEqual(['accept', 'use-HK']);
    table.play('accept');
    expect(table.state.statistics.fightsWon).toBe(1);
  });
  it('Queen: cancels all damage of a visible pit, before gems', () => {
    const table = new Table(['C3 #??'], { items: ['HQ'], gems: 2 }).play('resolve-f5');
    expect(table.words).toEqual(['spend-0', 'spend-1', 'spend-2', 'use-HQ']);
    table.play('use-HQ');
    expect([table.state.health, table.state.gems]).toEqual([5, 2]);
  });
  it('Queen: is asked for at a visible pit without gems too', () => {
    const table = new Table(['C3 #??'], { items: ['HQ'] }).play('resolve-f5');
    expect(table.words).toEqual(['spend-0', 'use-HQ']);
  });
  it('Queen: does not cancel the damage of a fight', () => {
    const table = new Table(['SK #??'], { items: ['HQ'], gems: 1 }, { fates: [6] }).play(
      'resolve-f5',
      'accept',
    );
    expect(table.state.pending).toMatchObject({ kind: 'damage', cause: 'fight' });
    expect(table.refusal('use-HQ')).toBe('itemNotUsable');
  });
  it('Jack: flips a face-up card without effect', () => {
    for (const card of ['C3', 'S7', 'SQ', 'SA', 'BX']) {
      const table = new Table([`${card} #??`], { items: ['DJ'], health: 3 }).play('flip-f5-DJ');
      const { health, gems, items, queenBeaten, level, ending } = table.state;
      expect([health, gems, items, queenBeaten, level, ending]).toEqual([3, 0, [], false, 1, null]);
      expect(table.rows).toEqual([`#${card} #??`]);
    }
  });
  it('Red Joker: in a fight it is shown, then named; it may be taken back', () => {
    const table = new Table(['SK #??'], { items: ['RX'] }, { fates: [8, 10] }).play(
      'resolve-f5',
      'use-RX',
    );
    expect(table.state.pending?.kind).toBe('joker');
    expect(table.words).toEqual(['name-king', 'name-queen', 'cancel']);
    expect(table.refusal('accept')).toBe('choicePending');
    table.play('cancel');
    expect([table.state.pending?.kind, table.state.items]).toEqual(['fate', ['RX']]);
    const queen = new Table(['SK #??'], { items: ['RX'] }, { fates: [8, 10] });
    queen.play('resolve-f5', 'use-RX', 'name-queen');
    expect([queen.state.statistics.fightsWon, queen.state.items]).toEqual([1, []]);
    table.play('use-RX', 'name-king');
    expect(table.state.usedFates).toEqual([8, 10]);
  });
  it('Red Joker: as a Queen at a pit, and as a Jack', () => {
    const pit = new Table(['C3 #??'], { items: ['RX'] }).play('resolve-f5', 'use-RX');
    expect([pit.state.health, pit.state.items]).toEqual([5, []]);
    const jack = new Table(['C3 #??'], { items: ['RX'] }).play('flip-f5-RX');
    expect([jack.state.health, jack.state.items]).toEqual([5, []]);
  });
  it('a used item goes back into the stock', () => {
    const table = new Table(['C3 #??'], { items: ['HJ'] }).play('flip-f5-HJ');
    expect(table.view.stock).toContain('HJ');
  });
});

describe('presets and options', () => {
  it('add damage to enemies and pits, and set a heart aside', () => {
    const rows = ['SK #?? C3'];
    const damage = (preset: number) =>
      new Table(rows, {}, {}, presets[preset]?.params).view.cards.map((card) => card.damage);
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
    const table = new Table(
      [],
      {},
      { items: ['DK', 'RX', 'HQ'] },
      { ...easy, startGems: 3, startItems: 3 },
    );
    expect([table.state.gems, table.state.items]).toEqual([3, ['HK', 'RX', 'HQ']]);
    expect(table.state.statistics.itemsGained).toBe(0);
  });
});

describe('choices and hidden cards', () => {
  it('other moves are refused while a choice is pending, with what is pending', () => {
    const table = new Table(['BX #?? S7'], { items: ['HJ'] }).play('resolve-f5');
    for (const word of ['place-g4', 'resolve-h5', 'flip-h5-HJ', 'accept', 'spend-0', 'name-king'])
      expect(table.try(word)).toEqual({
        ok: false,
        refusal: { type: 'choicePending', pending: 'offer' },
      });
  });
  it('moves that show something hidden seal; others do not', () => {
    const orders = { deck: ['S7'], fates: [7] } as const;
    expect(new Table([], {}, orders).play('place-f5').sealed).toBe(true);
    expect(new Table(['ST #??'], {}, orders).play('resolve-f5').sealed).toBe(true);
    expect(new Table(['S9 #??'], {}, orders).play('resolve-f5').sealed).toBe(true);
    expect(new Table(['S7 #??'], {}, orders).play('resolve-f5').sealed).toBe(false);
    expect(new Table(['SA #??'], {}, orders).play('resolve-f5').sealed).toBe(false);
    expect(
      new Table(['ST #??'], { items: ['HK'] }, orders).play('resolve-f5', 'accept').sealed,
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
    const table = new Table(['SJ #??'], { usedFates: [6], fateDraws: 1 });
    expect(table.view.cards[1]?.odds).toEqual({ beat: 3, left: 4 });
    const inquiry = { puzzle: table.puzzle, path: [table.state] };
    const answer = dragonQuest.ask?.({ type: 'odds', cell: 57 }, inquiry, { spend: () => true });
    expect(answer).toEqual({ ok: true, value: { type: 'odds', beat: 3, left: 4, critical: 1 } });
  });
});
