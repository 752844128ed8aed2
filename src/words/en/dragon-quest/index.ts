// The words of Dragon Quest Solitaire: events, refusals, faults and results, and loaders for the rest.

import type { Tally } from '../../../core/game.ts';
import { type CardKind, cardTable } from '../../../games/dragon-quest/cards.ts';
import { cellName } from '../../../games/dragon-quest/rules/code.ts';
import { publishedRate } from '../../../games/dragon-quest/rules/winrates.ts';
import type { DragonQuestTypes, Event, Refusal, View } from '../../../games/dragon-quest/types.ts';
import { faultSentences, sentences } from '../../sentences.ts';
import type { Words } from '../../words.ts';
import { count } from '../formats.ts';
import { type Figure, figures, pointsOf } from '../results.ts';
import {
  cardEffect,
  cardName,
  cardTitle,
  gems,
  hearts,
  itemName,
  itemNames,
  score,
} from './cards.ts';
import { chronicle, face } from './face.ts';
import { analysis, hint, optionText } from './hints.ts';
import { title } from './title.ts';

export const refusal = sentences<Refusal>({
  gameOver: 'The game is over.',
  choicePending: ({ pending }) =>
    ({
      fate: 'First decide about the fate card: use an item or accept it.',
      joker: 'First say what the Red Joker stands for, or take it back.',
      damage: 'First choose how many gems to spend on the damage.',
      hiddenPit: 'First decide about the hidden pit: use a Queen or let it strike.',
      offer: 'First choose from the offer, or decline it.',
    })[pending],
  nothingPending: 'There is nothing to decide at the moment.',
  notPlaceable: ({ open }) =>
    open
      ? 'A card can only go beside exactly one face-down card, whatever else lies there, and within 7 by 5 cells.'
      : 'A card can only go beside exactly one other card, which lies face-down, and within 7 by 5 cells.',
  deckEmpty: 'The dungeon deck is empty.',
  noCard: 'No card lies there.',
  faceDown: 'That card is face-down: it is floor by now.',
  noPartner: 'The other end of this passage has not been found in this level.',
  noGem: 'You do not have that many gems.',
  tooManyGems: 'That is more than the damage.',
  notHeld: 'You do not hold that item.',
  itemNotUsable: 'That item is of no use right now.',
  notInStock: 'That item is not in the stock.',
});

/** Why a resolved card gave nothing. */
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

export const event = sentences<Event, [view: View]>({
  placed: ({ card, cell }) => `${cardName(card)} (${cardTitle(card)}) at ${cellName(cell)}.`,
  pitOpened: ({ damage }) => `A hidden pit opens: ${damage} damage.`,
  fateDrawn: ({ fate, need, card }) => `Fate ${fate}; ${need} or more beats the ${cardName(card)}.`,
  beaten: ({ critical, card, driven }) =>
    `${critical ? 'A natural 10: the' : 'The'} ${cardName(card)} is ${driven ? 'driven off' : 'beaten'}.`,
  fightLost: ({ card, damage }) =>
    card === 'SQ'
      ? `The Dragon Queen strikes and flees: ${damage} damage.`
      : `The ${cardName(card)} strikes: ${damage} damage.`,
  damaged: (happened, view) => {
    const paid = happened.gems > 0 ? ` ${gems(happened.gems)} spent.` : '';
    return happened.health > 0
      ? `You lose ${hearts(happened.health)}; ${view.health} left.${paid}`
      : `You lose no heart.${paid}`;
  },
  pitCancelled: 'The Queen carries you over the pit.',
  healed: ({ health }) => `You regain ${hearts(health)}.`,
  gemsGained: (happened) => `You gain ${gems(happened.gems)}.`,
  itemGained: ({ item }) => `You gain the ${itemName(item)}.`,
  nothingGained: ({ card }) => nothings[cardTable[card].kind] ?? '',
  passageOpened: 'The passage is open at both ends.',
  itemUsed: ({ item, role }) =>
    item === 'RX' ? `The Red Joker serves as a ${itemNames[role]}.` : `${itemName(item)} used.`,
  jokerShown: 'What does the Red Joker stand for?',
  flipped: ({ card }) => `${cardName(card)} turned down without effect.`,
  offered: ({ price }) =>
    price > 0 ? 'The merchant shows the stock.' : 'The wizard shows the stock.',
  paid: (happened) => `${gems(happened.gems)} paid.`,
  cancelled: ({ of }) => turnedDown[of],
  // A natural 10 has won the game already.
  queenBeaten: (_, view) => (view.ending === null ? 'Now an exit wins the game.' : ''),
  queenFled: 'She waits in the next level.',
  levelEntered: ({ level }) =>
    `Level ${level}: all dungeon cards are shuffled again; hearts, gems, items and fate stay.`,
  won: ({ ending }) =>
    ending === 'critical'
      ? 'Victory: the dungeon is yours.'
      : 'Victory: out of the dungeon, with the Dragon Queen beaten.',
  lost: ({ ending }) =>
    ending === 'died'
      ? 'No heart is left. The dungeon keeps you.'
      : 'Trapped: nothing can be placed, resolved or flipped any more.',
});

function statistics(view: View, tally: Tally): readonly Figure[] {
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
    ['Fights won', `${fightsWon} of ${fights}`],
    ['Hearts lost', String(damage)],
    figures.time(tally),
    figures.moves(tally),
    figures.hints(tally),
    figures.undos(tally),
    ['Cards revealed', String(cards)],
    ['Hearts regained', String(healed)],
    ['Gems', `${gemsGained} found, ${gemsSpent} spent`],
    ['Items', `${itemsGained} found, ${itemsUsed} used`],
  ];
}

const levelNames: Readonly<Record<string, string>> = {
  easy: 'Easy',
  normal: 'Normal',
  hard: 'Hard',
};

/** A preset's description with its measured win rates. */
function measured(preset: string, about: string): string {
  const strong = publishedRate(preset, 'strong');
  const careful = publishedRate(preset, 'careful');
  return strong && careful ? `${about} ${chronicle.measured(strong, careful)}` : about;
}

const table: Words<DragonQuestTypes> = {
  ...title,
  presets: {
    easy: { name: 'Easy', about: measured('easy', 'Five hearts, damage as printed on the cards.') },
    normal: {
      name: 'Normal',
      about: measured('normal', 'Four hearts, one more damage from enemies and pits.'),
    },
    hard: {
      name: 'Hard',
      about: measured('hard', 'Four hearts, two more damage from enemies, one more from pits.'),
    },
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
  fault: faultSentences({
    badMove: ({ detail }) => `"${detail ?? ''}" is no move of this game.`,
    badSeedLetters: 'The deal number in this code is damaged.',
    badStack: ({ where }) => `The card order in this code is damaged (${where ?? ''}).`,
    noWinFound: 'No winning line was found from here. That does not prove that there is none.',
    proofTampered: ({ where }) => `This line does not win the deal (${where ?? ''}).`,
    gameOver: 'The game is over.',
    noEnemy: 'No enemy lies face-up there.',
  }),
  hint,
  ending: (view) => (view.ending ? face.endings[view.ending].about : ''),
  next: 'Next dungeon',
  result: (view, tally, points) => [...pointsOf(points), ...statistics(view, tally)],
  picture(view: View) {
    const { fights, fightsWon } = view.statistics;
    const fought = `${'🟩'.repeat(fightsWon)}${'🟥'.repeat(fights - fightsWon)}`;
    return {
      rows: [...(fought === '' ? [] : [fought]), '❤️'.repeat(view.health)].filter(
        (row) => row !== '',
      ),
      key: [
        ['🟩', 'fights won'],
        ['🟥', 'lost'],
        ['❤️', 'health left'],
      ],
    };
  },
  rating({ level, figures }) {
    const { carefulWinsPercent, winningLine, winningLevels } = figures;
    const chance = `careful play wins about ${carefulWinsPercent} % of such games`;
    const line =
      winningLine === 'unknown'
        ? 'no winning line is known'
        : `a win in ${winningLine} moves over ${count(Number(winningLevels), 'level')} is known`;
    return `${levelNames[level] ?? level}: ${chance}; ${line}.`;
  },
  rules: async () => (await import('./rules.ts')).rules,
  keys: {
    choose: 'Take the choice with this key: gems, an item, King, Queen, Joker, exit',
    flip: 'Flip the card with a Jack or the Joker',
    dismiss: 'Turn an offer down, take the Joker back, put the hint away',
  },
};

export const words = {
  ...table,
  /** The cards by name, for the face. */
  cards: { name: cardName, title: cardTitle, effect: cardEffect, item: itemName },
  face,
  optionText,
  /** Analysis after the end, and points. */
  analysis,
  score,
};
