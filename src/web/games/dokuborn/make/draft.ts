// A grid in the making: its conditions, the steps that change it, the undo history on this device, and the engine's
// verdict.

import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import { words } from '#words/dokuborn/index.ts';
import { explainFault } from '#words/faults.ts';
import { dealPuzzle } from '../../../../core/deal.ts';
import { failure, type Result } from '../../../../core/result.ts';
import type { Answer, Draft, Drafted, Mode, Question } from '../../../../games/dokuborn/types.ts';
import { engine } from '../../../engine/client.ts';
import { library } from '../../../play/wiring.ts';
import { persistedSignal } from '../../../storage/local-store.ts';
import { notify } from '../../../ui/notices.tsx';

export type DraftAxis = 'rows' | 'columns';
export interface DraftPlace {
  readonly axis: DraftAxis;
  readonly index: number;
}

const blank = (size: number): readonly null[] => new Array<null>(size).fill(null);

export const emptyDraft = (size: number): Draft => ({
  size,
  rows: blank(size),
  columns: blank(size),
});

export const conditionAt = (draft: Draft, { axis, index }: DraftPlace): string | null =>
  draft[axis][index] ?? null;

export function withCondition(draft: Draft, { axis, index }: DraftPlace, id: string | null): Draft {
  return { ...draft, [axis]: draft[axis].map((old, at) => (at === index ? id : old)) };
}

/** Keeps what fits; a larger grid has room for more. */
export function resized(draft: Draft, size: number): Draft {
  const cut = (list: Draft['rows']) => [...list, ...blank(size)].slice(0, size);
  return { size, rows: cut(draft.rows), columns: cut(draft.columns) };
}

/** Rows become columns. */
export const turned = ({ size, rows, columns }: Draft): Draft => ({
  size,
  rows: columns,
  columns: rows,
});

/** Changes places with the neighbour in this direction; at the end nothing happens. */
export function moved(draft: Draft, { axis, index }: DraftPlace, step: 1 | -1): Draft {
  const other = index + step;
  if (other < 0 || other >= draft.size) return draft;
  const list = [...draft[axis]];
  [list[index], list[other]] = [list[other] ?? null, list[index] ?? null];
  return { ...draft, [axis]: list };
}

export const isEmpty = ({ rows, columns }: Draft): boolean =>
  [...rows, ...columns].every((id) => id === null);

export const isWhole = ({ rows, columns }: Draft): boolean =>
  [...rows, ...columns].every((id) => id !== null);

/** The two conditions of a cell, where both are chosen. */
export function conditionsAt(draft: Draft, cell: number): readonly [string, string] | undefined {
  const row = draft.rows[Math.floor(cell / draft.size)];
  const column = draft.columns[cell % draft.size];
  return row != null && column != null ? [row, column] : undefined;
}

/** The stored form: `3:c1,,o3,…`, an empty place for a condition not chosen yet. */
export const printDraft = ({ size, rows, columns }: Draft): string =>
  `${size}:${[...rows, ...columns].map((id) => id ?? '').join(',')}`;

/** The stored draft if it is readable, else an empty grid. */
export function parseDraft(text: string | undefined, usual: number): Draft {
  const match = /^([2-4]):([^\s<>"]{0,400})$/.exec(text ?? '');
  const size = Number(match?.[1]);
  const ids = (match?.[2] ?? '').split(',').map((id) => (id === '' ? null : id));
  if (!match || ids.length !== 2 * size) return emptyDraft(usual);
  return { size, rows: ids.slice(0, size), columns: ids.slice(size) };
}

const hasType = (value: unknown): value is { readonly type: unknown } =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Asks the engine's thread without a board. Any other kind of answer means another version of the game. */
export async function ask<K extends Answer['type']>(
  question: Question,
  kind: K,
  signal?: AbortSignal,
): Promise<Result<Extract<Answer, { type: K }>>> {
  // The library brings the player's own cards, if any.
  await library.load('dokuborn');
  const answer = await engine.run('ask', { game: 'dokuborn', question }, signal ? { signal } : {});
  if (!answer.ok) return answer;
  const isKind = (value: unknown): value is Extract<Answer, { type: K }> =>
    hasType(value) && value.type === kind;
  return isKind(answer.value) ? { ok: true, value: answer.value } : failure('notOffered');
}

const USUAL = 3;
/** Steps that can be undone. */
const REMEMBERED = 60;

const draftKept = persistedSignal<Draft>('curio.dokuborn.draft', {
  read: (text) => parseDraft(text, USUAL),
  write: printDraft,
});

export type Drafting = ReturnType<typeof createDrafting>;

export function createDrafting() {
  const [draft, setDraft] = createSignal<Draft>(draftKept.value());
  const [past, setPast] = createSignal<readonly Draft[]>([]);
  const [drafted, setDrafted] = createSignal<Drafted>();
  const [busy, setBusy] = createSignal(true);
  /** Why there is no verdict, in words. */
  const [problem, setProblem] = createSignal<string>();

  const take = (next: Draft) => {
    setDraft(next);
    draftKept.set(next);
  };
  // The verdict follows the draft; a late one belongs to another grid.
  createEffect(
    on(draft, (now) => {
      let stale = false;
      onCleanup(() => {
        stale = true;
      });
      setBusy(true);
      void ask({ type: 'draft', ...now }, 'draft').then((answer) => {
        if (stale) return;
        setBusy(false);
        setProblem(answer.ok ? undefined : explainFault(answer.fault, words));
        setDrafted(answer.ok ? answer.value : undefined);
      });
    }),
  );
  /** Of the current grid, never of the one before. */
  const judged = () => (busy() ? undefined : drafted());
  /** The original's code of a grid that can be played. */
  const code = () => judged()?.code ?? undefined;

  return {
    draft,
    change(next: Draft) {
      if (printDraft(next) === printDraft(draft())) return;
      setPast([...past(), draft()].slice(-REMEMBERED));
      take(next);
    },
    canGoBack: () => past().length > 0,
    goBack() {
      const last = past()[past().length - 1];
      if (!last) return;
      setPast(past().slice(0, -1));
      take(last);
    },
    judged,
    busy,
    problem,
    setProblem,
    code,
    /** The grid as a board: a code that carries level, mode and cards. Shows a notice if it fails. */
    async open(mode: Mode): Promise<string | undefined> {
      const original = code();
      if (original === undefined) return undefined;
      const answer = await ask({ type: 'openOriginal', code: original, mode }, 'opened');
      const game = await library.load('dokuborn');
      if (!answer.ok || !game) {
        if (!answer.ok) notify({ text: explainFault(answer.fault, words), tone: 'bad' });
        return undefined;
      }
      return dealPuzzle(game, answer.value.params, answer.value.puzzle).code;
    },
  };
}
