import { describe, expect, it } from 'vitest';
import { soaking } from '../../../../test/samples.ts';
import { createRng } from '../../../core/rng.ts';
import { presets } from '../../../games/dragon-quest/rules/index.ts';
import { TestScene as Position } from '../../../games/dragon-quest/testing/index.ts';
import type { Params } from '../../../games/dragon-quest/types.ts';
import { type Beat, LONGEST, type Scene, type SceneName, sceneNames, sceneOf } from './scenes.ts';

type Orders = NonNullable<ConstructorParameters<typeof Position>[2]>;

/** The scene of the last of these moves. */
function seen(
  moves: string,
  orders: Orders,
  params: Partial<Params> = {},
): { scene: Scene | undefined; position: Position } {
  const whole = { ...presets[0].params, ...params } as Params;
  const position = new Position([], {}, orders, whole);
  const words = moves.split(' ');
  position.play(...words.slice(0, -1));
  const before = position.view;
  position.play(...words.slice(-1));
  return { scene: sceneOf(position.events, before, position.view), position };
}

const rows: readonly [string, string, Orders, Partial<Params>, readonly SceneName[]][] = [
  ['a card is turned up', 'place-g4', { deck: ['ST'] }, {}, ['reveal']],
  ['a gem is taken', 'place-g4 resolve-g4', { deck: ['S7'] }, {}, ['floor', 'gain']],
  ['an enemy falls', 'place-g4 resolve-g4', { deck: ['ST'], fates: [8] }, {}, ['floor', 'fight']],
  [
    'an enemy strikes',
    'place-g4 resolve-g4',
    { deck: ['CK'], fates: [6] },
    {},
    ['floor', 'fight', 'damage'],
  ],
  [
    'a natural ten',
    'place-g4 resolve-g4',
    { deck: ['CK'], fates: [10] },
    {},
    ['floor', 'gain', 'fight', 'critical'],
  ],
  [
    'the fate card lies there, and an item may change it',
    'place-g4 resolve-g4',
    { deck: ['CK'], fates: [6], items: ['HK'] },
    { startItems: 1 },
    ['fight'],
  ],
  [
    'a King is played, and another card drawn',
    'place-g4 resolve-g4 use-HK',
    { deck: ['CK'], fates: [6, 9], items: ['HK'] },
    { startItems: 1 },
    ['floor', 'item', 'fight'],
  ],
  [
    'a Queen raises the fate card',
    'place-g4 resolve-g4 use-HQ',
    { deck: ['CK'], fates: [8], items: ['HQ'] },
    { startItems: 1 },
    ['floor', 'item', 'fight'],
  ],
  [
    'gems and hearts are paid',
    'place-g4 resolve-g4 spend-1',
    { deck: ['CK'], fates: [6] },
    { startGems: 2 },
    ['floor', 'damage'],
  ],
  ['a hidden pit', 'place-g4', { deck: ['S2'] }, {}, ['pit', 'damage']],
  ['a pit', 'place-g4 resolve-g4', { deck: ['C2'] }, {}, ['floor', 'pit', 'damage']],
  [
    'a Queen over a pit',
    'place-g4 resolve-g4 use-HQ',
    { deck: ['C2'], items: ['HQ'] },
    { startItems: 1 },
    ['floor', 'item', 'pit'],
  ],
  [
    'the Dragon Queen falls',
    'place-g4 resolve-g4',
    { deck: ['SQ'], fates: [9] },
    {},
    ['floor', 'fight', 'queen'],
  ],
  [
    'the Dragon Queen flees',
    'place-g4 resolve-g4',
    { deck: ['SQ'], fates: [6] },
    {},
    ['floor', 'fight', 'damage', 'fled'],
  ],
  ['a new level', 'place-g4 resolve-g4', { deck: ['SA'] }, {}, ['level']],
  [
    'out, and won',
    'place-g4 resolve-g4 place-g6 resolve-g6',
    { deck: ['SQ', 'SA'], fates: [9] },
    {},
    ['exit'],
  ],
  [
    'a natural ten against the Queen',
    'place-g4 resolve-g4',
    { deck: ['SQ'], fates: [10] },
    {},
    ['floor', 'fight', 'critical', 'queen', 'victory'],
  ],
  [
    'death',
    'place-g4 resolve-g4',
    { deck: ['C3'] },
    { health: 3 },
    ['floor', 'pit', 'damage', 'death'],
  ],
];

const beatsOf = ({ item, duel, hurts, tokens, gains, closing, turns }: Scene): readonly Beat[] =>
  [item, duel?.drawn, duel?.verdict, hurts, ...tokens, gains, closing, ...turns.values()].filter(
    (beat) => beat !== undefined,
  );

function expectInTime(scene: Scene): void {
  expect(scene.length).toBeLessThanOrEqual(LONGEST);
  for (const { at, length } of beatsOf(scene)) {
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at).toBeLessThan(LONGEST);
    expect(length).toBeGreaterThan(0);
  }
}

describe('scenes', () => {
  it.each(rows)('%s', (_, moves, orders, params, names) => {
    const { scene } = seen(moves, orders, params);
    expect(scene?.names.filter((name) => name !== 'floor')).toEqual(
      names.filter((name) => name !== 'floor'),
    );
    if (scene) expectInTime(scene);
  });

  it('each name has a row, or a game that is trapped', () => {
    const named = new Set(rows.flatMap(([, , , , names]) => names));
    expect(sceneNames.filter((name) => !named.has(name))).toEqual(['trapped']);
  });

  it('the verdict is that of the fight, and the card turns after it', () => {
    const { scene } = seen('place-g4 resolve-g4', { deck: ['CK'], fates: [6] });
    expect(scene?.duel).toMatchObject({ card: 'CK', fate: 6, need: 9, outcome: 'struck' });
    expect(scene?.tokens.map(({ kind }) => kind)).toEqual(['heart', 'heart', 'heart']);
    const [turn] = [...(scene?.turns.values() ?? [])];
    expect(turn?.up).toBe(false);
    expect(turn?.at).toBeGreaterThan(scene?.duel?.verdict.at ?? LONGEST);
  });

  it('gems go before hearts, one by one', () => {
    const { scene } = seen(
      'place-g4 resolve-g4 spend-1',
      { deck: ['CK'], fates: [6] },
      {
        startGems: 2,
      },
    );
    const tokens = scene?.tokens ?? [];
    expect(tokens.map(({ kind }) => kind)).toEqual(['gem', 'heart', 'heart']);
    expect(tokens.map(({ at }) => at)).toEqual(tokens.map(({ at }) => at).sort((a, b) => a - b));
    expect(new Set(tokens.map(({ at }) => at)).size).toBe(3);
  });

  it('undo shows nothing', () => {
    const { position } = seen('place-g4 resolve-g4', { deck: ['ST'], fates: [8] });
    expect(sceneOf([], position.view, position.view)).toBeUndefined();
  });

  it('of any game are short, and show every loss in full', () => {
    const met = new Set<SceneName>();
    for (let game = 0; game < (soaking ? 120 : 12); game++) {
      const rng = createRng(`scenes/${game}`);
      const params = {
        ...presets[game % presets.length]?.params,
        startGems: game % 4,
        startItems: game % 5,
      } as Params;
      const position = new Position([], {}, {}, params);
      for (let step = 0; step < 400 && position.view.ending === null; step++) {
        const { words, view: before } = position;
        position.play(words[rng.below(words.length)] ?? '');
        const after = position.view;
        const scene = sceneOf(position.events, before, after);
        if (!scene) continue;
        for (const name of scene.names) met.add(name);
        expectInTime(scene);
        const lost = scene.tokens.filter(({ kind }) => kind === 'heart').length;
        const healed = scene.gains?.hearts ?? 0;
        expect(before.health - lost + healed).toBe(after.health);
      }
    }
    for (const name of ['fight', 'damage', 'death', 'level', 'trapped'] as const)
      expect(met).toContain(name);
  });
});
