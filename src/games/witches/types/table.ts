// A table of several people, as data: what is done at a paper board and on screen, how it stands, and what a seat sees of it.

import type { Seat } from '../../../core/table.ts';
import type { EffectName } from '../names/effects.ts';
import type { IngredientName } from '../names/ingredients.ts';
import type { PlayedEntry } from './potion.ts';
import { passableChoices, type SoloChoice, type SoloMove, type SoloState } from './solo.ts';
import type { HelpDegree, Proposal, SharedNote, Talk } from './talk.ts';

export type { Seat } from '../../../core/table.ts';

/** A seat (1, 2 …), or a guest at a paper table who has no phone (-1, -2 …). */
export type Person = number;

/** Somebody writes down a potion; all see it. */
export interface Draft {
  readonly seat: Seat;
  readonly tester: Person | null;
  readonly entries: readonly PlayedEntry[];
}

export type PaperMove =
  | { readonly type: 'draft'; readonly tester: Person | null; readonly entries: Draft['entries'] }
  /** Puts right whose cauldron a potion (from 0) was. */
  | { readonly type: 'tester'; readonly potion: number; readonly person: Person }
  | { readonly type: 'guest'; readonly name: string }
  /** The guest has a phone now: it is who says so. */
  | { readonly type: 'become'; readonly guest: Person }
  /** Whose turn it is; null where nobody wants an order. */
  | { readonly type: 'turn'; readonly person: Person | null };

/** Asks of the seat: the five of the solo game, special cells on planting, and Genius before a potion is judged. */
export type SeatChoice = SoloChoice | 'Painter' | 'Guesser' | 'Genius';
export const declinableChoices: readonly SeatChoice[] = [
  ...passableChoices,
  'Painter',
  'Guesser',
  'Genius',
];

/** What the last potion of a seat brought upon it; it holds until the seat tests again. */
export interface SeatStatus {
  readonly effect: EffectName;
  /** The potion that brought it, counted from 1. */
  readonly potion: number;
  /** Allergies: of that potion. Green Fingers: of the garden that was grown. */
  readonly ingredients: readonly IngredientName[];
  /** Green Fingers' double growth, Piggyback's action: had. */
  readonly used: boolean;
  /** Who has copied the growth of Green Fingers. */
  readonly copiedBy: readonly Seat[];
}

export const turnStates = ['open', 'acted', 'passed', 'resting'] as const;
export type TurnState = (typeof turnStates)[number];

export interface WaitingPotion {
  readonly cells: readonly number[];
  readonly entries: readonly PlayedEntry[];
}

export interface SeatState {
  readonly acted: TurnState;
  /** Hard Ground: it misses the next round. */
  readonly rests: boolean;
  readonly statuses: readonly SeatStatus[];
  /** The first one is due. */
  readonly choices: readonly SeatChoice[];
  /** What Genius may change before it is judged. */
  readonly waiting: WaitingPotion | null;
  /** What the potions of waiting Guessers must have in them, in turn. */
  readonly guesses: readonly IngredientName[];
}

/** A plant that somebody would give into another's cauldron. */
export interface Offer {
  readonly from: Seat;
  readonly to: Seat;
  readonly cell: number;
  readonly plant: number;
  readonly into: number;
}

export type ScreenMove =
  | { readonly type: 'passFor'; readonly seat: Seat }
  | {
      readonly type: 'offer';
      readonly cell: number;
      readonly plant: number;
      readonly into: number;
    }
  | { readonly type: 'accept'; readonly from: Seat }
  | { readonly type: 'decline'; readonly from: Seat }
  | { readonly type: 'withdraw' }
  | { readonly type: 'takeBack' }
  /** Copycat: the own garden of `cell` gets what grows in another's garden of `from`. */
  | { readonly type: 'copy'; readonly cell: number; readonly from: number }
  /** Grows an own garden as the Green Fingers of `of` did. */
  | { readonly type: 'copyGrow'; readonly cell: number; readonly of: Seat }
  /** Versatility: a potion of what stands in this cell. */
  | { readonly type: 'taste'; readonly cell: number }
  | { readonly type: 'guess'; readonly entries: readonly PlayedEntry[] }
  /** Genius: exchanges, reseeds or (null) takes out one entry, counted from 0. */
  | { readonly type: 'change'; readonly slot: number; readonly entry: PlayedEntry | null };

/** What a seat may take back: all as it was before. */
export interface Snapshot {
  readonly seat: Seat;
  readonly board: SoloState;
  readonly seats: readonly SeatState[];
  readonly round: number;
  readonly before: Snapshot | null;
}

/** A game on screen besides its board, which is the state's `solo`. */
export interface ScreenState {
  readonly round: number;
  readonly seats: readonly SeatState[];
  readonly testers: readonly (Seat | null)[];
  readonly offers: readonly Offer[];
  readonly undo: Snapshot | null;
  readonly talk: Talk;
}

interface AnyTable {
  readonly seats: number;
  /** Whose eyes these are; null for those who watch. */
  readonly you: Seat | null;
  /** By potion. Null: nobody's, as the last potion is. */
  readonly testers: readonly (Person | null)[];
  readonly shared: readonly SharedNote[];
  readonly help: {
    readonly degree: HelpDegree;
    /** From the first potion on. */
    readonly fixed: boolean;
    /** By seat, how often. */
    readonly asked: readonly number[];
  };
  readonly proposal: Proposal | null;
  readonly phase: 'playing' | 'last' | 'over';
}

/** Somebody at a paper table. */
export interface TablePerson {
  readonly person: Person;
  /** Of guests; seats have theirs in the room. */
  readonly name: string | null;
  readonly statuses: readonly Pick<SeatStatus, 'effect' | 'potion' | 'ingredients'>[];
  readonly poisoned: boolean;
}

export interface PaperTable extends AnyTable {
  readonly kind: 'paper';
  /** Seats first, then guests. */
  readonly people: readonly TablePerson[];
  readonly drafts: readonly Draft[];
  readonly turn: Person | null;
}

export interface ScreenTable extends AnyTable {
  readonly kind: 'screen';
  readonly round: number;
  /** By seat. */
  readonly places: readonly SeatState[];
  readonly offers: readonly Offer[];
  /** Who may take back the last move. */
  readonly takeBack: Seat | null;
}

export type TableView = PaperTable | ScreenTable;

/** What the table could do next, from what all know. */
export interface TablePlan {
  readonly type: 'tablePlan';
  /** The potion that it leads to. */
  readonly entries: readonly PlayedEntry[];
  /** It wins in every recipe that is still possible, as far as they were looked at. */
  readonly sure: boolean;
  /** How many recipes are possible; `exact` where all were counted. */
  readonly recipes: number;
  readonly exact: boolean;
  /** Whose cauldron or garden it is brewed in. */
  readonly brewer: Seat;
  /** Who could do what in this round; who is missing may pass. */
  readonly steps: readonly TableStep[];
}

export interface TableStep {
  readonly seat: Seat;
  readonly move: PlainStep;
}
export type PlainStep =
  | Extract<SoloMove, { readonly type: 'plant' | 'grow' | 'pluck' | 'test' }>
  | Extract<ScreenMove, { readonly type: 'offer' | 'taste' }>;
