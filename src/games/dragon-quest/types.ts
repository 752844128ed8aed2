// The data of Dragon Quest Solitaire: what is dealt, what undo restores, what can be done and what may be seen.

import type { Settings } from '../../core/settings.ts';
import type { Analysis } from './lessons.ts';
import type { DungeonCard, Fate, ItemCard, ItemKind } from './pack.ts';

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
  /** The lenient placement: exactly one face-down neighbour, whatever else lies beside it. */
  readonly open: boolean;
  /** Winnable deals only. */
  readonly certified: boolean;
}

/** Orders laid by hand: each replaces one stretch of one stream. Deals have none. */
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

/** A card that lies in the dungeon. `??` is the start card, which nobody ever sees. */
export interface Laid {
  readonly cell: number;
  readonly card: DungeonCard | '??';
  readonly faceUp: boolean;
}

export const pendingKinds = ['fate', 'joker', 'damage', 'hiddenPit', 'offer'] as const;
/** What the game waits for. */
export type Pending =
  /** A fate card lies there: use an item on it, or accept it. */
  | { readonly kind: 'fate'; readonly cell: number; readonly fate: Fate; readonly bonus: number }
  /** The Red Joker is on the table: name what it stands for, or take it back. */
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

/** Only what has been seen, and counters into the streams: never the order of hidden cards. */
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

export const moveTypes = [
  'place',
  'resolve',
  'flip',
  'use',
  'name',
  'accept',
  'spend',
  'take',
  'leave',
  'cancel',
] as const;
export type Move =
  /** Reveal the next dungeon card on an empty cell. */
  | { readonly type: 'place'; readonly cell: number }
  | { readonly type: 'resolve'; readonly cell: number }
  /** A Jack, or the Joker as one, flips a face-up card without effect. */
  | { readonly type: 'flip'; readonly cell: number; readonly item: ItemCard }
  /** A King or Queen, or the Joker, on what is pending. */
  | { readonly type: 'use'; readonly item: ItemCard }
  /** What the Joker on the table stands for. */
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

export const refusals = [
  'gameOver',
  'choicePending',
  'nothingPending',
  'notPlaceable',
  'deckEmpty',
  'noCard',
  'faceDown',
  'noPartner',
  'noGem',
  'tooManyGems',
  'notHeld',
  'itemNotUsable',
  'notInStock',
] as const;
export type Refusal =
  | { readonly type: Exclude<(typeof refusals)[number], 'choicePending' | 'notPlaceable'> }
  /** `open`: by the lenient rule of placement. */
  | { readonly type: 'notPlaceable'; readonly open: boolean }
  | { readonly type: 'choicePending'; readonly pending: Pending['kind'] };

export const faults = [
  'badMove',
  'badSeedLetters',
  'badStack',
  'budgetExhausted',
  'noWinFound',
  'proofTampered',
  'gameOver',
  'noInquiry',
  'noEnemy',
] as const;

/** Chance of the next fate card to beat an enemy: `beat` of `left`. */
export interface Odds {
  readonly beat: number;
  readonly left: number;
}

/** A dungeon card as it may be seen, with what resolving it would mean. */
export interface CardView {
  readonly cell: number;
  /** Within the shown grid, from its top left corner. */
  readonly row: number;
  readonly column: number;
  readonly card: DungeonCard | '??';
  readonly faceUp: boolean;
  /** With the additions of the params; 0 where the card does none. */
  readonly damage: number;
  readonly odds: Odds | null;
  /** Why it cannot be resolved now (choices aside); null if it can, or is face-down. */
  readonly hindrance: 'noPartner' | 'noGem' | null;
  /** Resolving it would gain nothing: full health, ten gems, or no item left. */
  readonly futile: boolean;
}

export interface View {
  readonly params: Params;
  readonly level: number;
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
  readonly health: number;
  readonly gems: number;
  readonly items: readonly ItemCard[];
  /** Items in stock: known, as all seven are known. */
  readonly stock: readonly ItemCard[];
  readonly usedFates: readonly Fate[];
  /** What the next fate card can be. */
  readonly leftFates: readonly Fate[];
  /** Cards in the dungeon deck. */
  readonly deck: number;
  /** Dungeon cards not seen in this level: those of the deck and the start card. */
  readonly unseen: readonly DungeonCard[];
  readonly queenBeaten: boolean;
  /** This level is deep enough for the Queen to be beaten. */
  readonly queenFalls: boolean;
  readonly pending: Pending | null;
  readonly ending: Ending | null;
  readonly statistics: Statistics;
}

export const questionTypes = ['odds', 'chance', 'whereLost', 'analysis'] as const;
export type Question =
  | { readonly type: 'odds'; readonly cell: number }
  /** How often careful play wins from here, on shuffled unseen cards. */
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
      /** Undo this often to be there. */
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
