// Every ruling of the rules page as a named position, in the text of the game. Numbers are those of the page.
// Here: the items.

import { describe, expect, it } from 'vitest';
import { TestScene } from '../testing/index.ts';

describe('items', () => {
  it('King: discards the fate card and draws again, any number in one fight', () => {
    const scene = new TestScene(['SQ #??'], { items: ['HK', 'DK'] }, { fates: [6, 7, 9] });
    scene.play('resolve-f5');
    expect(scene.state.pending).toEqual({ kind: 'fate', cell: 57, fate: 6, bonus: 0 });
    scene.play('use-HK');
    expect(scene.state.pending).toMatchObject({ kind: 'fate', fate: 7 });
    scene.play('use-DK');
    expect([scene.state.queenBeaten, scene.state.items, scene.state.usedFates]).toEqual([
      true,
      [],
      [6, 7, 9],
    ]);
  });
  it('King: a success may be drawn again too, in the hope of a natural 10', () => {
    const scene = new TestScene(['SQ #??'], { items: ['HK'] }, { fates: [9, 10] }).play(
      'resolve-f5',
      'use-HK',
    );
    expect(scene.state.ending).toBe('critical');
  });
  it('King: a natural 10 asks nothing', () => {
    const scene = new TestScene(['ST #??'], { items: ['HK', 'HQ'] }, { fates: [10] }).play(
      'resolve-f5',
    );
    expect(scene.state.pending).toBeNull();
  });
  it('Queen: +1 makes a success, never a critical', () => {
    const scene = new TestScene(['CQ #??'], { items: ['HQ'] }, { fates: [9] }).play(
      'resolve-f5',
      'use-HQ',
    );
    expect([scene.rows, scene.state.gems, scene.state.health]).toEqual([['#CQ #??'], 0, 5]);
    const dragon = new TestScene(['SQ #?? S4'], { items: ['HQ', 'DQ'] }, { fates: [8] }).play(
      'resolve-f5',
      'use-DQ',
    );
    expect([dragon.state.queenBeaten, dragon.state.ending]).toEqual([true, null]);
  });
  it('Queen: two of them add up; on a success she is not usable', () => {
    const scene = new TestScene(['SK #??'], { items: ['HQ', 'DQ', 'HK'] }, { fates: [7] });
    scene.play('resolve-f5', 'use-HQ');
    expect(scene.state.pending).toMatchObject({ fate: 7, bonus: 1 });
    scene.play('use-DQ');
    expect(scene.state.pending).toMatchObject({ fate: 7, bonus: 2 }); // a King could still draw again
    expect(scene.words).toEqual(['accept', 'use-HK']);
    scene.play('accept');
    expect(scene.state.statistics.fightsWon).toBe(1);
  });
  it('Queen: cancels all damage of a visible pit, before gems', () => {
    const scene = new TestScene(['C3 #??'], { items: ['HQ'], gems: 2 }).play('resolve-f5');
    expect(scene.words).toEqual(['spend-0', 'spend-1', 'spend-2', 'use-HQ']);
    scene.play('use-HQ');
    expect([scene.state.health, scene.state.gems]).toEqual([5, 2]);
  });
  it('Queen: is asked for at a visible pit without gems too', () => {
    const scene = new TestScene(['C3 #??'], { items: ['HQ'] }).play('resolve-f5');
    expect(scene.words).toEqual(['spend-0', 'use-HQ']);
  });
  it('Queen: does not cancel the damage of a fight', () => {
    const scene = new TestScene(['SK #??'], { items: ['HQ'], gems: 1 }, { fates: [6] }).play(
      'resolve-f5',
      'accept',
    );
    expect(scene.state.pending).toMatchObject({ kind: 'damage', cause: 'fight' });
    expect(scene.refusal('use-HQ')).toBe('itemNotUsable');
  });
  it('Jack: flips a face-up card without effect', () => {
    for (const card of ['C3', 'S7', 'SQ', 'SA', 'BX']) {
      const scene = new TestScene([`${card} #??`], { items: ['DJ'], health: 3 }).play('flip-f5-DJ');
      const { health, gems, items, queenBeaten, level, ending } = scene.state;
      expect([health, gems, items, queenBeaten, level, ending]).toEqual([3, 0, [], false, 1, null]);
      expect(scene.rows).toEqual([`#${card} #??`]);
    }
  });
  it('Red Joker: in a fight it is shown, then named; it may be taken back', () => {
    const scene = new TestScene(['SK #??'], { items: ['RX'] }, { fates: [8, 10] }).play(
      'resolve-f5',
      'use-RX',
    );
    expect(scene.state.pending?.kind).toBe('joker');
    expect(scene.words).toEqual(['name-king', 'name-queen', 'cancel']);
    expect(scene.refusal('accept')).toBe('choicePending');
    scene.play('cancel');
    expect([scene.state.pending?.kind, scene.state.items]).toEqual(['fate', ['RX']]);
    const queen = new TestScene(['SK #??'], { items: ['RX'] }, { fates: [8, 10] });
    queen.play('resolve-f5', 'use-RX', 'name-queen');
    expect([queen.state.statistics.fightsWon, queen.state.items]).toEqual([1, []]);
    scene.play('use-RX', 'name-king');
    expect(scene.state.usedFates).toEqual([8, 10]);
  });
  it('Red Joker: as a Queen at a pit, and as a Jack', () => {
    const pit = new TestScene(['C3 #??'], { items: ['RX'] }).play('resolve-f5', 'use-RX');
    expect([pit.state.health, pit.state.items]).toEqual([5, []]);
    const jack = new TestScene(['C3 #??'], { items: ['RX'] }).play('flip-f5-RX');
    expect([jack.state.health, jack.state.items]).toEqual([5, []]);
  });
  it('a used item goes back into the stock', () => {
    const scene = new TestScene(['C3 #??'], { items: ['HJ'] }).play('flip-f5-HJ');
    expect(scene.view.stock).toContain('HJ');
  });
});
