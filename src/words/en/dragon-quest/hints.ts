// What a hint rests on.

import { type Fact, factsOf } from '../../../core/hint.ts';
import { type Reason, reasonTypes } from '../../../games/dragon-quest/lessons.ts';
import type { DragonQuestTypes, View } from '../../../games/dragon-quest/types.ts';
import type { HintWords } from '../../words.ts';
import { moveText, reasonsText } from './reasons.ts';

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
  lost: () => 'Nothing that was tried wins from here any more.',
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

/** Reasons are made by the engine; what came over the wire in another shape is left out. */
const isReason = (value: unknown): value is Reason =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  reasonTypes.some((type) => type === value.type);

function reasonsOf(fact: Fact | undefined): readonly Reason[] {
  const list: readonly unknown[] = Array.isArray(fact?.['reasons']) ? fact['reasons'] : [];
  return list.filter(isReason);
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** An option as a label. */
export const optionText = (word: string, view: View) => capital(moveText(word, view));

const said: Readonly<Record<string, string>> = {
  wins: 'The Queen is beaten, and one of these is a way out.',
  free: 'One of these costs nothing and cannot be worse than waiting.',
};

export const hint: HintWords<DragonQuestTypes> = {
  where(hint) {
    const stake = factOf(factsOf(hint), 'stake');
    return stakes[String(stake?.['stake'])]?.(Number(stake?.['hearts'])) ?? '';
  },
  why({ steps, technique }, index, view) {
    const facts = steps[index]?.facts ?? [];
    const told = factOf(facts, 'reasons');
    if (told)
      return `${optionText(String(told['word']), view)}: ${lower(reasonsText(reasonsOf(told)))}`;
    const plain = said[technique];
    if (plain) return plain;
    const options = optionsOf(factOf(facts, 'options'));
    if (options.length === 1) return 'There is only one thing to do.';
    return options
      .map(({ word, percent, margin }) => `${optionText(word, view)}: ${percent} % (± ${margin}).`)
      .join(' ');
  },
  what({ conclusion = [], technique }, view) {
    const because = factOf(conclusion, 'because');
    const reasons = reasonsText(reasonsOf(because));
    if (technique === 'wins' || technique === 'free')
      return `${capital(moveText(String(because?.['word']), view))}. ${reasons}`.trim();
    const chance = factOf(conclusion, 'chance');
    const text = (key: string) => String(chance?.[key] ?? '');
    const move = moveText(text('word'), view);
    if (technique === 'nothingHelps')
      return `None of ${text('games')} shuffled games was won from here. To play on: ${move}.`;
    const sure = sureness[String(factOf(conclusion, 'confidence')?.['sure'])] ?? '';
    const won = `It won about ${text('percent')} % of ${text('games')} shuffled games.`;
    return [`Best found: ${move}.`, won, sure, reasons].filter((part) => part !== '').join(' ');
  },
};
