// The data of Dragon Quest Solitaire: the contract's types, then reasons and analysis of moves.

import type { Settings } from '../../core/settings.ts';
import { wordList } from '../../core/word-list.ts';
import type { DungeonCard, Fate, ItemCard, ItemKind } from './cards.ts';

export interface Params extends Settings {
  readonly health: number;
  /** Added to the printed damage of every enemy. */
  readonly enemyDamage: number;
  /** Added to the printed damage of every pit. */
  readonly pitDamage: number;
  readonly startGems: number;
  readonly startItems: number;
  /** Before this level the Dragon Queen can only be driven off. */
  readonly depth: number;
  /** The lenient placement: exactly one face-down neighbour, and any number of others. */
  readonly open: boolean;
  /** Winnable deals only. */
  readonly certified: boolean;
}

/** Hand-stacked orders: each replaces one stretch of one stream. Deals have none. */
export interface Stack {
  /** All 27 cards of a level; the first is the start card. */
  readonly decks: readonly { readonly level: number; readonly cards: readonly DungeonCard[] }[];
  /** All five fate cards of a round; the first round is 0. */
  readonly fates: readonly { readonly round: number; readonly cards: readonly Fate[] }[];
  /** The order of preference of one item draw; the first draw is 0. */
  readonly items: readonly { readonly draw: number; readonly cards: readonly ItemCard[] }[];
}

export interface Puzzle {
  readonly params: Params;
  /** Names the streams of decks, fate and items; below 2^32. */
  readonly seed: number;
  readonly stack?: Stack;
}

/** A card in the dungeon. `??` is the start card, which stays hidden for good. */
export interface Laid {
  readonly cell: number;
  readonly card: DungeonCard | '??';
  readonly faceUp: boolean;
}

/** What the game waits for. */
export type Pending =
  /** A fate card is drawn: use an item on it, or accept it. */
  | { readonly kind: 'fate'; readonly cell: number; readonly fate: Fate; readonly bonus: number }
  /** The Red Joker is played: name its role, or take it back. */
  | { readonly kind: 'joker'; readonly cell: number; readonly fate: Fate; readonly bonus: number }
  /** Spend 0 to `damage` gems; a pit may be cancelled by a Queen. */
  | {
      readonly kind: 'damage';
      readonly cell: number;
      readonly damage: number;
      readonly cause: 'fight' | 'pit';
    }
  /** A Queen may cancel the hidden pit before it strikes; or accept it. */
  | { readonly kind: 'hiddenPit'; readonly cell: number; readonly damage: number }
  /** Merchant (price 1) or wizard (price 0): take an item or the exit, or cancel. */
  | { readonly kind: 'offer'; readonly cell: number; readonly price: number };

export const endings = ['exit', 'critical', 'died', 'trapped'] as const;
export type Ending = (typeof endings)[number];

export interface Statistics {
  readonly cards: number;
  readonly fights: number;
  readonly fightsWon: number;
  readonly damage: number;
  readonly healed: number;
  readonly gemsGained: number;
  readonly gemsSpent: number;
  readonly itemsGained: number;
  readonly itemsUsed: number;
}

/** Revealed cards and counters into the streams, never the order of hidden cards. */
export interface State {
  readonly level: number;
  /** In the order in which they were laid, the start card first. */
  readonly dungeon: readonly Laid[];
  readonly health: number;
  readonly gems: number;
  readonly items: readonly ItemCard[];
  readonly fateDraws: number;
  /** The fate cards that lie open, in the order drawn: 0 to 5. */
  readonly usedFates: readonly Fate[];
  readonly itemDraws: number;
  readonly queenBeaten: boolean;
  readonly pending: Pending | null;
  readonly ending: Ending | null;
  readonly statistics: Statistics;
}

export const moveTypes = wordList('place resolve flip use name accept spend take leave cancel');
export type Move =
  /** Reveal the next dungeon card on an empty cell. */
  | { readonly type: 'place'; readonly cell: number }
  | { readonly type: 'resolve'; readonly cell: number }
  /** A Jack, or the Joker as one, flips a face-up card without effect. */
  | { readonly type: 'flip'; readonly cell: number; readonly item: ItemCard }
  /** A King or Queen, or the Joker, on what is pending. */
  | { readonly type: 'use'; readonly item: ItemCard }
  /** The role of the played Joker. */
  | { readonly type: 'name'; readonly role: 'king' | 'queen' }
  /** Let the fate card or the hidden pit take effect. */
  | { readonly type: 'accept' }
  | { readonly type: 'spend'; readonly gems: number }
  /** An item of the merchant or wizard. */
  | { readonly type: 'take'; readonly item: ItemCard }
  /** The exit of the merchant or wizard. */
  | { readonly type: 'leave' }
  | { readonly type: 'cancel' };

export type Event =
  | { readonly type: 'placed'; readonly cell: number; readonly card: DungeonCard }
  | { readonly type: 'pitOpened'; readonly cell: number; readonly damage: number }
  | {
      readonly type: 'fateDrawn';
      readonly fate: Fate;
      readonly card: DungeonCard;
      readonly need: number;
    }
  | {
      readonly type: 'beaten';
      readonly cell: number;
      readonly card: DungeonCard;
      readonly critical: boolean;
      /** The fate card, and what Queens added to it. */
      readonly fate: Fate;
      readonly bonus: number;
      /** The Dragon Queen before her depth: driven off, not beaten. */
      readonly driven: boolean;
    }
  | {
      readonly type: 'fightLost';
      readonly cell: number;
      readonly card: DungeonCard;
      readonly damage: number;
      readonly fate: Fate;
      readonly bonus: number;
    }
  | { readonly type: 'damaged'; readonly health: number; readonly gems: number }
  | { readonly type: 'pitCancelled'; readonly cell: number }
  | { readonly type: 'healed'; readonly health: number }
  | { readonly type: 'gemsGained'; readonly gems: number }
  | { readonly type: 'itemGained'; readonly item: ItemCard }
  /** The card flipped, but there was nothing to gain. */
  | { readonly type: 'nothingGained'; readonly card: DungeonCard }
  | {
      readonly type: 'passageOpened';
      readonly cells: readonly number[];
      readonly card: DungeonCard;
    }
  | { readonly type: 'itemUsed'; readonly item: ItemCard; readonly role: ItemKind }
  | { readonly type: 'jokerShown' }
  | { readonly type: 'flipped'; readonly cell: number; readonly card: DungeonCard }
  | { readonly type: 'offered'; readonly cell: number; readonly price: number }
  | { readonly type: 'paid'; readonly gems: number }
  /** Taken back or turned down. */
  | { readonly type: 'cancelled'; readonly of: 'joker' | 'merchant' | 'wizard' }
  | { readonly type: 'queenBeaten' }
  | { readonly type: 'queenFled' }
  | { readonly type: 'levelEntered'; readonly level: number }
  | { readonly type: 'won'; readonly ending: 'exit' | 'critical' }
  | { readonly type: 'lost'; readonly ending: 'died' | 'trapped' };

export const refusals = wordList(`
  gameOver choicePending nothingPending notPlaceable deckEmpty noCard faceDown noPartner noGem
  tooManyGems notHeld itemNotUsable notInStock
`);
export type Refusal =
  | { readonly type: Exclude<(typeof refusals)[number], 'choicePending' | 'notPlaceable'> }
  /** `open`: by the lenient rule of placement. */
  | { readonly type: 'notPlaceable'; readonly open: boolean }
  | { readonly type: 'choicePending'; readonly pending: Pending['kind'] };

export const faults = wordList(`
  badMove badSeedLetters badStack budgetExhausted noWinFound proofTampered gameOver noInquiry
  noEnemy
`);

/** Chance of the next fate card to beat an enemy: `beat` of `left`. */
export interface Odds {
  readonly beat: number;
  readonly left: number;
}

/** A visible dungeon card, with what resolving it would mean. */
export interface CardView extends Laid {
  /** Within the shown grid, from its top left corner. */
  readonly row: number;
  readonly column: number;
  /** With the additions of the params; 0 if the card does none. */
  readonly damage: number;
  readonly odds: Odds | null;
  /** Why it cannot be resolved now (choices aside); null if it can, or is face-down. */
  readonly hindrance: 'noPartner' | 'noGem' | null;
  /** Resolving it would gain nothing: full health, ten gems, or no item left. */
  readonly futile: boolean;
}

/** All of the state but the order of the dungeon and the counters into the streams. */
export interface View extends Omit<State, 'dungeon' | 'fateDraws' | 'itemDraws'> {
  readonly params: Params;
  /** Trimmed around the cards and the cells where one can go. `cell` = (top + row) * 13 + left + column. */
  readonly grid: {
    readonly top: number;
    readonly left: number;
    readonly rows: number;
    readonly columns: number;
  };
  readonly cards: readonly CardView[];
  /** Cells where the next card may go now: none while a choice is pending or the deck is empty. */
  readonly placeable: readonly number[];
  /** Items in stock: known, as all seven are known. */
  readonly stock: readonly ItemCard[];
  /** What the next fate card can be. */
  readonly leftFates: readonly Fate[];
  /** Cards in the dungeon deck. */
  readonly deck: number;
  /** Dungeon cards not seen in this level: those of the deck and the start card. */
  readonly unseen: readonly DungeonCard[];
  /** This level is deep enough for the Queen to be beaten. */
  readonly queenFalls: boolean;
}

export type Question =
  | { readonly type: 'odds'; readonly cell: number }
  /** The win rate of careful play from here, on shuffled unseen cards. */
  | { readonly type: 'chance' }
  /** The last moment at which the deal could still be won as it lay. */
  | { readonly type: 'whereLost' }
  /** The whole game: its chances move by move, its mistakes, and what could have been. */
  | { readonly type: 'analysis' };

export type Answer =
  | {
      readonly type: 'odds';
      readonly beat: number;
      readonly left: number;
      readonly critical: number;
    }
  | { readonly type: 'chance'; readonly won: number; readonly games: number }
  | {
      readonly type: 'lastWinnable';
      /** Undo this often to get there. */
      readonly undos: number;
      /** True: shown that everything after it is lost. False: no win was found later, which is no proof. */
      readonly exact: boolean;
    }
  | { readonly type: 'unknown' }
  | Analysis;

export interface DragonQuestTypes {
  Params: Params;
  Puzzle: Puzzle;
  State: State;
  Move: Move;
  Event: Event;
  Refusal: Refusal;
  View: View;
  Question: Question;
  Answer: Answer;
}

// Reasons for and against a move, and the analysis of a finished game.

/** Helping items in a fight, by kind. */
export type Help = 'king' | 'queen' | 'joker';

export const reasonTypes = wordList(`
  wins free offer heals futile odds deadly pit closes opens pitRisk saves idleItem redraw gems
  leaves leavesQueen goesDown cramped buys flips
`);

/** A fact about one move in one position, true by what is visible there. */
export type Reason =
  | { readonly type: 'wins' }
  /** It brings this and costs nothing. */
  | { readonly type: 'free'; readonly gain: 'gem' | 'item' | 'floor' }
  /** Shows the merchant's or wizard's items; turning away costs nothing. */
  | { readonly type: 'offer'; readonly price: number; readonly stock: number }
  /** Hearts gained, and hearts wasted because health is full. */
  | { readonly type: 'heals'; readonly hearts: number; readonly wasted: number }
  | { readonly type: 'futile'; readonly what: 'gem' | 'healing' | 'treasure' }
  /** A fight: `beat` of `left` fate cards beat it; with the items held the chance is `aided`. Percent. */
  | {
      readonly type: 'odds';
      readonly card: DungeonCard;
      readonly beat: number;
      readonly left: number;
      readonly chance: number;
      readonly aided: number;
      readonly held: readonly Help[];
      readonly damage: number;
    }
  /** It may kill, or certainly does: damage against hearts, and gems that could still be spent. */
  | {
      readonly type: 'deadly';
      readonly damage: number;
      readonly hearts: number;
      readonly gems: number;
      readonly certain: boolean;
    }
  | { readonly type: 'pit'; readonly damage: number }
  /** Cells that can take a card now and never will again. */
  | { readonly type: 'closes'; readonly cells: readonly number[] }
  /** Cells that can take a card once the card is turned down, and cannot now. */
  | { readonly type: 'opens'; readonly cells: readonly number[] }
  /** The next card may be the hidden pit, in percent. */
  | {
      readonly type: 'pitRisk';
      readonly chance: number;
      readonly damage: number;
      readonly deadly: boolean;
    }
  /** An item changes a lost fight or a pit: `used` by this move, or left in the hand. Percent. */
  | {
      readonly type: 'saves';
      readonly item: Help;
      readonly role: 'king' | 'queen';
      readonly chance: number;
      readonly used: boolean;
      readonly purpose: 'beat' | 'pit';
    }
  | { readonly type: 'idleItem'; readonly item: Help }
  /** A won fight redrawn for a natural 10, in percent, with the risk of losing it. */
  | { readonly type: 'redraw'; readonly chance: number; readonly risk: number }
  /** Gems spent on damage, and the hearts and gems left. */
  | {
      readonly type: 'gems';
      readonly spent: number;
      readonly hearts: number;
      readonly gems: number;
    }
  /** Goes down and leaves free gains behind. */
  | {
      readonly type: 'leaves';
      readonly gems: number;
      readonly items: number;
      readonly hearts: number;
    }
  /** Goes down although the Queen is in sight; the chance to beat her with the items held, in percent. */
  | { readonly type: 'leavesQueen'; readonly chance: number }
  /** A new level: all cards are shuffled again. */
  | { readonly type: 'goesDown'; readonly level: number }
  | { readonly type: 'cramped'; readonly cells: number }
  | { readonly type: 'buys'; readonly item: ItemCard; readonly price: number }
  /** Turns a card down without effect: the damage avoided, or whether the card was harmless. */
  | {
      readonly type: 'flips';
      readonly item: 'jack' | 'joker';
      readonly card: DungeonCard;
      readonly damage: number;
      readonly harmless: boolean;
    };

/** One move of a finished game that lost more than a few points. Chances in percent. */
export interface Mistake {
  readonly word: string;
  readonly better: string;
  /** Points that it lost, with the half width of the 95 % interval. */
  readonly lost: number;
  readonly margin: number;
  readonly chance: number;
  readonly betterChance: number;
  /** Facts about the move that was made, and about the better one. */
  readonly against: readonly Reason[];
  readonly instead: readonly Reason[];
}

/** One position of a finished game. */
export interface Moment {
  /** How often careful play wins from here on shuffled unseen cards: percent, with its 95 % interval. */
  readonly chance: number;
  readonly low: number;
  readonly high: number;
  /** Simulated games behind it; 0 where the game is over. */
  readonly games: number;
  /** The move that was made here; undefined at the end. */
  readonly word: string | undefined;
  readonly mistake: Mistake | undefined;
}

/** One move of a line and the card it met, known because the line was played on the actual cards. */
export interface LineStep {
  readonly word: string;
  /** The card that it reveals, resolves or flips. */
  readonly card: DungeonCard | undefined;
  /** The fate card that it draws. */
  readonly fate: Fate | undefined;
  /** What is left after it. */
  readonly level: number;
  readonly health: number;
  readonly gems: number;
}

/** The winning line of the actual cards, which no player could know. */
export interface Hindsight {
  /** Index of the last position that could still be won with the actual cards. */
  readonly from: number;
  /** Everything after it was shown to be lost. */
  readonly exact: boolean;
  readonly line: readonly LineStep[];
}

export interface Analysis {
  readonly type: 'analysis';
  /** One for each position from the start to the end. */
  readonly moments: readonly Moment[];
  /** Of lost games, if a winning line was found. */
  readonly hindsight: Hindsight | undefined;
}

/** Budget steps that every analysis spends: used steps divided by this are its progress. */
export const ANALYSIS_STEPS = 10_000_000;
/** Percentage points that a move must lose to count as a mistake. */
export const MISTAKE_POINTS = 5;
