// A hint is a short argument: steps that each say where to look, what is seen there, and what follows. Pure data
// over the view, made by an engine; words turn it into sentences, faces draw its marks.

import type { Tagged } from './game.ts';

/** How much of a hint is shown: where to look, why, and what to do. Doing it is an ordinary move. */
export const hintStages = ['where', 'why', 'what'] as const;
export type HintStage = (typeof hintStages)[number];

/** One fact that a hint rests on, as data; the words turn it into a sentence. */
export type Fact = Tagged & Readonly<Record<string, unknown>>;

/** Where to look: cells of the board, or a panel beside it by the name that the game gives it. */
export interface Area {
  readonly cells: readonly number[];
  readonly panel?: string;
}

export const linkStrokes = ['strong', 'weak', 'path'] as const;
export type LinkStroke = (typeof linkStrokes)[number];

/** A point between cells, in columns and rows from the middle of the top left cell. */
export interface BoardPoint {
  readonly row: number;
  readonly col: number;
}

/** One thing to be drawn. Each kind has a shape of its own, so that it needs no colour to be recognized. */
export type Mark =
  /** Where to look: a soft glow. */
  | { readonly kind: 'area'; readonly cells: readonly number[] }
  /** What is seen: a solid ring, with a short note where one helps. */
  | { readonly kind: 'cause'; readonly cell: number; readonly note?: string }
  /** A value that a cell may still have, or no longer. */
  | {
      readonly kind: 'candidate';
      readonly cell: number;
      readonly value: number;
      readonly as: 'open' | 'struck' | 'link' | 'target';
    }
  /** An arrow or a line from cell to cell; `order` numbers the links of a chain, `via` are the corners of a path. */
  | {
      readonly kind: 'link';
      readonly from: number;
      readonly to: number;
      readonly as: LinkStroke;
      readonly order?: number;
      /** The candidates it joins, if any. */
      readonly values?: readonly [from: number, to: number];
      readonly via?: readonly BoardPoint[];
    }
  /** What does not work: a cross. */
  | { readonly kind: 'cross'; readonly cell: number }
  /** What the move changes: dashed, pulsing once. */
  | { readonly kind: 'target'; readonly cell: number }
  /** For choices: how likely each option, a move's word, ends well, in percent with the half width of its interval. */
  | {
      readonly kind: 'bar';
      readonly option: string;
      readonly chance: number;
      readonly spread: number;
    }
  /** A line of a list beside the board: a potion, a condition, an item. */
  | { readonly kind: 'row'; readonly list: string; readonly index: number };

export interface HintStep {
  readonly area: Area;
  readonly facts: readonly Fact[];
  /** Evidence only: no `target` before the step that ends in the move. */
  readonly marks: readonly Mark[];
}

/** A step that may leave a note for the rules, where they care how much was shown. */
export interface NotedStep<M> extends HintStep {
  /** Goes into the log and to `hinted` when the step is shown; names nothing beyond the step. */
  readonly note?: M;
}

export interface Hint<M> {
  /** Name of the idea, a key of the game's words. */
  readonly technique: string;
  /** The argument, in order. None of it names the answer. */
  readonly steps: readonly [NotedStep<M>, ...NotedStep<M>[]];
  /** What the move changes, drawn once the move is named. */
  readonly targets: readonly Mark[];
  /** Facts that belong to the answer: shown with the move, never before. */
  readonly conclusion?: readonly Fact[];
  /** The move that follows. */
  readonly move?: M;
  /** What the rules record when the first stage is shown. */
  readonly note?: M;
  /** The search was cut short: the hint is true, but a longer search may find a better one. */
  readonly hasty?: true;
}

export function oneStep<M>(
  technique: string,
  step: Partial<HintStep>,
  rest: Partial<Omit<Hint<M>, 'technique' | 'steps'>> = {},
): Hint<M> {
  const { area = { cells: [] }, facts = [], marks = [] } = step;
  return { technique, steps: [{ area, facts, marks }], targets: [], ...rest };
}

export function factsOf(hint: Pick<Hint<unknown>, 'steps'>): readonly Fact[] {
  return hint.steps.flatMap((step) => step.facts);
}

/** The step that the first stage points at: the last one, which the others lead to. */
export function lastStep(hint: Pick<Hint<unknown>, 'steps'>): HintStep {
  return hint.steps[hint.steps.length - 1] ?? hint.steps[0];
}

/** The note that goes into the log with a stage before the move: for one step of `why`, or for all of them. */
export function noteOf<M>(
  hint: Pick<Hint<M>, 'steps' | 'note'>,
  stage: HintStage,
  step?: number,
): M | undefined {
  if (stage === 'where') return hint.note;
  if (stage === 'what') return undefined;
  if (step !== undefined) return hint.steps[step]?.note;
  return hint.steps.reduce<M | undefined>((last, { note }) => note ?? last, undefined);
}

/** What is drawn at a stage; of `why` the step with this index. */
export function marksAt<M>(hint: Hint<M>, stage: HintStage, index: number): readonly Mark[] {
  switch (stage) {
    case 'where': {
      const { cells } = lastStep(hint).area;
      return cells.length === 0 ? [] : [{ kind: 'area', cells }];
    }
    case 'why':
      return hint.steps[index]?.marks ?? [];
    case 'what':
      return [...lastStep(hint).marks, ...hint.targets];
  }
}

/** The cells that marks are about, for faces that highlight whole cells. */
export function markedCells(marks: readonly Mark[]): readonly number[] {
  const cells = marks.flatMap((mark) => {
    switch (mark.kind) {
      case 'area':
        return mark.cells;
      case 'link':
        return [mark.from, mark.to];
      case 'bar':
      case 'row':
        return [];
      default:
        return [mark.cell];
    }
  });
  return [...new Set(cells)];
}
