// What the board of Dragon Quest says: labels, buttons, choices, scenes, tips, the end, the review, statistics.

import type { CardKind, ItemKind } from '../../../games/dragon-quest/cards.ts';
import type { Cause } from '../../../games/dragon-quest/rules/chronicle.ts';
import { cellName } from '../../../games/dragon-quest/rules/code.ts';
import type { Danger, Plan } from '../../../games/dragon-quest/rules/odds.ts';
import type { Rate } from '../../../games/dragon-quest/rules/winrates.ts';
import type { CardView, Ending, Help, Odds } from '../../../games/dragon-quest/types.ts';
import { count } from '../formats.ts';
import { cardName, cardTitle, gems, hearts, itemNames } from './cards.ts';

/** Scenes on the stage: fights, and the great moments of a game. */
const HEART = '♥\uFE0E';
const GEM = '♦\uFE0E';

const stage = {
  heart: HEART,
  gem: GEM,
  plusHearts: (amount: number) => `+${amount} ${HEART}`,
  plusGems: (amount: number) => `+${amount} ${GEM}`,
  /** What a card has just given. */
  given: ({ gems, hearts, items }: { gems: number; hearts: number; items: readonly unknown[] }) =>
    [
      hearts > 0 ? `+${hearts} ${HEART}` : '',
      gems > 0 ? `+${gems} ${GEM}` : '',
      items.length > 0 ? '+1 ★' : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  /** The fate card with the bonus of Queens, and the need. */
  against: (fate: number, bonus: number, need: number) =>
    `${fate}${bonus > 0 ? ` + ${bonus}` : ''} against ${need}+`,
  verdicts: {
    waits: 'Your move',
    beaten: '✓ Beaten',
    critical: '★ Natural 10!',
    struck: '✕ It strikes',
  },
  played: { king: 'Draw again', queen: 'The Queen helps', jack: 'Turned down', joker: 'The Joker' },
  closings: {
    queen: { title: () => 'The Dragon Queen falls', about: 'From now on an exit leads home.' },
    fled: { title: () => 'The Queen flees', about: 'She waits in the next level.' },
    level: {
      title: (level: number) => `Level ${level}`,
      about: 'All 27 cards are shuffled again.',
    },
    exit: { title: () => 'Daylight', about: 'You are out, and the Dragon Queen is beaten.' },
    victory: { title: () => 'A natural 10!', about: 'The Dragon Queen falls, and you have won.' },
    death: { title: () => 'You fall', about: 'No heart is left.' },
    trapped: { title: () => 'Trapped', about: 'There is no way on.' },
  },
};

/** Tips of the first game. */
const tips = {
  label: 'First game',
  gotIt: 'Got it',
  stop: 'Stop the tips',
  again: 'Show the tips again',
  willCome: 'Tips will be shown again.',
  lessons: {
    place: 'Find the Dragon Queen, beat her, then leave by the exit. Start with any cell.',
    fate: 'Items can still change this draw.',
    damage: 'You lose when damage takes your last heart. Gems are there to be spent.',
    offer: 'Nothing is lost by declining: the card stays for later, and its exit with it.',
    enemy: 'Used fate cards lie open: count what is left. An enemy may be left alone.',
    passage: 'Look for the same number in the other black suit.',
    exit: 'Taking it starts a fresh level; what you have in hand comes along.',
    resolve: 'A face-up card is a wall, and waits for as long as you like.',
    items: 'You can put several items into one fight.',
    grow: 'A new card needs a cell that touches one card only. Keep room, or you are trapped.',
  },
};

/** The review of a finished game; hints.ts has the mistakes. */
const review = {
  open: 'Go through the game',
  title: 'The game, move by move',
  working: 'Playing every position on to see its chances…',
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing was found out.',
  failed: 'The game could not be gone through.',
  again: 'Try again',
  percent: (chance: number) => `${chance} %`,
  first: 'Start',
  lastMove: (moves: number) => count(moves, 'move'),
  found: (mistakes: number) =>
    `${count(mistakes, 'move')} lost more than 5 points of your chance to win.`,
  slider: 'Move of the game',
  before: '‹ Mistake before',
  after: 'Next mistake ›',
  end: 'The end',
  moment: (index: number, last: number, move: string, chance: string) =>
    `${index === last ? '' : `Move ${index + 1} of ${last}: `}${move}. Chance to win: ${chance}.`,
  list: 'Moves that cost most',
  mistake: (move: number, text: string) => `${move}. ${text}`,
  lost: (points: number) => `−${Math.round(points)}`,
  from: (index: number, moves: number) =>
    `From move ${index + 1} of ${moves} on, with all hidden cards known:`,
};

/** The statistics page. */
const share = ({ percent, low, high }: Rate) =>
  `${Math.round(percent)} % (${Math.round(low)} to ${Math.round(high)})`;

const cause: Readonly<Record<Cause, string>> = {
  exit: 'Out by the exit',
  critical: 'A natural 10',
  trapped: 'Trapped',
  pit: 'Pit',
  hiddenPit: 'Hidden pit',
  slime: 'Slime',
  skeleton: 'Skeleton',
  troll: 'Troll',
  trollKing: 'Troll King',
  youngDragon: 'Young dragon',
  dragonQueen: 'Dragon Queen',
};

export const chronicle = {
  heading: 'Your adventures by preset',
  reading: 'Reading your games…',
  custom: 'Custom',
  none: '–',
  rate: 'Your win rate',
  published: 'Strong play, measured',
  share,
  best: 'Best score',
  streak: 'Wins in a row',
  inARow: (now: number, best: number) => `${now} now, ${best} at best`,
  levels: 'Won on level',
  level: ({ level, count }: { readonly level: number; readonly count: number }) =>
    `${level} (${count}×)`,
  deepest: 'Deepest level',
  played: (won: number, played: number) => `${won} won of ${played}`,
  causes: 'What ended the games you lost',
  cause,
  about: (most: number) =>
    `Win rates with their 95 % interval, of your newest ${most} games; practice is left out. The measured ones are those of a strong bot on winnable deals.`,
  /** On the result. */
  winsInARow: (wins: number, preset: string) => `${wins} wins in a row on ${preset}.`,
  /** With a preset, in the new-game dialog. */
  measured: (strong: Rate, careful: Rate) =>
    `Strong play wins ${Math.round(strong.percent)} % of these deals, careful play ${Math.round(careful.percent)} %.`,
};

type Hindrance = NonNullable<CardView['hindrance']>;

const oddsLine = ({ beat, left }: Odds) =>
  beat === 0 ? `none of the ${left} left beats it` : `${beat} of ${left} left beat it`;

const percent = (chance: number) => `${Math.round(chance * 100)} %`;

/** "King + Queen", "2 Kings + Joker". */
function itemList(items: readonly Help[]): string {
  const kinds = [...new Set(items)].map((kind) => {
    const held = items.filter((other) => other === kind).length;
    if (kind === 'joker') return 'Joker';
    return held === 1 ? itemNames[kind] : `${held} ${itemNames[kind]}s`;
  });
  return kinds.join(' + ');
}

/** The cost of the worst case; undefined if it is harmless. `fights`: it may end well. */
function beware({ worst, damage, gems: needed, certain }: Danger, fights: boolean, held: number) {
  const striking = fights ? 'if it strikes, ' : '';
  const gemsToo = held > 0 ? ', even with all your gems' : '';
  switch (worst) {
    case 'gems':
      return `Beware: ${striking}it takes ${gems(needed)} to live through ${damage} damage.`;
    case 'items':
      return `Beware: ${striking}${damage} damage is the end${gemsToo}; only an item saves you.`;
    case 'death':
      return certain
        ? `Certain death: ${damage} damage${gemsToo}.`
        : `Beware: ${striking}${damage} damage is the end${gemsToo}.`;
    default:
      return undefined;
  }
}

const hindrances: Readonly<Record<Hindrance, string>> = {
  noPartner: 'its other end is not found yet',
  noGem: 'it takes a gem, and you have none',
};

/** The content of a cell, for screen readers. */
function cellLabel(cell: number, card: CardView | undefined, placeable: boolean): string {
  const where = cellName(cell);
  if (!card) return placeable ? `${where}, empty, a card can go here` : `${where}, empty`;
  if (card.card === '??') return `${where}, start card, face-down`;
  if (!card.faceUp) return `${where}, face-down, ${cardName(card.card)}`;
  const facts = [where, cardName(card.card), cardTitle(card.card), 'face-up'];
  if (card.odds) facts.push(oddsLine(card.odds));
  if (card.damage > 0) facts.push(`${card.damage} damage`);
  if (card.hindrance) facts.push(hindrances[card.hindrance]);
  if (card.futile) facts.push('nothing to gain now');
  return facts.join(', ');
}

const acts: Readonly<Record<CardKind, string>> = {
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

const itemUses: Readonly<Record<ItemKind, string>> = {
  king: 'another fate card',
  queen: 'fate +1, or no pit',
  jack: 'turns a card down',
  joker: 'King, Queen or Jack',
};

const endings: Readonly<Record<Ending, { readonly title: string; readonly about: string }>> = {
  exit: {
    title: 'Victory!',
    about: 'The Dragon Queen is beaten, and daylight waits at the end of the stairs.',
  },
  critical: {
    title: 'Victory!',
    about: 'A natural 10: the Dragon Queen falls, and the dungeon is yours.',
  },
  died: { title: 'Defeat', about: 'No heart is left. The dungeon keeps you.' },
  trapped: { title: 'Trapped', about: 'No card can be placed, resolved or flipped any more.' },
};

const purse = (health: number, held: number) => `You have ${hearts(health)} and ${gems(held)}.`;

export const face = {
  dungeon: (level: number, rows: number, columns: number) =>
    `Dungeon, level ${level}, ${rows} rows, ${columns} columns`,
  cellLabel,
  inHint: ', part of the hint',
  compared: 'Each option was played on in shuffled games: how often it won.',
  stage,

  status: 'Status',
  health: 'Health',
  gems: 'Gems',
  fate: 'Fate',
  deck: 'Dungeon',
  level: 'Level',
  queen: 'Queen',
  queenBeaten: 'beaten',
  queenWaits: 'at large',
  healthValue: (health: number, most: number) => `${health} of ${most}`,
  deckLeft: (left: number) => `${left} left`,
  fateUsed: (used: readonly number[]) =>
    used.length === 0 ? 'none used' : `used: ${used.join(', ')}`,
  fateLeft: (left: readonly number[], used: number) =>
    used === left.length
      ? 'all five are shuffled for the next draw'
      : `to come: ${left.join(', ')}`,
  unseen: 'Not seen in this level',
  unseenAbout: 'One of these is the start card, which is never turned up; the rest is the deck.',

  inventory: 'Inventory',
  noItems: 'no items yet',
  useItem: (name: string, use: string) => `Use the ${name}: ${use}`,
  itemUses,
  /** Why an item cannot be used at this moment. */
  idle: {
    over: 'The game is over.',
    kingOnTen: 'A natural 10 cannot be bettered by a King.',
    king: 'A King is for fights: use it after a fate card is drawn.',
    queenOnSuccess: 'This fate card beats the enemy already; the Queen would be wasted.',
    queen: 'A Queen is for a fate card that falls short, or for a pit.',
    jackInChoice: 'A Jack cannot help now: first make the choice.',
    jack: 'A Jack turns a face-up card down, and none lies there.',
    jokerHere: 'The Red Joker cannot help with this.',
    joker: 'The Red Joker is for fights, pits and face-up cards; none lies there.',
  },
  reset: 'Reset game',
  resetAbout: 'Deals a new game of the same kind. This one stays in the cabinet.',

  panel: 'What can be done',
  flip: (kind: ItemKind) => `Flip with the ${itemNames[kind]}`,
  noFlipper: 'To flip a card you need a Jack or the Red Joker.',
  aim: (name: string) => `The ${name} turns one face-up card down: choose the card.`,
  aimOff: 'Put it back',
  begin: 'Choose a glowing cell to reveal a card.',
  noPlace: 'No cell can take a card now. Choose a face-up card.',
  goOn: 'Reveal a card on a glowing cell, or choose a face-up card.',

  /** A face-up card before it is resolved. */
  act: (kind: CardKind, queenBeaten: boolean) =>
    kind === 'exit' && queenBeaten ? 'Leave and win' : acts[kind],
  oddsLine: ({ beat }: Plan, left: number) =>
    `${oddsLine({ beat: Math.round(beat * left), left })}${beat > 0 && beat < 1 ? `, ${percent(beat)}` : ''}`,
  notNow: (hindrance: Hindrance) => `Not now: ${hindrances[hindrance]}.`,
  futile: 'You gain nothing from it now: it would just turn down.',
  wayOut: 'The Dragon Queen is beaten: this way out wins.',
  queenTooEarly: (need: number, damage: number, depth: number) =>
    `Driven off by fate ${need} or more; otherwise ${damage} damage. Before level ${depth} she cannot be beaten, not even with a natural 10.`,
  beware,
  /** Asked before a move that is certain death while another is not. */
  /** `answering`: the move makes a pending choice. */
  fatal: (held: number, answering: boolean) => ({
    title: 'This is certain death',
    about: answering
      ? 'It costs your last heart. Another answer would keep you alive.'
      : `Nothing you hold can save you from it${held > 0 ? ', not even all your gems' : ''}. Another move would keep you alive.`,
    act: 'Do it all the same',
    cancel: 'Keep living',
  }),
  /** Chances with the items held. */
  plans: 'With items',
  plan: (items: readonly Help[], beat: number) => `+ ${itemList(items)}: ${percent(beat)}`,
  expect: ({ ten, loss }: Plan) =>
    `Natural 10: ${percent(ten)}. Costs ${loss.toFixed(1)} on average.`,

  /** The outcome of the last move, in short marks. */
  marks: {
    needed: (need: number) => `against ${need}+`,
    naturalTen: '✓ natural 10',
    beaten: '✓ beaten',
    damage: (damage: number) => `✕ ${damage} damage`,
    noHeartLost: 'no heart lost',
    used: 'used',
  },

  /** What a pending choice asks. */
  asks: {
    fate: (fate: number, bonus: number, name: string, need: number) => {
      const raised = bonus > 0 ? ` + ${bonus} = ${fate + bonus}` : '';
      return `${name}: ${fate}${raised} against ${need}+. Use an item?`;
    },
    better: (fate: number, name: string) => `${name} beaten with a ${fate}. Redraw for a 10?`,
    joker: (fate: number, name: string, need: number) =>
      `${name}: ${fate} against ${need}+. What does the Red Joker stand for?`,
    damage: (name: string, damage: number, health: number, held: number) =>
      `${name}: ${damage} damage. How many gems? ${purse(health, held)}`,
    hiddenPit: (damage: number, health: number, held: number) =>
      `A hidden pit: ${damage} damage. ${purse(health, held)}`,
    merchant: 'The merchant: anything for one gem.',
    wizard: 'The wizard: take what you like.',
  },

  /** Its answers: the label of the button, and the consequence. */
  choices: {
    escapeKey: 'Esc',
    gems: (amount: number) => (amount === 0 ? 'No gem' : gems(amount)),
    strike: 'Let it strike',
    accept: 'Accept',
    asKing: 'As a King',
    asQueen: 'As a Queen',
    exit: 'Exit',
    takeBack: 'Take it back',
    decline: 'Decline',
    leaveAndWin: 'leave and win',
    nextLevel: (level: number) => `to level ${level} at once`,
    gemsSpent: (amount: number, wound: string) => `${gems(amount)} spent, ${wound}`,
    unhurt: 'no heart lost',
    lastHeart: 'your last heart: the end',
    hurt: (lost: number, left: number) => `${hearts(lost)} lost, ${left} left`,
    beaten: (name: string) => `${name} beaten`,
    damage: (damage: number) => `${damage} damage`,
    deadly: (damage: number) => `${damage} damage: the end`,
    redraw: (alone: number, chance: number) =>
      chance > alone
        ? `draw again: ${percent(alone)}, with other items ${percent(chance)}`
        : `draw again: ${percent(chance)} beats it`,
    forTen: (chance: number, risk: number) =>
      `${percent(chance)} for a 10${risk > 0 ? `, but ${percent(risk)} to lose the fight` : ''}`,
    pitCancelled: 'all damage cancelled',
    raisedEnough: (total: number, name: string) => `${total}: ${name} beaten`,
    raisedShort: (total: number, takes: number) => `${total}: it takes ${takes} such items`,
    asEither: (chance: number) => `as a King or a Queen: ${percent(chance)} beats it`,
  },

  endings,
  lost: {
    heading: 'Where was it lost?',
    searching: 'Looking for the turning point…',
    unknown:
      'Unknown: no win was found from any moment of this game. That does not prove there was none.',
    failed: 'The game could not be looked through.',
    moment: (moves: number, level: number, health: number, held: number) =>
      `This deal could still be won ${count(moves, 'move')} before the end: on level ${level}, with ${hearts(health)} and ${gems(held)}.`,
    exact: 'After that, every way was tried: it was lost.',
    likely: 'No win was found after that, though not every way could be tried.',
    retry: 'Try again from there',
    retried: 'Back where the deal could still be won.',
  },

  review,
  chronicle,
  pointsTotal: 'Together',
  pointsShort: (total: number) => `${total} pts`,
  pointsNow: (total: number) => `${total} pts: how they come about`,
  pointsLive: 'What the game would be worth if it ended well now.',
  pointsOver: 'What this game was worth.',

  cards: 'The dungeon cards at a glance',
  tips,
};
