// The shape of a game’s words. One table per game and language, used by the app and the command line alike;
// the rules speak in types, facts and codes, and only these tables turn them into sentences.

import type { Game, GameTypes, Hint, Rareness, Rating, Tally } from '../core/game.ts';
import type { HintStage } from '../core/hint.ts';
import type { Fault } from '../core/result.ts';

export interface NamedText {
  readonly name: string;
  /** One line that helps to choose. */
  readonly about: string;
}

export interface FieldText {
  readonly label: string;
  readonly about?: string;
  /** Names of the options of a choice; an option without one shows as it is. */
  readonly options?: Readonly<Record<string, string>>;
}

interface RulesFigure {
  /** The face draws the figure of this name. */
  readonly id: string;
  /** Caption and alternative text. */
  readonly about: string;
}

export interface RulesSection {
  readonly heading: string;
  /** Paragraphs; those that start with "- " are points of a list. */
  readonly body: readonly string[];
  readonly figures?: readonly RulesFigure[];
}

/** A result as rows of squares. */
export interface SharePicture {
  readonly rows: readonly string[];
  /** What each square means; only those that occur are listed. */
  readonly key: readonly (readonly [square: string, meaning: string])[];
}

/** What the home page shows of a game. */
export interface Title {
  readonly title: string;
  readonly tagline: string;
  /** Label of the link to its printed pages, if they are more than a puzzle on paper. */
  readonly print?: string;
}

/** A hint in words, a sentence for each stage. Methods: a list of different games needs their bivariance. */
export interface HintWords<T extends GameTypes = GameTypes> {
  /** The idea and where to look. Never the answer. */
  where(hint: Hint<T['Move']>, view: T['View']): string;
  /** What one step of the argument shows, up to about 90 letters. Never the answer. */
  why(hint: Hint<T['Move']>, step: number, view: T['View']): string;
  /** The move, or a closing sentence if there is none. */
  what(hint: Hint<T['Move']>, view: T['View']): string;
  /** What the next stage costs, if it is not just points. */
  cost?(hint: Hint<T['Move']>, next: HintStage, view: T['View']): string;
}

export interface Words<T extends GameTypes = GameTypes> extends Title {
  readonly presets: Readonly<Record<string, NamedText>>;
  readonly fields: Readonly<Record<string, FieldText>>;
  /** Name of a rating level. */
  level(level: string): string;
  refusal(refusal: T['Refusal']): string;
  /** What just happened, for the live region, the message line and the terminal; empty where there is nothing to say. */
  event(event: T['Event'], view: T['View']): string;
  /** Said when undo skipped steps that change nothing on the board; `only`: there were no others to undo. */
  skipped?(steps: number, only: boolean): string;
  /** Sentences for the game's own faults; undefined for common ones. */
  fault(fault: Fault): string | undefined;
  /** For games with many faults: loads them on demand; see `withFaults`. */
  loadFaults?(): Promise<(fault: Fault) => string | undefined>;
  /** Adds the words for tables of several people; see `withTable`. */
  loadTable?(people: People): Promise<TableWords<T>>;
  /** Does this event's sentence already name the person? Others get the name in front. */
  isWhole?(event: T['Event']): boolean;
  readonly hint: HintWords<T>;
  /** One sentence on how the game ended; heads the result. Here and below, `rareness` replaces the points in a daily
   * where players choose differently. */
  ending(
    view: T['View'],
    tally: Tally,
    score: number | undefined,
    rareness?: Rareness | undefined,
  ): string;
  /** Label of the button to the next board; default "Next puzzle". */
  readonly next?: string;
  /** Figures of the result as pairs of name and value, none repeated from `ending`. The first three are shown, the
   * rest is folded. */
  result(
    view: T['View'],
    tally: Tally,
    score: number | undefined,
    rareness?: Rareness | undefined,
  ): readonly (readonly [string, string])[];
  /** The result as rows of squares for the shared text: no spoilers, nothing beyond `ending`. */
  picture(view: T['View'], tally: Tally, rareness?: Rareness | undefined): SharePicture;
  rating(rating: Rating): string;
  /** Labels of the print form, if the game prints. */
  readonly printing?: PrintingWords | (() => Promise<PrintingWords>);
  /** Long ones load on demand; `rulesOf` returns either. */
  readonly rules: readonly RulesSection[] | (() => Promise<readonly RulesSection[]>);
  /** What the keys do, by the actions of the face's key tables. */
  readonly keys: Readonly<Record<string, string>>;
}

export interface PrintingWords {
  /** What comes out, in a sentence or two. */
  readonly about: string;
  /** Options that are presets are named as in `presets`. */
  readonly fields: Readonly<Record<string, FieldText>>;
}

/** Moves in words, both ways: what `typed.ts` exports as `typed`, for terminals. Methods: a list of different games needs their bivariance. */
export interface TypedMoves<T extends GameTypes = GameTypes> {
  /** How moves are typed, in a sentence with examples. */
  forms(view: T['View']): string;
  /** Ignores case; returns a sentence if the text is not a move. */
  parse(text: string, view: T['View'], game: Game<T>): T['Move'] | string;
  /** In the form that `parse` reads; undefined for moves that are not typed. */
  print(move: T['Move'], view: T['View'], game: Game<T>): string | undefined;
  /** Print solutions in these words, since the codes of moves are unreadable. */
  readonly inSolutions?: true;
  /** The list of legal moves gives answers away: asking for it makes the run practice. */
  readonly movesSpoil?: true;
  /** Lines under the board that say what its letters mean. */
  legend?(view: T['View']): readonly string[];
}

/** The sentences of a hint up to this stage. */
export function hintSentences<T extends GameTypes>(
  words: HintWords<T>,
  hint: Hint<T['Move']>,
  view: T['View'],
  stage: HintStage = 'what',
): readonly string[] {
  const lines = [
    words.where(hint, view),
    ...(stage === 'where' ? [] : hint.steps.map((_, step) => words.why(hint, step, view))),
    ...(stage === 'what' ? [words.what(hint, view)] : []),
  ];
  return lines.filter((line) => line !== '');
}

/** The labels of the form that orders printed pages. */
export async function printingOf<T extends GameTypes>({
  printing,
}: Pick<Words<T>, 'printing'>): Promise<PrintingWords | undefined> {
  return typeof printing === 'function' ? printing() : printing;
}

/** The words with a sentence for every fault of the game. */
export async function withFaults<W extends Pick<Words, 'fault' | 'loadFaults'>>(
  words: W,
): Promise<W> {
  const fault = await words.loadFaults?.();
  return fault ? { ...words, fault } : words;
}

/** The people at a table; places count from 1. */
export interface People {
  name(place: number): string;
  isYou(place: number): boolean;
}

export type TableWords<T extends GameTypes = GameTypes> = Pick<
  Words<T>,
  'event' | 'refusal' | 'hint' | 'isWhole'
>;

/** The rules of a game as people read them. */
export async function rulesOf<T extends GameTypes>({
  rules,
}: Pick<Words<T>, 'rules'>): Promise<readonly RulesSection[]> {
  return typeof rules === 'function' ? rules() : rules;
}

// Words for tables of several people. No first page needs them.

/** For tables whose members have no names yet. */
const strangers: People = { name: (place) => `Player ${place}`, isYou: () => false };

/** The words with sentences for tables of several people. */
export async function withTable<W extends Pick<Words, 'loadTable'>>(
  words: W,
  people: People = strangers,
): Promise<W> {
  return { ...words, ...(await words.loadTable?.(people)) };
}

// The shape of a command’s words, in every language: those of the command line and those of single games.

export interface CommandWords {
  /** What follows the name: `<code> [--log FILE]`. */
  readonly usage: string;
  /** One line for the list of commands. */
  readonly about: string;
  /** More lines for its own help. */
  readonly help: readonly string[];
}

// The languages that Curio speaks. A new one is a folder beside `en` with the same tables: what `en` exports is the
// shape, so that a missing sentence does not compile.

export const languages = ['en'] as const;
export type Language = (typeof languages)[number];
