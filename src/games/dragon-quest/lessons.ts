// The data of hints and lessons: reasons for and against a move, and what is known of a whole game afterwards.

import type { DungeonCard, Fate, ItemCard } from './pack.ts';

/** Helping items in a fight, by kind. */
export type Help = 'king' | 'queen' | 'joker';

export const reasonTypes = [
  'wins',
  'free',
  'offer',
  'heals',
  'futile',
  'odds',
  'deadly',
  'pit',
  'closes',
  'opens',
  'pitRisk',
  'saves',
  'idleItem',
  'redraw',
  'gems',
  'leaves',
  'leavesQueen',
  'goesDown',
  'cramped',
  'buys',
  'flips',
] as const;

/** A fact about one move in one position: true there by what can be seen, never by what is hidden. */
export type Reason =
  /** It wins the game, for certain. */
  | { readonly type: 'wins' }
  /** It brings this and costs nothing. */
  | { readonly type: 'free'; readonly gain: 'gem' | 'item' | 'floor' }
  /** A look at what merchant or wizard have; turning away costs nothing. */
  | { readonly type: 'offer'; readonly price: number; readonly stock: number }
  /** Hearts that it brings, and hearts of it that are lost because health is full. */
  | { readonly type: 'heals'; readonly hearts: number; readonly wasted: number }
  /** It brings nothing now. */
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
  /** If it goes wrong, or for certain, it is death: damage against hearts, and gems that could still be spent. */
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
  /** An item that changes nothing here. */
  | { readonly type: 'idleItem'; readonly item: Help }
  /** A won fight redrawn for a natural 10, in percent, with the risk of losing it. */
  | { readonly type: 'redraw'; readonly chance: number; readonly risk: number }
  /** Gems spent on damage, and what is left of hearts and gems. */
  | {
      readonly type: 'gems';
      readonly spent: number;
      readonly hearts: number;
      readonly gems: number;
    }
  /** Goes down and leaves free cards behind, by what they would have brought. */
  | {
      readonly type: 'leaves';
      readonly gems: number;
      readonly items: number;
      readonly hearts: number;
    }
  /** Goes down although the Queen lies in sight; chance to beat her with what is held, in percent. */
  | { readonly type: 'leavesQueen'; readonly chance: number }
  /** A new level: all cards are shuffled again. */
  | { readonly type: 'goesDown'; readonly level: number }
  /** So few cells can take a card now. */
  | { readonly type: 'cramped'; readonly cells: number }
  | { readonly type: 'buys'; readonly item: ItemCard; readonly price: number }
  /** Turns a card down without effect: the damage that is spared, or whether it was a card that costs nothing. */
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

/** One move of a line, and what it met: known only because the line was played on the actual cards. */
export interface LineStep {
  readonly word: string;
  /** The card that is revealed, resolved or flipped by it. */
  readonly card: DungeonCard | undefined;
  /** The fate card that is drawn by it. */
  readonly fate: Fate | undefined;
  /** What is left after it. */
  readonly level: number;
  readonly health: number;
  readonly gems: number;
}

/** The winning line of the actual cards: hindsight, as nobody could know them. */
export interface Hindsight {
  /** Index of the last position that could still be won as the cards lay. */
  readonly from: number;
  /** Everything after it was shown to be lost. */
  readonly exact: boolean;
  readonly line: readonly LineStep[];
}

export interface Analysis {
  readonly type: 'analysis';
  /** One for each position from the start to the end. */
  readonly moments: readonly Moment[];
  /** Of lost games, where a winning line was found. */
  readonly hindsight: Hindsight | undefined;
}

/** Steps of the budget that an analysis spends, whatever the game: used steps by these are the share that is done. */
export const ANALYSIS_STEPS = 10_000_000;
/** Points of chance that a move must have lost to be called a mistake. */
export const MISTAKE_POINTS = 5;
