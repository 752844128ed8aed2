// The words of Dragon Quest Solitaire.

import type { Fact, Tally } from '../../../core/game.ts';
import type { DungeonCard, ItemCard } from '../../../games/dragon-quest/pack.ts';
import { itemKind } from '../../../games/dragon-quest/pack.ts';
import { cardTable } from '../../../games/dragon-quest/rules/cards.ts';
import { cellName } from '../../../games/dragon-quest/rules/code.ts';
import type { DragonQuestTypes, Event, Refusal, View } from '../../../games/dragon-quest/types.ts';
import type { Words } from '../../words.ts';
import { dragonQuestRules } from './rules.ts';
import { title } from './title.ts';

const names: Readonly<Record<string, string>> = {
  exit: 'Exit',
  hiddenPit: 'Hidden pit',
  pit: 'Pit',
  passage: 'Passage',
  gem: 'Gem',
  healing: 'Healing',
  treasure: 'Treasure chest',
  slime: 'Slime',
  skeleton: 'Skeleton',
  dragonQueen: 'Dragon Queen',
  troll: 'Troll',
  merchant: 'Merchant',
  youngDragon: 'Young dragon',
  trollKing: 'Troll King',
  wizard: 'Generous wizard',
};
const suits: Readonly<Record<string, string>> = {
  S: 'spades',
  C: 'clubs',
  H: 'hearts',
  D: 'diamonds',
};
const ranks: Readonly<Record<string, string>> = {
  A: 'ace',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
};

/** What a dungeon card is: "Slime". */
export const cardName = (card: DungeonCard): string => names[cardTable[card].name] ?? card;

/** Which card it is: "ten of spades". */
export function cardTitle(card: string): string {
  if (card === 'BX') return 'black joker';
  if (card === 'RX') return 'red joker';
  if (card === '??') return 'unknown card';
  const rank = card.charAt(1);
  return `${ranks[rank] ?? rank} of ${suits[card.charAt(0)] ?? ''}`;
}

const itemNames = { king: 'King', queen: 'Queen', jack: 'Jack', joker: 'Red Joker' } as const;
export const itemName = (item: ItemCard): string =>
  item === 'RX' ? 'Red Joker' : `${itemNames[itemKind(item)]} of ${suits[item.charAt(0)] ?? ''}`;

const count = (amount: number, one: string, many = `${one}s`) =>
  `${amount} ${amount === 1 ? one : many}`;
const hearts = (amount: number) => count(amount, 'heart');
const gems = (amount: number) => count(amount, 'gem');

/** What resolving a card does, before it is done, at the damage of this game. */
export function cardEffect(card: DungeonCard, damage: number): string {
  const { kind, need, reward } = cardTable[card];
  switch (kind) {
    case 'exit':
      return 'Leads to the next level. Once the Dragon Queen is beaten, it wins the game.';
    case 'hiddenPit':
      return `Strikes when it is revealed: ${damage} damage. Gems soften it by themselves; a Queen can cancel it.`;
    case 'pit':
      return `${damage} damage if you step in. You choose the gems; a Queen can cancel it.`;
    case 'passage':
      return 'Opens once its partner of the other black suit has been found in this level.';
    case 'gem':
      return 'One gem, up to ten.';
    case 'healing':
      return 'Two hearts, up to your full health.';
    case 'treasure':
      return 'A random item of the stock.';
    case 'merchant':
      return 'For one gem: any item of the stock, or an exit that acts at once.';
    case 'wizard':
      return 'For free: any item of the stock, or an exit that acts at once.';
    case 'enemy': {
      const gains = [
        reward.win ? 'the game is won' : '',
        reward.gems ? gems(reward.gems) : '',
        reward.items ? 'an item' : '',
        reward.health ? hearts(reward.health) : '',
      ].filter((gain) => gain !== '');
      return `Beaten by fate ${need} or more; otherwise ${damage} damage. With a natural 10: ${gains.join(', ')}.`;
    }
  }
}

function refusal(reason: Refusal): string {
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
      return 'A card can only go beside exactly one other card, which lies face-down, and within 7 by 5 cells.';
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

function event(happened: Event, view: View): string {
  switch (happened.type) {
    case 'placed':
      return `${cardName(happened.card)} (${cardTitle(happened.card)}) at ${cellName(happened.cell)}.`;
    case 'pitOpened':
      return `A hidden pit opens: ${happened.damage} damage.`;
    case 'fateDrawn':
      return `Fate ${happened.fate}; ${happened.need} or more beats the ${cardName(happened.card)}.`;
    case 'beaten':
      return happened.critical
        ? `A natural 10: ${cardName(happened.card)} beaten.`
        : `${cardName(happened.card)} beaten.`;
    case 'fightLost':
      return `The ${cardName(happened.card)} strikes: ${happened.damage} damage.`;
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
      return 'There was nothing to gain.';
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
      return 'Never mind.';
    case 'queenBeaten':
      return 'The Dragon Queen is beaten: now an exit wins the game.';
    case 'queenFled':
      return 'The Dragon Queen has fled. She waits in the next level.';
    case 'levelEntered':
      return `Level ${happened.level}: all dungeon cards are shuffled again; hearts, gems, items and fate stay.`;
    case 'won':
      return happened.ending === 'critical'
        ? 'Victory: a natural 10 against the Dragon Queen.'
        : 'Victory: out of the dungeon, with the Dragon Queen beaten.';
    case 'lost':
      return happened.ending === 'died'
        ? 'No heart is left. The dungeon keeps you.'
        : 'Trapped: nothing can be placed, resolved or flipped any more.';
  }
}

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
  clear: 'The lead is clear.',
  likely: 'It is probably the better one.',
  close: 'The two are about equally good.',
};

function fact(because: Fact, view: View): string {
  const text = (key: string) => String(because[key] ?? '');
  const move = moveText(text('word'), view);
  switch (because.type) {
    case 'chance':
      return `Best found: ${move}. About ${text('percent')} % (± ${text('margin')}) of ${text('games')} games played on from there were won, with the unseen cards shuffled anew each time.`;
    case 'runnerUp':
      return `Next best: ${move}, about ${text('percent')} % (± ${text('margin')}).`;
    case 'odds':
      return `${text('beat')} of the ${text('left')} fate cards that can come beat it.`;
    case 'confidence':
      return `${sureness[text('sure')] ?? ''} It is an estimate: nobody knows the order of the cards.`;
    default:
      return '';
  }
}

function statistics(view: View): readonly (readonly [string, string])[] {
  const {
    cards,
    fights,
    fightsWon,
    damage,
    healed,
    gemsGained,
    gemsSpent,
    itemsGained,
    itemsUsed,
  } = view.statistics;
  return [
    ['Levels', String(view.level)],
    ['Cards revealed', String(cards)],
    ['Fights won', `${fightsWon} of ${fights}`],
    ['Hearts lost', String(damage)],
    ['Hearts regained', String(healed)],
    ['Gems', `${gemsGained} found, ${gemsSpent} spent`],
    ['Items', `${itemsGained} found, ${itemsUsed} used`],
  ];
}

const endingNames: Readonly<Record<string, string>> = {
  exit: 'won by the exit',
  critical: 'won by a natural 10',
  died: 'died',
  trapped: 'trapped',
};

const levelNames: Readonly<Record<string, string>> = {
  easy: 'Easy',
  normal: 'Normal',
  hard: 'Hard',
};

export const dragonQuestTexts: Words<DragonQuestTypes> = {
  ...title,
  presets: {
    easy: { name: 'Easy', about: 'Five hearts, damage as printed on the cards.' },
    normal: { name: 'Normal', about: 'Four hearts, one more damage from enemies and pits.' },
    hard: { name: 'Hard', about: 'Four hearts, two more damage from enemies, one more from pits.' },
  },
  fields: {
    health: { label: 'Hearts', about: 'Health at the start, and the most you can have.' },
    enemyDamage: { label: 'Extra enemy damage' },
    pitDamage: { label: 'Extra pit damage' },
    startGems: { label: 'Gems at the start' },
    startItems: { label: 'Items at the start', about: 'Drawn at random from the seven.' },
    depth: {
      label: 'Depth of the Queen',
      about: 'Before this level the Dragon Queen can only be driven off.',
    },
    open: {
      label: 'Open placement',
      about:
        'A card may go beside exactly one face-down card, whatever else lies there. Much easier.',
    },
    certified: {
      label: 'Winnable deals only',
      about: 'Only deals for which a winning line is known.',
    },
  },
  level: (level) => levelNames[level] ?? level,
  refusal,
  event,
  fault(fault) {
    switch (fault.code) {
      case 'badMove':
        return `"${fault.detail ?? ''}" is no move of this game.`;
      case 'badSeedLetters':
        return 'The deal number in this code is damaged.';
      case 'badStack':
        return `The card order in this code is damaged (${fault.where ?? ''}).`;
      case 'noWinFound':
        return 'No winning line was found from here. That does not prove that there is none.';
      case 'proofTampered':
        return `This line does not win the deal (${fault.where ?? ''}).`;
      case 'gameOver':
        return 'The game is over.';
      case 'noEnemy':
        return 'No enemy lies face-up there.';
      default:
        return undefined;
    }
  },
  hint: (hint, view) =>
    hint.because.map((because) => fact(because, view)).filter((line) => line !== ''),
  result: (view) => statistics(view),
  share(view: View, tally: Tally) {
    const { fights, fightsWon } = view.statistics;
    const ending = endingNames[view.ending ?? ''] ?? 'still playing';
    return [
      `Dragon Quest Solitaire: ${ending} on level ${view.level}.`,
      `${fightsWon} of ${fights} fights won, ${hearts(view.health)} left, ${tally.moves} moves.`,
    ].join('\n');
  },
  rating({ level, figures }) {
    const { carefulWinsPercent, winningLine, winningLevels } = figures;
    const chance = `careful play wins about ${carefulWinsPercent} % of such games`;
    const line =
      winningLine === 'unknown'
        ? 'no winning line is known'
        : `a win in ${winningLine} moves over ${winningLevels} level${winningLevels === 1 ? '' : 's'} is known`;
    return `${levelNames[level] ?? level}: ${chance}; ${line}.`;
  },
  rules: dragonQuestRules,
  keys: [
    { keys: 'Arrows', does: 'Move between the cells of the dungeon' },
    { keys: 'Enter', does: 'Reveal a card on the cell, or resolve the card on it' },
    { keys: 'J', does: 'Flip the card with a Jack or the Joker' },
    { keys: '0 to 9', does: 'That many gems; or the numbered item of an offer' },
    { keys: 'A', does: 'Accept the fate card, or let the pit strike' },
    { keys: 'K, Q, X', does: 'Use a King, a Queen or the Joker' },
    { keys: 'E', does: 'Take the exit of an offer' },
    { keys: 'Escape', does: 'Decline an offer, take the Joker back' },
  ],
};
