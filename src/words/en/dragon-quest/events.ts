// What happened, and why something did not.

import { type CardKind, cardTable } from '../../../games/dragon-quest/rules/cards.ts';
import { cellName } from '../../../games/dragon-quest/rules/code.ts';
import type { Event, Refusal, View } from '../../../games/dragon-quest/types.ts';
import { cardName, cardTitle, gems, hearts, itemName, itemNames } from './cards.ts';

export function refusal(reason: Refusal): string {
  switch (reason.type) {
    case 'gameOver':
      return 'The game is over.';
    case 'choicePending':
      return {
        fate: 'First decide about the fate card: use an item or accept it.',
        joker: 'First say what the Red Joker stands for, or take it back.',
        damage: 'First choose how many gems to spend on the damage.',
        hiddenPit: 'First decide about the hidden pit: use a Queen or let it strike.',
        offer: 'First choose from the offer, or decline it.',
      }[reason.pending];
    case 'nothingPending':
      return 'There is nothing to decide at the moment.';
    case 'notPlaceable':
      return reason.open
        ? 'A card can only go beside exactly one face-down card, whatever else lies there, and within 7 by 5 cells.'
        : 'A card can only go beside exactly one other card, which lies face-down, and within 7 by 5 cells.';
    case 'deckEmpty':
      return 'The dungeon deck is empty.';
    case 'noCard':
      return 'No card lies there.';
    case 'faceDown':
      return 'That card is face-down: it is floor by now.';
    case 'noPartner':
      return 'The other end of this passage has not been found in this level.';
    case 'noGem':
      return 'You do not have that many gems.';
    case 'tooManyGems':
      return 'That is more than the damage.';
    case 'notHeld':
      return 'You do not hold that item.';
    case 'itemNotUsable':
      return 'That item is of no use right now.';
    case 'notInStock':
      return 'That item is not in the stock.';
  }
}

/** Why a card that turned gave nothing. */
const nothings: Readonly<Partial<Record<CardKind, string>>> = {
  gem: 'You already have ten gems.',
  healing: 'You were already at full health.',
  treasure: 'No item is left in the stock.',
};

const turnedDown = {
  joker: 'You keep the Red Joker.',
  merchant: 'You keep your gem.',
  wizard: 'You can ask the wizard again later.',
} as const;

export function event(happened: Event, view: View): string {
  switch (happened.type) {
    case 'placed':
      return `${cardName(happened.card)} (${cardTitle(happened.card)}) at ${cellName(happened.cell)}.`;
    case 'pitOpened':
      return `A hidden pit opens: ${happened.damage} damage.`;
    case 'fateDrawn':
      return `Fate ${happened.fate}; ${happened.need} or more beats the ${cardName(happened.card)}.`;
    case 'beaten':
      return `${happened.critical ? 'A natural 10: the' : 'The'} ${cardName(happened.card)} is ${happened.driven ? 'driven off' : 'beaten'}.`;
    case 'fightLost':
      return happened.card === 'SQ'
        ? `The Dragon Queen strikes and flees: ${happened.damage} damage.`
        : `The ${cardName(happened.card)} strikes: ${happened.damage} damage.`;
    case 'damaged': {
      const paid = happened.gems > 0 ? ` ${gems(happened.gems)} spent.` : '';
      return happened.health > 0
        ? `You lose ${hearts(happened.health)}; ${view.health} left.${paid}`
        : `You lose no heart.${paid}`;
    }
    case 'pitCancelled':
      return 'The Queen carries you over the pit.';
    case 'healed':
      return `You regain ${hearts(happened.health)}.`;
    case 'gemsGained':
      return `You gain ${gems(happened.gems)}.`;
    case 'itemGained':
      return `You gain the ${itemName(happened.item)}.`;
    case 'nothingGained':
      return nothings[cardTable[happened.card].kind] ?? '';
    case 'passageOpened':
      return 'The passage is open at both ends.';
    case 'itemUsed':
      return happened.item === 'RX'
        ? `The Red Joker serves as a ${itemNames[happened.role]}.`
        : `${itemName(happened.item)} used.`;
    case 'jokerShown':
      return 'What does the Red Joker stand for?';
    case 'flipped':
      return `${cardName(happened.card)} turned down without effect.`;
    case 'offered':
      return happened.price > 0 ? 'The merchant shows the stock.' : 'The wizard shows the stock.';
    case 'paid':
      return `${gems(happened.gems)} paid.`;
    case 'cancelled':
      return turnedDown[happened.of];
    case 'queenBeaten':
      // A natural 10 has won the game already.
      return view.ending === null ? 'Now an exit wins the game.' : '';
    case 'queenFled':
      return 'She waits in the next level.';
    case 'levelEntered':
      return `Level ${happened.level}: all dungeon cards are shuffled again; hearts, gems, items and fate stay.`;
    case 'won':
      return happened.ending === 'critical'
        ? 'Victory: the dungeon is yours.'
        : 'Victory: out of the dungeon, with the Dragon Queen beaten.';
    case 'lost':
      return happened.ending === 'died'
        ? 'No heart is left. The dungeon keeps you.'
        : 'Trapped: nothing can be placed, resolved or flipped any more.';
  }
}
