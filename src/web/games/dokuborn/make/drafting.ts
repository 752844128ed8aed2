// A grid in the making: the draft with its past, kept on this device, and what the engine's thread says to it.

import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { Draft, Drafted, Mode } from '../../../../games/dokuborn/types.ts';
import { library } from '../../../play/index.ts';
import { kept } from '../../../storage/kept.ts';
import { explainFault } from '../../../ui/explain-words.ts';
import { notify } from '../../../ui/notices.ts';
import { words } from '../words.ts';
import { parseDraft, printDraft } from './draft.ts';
import { ask } from './engine.ts';

const USUAL = 3;
/** How many steps can be taken back. */
const REMEMBERED = 60;

const draftKept = kept<Draft>('curio.dokuborn.draft', {
  read: (text) => parseDraft(text, USUAL),
  write: printDraft,
});

export interface Drafting {
  draft(): Draft;
  change(next: Draft): void;
  canGoBack(): boolean;
  goBack(): void;
  /** Of the grid as it stands, not of the one before. */
  judged(): Drafted | undefined;
  busy(): boolean;
  /** Why there is no judgement, in words. */
  problem(): string | undefined;
  setProblem(text: string): void;
  /** The original's code of a grid that can be played. */
  code(): string | undefined;
  /** The grid as a board of its own: a code that carries level, mode and cards. What fails is told. */
  open(mode: Mode): Promise<string | undefined>;
}

export function createDrafting(): Drafting {
  const [draft, setDraft] = createSignal<Draft>(draftKept.value());
  const [past, setPast] = createSignal<readonly Draft[]>([]);
  const [drafted, setDrafted] = createSignal<Drafted>();
  const [busy, setBusy] = createSignal(true);
  const [problem, setProblem] = createSignal<string>();

  const take = (next: Draft) => {
    setDraft(next);
    draftKept.set(next);
  };
  // The judgement follows the draft; one that comes too late is about another grid.
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
  const judged = () => (busy() ? undefined : drafted());
  const code = () => judged()?.code ?? undefined;

  return {
    draft,
    change(next) {
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
    async open(mode) {
      const original = code();
      if (original === undefined) return undefined;
      const answer = await ask({ type: 'openOriginal', code: original, mode }, 'opened');
      const game = await library.load('dokuborn');
      if (!answer.ok || !game) {
        if (!answer.ok) notify({ text: explainFault(answer.fault, words), tone: 'bad' });
        return undefined;
      }
      const { dealPuzzle } = await import('../../../../core/deal.ts');
      return dealPuzzle(game, answer.value.params, answer.value.puzzle).code;
    },
  };
}
