// A table of several people as data, at a paper board and on screen: moves, state, views, events and
// refusals.

import type { Seat } from '../../../core/table.ts';
import { wordList } from '../../../core/word-list.ts';
import type { EffectName, IngredientName } from '../names.ts';
import type { PlayedEntry, Potion } from './potion.ts';
import { passableChoices, type SoloChoice, type SoloMoveOf, type SoloState } from './solo.ts';

export type { Seat } from '../../../core/table.ts';

/** A seat (1, 2 …), or a guest at a paper table who has no phone (-1, -2 …). */
export type PersonId = number;

export interface PotionDraft {
  readonly seat: Seat;
  readonly tester: PersonId | null;
  readonly entries: Potion;
}

export type PaperMove =
  | {
      readonly type: 'draft';
      readonly tester: PersonId | null;
      readonly entries: PotionDraft['entries'];
    }
  /** Corrects the tester of a potion (from 0). */
  | { readonly type: 'tester'; readonly potion: number; readonly person: PersonId }
  | { readonly type: 'guest'; readonly name: string }
  /** The guest has a phone now: the seat that makes this move. */
  | { readonly type: 'become'; readonly guest: PersonId }
  /** Null for no turn order. */
  | { readonly type: 'turn'; readonly person: PersonId | null };

/** What a seat may be asked: the solo choices, special cells on planting, and Genius before a potion is judged. */
export type SeatChoice = SoloChoice | 'Painter' | 'Guesser' | 'Genius';
export const declinableChoices: readonly SeatChoice[] = [
  ...passableChoices,
  'Painter',
  'Guesser',
  'Genius',
];

/** An effect of the seat's last potion; in force until the seat tests again. */
export interface SeatStatus {
  readonly effect: EffectName;
  /** The potion that caused it, from 1. */
  readonly potion: number;
  /** Allergies: those of the potion. Green Fingers: those of the garden that grew. */
  readonly ingredients: readonly IngredientName[];
  /** Green Fingers' double growth or Piggyback's action is used up. */
  readonly used: boolean;
  /** Seats that have copied the growth of Green Fingers. */
  readonly copiedBy: readonly Seat[];
}

const turnStates = ['open', 'acted', 'passed', 'resting'] as const;
export type TurnState = (typeof turnStates)[number];

interface WaitingPotion {
  readonly cells: readonly number[];
  readonly entries: Potion;
}

export interface SeatState {
  readonly acted: TurnState;
  /** Hard Ground: the seat misses the next round. */
  readonly rests: boolean;
  readonly statuses: readonly SeatStatus[];
  /** The first one is due. */
  readonly choices: readonly SeatChoice[];
  /** The potion that Genius may change before it is judged. */
  readonly waiting: WaitingPotion | null;
  /** Ingredients that the potions of waiting Guessers must contain, in order. */
  readonly guesses: readonly IngredientName[];
}

export interface Offer {
  readonly from: Seat;
  readonly to: Seat;
  readonly cell: number;
  readonly plant: number;
  readonly into: number;
}

export type ScreenSeatMove =
  | { readonly type: 'passFor'; readonly seat: Seat }
  | { readonly type: 'offer'; readonly cell: number; readonly plant: number; readonly into: number }
  | { readonly type: 'accept'; readonly from: Seat }
  | { readonly type: 'decline'; readonly from: Seat }
  | { readonly type: 'withdraw' }
  | { readonly type: 'takeBack' }
  /** Copycat: plants into the own garden of `cell` what grows in another seat's garden of `from`. */
  | { readonly type: 'copy'; readonly cell: number; readonly from: number }
  /** Grows an own garden like the Green Fingers of `of`. */
  | { readonly type: 'copyGrow'; readonly cell: number; readonly of: Seat }
  /** Versatility: tests the plant in this cell on its own. */
  | { readonly type: 'taste'; readonly cell: number }
  | { readonly type: 'guess'; readonly entries: Potion }
  /** Genius: replaces, reseeds or (null) removes one entry, from 0. */
  | { readonly type: 'change'; readonly slot: number; readonly entry: PlayedEntry | null };

/** The state before a move, for taking it back. */
export interface Snapshot {
  readonly seat: Seat;
  readonly board: SoloState;
  readonly seats: readonly SeatState[];
  readonly round: number;
  readonly before: Snapshot | null;
}

/** A game on screen, except for its board, which is the state's `solo`. */
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
  readonly you: Seat | null;
  /** By potion. Null for the last potion, which has no tester. */
  readonly testers: readonly (PersonId | null)[];
  readonly shared: readonly SharedNote[];
  readonly help: {
    readonly degree: HelpDegree;
    /** True from the first potion on. */
    readonly fixed: boolean;
    /** Requests by seat. */
    readonly asked: readonly number[];
  };
  readonly proposal: Proposal | null;
  readonly phase: 'playing' | 'last' | 'over';
}

export interface TablePerson {
  readonly person: PersonId;
  /** Guests only; seats have their names in the room. */
  readonly name: string | null;
  readonly statuses: readonly Pick<SeatStatus, 'effect' | 'potion' | 'ingredients'>[];
  readonly poisoned: boolean;
}

export interface PaperTable extends AnyTable {
  readonly kind: 'paper';
  /** Seats first, then guests. */
  readonly people: readonly TablePerson[];
  readonly drafts: readonly PotionDraft[];
  readonly turn: PersonId | null;
}

export interface ScreenTable extends AnyTable {
  readonly kind: 'screen';
  readonly round: number;
  /** By seat. */
  readonly places: readonly SeatState[];
  readonly offers: readonly Offer[];
  /** The seat that may take back the last move. */
  readonly takeBack: Seat | null;
}

export type TableView = PaperTable | ScreenTable;

export interface TablePlan {
  readonly type: 'tablePlan';
  readonly entries: Potion;
  /** It wins in every recipe that was examined. */
  readonly sure: boolean;
  /** Possible recipes; `exact` if the count is complete. */
  readonly recipes: number;
  readonly exact: boolean;
  readonly brewer: Seat;
  /** Possible actions in this round; other seats may pass. */
  readonly steps: readonly TableStep[];
}

export interface TableStep {
  readonly seat: Seat;
  readonly move: PlainStep;
}
export type PlainStep =
  | SoloMoveOf<'plant' | 'grow' | 'pluck' | 'test'>
  | Extract<ScreenSeatMove, { readonly type: 'offer' | 'taste' }>;

export type TableEvent =
  | { readonly type: 'shared'; readonly ingredient: IngredientName; readonly ruledOut: number }
  | { readonly type: 'proposed'; readonly what: ProposalKind }
  | { readonly type: 'agreed' }
  | { readonly type: 'objected' }
  | { readonly type: 'helpSet'; readonly degree: HelpDegree }
  | { readonly type: 'askedHelp'; readonly what: HelpKind }
  | { readonly type: 'allPoisoned' }
  | { readonly type: 'drafted' }
  | { readonly type: 'testerSet'; readonly potion: number; readonly person: PersonId }
  | { readonly type: 'joined'; readonly guest: PersonId; readonly name: string }
  | { readonly type: 'became'; readonly guest: PersonId }
  | { readonly type: 'turned'; readonly person: PersonId | null }
  | {
      readonly type: 'marked';
      readonly effect: EffectName;
      readonly ingredients: readonly IngredientName[];
    }
  | { readonly type: 'passedRound' }
  | { readonly type: 'passedFor'; readonly other: Seat }
  | { readonly type: 'rested'; readonly other: Seat }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'visited'; readonly other: Seat }
  | { readonly type: 'copied'; readonly from: Seat; readonly cells: readonly number[] }
  | { readonly type: 'asksFor'; readonly choice: SeatChoice }
  | { readonly type: 'changed'; readonly slot: number }
  | { readonly type: 'declined'; readonly choice: SeatChoice }
  | { readonly type: 'waits'; readonly cell: number }
  | { readonly type: 'offered'; readonly to: Seat; readonly entry: PlayedEntry }
  | { readonly type: 'gave'; readonly from: Seat; readonly to: Seat; readonly entry: PlayedEntry }
  | { readonly type: 'refusedGift'; readonly from: Seat }
  | { readonly type: 'withdrew' }
  | { readonly type: 'tookBack' };

const tableEvents = wordList(`
  shared proposed agreed objected helpSet askedHelp allPoisoned drafted testerSet joined became
  turned marked passedRound passedFor rested roundEnded visited copied asksFor changed declined
  waits offered gave refusedGift withdrew tookBack
`) satisfies readonly TableEvent['type'][];

export function isTableEvent<E extends { readonly type: string }>(
  event: E,
): event is Extract<E, { readonly type: TableEvent['type'] }> {
  return tableEvents.some((type) => type === event.type);
}

export const tableRefusals = wordList(`
  notAtTable notSeated paperOnly screenOnly roomOnly alreadyActed notYourPart allergic notFewest
  minimalist notCopycat nothingToCopy tooFewFree notGreen alreadyCopied notVersatile lacksPlant
  noSlot sameEntry noOffer ownCauldron nothingToTakeBack noProposal alreadyAgreed agreeFirst
  helpFixed sameHelp helpOff sameShare draftChanged noTester noSuchPotion sameTester badName
  tableFull noGuest sameTurn notAway
`);
export type TableRefusal = (typeof tableRefusals)[number];

/** How much the notebook helps: not at all, by checking one's own notes, or with everything including hints. */
export const helpDegrees = ['none', 'check', 'all'] as const;
export type HelpDegree = (typeof helpDegrees)[number];
export const helpKinds = ['check', 'follows', 'hint', 'plan'] as const;
export type HelpKind = (typeof helpKinds)[number];

/** A note shown to the table. Never proof. */
export interface SharedNote {
  readonly seat: Seat;
  readonly ingredient: IngredientName;
  readonly ruledOut: number;
}

const proposalKinds = ['last', 'giveUp', 'reveal', 'help'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** A proposal that needs everyone's consent. */
export interface Proposal {
  readonly what: ProposalKind;
  readonly by: Seat;
  /** In order of consent. */
  readonly agreed: readonly Seat[];
  /** Only for the last potion. */
  readonly entries: Potion;
  readonly degree: HelpDegree | null;
}

/** What people say at either kind of table. Lists are by seat. */
export interface Talk {
  /** Private. By ingredient, as in a solo game. */
  readonly notes: readonly (readonly number[])[];
  readonly shared: readonly SharedNote[];
  readonly degree: HelpDegree;
  readonly asked: readonly number[];
  readonly proposal: Proposal | null;
}

export type TalkMove =
  | { readonly type: 'share'; readonly ingredient: IngredientName; readonly ruledOut: number }
  | { readonly type: 'help'; readonly degree: HelpDegree }
  | { readonly type: 'asked'; readonly what: HelpKind }
  | { readonly type: 'agree' }
  | { readonly type: 'object' }
  /** Carries on without seats that have not agreed; they must be away. */
  | { readonly type: 'settle' };
