// Tips during the first game: one at a time, when its subject is on the board, and each once.

import { createEffect, createMemo, type JSX, onCleanup, Show, untrack } from 'solid-js';
import { words } from '#words/dragon-quest/index.ts';
import { type CardKind, cardTable } from '../../../games/dragon-quest/cards.ts';
import { faceUpOn } from '../../../games/dragon-quest/rules/view.ts';
import type { View } from '../../../games/dragon-quest/types.ts';
import { holdTime } from '../../play/time.ts';
import { listForm, persistedSignal } from '../../storage/local-store.ts';
import type { DragonProps } from './hand.ts';

const { tips } = words.face;

interface TipCondition {
  readonly id: keyof typeof tips.lessons;
  applies(view: View, selected: number | undefined): boolean;
}

/** Nothing else asks for a decision, and a face-up card is selected; of this kind, if one is given. */
const onCard =
  (kind?: CardKind): TipCondition['applies'] =>
  (view, selected) => {
    const shown = view.pending === null ? faceUpOn(view, selected) : undefined;
    return shown !== undefined && (!kind || cardTable[shown.card].kind === kind);
  };

const lessons: readonly TipCondition[] = [
  { id: 'place', applies: (view) => view.level === 1 && view.cards.length === 1 },
  { id: 'fate', applies: (view) => view.pending?.kind === 'fate' },
  { id: 'damage', applies: (view) => view.pending?.kind === 'damage' },
  { id: 'offer', applies: (view) => view.pending?.kind === 'offer' },
  { id: 'enemy', applies: onCard('enemy') },
  { id: 'passage', applies: onCard('passage') },
  { id: 'exit', applies: onCard('exit') },
  { id: 'resolve', applies: onCard() },
  { id: 'items', applies: (view) => view.pending === null && view.items.length > 0 },
  { id: 'grow', applies: (view) => view.pending === null && view.cards.length >= 4 },
];

const seen = persistedSignal('curio.dragon-quest.tutorial', listForm);
const learn = (...ids: readonly string[]) => seen.set([...new Set([...seen.value(), ...ids])]);

export const showTipsAgain = (): void => {
  seen.set([]);
};

/** `leave` returns the focus to the board when the tip disappears. */
export function Tip(props: DragonProps & { leave(): void }): JSX.Element {
  const { play, hand } = props;
  const drop = (...ids: readonly string[]) => {
    learn(...ids);
    props.leave();
  };
  const lesson = createMemo(() =>
    play.over() || play.hints.shown() || play.hints.thinking()
      ? undefined
      : lessons.find(
          ({ id, applies }) => !seen.value().includes(id) && applies(play.view(), hand.selected()),
        ),
  );
  createEffect(() => {
    if (lesson()) onCleanup(holdTime('tip'));
  });
  // Acting on a tip's subject dismisses the tip.
  let shown: { readonly id: string; readonly serial: number } | undefined;
  createEffect(() => {
    const id = lesson()?.id;
    const { serial } = play.happening();
    const before = shown;
    if (id !== before?.id) shown = id === undefined ? undefined : { id, serial };
    if (before && serial > before.serial) untrack(() => learn(before.id));
  });
  return (
    <Show when={lesson()}>
      {(now) => (
        <aside class="dq-tip" aria-label={tips.label}>
          <p>{tips.lessons[now().id]}</p>
          <div class="row">
            <button type="button" class="button" onClick={() => drop(now().id)}>
              {tips.gotIt}
            </button>
            <button
              type="button"
              class="button quiet"
              onClick={() => drop(...lessons.map(({ id }) => id))}
            >
              {tips.stop}
            </button>
          </div>
        </aside>
      )}
    </Show>
  );
}
