// Points, and statistics of finished games.

import { describe, expect, it } from 'vitest';
import { samples } from '../../../../test/samples.ts';
import { dealPuzzle } from '../../../core/deal.ts';
import { createRng } from '../../../core/rng.ts';
import { printSave, saveOf } from '../../../core/save.ts';
import { Session } from '../../../core/session.ts';
import { cardTable } from '../cards.ts';
import { dragonQuest } from '../index.ts';
import { TestScene } from '../testing/index.ts';
import type { Event } from '../types.ts';
import { causeOf, chronicleOf, type EndedGame, readGame } from './chronicle.ts';
import { presets } from './index.ts';
import { scoreOf } from './score.ts';
import { publishedRates, rateOf } from './winrates.ts';

const easy = presets[0].params;
const pointsOf = (scene: TestScene) =>
  Object.fromEntries(scoreOf(scene.view).parts.map(({ part, points }) => [part, points]));

describe('points', () => {
  it('are what is left and how the Queen fell', () => {
    const held = { health: 3, gems: 2, items: ['HK', 'RX'], queenBeaten: true, level: 2 } as const;
    const scene = new TestScene(['SA #?? C3'], held);
    scene.play('resolve-f5');
    // 24 cards are left in the deck; the second level is one after the first possible one.
    expect(pointsOf(scene)).toEqual({
      hearts: 60,
      gems: 20,
      items: 30,
      cards: 48,
      levels: 75,
      queen: 200,
    });
    expect(scoreOf(scene.view)).toMatchObject({ total: 433, kept: true });
  });
  it('a natural 10 against the Queen adds to hers', () => {
    const scene = new TestScene(['SQ #??'], {}, { fates: [10] }).play('resolve-f5');
    expect(pointsOf(scene)).toMatchObject({ queen: 300 });
  });
  it('of a lost game are only the Queen’s', () => {
    const rest = { health: 1, queenBeaten: true } as const;
    const scene = new TestScene(['C3 #??'], rest).play('resolve-f5');
    expect(scoreOf(scene.view)).toMatchObject({ total: 200, kept: false });
    const without = new TestScene(['C3 #??'], { health: 1 }).play('resolve-f5');
    expect(scoreOf(without.view).total).toBe(0);
  });
  it('an early win counts from the first level on which she can fall', () => {
    const deep = { ...easy, depth: 3 };
    const at = (level: number) =>
      pointsOf(new TestScene(['SA #??'], { level }, {}, deep))['levels'];
    expect([1, 3, 4, 7, 9].map(at)).toEqual([100, 100, 75, 0, 0]);
  });
});

/** A game of random moves to its end, with the events of its last step. */
function randomGame(preset: number, seed: number) {
  const params = presets[preset]?.params ?? easy;
  const rng = createRng(`chronicle ${preset} ${seed}`);
  const puzzle = { params: { ...params, certified: false }, seed };
  const session = new Session(dragonQuest, dealPuzzle(dragonQuest, puzzle.params, puzzle));
  let events: readonly Event[] = [];
  for (let at = 1; !session.over && at < 2000; at++) {
    const moves = [...dragonQuest.legalMoves(session.view)];
    const step = session.play(moves[rng.below(moves.length)] ?? { type: 'accept' }, at);
    if (step.ok) events = step.events;
  }
  return { session, events };
}

describe('what ended a game', () => {
  it('is what the events of its last step say', () => {
    const met = new Set<string>();
    for (let seed = 0; seed < samples(600); seed++) {
      const { session, events } = randomGame(seed % 3, seed);
      const cause = causeOf(session.path);
      const { ending } = session.state;
      met.add(String(cause));
      if (ending !== 'died') {
        expect(cause).toBe(ending);
        continue;
      }
      const blow = events.find(({ type }) => type === 'fightLost' || type === 'pitOpened');
      if (blow?.type === 'fightLost') expect(cause).toBe(cardTable[blow.card].name);
      if (blow?.type === 'pitOpened') expect(cause).toBe('hiddenPit');
      expect(cause).toBeDefined();
    }
    expect(met.size).toBeGreaterThan(4);
  });
  it('is undefined while the game goes on', () => {
    expect(causeOf([new TestScene(['SA #??']).state])).toBeUndefined();
  });
});

describe('the chronicle', () => {
  it('reads a game from its save, as the session has it', () => {
    const { session } = randomGame(1, 5);
    const save = printSave(saveOf(session, session.now));
    expect(readGame(save)).toEqual({
      // A deal that claims nothing is none of the presets.
      preset: 'custom',
      won: session.status === 'won',
      practice: false,
      cause: causeOf(session.path),
      level: session.state.level,
      score: scoreOf(session.view).total,
      hints: 0,
    });
    expect(readGame('nonsense')).toBeUndefined();
    expect(readGame(save.split('\n').slice(0, 6).join('\n'))).toBeUndefined();
  });
  it('adds up by preset: rate with interval, causes, levels, best score, streak', () => {
    const game = (rest: Partial<EndedGame>): EndedGame => ({
      preset: 'easy',
      won: true,
      practice: false,
      cause: 'exit',
      level: 1,
      score: 300,
      hints: 0,
      ...rest,
    });
    const [easyGames, hardGames] = chronicleOf([
      game({}),
      game({ level: 3, score: 410 }),
      game({ won: false, cause: 'troll', score: 0 }),
      game({ practice: true, score: 999 }),
      game({ won: false, cause: 'troll', level: 5, score: 0 }),
      game({ preset: 'hard' }),
      game({ won: false, cause: 'trapped', score: 0 }),
      game({ cause: 'critical' }),
    ]);
    expect(easyGames).toMatchObject({
      preset: 'easy',
      played: 7,
      won: 3,
      practice: 1,
      rate: { won: 3, games: 6, percent: 50 },
      causes: [
        { cause: 'troll', count: 2 },
        { cause: 'trapped', count: 1 },
      ],
      levels: [
        { level: 1, count: 2 },
        { level: 3, count: 1 },
      ],
      deepest: 5,
      bestScore: 410,
      streak: { now: 1, best: 2 },
    });
    expect(hardGames).toMatchObject({ preset: 'hard', played: 1, won: 1 });
    expect(easyGames?.published).toMatchObject({
      preset: 'easy',
      bot: 'strong',
      deals: 'winnable',
    });
  });
});

describe('rates', () => {
  it('come with the interval of Wilson', () => {
    // By hand: 8 of 10 is 49.0 to 94.3 %.
    const { low, high } = rateOf(8, 10) ?? { low: 0, high: 0 };
    expect([low.toFixed(1), high.toFixed(1)]).toEqual(['49.0', '94.3']);
    expect(rateOf(0, 10)).toMatchObject({ percent: 0, low: 0 });
    expect(rateOf(0, 0)).toBeUndefined();
  });
  it('are ordered as play is: random below careful below strong, winnable deals above all deals', () => {
    for (const { preset, deals, percent } of publishedRates) {
      const of = (bot: string, which = deals) =>
        publishedRates.find(
          (row) => row.preset === preset && row.bot === bot && row.deals === which,
        )?.percent ?? Number.NaN;
      expect(of('random')).toBeLessThan(of('careful'));
      expect(of('careful')).toBeLessThan(of('strong'));
      expect(percent).toBeGreaterThan(0);
    }
  });
});
