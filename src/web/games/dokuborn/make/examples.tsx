// The cards of a cell in the making: first how many, and only after asking which.

import { createMemo, createResource, createSignal, type JSX, Show } from 'solid-js';
import type { Card } from '../../../../data/card.ts';
import type { Label } from '../../../../games/dokuborn/types.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { WholeCard } from '../details.tsx';
import { Condition } from '../label.tsx';
import { CardList } from '../picker/list.tsx';
import { rowsOf, together } from '../picker/rows.ts';
import { ask } from './engine.ts';
import { said } from './words.ts';

/** So many are told. */
const EXAMPLES = 24;

export interface ExamplesProps {
  /** The cell by its name; undefined while none is looked at. */
  readonly cell: string | undefined;
  readonly row: Label;
  readonly column: Label;
  readonly count: number;
  /** The catalogue in use. */
  readonly version: string;
  onClose(): void;
}

export function ExamplesDialog(props: ExamplesProps): JSX.Element {
  return (
    <Dialog
      open={props.cell !== undefined}
      title={said.cellTitle(props.cell ?? '')}
      onClose={props.onClose}
    >
      <Examples {...props} />
    </Dialog>
  );
}

function Examples(props: ExamplesProps): JSX.Element {
  const [asked, setAsked] = createSignal(false);
  const [active, setActive] = createSignal(-1);
  const [shown, setShown] = createSignal<Card>();
  const [cards] = createResource(asked, async (): Promise<readonly Card[]> => {
    const question = { type: 'examples', row: props.row.id, column: props.column.id } as const;
    const answer = await ask({ ...question, count: EXAMPLES }, 'found');
    return answer.ok ? answer.value.cards : [];
  });
  const rows = createMemo(() => rowsOf(together(cards.state === 'ready' ? cards() : [])));
  return (
    <div class="make-examples stack">
      <p class="make-crossing">
        <Condition label={props.row} /> <Condition label={props.column} />
      </p>
      <p>
        <strong>{said.fitting(props.count)}</strong>
      </p>
      <Show
        when={asked()}
        fallback={
          <button
            type="button"
            class="button primary"
            disabled={props.count === 0}
            onClick={() => setAsked(true)}
          >
            {said.showExamples}
          </button>
        }
      >
        <Show when={cards.state === 'ready'} fallback={<p class="muted">{said.looking}</p>}>
          <Show when={props.count > EXAMPLES}>
            <p class="muted">{said.bestKnown(EXAMPLES)}</p>
          </Show>
          <div class="make-example-list">
            <CardList
              id="make-cards"
              label={said.examples}
              rows={rows()}
              active={active()}
              begins={0}
              onActive={setActive}
              onChoose={(card) => setShown(card)}
              onDetails={(card) => setShown(card)}
            />
          </div>
          <Show when={shown()} keyed>
            {(card) => <WholeCard card={card} version={props.version} />}
          </Show>
        </Show>
      </Show>
    </div>
  );
}
