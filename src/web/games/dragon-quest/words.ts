// Words of the Dragon Quest table that the game's own texts do not have.

import { type DungeonCard, type ItemKind, itemKind } from '../../../games/dragon-quest/pack.ts';
import { cardTable } from '../../../games/dragon-quest/rules/cards.ts';
import { cellName } from '../../../games/dragon-quest/rules/code.ts';
import type { CardView, Ending, View } from '../../../games/dragon-quest/types.ts';
import { cardEffect, cardName, cardTitle } from '../../../words/en/dragon-quest/index.ts';

const count = (amount: number, one: string) => `${amount} ${amount === 1 ? one : `${one}s`}`;
export const hearts = (amount: number) => count(amount, 'heart');
export const gems = (amount: number) => count(amount, 'gem');

export const words = {
  dungeon: (level: number, grid: View['grid']) =>
    `Dungeon, level ${level}, ${grid.rows} rows, ${grid.columns} columns`,
  health: 'Health',
  gems: 'Gems',
  fate: 'Fate',
  deck: 'Dungeon',
  inventory: 'Inventory',
  level: 'Level',
  queen: 'Queen',
  queenBeaten: 'beaten',
  queenWaits: 'at large',
  healthValue: (view: View) => `${view.health} of ${view.params.health}`,
  deckLeft: (left: number) => `${left} left`,
  fateUsed: (used: readonly number[]) =>
    used.length === 0 ? 'none used' : `used: ${used.join(', ')}`,
  fateLeft: (left: readonly number[]) => `to come: ${left.join(', ')}`,
  noItems: 'no items yet',
  useItem: (name: string) => `Use the ${name}`,
  unseen: 'Not seen in this level',
  unseenAbout: 'One of these is the start card, which is never turned up; the rest is the deck.',
  panel: 'What can be done',
  hint: 'Hint',
  doIt: 'Do it',
  close: 'Close',
  thinking: 'A few thousand games are being played from here…',
  reset: 'Reset game',
  resetAbout: 'Deals a new game of the same kind. This one stays in the cabinet.',
  flip: (name: string) => `Flip with the ${name}`,
  aim: (name: string) => `The ${name} turns one face-up card down: choose the card.`,
  aimOff: 'Put it back',
  inHint: ', part of the hint',
  needed: (need: number) => `needs ${need} or more`,
  begin: 'Choose a glowing cell to reveal a card.',
  goOn: 'Reveal a card on a glowing cell, or choose a face-up card.',
  tutorial: 'First game',
  gotIt: 'Got it',
  skipTutorial: 'Stop the tips',
  tutorialAgain: 'Show the tips again',
  tutorialOn: 'Tips will be shown again.',
  cards: 'The dungeon cards at a glance',
} as const;

/** What stands at a cell, as a sighted player sees it. */
export function cellLabel(cell: number, card: CardView | undefined, placeable: boolean): string {
  const where = cellName(cell);
  if (!card) return placeable ? `${where}, empty, a card can go here` : `${where}, empty`;
  if (card.card === '??') return `${where}, start card, face-down`;
  if (!card.faceUp) return `${where}, face-down, ${cardName(card.card)}`;
  const facts = [where, cardName(card.card), cardTitle(card.card), 'face-up'];
  if (card.odds) facts.push(oddsLine(card.odds));
  if (card.damage > 0) facts.push(`${card.damage} damage`);
  if (card.hindrance) facts.push(hindranceLine(card.hindrance));
  if (card.futile) facts.push('nothing to gain now');
  return facts.join(', ');
}

export const oddsLine = ({ beat, left }: { readonly beat: number; readonly left: number }) =>
  beat === 0 ? `none of the ${left} left beats it` : `${beat} of ${left} left beat it`;

export const hindranceLine = (hindrance: 'noPartner' | 'noGem') =>
  hindrance === 'noPartner'
    ? 'its other end is not found yet'
    : 'it takes a gem, and you have none';

const acts: Readonly<Record<string, string>> = {
  exit: 'Leave through it',
  hiddenPit: 'Step in',
  pit: 'Step in',
  passage: 'Open the passage',
  gem: 'Take the gem',
  healing: 'Drink it',
  treasure: 'Open the chest',
  enemy: 'Fight',
  merchant: 'Trade',
  wizard: 'Ask the wizard',
};
export const actLabel = (kind: string, queenBeaten: boolean) =>
  kind === 'exit' && queenBeaten ? 'Leave and win' : (acts[kind] ?? 'Resolve');

/** What a card does here and now, with the danger in it. */
export function cardLines(card: CardView, view: View): readonly string[] {
  if (card.card === '??') return [];
  const lines = [effectLine(card.card, card.damage, view)];
  if (card.hindrance) lines.push(`Not now: ${hindranceLine(card.hindrance)}.`);
  if (card.futile) lines.push('There is nothing to gain from it now: it would just turn down.');
  if (card.damage >= view.health) lines.push(`Beware: ${danger(card, view)}`);
  return lines;
}

function danger({ card, damage }: CardView, view: View): string {
  const striking = card !== '??' && cardTable[card].need > 0 ? 'if it strikes, ' : '';
  return damage - view.gems >= view.health
    ? `${striking}${damage} damage is the end, gems and all.`
    : `${striking}it takes gems to live through ${damage} damage.`;
}

function effectLine(card: DungeonCard, damage: number, view: View): string {
  if (card === 'SA' && view.queenBeaten) return 'The Dragon Queen is beaten: this way out wins.';
  if (card === 'SQ' && !view.queenFalls)
    return `${cardEffect(card, damage)} Before level ${view.params.depth} she can only be driven off.`;
  return cardEffect(card, damage);
}

/** What an item is for. */
export const itemUses: Readonly<Record<ItemKind, string>> = {
  king: 'another fate card',
  queen: 'fate +1, or no pit',
  jack: 'turns a card down',
  joker: 'King, Queen or Jack',
};

/** Why an item cannot be used at this moment. */
export function itemReason(item: Parameters<typeof itemKind>[0], view: View): string {
  const kind = itemKind(item);
  if (view.ending) return 'The game is over.';
  const faceUp = view.cards.some((card) => card.faceUp);
  switch (kind) {
    case 'king':
      return view.pending?.kind === 'fate'
        ? 'A natural 10 cannot be bettered by a King.'
        : 'A King is for fights: use it after a fate card is drawn.';
    case 'queen':
      return view.pending?.kind === 'fate'
        ? 'This fate card beats the enemy already; the Queen would be wasted.'
        : 'A Queen is for a fate card that falls short, or for a pit.';
    case 'jack':
      return view.pending
        ? 'A Jack cannot help now: first make the choice.'
        : 'A Jack turns a face-up card down, and none lies there.';
    case 'joker':
      return view.pending || faceUp
        ? 'The Red Joker cannot help with this.'
        : 'The Red Joker is for fights, pits and face-up cards; none lies there.';
  }
}

export const endingWords: Readonly<
  Record<Ending, { readonly title: string; readonly about: string }>
> = {
  exit: {
    title: 'Victory!',
    about: 'The Dragon Queen is beaten, and daylight waits at the end of the stairs.',
  },
  critical: {
    title: 'Victory!',
    about: 'A natural 10: the Dragon Queen falls, and the dungeon is yours.',
  },
  died: { title: 'Defeat', about: 'No heart is left. The dungeon keeps you.' },
  trapped: {
    title: 'Trapped',
    about: 'No card can be placed, resolved or flipped any more.',
  },
};

export const lostWords = {
  heading: 'Where was it lost?',
  searching: 'The game is being looked through…',
  unknown:
    'Unknown: no win was found from any moment of this game. That does not prove there was none.',
  failed: 'The game could not be looked through.',
  moment: (moves: number, level: number, health: number, gemCount: number) =>
    `This deal could still be won ${count(moves, 'move')} before the end: on level ${level}, with ${hearts(health)} and ${gems(gemCount)}.`,
  exact: 'After that, every way was tried: it was lost.',
  likely: 'No win was found after that, though not every way could be tried.',
  retry: 'Try again from there',
  retried: 'Back where the deal could still be won.',
  startOver: 'Start over',
} as const;
