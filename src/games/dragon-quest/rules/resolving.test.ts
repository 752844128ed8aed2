// Every ruling of the rules page as a named position, in the text of the game. Numbers are those of the page.
// Here: what resolving a card does.

import { describe, expect, it } from 'vitest';
import { TestScene } from '../testing/index.ts';
import { presets } from './index.ts';
import { status } from './moves.ts';

const [easy, normal] = [presets[0].params, presets[1]?.params ?? presets[0].params];

describe('resolving', () => {
  it('6. a hidden pit strikes when revealed and takes gems by itself', () => {
    const scene = new TestScene([], { gems: 1 }, { deck: ['S2'] }).play('place-f5');
    expect(scene.happened).toEqual(['placed', 'pitOpened', 'damaged']);
    expect([scene.state.health, scene.state.gems]).toEqual([4, 0]);
    expect(scene.rows).toEqual(['#S2 #??']);
  });
  it('6. a Queen is offered first: used, nothing is lost', () => {
    const scene = new TestScene([], { gems: 1, items: ['HQ'] }, { deck: ['S2'] }).play('place-f5');
    expect(scene.state.pending?.kind).toBe('hiddenPit');
    expect(scene.words).toEqual(['accept', 'use-HQ']);
    scene.play('use-HQ');
    expect([scene.state.health, scene.state.gems, scene.state.items.length]).toEqual([5, 1, 0]);
    expect(scene.rows).toEqual(['#S2 #??']);
  });
  it('6. a Queen is offered first: kept, the pit strikes', () => {
    const scene = new TestScene([], { items: ['HQ'] }, { deck: ['S2'] }).play('place-f5', 'accept');
    expect([scene.state.health, scene.state.items.length]).toEqual([3, 1]);
  });
  it('6. all other cards are optional', () => {
    const scene = new TestScene(['SQ #?? C3']);
    expect(scene.words).toEqual(expect.arrayContaining(['place-g4', 'place-g6']));
  });
  it('7. gems on a visible pit are the choice of the player, 0 to the damage', () => {
    const scene = new TestScene(['C3 #??'], { gems: 5 }).play('resolve-f5');
    expect(scene.words).toEqual(['spend-0', 'spend-1', 'spend-2', 'spend-3']);
    expect(scene.refusal('spend-4')).toBe('tooManyGems');
    scene.play('spend-2');
    expect([scene.state.health, scene.state.gems]).toEqual([4, 3]);
  });
  it('7. gems on a lost fight likewise', () => {
    const scene = new TestScene(['CK #??'], { gems: 2 }, { fates: [6] }).play('resolve-f5');
    expect(scene.state.pending).toEqual({ kind: 'damage', cell: 57, damage: 3, cause: 'fight' });
    expect(scene.refusal('spend-3')).toBe('noGem');
    scene.play('spend-2');
    expect([scene.state.health, scene.state.gems]).toEqual([4, 0]);
  });
  it('7. damage as great as health is death at once', () => {
    const scene = new TestScene(['C3 #??'], { health: 3 }).play('resolve-f5');
    expect([scene.state.ending, scene.state.health]).toEqual(['died', 0]);
  });
  it('7. health never exceeds its start', () => {
    const scene = new TestScene(['S8 #??'], { health: 3 }, {}, normal).play('resolve-f5');
    expect(scene.state.health).toBe(4);
  });
  it('8. in every case the card flips; only a beaten enemy rewards', () => {
    const lost = new TestScene(['SK #??'], {}, { fates: [8] }).play('resolve-f5');
    expect([lost.rows, lost.state.health, lost.state.items]).toEqual([['#SK #??'], 3, []]);
    const won = new TestScene(['SK #??'], {}, { fates: [9] }).play('resolve-f5');
    expect([won.rows, won.state.health, won.state.items]).toEqual([['#SK #??'], 5, []]);
    const critical = new TestScene(['SK #??'], {}, { fates: [10], items: ['DQ'] }).play(
      'resolve-f5',
    );
    expect(critical.state.items).toEqual(['HQ']); // of two equal cards the first
  });
  it('8. a Queen not beaten has fled and is in the next level again', () => {
    const scene = new TestScene(['SQ #?? SA'], {}, { fates: [7] }).play('resolve-f5');
    expect(scene.happened).toContain('queenFled');
    expect(scene.state.queenBeaten).toBe(false);
    scene.play('resolve-h5');
    expect(scene.view.unseen).toContain('SQ');
  });
  it('9. fate is drawn without replacement, lies open, and comes back all five', () => {
    const rows = ['ST #?? CT', '. SJ .', '. . .'];
    const scene = new TestScene(
      rows,
      { usedFates: [6, 8, 9], fateDraws: 3 },
      { fates: [6, 8, 9, 7, 10] },
    );
    expect(scene.view.leftFates).toEqual([7, 10]);
    scene.play('resolve-f5');
    expect(scene.state.usedFates).toEqual([6, 8, 9, 7]);
    scene.play('resolve-h5');
    expect(scene.state.usedFates).toHaveLength(5);
    expect(scene.view.leftFates).toEqual([6, 7, 8, 9, 10]);
    scene.play('resolve-g6');
    expect(scene.state.usedFates).toHaveLength(1);
  });
  it('9. a new level does not reset them', () => {
    const scene = new TestScene(['SA #??'], { usedFates: [6, 8], fateDraws: 2 }).play('resolve-f5');
    expect(scene.state.usedFates).toEqual([6, 8]);
  });
  it('10. the Queen beaten by 9: from now on an Exit wins', () => {
    const scene = new TestScene(['SQ #?? SA'], {}, { fates: [9] }).play('resolve-f5');
    expect([scene.state.queenBeaten, scene.state.ending]).toEqual([true, null]);
    scene.play('resolve-h5');
    expect([scene.state.ending, status(scene.puzzle, scene.state)]).toEqual(['exit', 'won']);
  });
  it('10. the Queen beaten by a natural 10: won at once', () => {
    const scene = new TestScene(['SQ #??'], {}, { fates: [10] }).play('resolve-f5');
    expect([scene.state.ending, status(scene.puzzle, scene.state)]).toEqual(['critical', 'won']);
  });
  it('10. depth: before that level she is only driven off, by a natural 10 too', () => {
    const deep = { ...easy, depth: 2 };
    for (const fate of [9, 10]) {
      const scene = new TestScene(['SQ #?? SA'], {}, { fates: [fate] }, deep).play('resolve-f5');
      expect([scene.state.queenBeaten, scene.state.ending]).toEqual([false, null]);
      expect(scene.happened).toContain('queenFled');
      scene.play('resolve-h5');
      expect(scene.state.level).toBe(2);
      expect(scene.view.queenFalls).toBe(true);
    }
    const below = new TestScene(['SQ #??'], { level: 2 }, { fates: [9] }, deep).play('resolve-f5');
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
    const scene = new TestScene(['SA #?? #S4'], rest).play('resolve-f5');
    const { level, health, gems, items, usedFates } = scene.state;
    expect({ level, health, gems, items, usedFates }).toEqual({
      level: 2,
      health: 3,
      gems: 4,
      items: ['HJ'],
      usedFates: [6],
    });
    expect(scene.rows).toEqual(['#??']);
    expect(scene.view.unseen).toHaveLength(27);
  });
  it('11. levels are without limit', () => {
    const scene = new TestScene(['SA #??'], { level: 400 }).play('resolve-f5', 'place-g4');
    expect(scene.state.level).toBe(401);
  });
  it('12. the merchant sells any item of the stock for one gem', () => {
    const scene = new TestScene(['CA #??'], { gems: 2, items: ['HK'] }).play('resolve-f5');
    expect(scene.words).toEqual([
      'take-DK',
      'take-HQ',
      'take-DQ',
      'take-HJ',
      'take-DJ',
      'take-RX',
      'leave',
      'cancel',
    ]);
    expect(scene.refusal('take-HK')).toBe('notInStock');
    scene.play('take-RX');
    expect([scene.state.gems, scene.state.items, scene.rows]).toEqual([
      1,
      ['HK', 'RX'],
      ['#CA #??'],
    ]);
  });
  it('12. without a gem the merchant does not talk', () => {
    const scene = new TestScene(['CA #??']);
    expect(scene.refusal('resolve-f5')).toBe('noGem');
    expect(scene.view.cards[1]?.hindrance).toBe('noGem');
  });
  it('12. the wizard gives the same for free', () => {
    const scene = new TestScene(['BX #??']).play('resolve-f5', 'take-DJ');
    expect([scene.state.gems, scene.state.items]).toEqual([0, ['DJ']]);
  });
  it('12. their Exit acts at once: next level, or won', () => {
    const down = new TestScene(['CA #??'], { gems: 1 }).play('resolve-f5', 'leave');
    expect([down.state.level, down.state.gems]).toEqual([2, 0]);
    const won = new TestScene(['BX #??'], { queenBeaten: true }).play('resolve-f5', 'leave');
    expect(won.state.ending).toBe('exit');
  });
  it('12. cancelling costs nothing and leaves the card face-up', () => {
    const scene = new TestScene(['CA #??'], { gems: 1 });
    const before = scene.state;
    scene.play('resolve-f5', 'cancel');
    expect(scene.state).toEqual(before);
  });
  it('12. with an empty stock only the Exit is offered', () => {
    const items = ['HK', 'DK', 'HQ', 'DQ', 'HJ', 'DJ', 'RX'] as const;
    const scene = new TestScene(['BX #??'], { items }).play('resolve-f5');
    expect(scene.words).toEqual(['leave', 'cancel']);
  });
  it('13. treasure: a random item of the stock, nothing if it is empty', () => {
    const scene = new TestScene(['S9 #??'], {}, { items: ['RX'] }).play('resolve-f5');
    expect(scene.state.items).toEqual(['RX']);
    const items = ['HK', 'DK', 'HQ', 'DQ', 'HJ', 'DJ', 'RX'] as const;
    const full = new TestScene(['S9 #??'], { items });
    expect(full.view.cards[1]?.futile).toBe(true);
    expect(full.play('resolve-f5').happened).toContain('nothingGained');
  });
  it('13. a gem at ten and healing at full health: the card flips, and the view says so before', () => {
    const gem = new TestScene(['S7 #??'], { gems: 10 });
    expect(gem.view.cards[1]?.futile).toBe(true);
    expect(gem.play('resolve-f5').happened).toEqual(['nothingGained']);
    expect([gem.state.gems, gem.rows]).toEqual([10, ['#S7 #??']]);
    const healing = new TestScene(['S8 #??']);
    expect(healing.view.cards[1]?.futile).toBe(true);
    expect(healing.play('resolve-f5').happened).toEqual(['nothingGained']);
    expect(new TestScene(['S8 #??'], { health: 4 }).view.cards[1]?.futile).toBe(false);
  });
  it('14. a passage without its partner stays as it is, with a message', () => {
    const scene = new TestScene(['S4 #??']);
    expect(scene.refusal('resolve-f5')).toBe('noPartner');
    expect(scene.view.cards[1]?.hindrance).toBe('noPartner');
  });
  it('14. with both ends revealed, resolving either flips both', () => {
    for (const word of ['resolve-f5', 'resolve-h5']) {
      const scene = new TestScene(['S4 #?? C4']).play(word);
      expect(scene.rows).toEqual(['#S4 #?? #C4']);
    }
  });
  it('14. an end opened by a Jack counts as found', () => {
    const scene = new TestScene(['S4 #??', '. .'], { items: ['HJ'] }).play('flip-f5-HJ');
    expect(scene.rows).toEqual(['#S4 #??']);
    const both = new TestScene(['#S4 #?? C4']).play('resolve-h5');
    expect(both.rows).toEqual(['#S4 #?? #C4']);
  });
  it('14. a partner under the start card is never found', () => {
    const scene = new TestScene(['S4 #??'], {}, { start: 'C4' });
    expect(scene.refusal('resolve-f5')).toBe('noPartner');
  });
});
