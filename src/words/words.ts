// The shape of a game’s words. One table per game and language, used by the app and the command line alike;
// the rules speak in types, facts and codes, and only these tables turn them into sentences.

import type { Game, GameTypes, Hint, Rating, Tally } from '../core/game.ts';
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

export interface RulesSection {
  readonly heading: string;
  /** Paragraphs; those that start with "- " are points of a list. */
  readonly body: readonly string[];
}

/** What the home page says of a game. */
export interface Title {
  readonly title: string;
  readonly tagline: string;
  /** Names the way to its printed pages, where they are more than a puzzle on paper. */
  readonly print?: string;
}

export interface Words<T extends GameTypes = GameTypes> extends Title {
  readonly presets: Readonly<Record<string, NamedText>>;
  readonly fields: Readonly<Record<string, FieldText>>;
  /** Name of a rating level. */
  level(level: string): string;
  refusal(refusal: T['Refusal']): string;
  /** What just happened, for the live region, the message line and the terminal; empty where there is nothing to say. */
  event(event: T['Event'], view: T['View']): string;
  /** The game's own faults; undefined leaves it to the common table. */
  fault(fault: Fault): string | undefined;
  /** Why: the whole explanation, in sentences, without the answer where the hint has steps. */
  hint(hint: Hint<T['Move']>, view: T['View']): readonly string[];
  /** Figures for the result dialog beyond time, moves, hints and undos: pairs of name and value. */
  result?(
    view: T['View'],
    tally: Tally,
    score: number | undefined,
  ): readonly (readonly [string, string])[];
  /** The result as text to share: no spoilers, readable aloud. */
  share?(view: T['View'], tally: Tally, score: number | undefined): string;
  rating?(rating: Rating): string;
  /** Labels of the form that orders printed pages, where the game prints. */
  readonly printing?: {
    /** What comes out, in a sentence or two. */
    readonly about: string;
    /** Options that are presets are named as in `presets`. */
    readonly fields: Readonly<Record<string, FieldText>>;
  };
  /** Long ones are loaded when somebody wants to read them; `rulesOf` gives either. */
  readonly rules: readonly RulesSection[] | (() => Promise<readonly RulesSection[]>);
  /** What the face's keys do, by the actions of its key tables. */
  readonly keys: Readonly<Record<string, string>>;
  /** Typed moves for `curio play`, beyond the move words. */
  parseMove?(text: string, view: T['View'], game: Game<T>): T['Move'] | string;
}

/** The rules of a game as people read them. */
export async function rulesOf<T extends GameTypes>({
  rules,
}: Pick<Words<T>, 'rules'>): Promise<readonly RulesSection[]> {
  return typeof rules === 'function' ? rules() : rules;
}
