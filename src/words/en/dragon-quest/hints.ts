// What a hint rests on.

import { type Fact, factsOf } from '../../../core/hint.ts';
import { cellName } from '../../../games/dragon-quest/rules/code.ts';
import type { DragonQuestTypes, View } from '../../../games/dragon-quest/types.ts';
import type { HintWords } from '../../words.ts';
import { cardName, cardTitle, gems } from './cards.ts';

/** A move word as people say it. */
function moveText(word: string, view: View): string {
  const [type = '', where = '', item = ''] = word.split('-');
  const card = view.cards.find((other) => other.faceUp && cellName(other.cell) === where)?.card;
  const what = card && card !== '??' ? `the ${cardName(card)} at ${where}` : where;
  switch (type) {
    case 'place':
      return `reveal a card at ${where}`;
    case 'resolve':
      return `resolve ${what}`;
    case 'flip':
      return `flip ${what} with the ${cardTitle(item)}`;
    case 'use':
      return `use the ${cardTitle(where)}`;
    case 'name':
      return `let the Joker be a ${where === 'king' ? 'King' : 'Queen'}`;
    case 'accept':
      return 'accept it';
    case 'spend':
      return `spend ${gems(Number(where))}`;
    case 'take':
      return `take the ${cardTitle(where)}`;
    case 'leave':
      return 'take the exit';
    default:
      return 'decline';
  }
}

const sureness: Readonly<Record<string, string>> = {
  clear: 'It is clearly ahead.',
  likely: 'It is probably ahead of the rest.',
  close: 'Another option is about as good.',
};

const stakes: Readonly<Record<string, (hearts: number) => string>> = {
  choice: () => 'A choice is waiting. Compare what each option leads to.',
  hearts: (hearts) => `At stake: your last ${hearts === 1 ? 'heart' : `${hearts} hearts`}.`,
  queen: () => 'At stake: the Dragon Queen is in sight.',
  wayOut: () => 'At stake: the way out. The Queen is beaten.',
  dungeon: () => 'At stake: finding the Queen with hearts to spare.',
};

interface Option {
  readonly word: string;
  readonly percent: number;
  readonly margin: number;
}

/** Facts are open records: what is no option is left out. */
function optionsOf(fact: Fact | undefined): readonly Option[] {
  const list: readonly unknown[] = Array.isArray(fact?.['options']) ? fact['options'] : [];
  return list.flatMap((one) => {
    if (typeof one !== 'object' || one === null) return [];
    if (!('word' in one && 'percent' in one && 'margin' in one)) return [];
    const { word, percent, margin } = one;
    if (typeof word !== 'string' || typeof percent !== 'number') return [];
    return typeof margin === 'number' ? [{ word, percent, margin }] : [];
  });
}

const factOf = (facts: readonly Fact[], type: string) => facts.find((fact) => fact.type === type);

function oddsText(fact: Fact, view: View): string {
  const place = view.cards.find(({ cell }) => cell === fact['cell']);
  const name = place && place.card !== '??' ? cardName(place.card) : '';
  return `${name} ${String(fact['beat'])} of ${String(fact['left'])}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** An option as a label. */
export const optionText = (word: string, view: View) => capital(moveText(word, view));

export const hint: HintWords<DragonQuestTypes> = {
  where(hint) {
    const stake = factOf(factsOf(hint), 'stake');
    return stakes[String(stake?.['stake'])]?.(Number(stake?.['hearts'])) ?? '';
  },
  why({ steps }, index, view) {
    const facts = steps[index]?.facts ?? [];
    const options = optionsOf(factOf(facts, 'options'));
    if (options.length === 1) return 'There is only one thing to do.';
    if (options.length > 1)
      return options
        .map(
          ({ word, percent, margin }) => `${optionText(word, view)}: ${percent} % (± ${margin}).`,
        )
        .join(' ');
    return `Fate cards that beat it: ${facts.map((fact) => oddsText(fact, view)).join(', ')}.`;
  },
  what({ conclusion = [] }, view) {
    const chance = factOf(conclusion, 'chance');
    const text = (key: string) => String(chance?.[key] ?? '');
    const sure = sureness[String(factOf(conclusion, 'confidence')?.['sure'])] ?? '';
    return `Best found: ${moveText(text('word'), view)}. It won about ${text('percent')} % of ${text('games')} shuffled games. ${sure}`;
  },
};
