// Hints in words: the reasons for and against a move, and the lessons of a finished game.

import { type Fact, factsOf } from '../../../core/hint.ts';
import { type CardKind, cardTable, type DungeonCard } from '../../../games/dragon-quest/cards.ts';
import { cellName } from '../../../games/dragon-quest/rules/code.ts';
import {
  type DragonQuestTypes,
  type Help,
  type LineStep,
  type Mistake,
  type Reason,
  reasonTypes,
  type View,
} from '../../../games/dragon-quest/types.ts';
import { sentences } from '../../sentences.ts';
import type { HintWords } from '../../words.ts';
import { capitalized, count, list } from '../formats.ts';
import { cardName, cardTitle, gems, hearts, itemName, itemNames } from './cards.ts';

const helpName = (item: Help) => itemNames[item];

/** "two Kings and a Queen". */
function holding(held: readonly Help[]): string {
  const kinds = [...new Set(held)].map((kind) => {
    const many = held.filter((other) => other === kind).length;
    if (kind === 'joker') return 'the Red Joker';
    return many > 1 ? `two ${helpName(kind)}s` : `a ${helpName(kind)}`;
  });
  return list(kinds);
}

const cells = (amount: number) => count(amount, 'cell');

const gains = { gem: 'a free gem', item: 'a free item', floor: 'a way opens at no cost' } as const;

const nothings = {
  gem: 'you have ten gems already',
  healing: 'you are at full health',
  treasure: 'no item is left in the stock',
} as const;

/** A fact as part of a sentence, without capital and full stop. */
export const reasonText = sentences<Reason>({
  wins: 'it wins the game',
  free: ({ gain }) => gains[gain],
  offer: ({ price }) =>
    price > 0
      ? 'for one gem: any item from the stock, or an exit'
      : 'free: any item from the stock, or an exit',
  heals: (reason) =>
    reason.wasted > 0
      ? `${hearts(reason.hearts)} back, ${reason.wasted} wasted`
      : `${hearts(reason.hearts)} back`,
  futile: ({ what }) => `it gives nothing: ${nothings[what]}`,
  odds: (reason) => {
    const name = cardName(reason.card);
    const bare = `${reason.beat} of ${reason.left} fate cards ${reason.beat === 1 ? 'beats' : 'beat'} the ${name}`;
    if (reason.held.length === 0 || reason.aided === reason.chance) return bare;
    return `${bare}; ${reason.aided} % with ${holding(reason.held)}`;
  },
  deadly: ({ certain, damage }) =>
    certain ? `${damage} damage kills you` : `if it strikes, ${damage} damage kills you`,
  pit: ({ damage }) => `the pit costs ${damage} damage`,
  closes: (reason) =>
    `it closes ${cells(reason.cells.length)} (${list(reason.cells.map(cellName))})`,
  opens: (reason) =>
    `it can open ${cells(reason.cells.length)} (${list(reason.cells.map(cellName))})`,
  pitRisk: ({ chance }) => `a ${chance} % chance of the hidden pit, which would kill you`,
  saves: (reason) => savingText(reason),
  idleItem: ({ item }) => `the ${helpName(item)} changes nothing here`,
  redraw: ({ chance, risk }) =>
    `a ${chance} % chance of a natural 10, but ${risk} % to lose a fight that is won`,
  gems: (reason) =>
    `${reason.spent === 0 ? 'no gem' : gems(reason.spent)} spent leaves ${hearts(reason.hearts)} and ${gems(reason.gems)}`,
  leaves: (reason) => {
    const parts = [
      reason.gems > 0 ? gems(reason.gems) : '',
      reason.items > 0 ? count(reason.items, 'item') : '',
      reason.hearts > 0 ? hearts(reason.hearts) : '',
    ].filter((part) => part !== '');
    return `it leaves ${list(parts)} behind`;
  },
  leavesQueen: ({ chance }) => `the Dragon Queen is in sight, at ${chance} % with what you hold`,
  goesDown: ({ level }) => `level ${level} is a fresh start with new cards`,
  cramped: (reason) =>
    reason.cells === 0
      ? 'no cell can take a card here'
      : `only ${cells(reason.cells)} can take a card here`,
  buys: ({ price, item }) =>
    price > 0 ? `the ${itemName(item)} for one gem` : `the ${itemName(item)} for free`,
  flips: ({ card, item, harmless, damage }) => {
    const name = cardName(card);
    const with_ = item === 'joker' ? 'the Red Joker' : 'a Jack';
    if (harmless) return `it spends ${with_} on a ${name}, which costs nothing`;
    return damage > 0
      ? `${with_} gets you past the ${name} without ${damage} damage`
      : `${with_} turns the ${name} into floor`;
  },
});

function savingText({ item, role, chance, used, purpose }: Extract<Reason, { type: 'saves' }>) {
  const held = item === 'joker' ? `the Red Joker as a ${helpName(role)}` : `a ${helpName(item)}`;
  if (purpose === 'pit') return used ? `${held} cancels the pit` : `${held} would cancel the pit`;
  const certain = chance === 100;
  if (used) return certain ? `${held} beats it` : `${held} beats it with ${chance} %`;
  return certain ? `${held} would beat it` : `${held} would beat it with ${chance} %`;
}

/** Facts as one sentence, or nothing. */
export const reasonsText = (reasons: readonly Reason[]): string =>
  reasons.length === 0 ? '' : `${capitalized(reasons.map(reasonText).join('; '))}.`;

const acts: Readonly<Record<CardKind, string>> = {
  exit: 'take',
  pit: 'step into',
  hiddenPit: 'step into',
  passage: 'open',
  gem: 'take',
  healing: 'drink',
  treasure: 'open',
  enemy: 'fight',
  merchant: 'trade with',
  wizard: 'ask',
};

/** A move word as people say it: "fight the Troll at g4". */
export function moveText(word: string, view: View): string {
  const where = word.split('-')[1] ?? '';
  const found = view.cards.find((other) => other.faceUp && cellName(other.cell) === where)?.card;
  return wordText(word, found === '??' ? undefined : found, view.pending?.kind === 'hiddenPit');
}

function wordText(word: string, card: DungeonCard | undefined, inPit: boolean): string {
  const [type = '', where = '', item = ''] = word.split('-');
  const what = card ? `the ${cardName(card)} at ${where}` : where;
  const texts: Readonly<Record<string, string>> = {
    place: `reveal a card at ${where}`,
    resolve: `${card ? acts[cardTable[card].kind] : 'resolve'} ${what}`,
    flip: `flip ${what} with the ${cardTitle(item)}`,
    use: `use the ${cardTitle(where)}`,
    name: `let the Joker be a ${where === 'king' ? 'King' : 'Queen'}`,
    accept: inPit ? 'let the pit strike' : 'accept what comes',
    spend: where === '0' ? 'spend no gem' : `spend ${gems(Number(where))}`,
    take: `take the ${cardTitle(where)}`,
    leave: 'take the exit',
  };
  return texts[type] ?? 'decline';
}

const points = (value: number) => Math.round(value);

/** A step of a line that knows the cards: "Reveal a card at g4: Slime." */
function lineText({ word, card, fate }: LineStep): string {
  const revealed = word.startsWith('place') && card ? `: ${cardName(card)}` : '';
  const drawn = fate ? `: fate ${fate}` : '';
  return `${capitalized(wordText(word, card, false))}${revealed}${drawn}.`;
}

export const analysis = {
  moveText: (word: string, view: View) => capitalized(moveText(word, view)),
  /** One mistake in full: the move, the better one, by how much, and the visible reasons. */
  mistake: (mistake: Mistake, view: View): string => {
    const { word, better, lost, margin, against, instead } = mistake;
    const lines = [
      `${capitalized(moveText(word, view))} lost ${points(lost)} points (± ${Math.ceil(margin)}).`,
      reasonsText(against),
      `Better: ${moveText(better, view)}, ${points(mistake.betterChance)} % instead of ${points(mistake.chance)} %.`,
      reasonsText(instead),
    ];
    return lines.filter((line) => line !== '').join(' ');
  },
  chance: (chance: number, low: number, high: number) =>
    low === high
      ? `${points(chance)} %`
      : `${points(chance)} % (${points(low)} to ${points(high)})`,
  aboutChances:
    'How often careful play wins from here, with the cards you could not see shuffled anew each time. An estimate, with its 95 % interval.',
  hindsight: {
    heading: 'How these cards could be won',
    step: lineText,
    about:
      'Hindsight: this line was found by looking at every hidden card. Nobody could know it at the table.',
    exact: 'After that every way was tried: none wins.',
    likely: 'After that no win was found, though not every way could be tried.',
  },
  noMistake: 'No move lost more than 5 points. What is left is luck.',
};

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

interface OptionFact {
  readonly word: string;
  readonly percent: number;
  readonly margin: number;
}

/** Facts are open records: skips entries that are no options. */
function optionsOf(fact: Fact | undefined): readonly OptionFact[] {
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

/** Reasons come from the engine over the wire: skips those of another shape. */
const isReason = (value: unknown): value is Reason =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  reasonTypes.some((type) => type === value.type);

function reasonsOf(fact: Fact | undefined): readonly Reason[] {
  const list: readonly unknown[] = Array.isArray(fact?.['reasons']) ? fact['reasons'] : [];
  return list.filter(isReason);
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** An option as a label. */
export const optionText = (word: string, view: View) => capitalized(moveText(word, view));

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
      return `${capitalized(moveText(String(because?.['word']), view))}. ${reasons}`.trim();
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
