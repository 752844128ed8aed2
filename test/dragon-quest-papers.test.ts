// Dragon Quest's rules stand in three places: the tables of the code, the rules page and the help in the app. They say
// the same.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardTable, dungeonCards, type Reward } from '../src/games/dragon-quest/cards.ts';
import { presets } from '../src/games/dragon-quest/rules/index.ts';
import { EARLY_LEVELS, TEN_BONUS, worthOf } from '../src/games/dragon-quest/rules/score.ts';
import { publishedRates } from '../src/games/dragon-quest/rules/winrates.ts';
import { TestScene } from '../src/games/dragon-quest/testing/index.ts';
import { cardName } from '../src/words/en/dragon-quest/cards.ts';
import { rateRows } from '../src/words/en/dragon-quest/cli.ts';
import { words } from '../src/words/en/dragon-quest/index.ts';
import { rules } from '../src/words/en/dragon-quest/rules.ts';

const page = readFileSync(new URL('../docs/rules/dragon-quest.md', import.meta.url), 'utf8');
const easy = presets[0].params;
const help = rules.flatMap(({ body }) => body);

/** The rows of the tables of the page, as lists of cells. */
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const rowOf = (head: string) => rows.find(([first]) => first === head) ?? [];

const ranks: Readonly<Record<string, string>> = { T: '10', 4: '4 5 6', 5: '4 5 6', 6: '4 5 6' };

/** What the page says of a card: "the same" is what stands beside it. */
function onPage(card: string): string {
  const row = rowOf(ranks[card.charAt(1)] ?? card.charAt(1));
  const own = row[card.startsWith('S') ? 1 : 2] ?? '';
  return own === 'the same' ? (row[1] ?? '') : own;
}

/** What a natural 10 brings, as words that either place uses. */
function rewardWords({ win, gems = 0, items = 0, health = 0 }: Reward): readonly RegExp[] {
  const amount = (count: number, what: string) =>
    new RegExp(`\\b(${count === 1 ? 'a|an|one' : ['', '', 'two', 'three'][count]}) ${what}`);
  return [
    ...(win ? [/game/] : []),
    ...(gems > 0 ? [amount(gems, 'gem')] : []),
    ...(items > 0 ? [amount(items, 'item')] : []),
    ...(health > 0 ? [amount(health, '(health|heart)')] : []),
  ];
}

const blackCards = dungeonCards.filter((card) => card !== 'BX');

describe('the page and the help say of every card what the code does', () => {
  it.each(blackCards)('%s', (card) => {
    const { kind, need, damage, reward } = cardTable[card];
    const told = onPage(card);
    const name = kind === 'treasure' ? 'Treasure' : cardName(card);
    expect(told.toLowerCase()).toContain(name.toLowerCase());
    const line = help.find((text) => {
      const [head = ''] = text.split(':');
      if (kind === 'pit') return head.startsWith('- Pits');
      if (['gem', 'healing', 'treasure'].includes(kind)) return text.startsWith('- Gem (7)');
      return head.toLowerCase().startsWith(`- ${name.toLowerCase()}`);
    });
    expect(line, 'no line in the help').toBeDefined();
    if (kind === 'enemy') {
      expect(told).toContain(`need ${need}, damage ${damage}`);
      expect(line).toMatch(new RegExp(`fate ${need}\\b.*otherwise ${damage} damage`));
      const ten = line?.split('Natural 10:')[1] ?? '';
      const critical = told.split('critical:')[1] ?? '';
      for (const words of rewardWords(reward)) {
        expect(ten).toMatch(words);
        expect(critical).toMatch(words);
      }
    } else if (damage > 0) {
      expect(told).toContain(`${damage} damage`);
      if (kind === 'hiddenPit') expect(line).toContain(`${damage} damage`);
    }
  });
  it('the damage of the three pits stands in their order', () => {
    const damages = (['S3', 'C2', 'C3'] as const).map((card) => cardTable[card].damage);
    const [one, two, three] = damages;
    expect(help.join('\n')).toContain(`${one}, ${two} and ${three} damage`);
  });
});

describe('what happens is said once, and without contradiction', () => {
  const said = (scene: TestScene) =>
    scene.events
      .map((event) => words.event(event, scene.view))
      .filter((text) => text !== '')
      .join(' ');
  const queen = (fate: number, depth = 1) =>
    said(new TestScene(['SQ #??'], {}, { fates: [fate] }, { ...easy, depth }).play('resolve-f5'));
  it('the Queen beaten, won on the spot, driven off, or not beaten', () => {
    expect(queen(9)).toBe(
      'Fate 9; 9 or more beats the Dragon Queen. The Dragon Queen is beaten. Now an exit wins the game.',
    );
    expect(queen(10)).toBe(
      'Fate 10; 9 or more beats the Dragon Queen. A natural 10: the Dragon Queen is beaten. Victory: the dungeon is yours.',
    );
    expect(queen(10, 3)).toBe(
      'Fate 10; 9 or more beats the Dragon Queen. A natural 10: the Dragon Queen is driven off. She waits in the next level.',
    );
    expect(queen(6)).toBe(
      'Fate 6; 9 or more beats the Dragon Queen. The Dragon Queen strikes and flees: 3 damage. She waits in the next level. You lose 3 hearts; 2 left.',
    );
  });
  it('what gives nothing says why, and what is kept is named', () => {
    const healing = new TestScene(['S8 #??']).play('resolve-f5');
    expect(said(healing)).toBe('You were already at full health.');
    const merchant = new TestScene(['CA #??'], { gems: 1 }).play('resolve-f5', 'cancel');
    expect(said(merchant)).toBe('You keep your gem.');
  });
  it('a refused cell is refused by the rule that is played', () => {
    const strict = words.refusal({ type: 'notPlaceable', open: false });
    const open = words.refusal({ type: 'notPlaceable', open: true });
    expect(strict).toContain('exactly one other card, which lies face-down');
    expect(open).toContain('exactly one face-down card, whatever else lies there');
    const scene = new TestScene(['#??'], {}, {}, { ...easy, open: true });
    expect(scene.try('place-a1')).toMatchObject({ refusal: { type: 'notPlaceable', open: true } });
  });
});

describe('the page has', () => {
  it.each(presets)('the preset $id', ({ id, params }) => {
    const name = id === 'easy' ? 'Easy, as printed' : `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
    const { health, enemyDamage, pitDamage } = params;
    expect(rowOf(name)).toEqual([name, String(health), `+${enemyDamage}`, `+${pitDamage}`]);
  });
  it('the measured win rates', () => {
    for (const row of rateRows(publishedRates)) expect(rows).toContainEqual([...row]);
  });
  it('the points', () => {
    const points = (head: string) => rowOf(head)[1];
    expect(points('the Dragon Queen beaten')).toBe(String(worthOf.queen));
    expect(points('… by a natural 10')).toBe(`${TEN_BONUS} more`);
    expect(points('each heart')).toBe(String(worthOf.hearts));
    expect(points('each gem')).toBe(String(worthOf.gems));
    expect(points('each item not used')).toBe(String(worthOf.items));
    expect(points('each card left in the deck')).toBe(String(worthOf.cards));
    expect(points('winning on the first level (of those on which she can fall)')).toMatch(
      new RegExp(`^${EARLY_LEVELS * worthOf.levels}, and ${worthOf.levels} fewer`),
    );
  });
});
