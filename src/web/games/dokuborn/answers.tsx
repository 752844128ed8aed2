// After the game: every card that fits each cell, with its points, the player's own marked.

import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { type Card, fullName } from '../../../data/card.ts';
import { cellName } from '../../../games/dokuborn/rules/print.ts';
import type { DokubornTypes } from '../../../games/dokuborn/types.ts';
import { Dialog } from '../../kit/dialog.tsx';
import type { Play } from '../../play/play.ts';
import type { Hand } from './hand.ts';
import { words } from './words.ts';

const { answers } = words.face;

interface AnswersProps {
  readonly play: Play<DokubornTypes>;
  readonly hand: Hand;
}

export function AnswersDialog(props: AnswersProps): JSX.Element {
  return (
    <Dialog
      open={props.hand.panel() === 'answers'}
      title={answers.title}
      wide
      onClose={props.hand.close}
    >
      <Answers {...props} />
    </Dialog>
  );
}

interface Entry {
  readonly card: Card;
  readonly worth: number;
}

function Answers(props: AnswersProps): JSX.Element {
  const { play } = props;
  const [cells] = createResource(async (): Promise<readonly (readonly Entry[])[]> => {
    const answer = await play.ask({ type: 'answers' });
    return answer.ok && answer.value.type === 'answers' ? answer.value.cells : [];
  });
  return (
    <div class="doku-answers stack">
      <p>
        {answers.beforeMark}
        <Mine />
        {answers.afterMark}
      </p>
      <Show when={cells()} fallback={<p class="muted">{answers.looking}</p>}>
        {(list) => (
          <For each={list()}>
            {(entries, index) => (
              <CellAnswers play={play} cell={index()} entries={entries} open={index() === 0} />
            )}
          </For>
        )}
      </Show>
    </div>
  );
}

const Mine = () => <strong class="doku-mine">{answers.mine}</strong>;

function CellAnswers(props: {
  readonly play: Play<DokubornTypes>;
  readonly cell: number;
  readonly entries: readonly Entry[];
  readonly open: boolean;
}): JSX.Element {
  const [open, setOpen] = createSignal(props.open);
  const mine = () => props.play.view().cells[props.cell]?.card;
  const isMine = (entry: Entry) => entry.card.id === mine()?.id;
  /** The player's own first, then the rarest. */
  const sorted = () =>
    [...props.entries].sort(
      (left, right) => Number(isMine(right)) - Number(isMine(left)) || right.worth - left.worth,
    );
  return (
    <details open={props.open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <strong>{cellName(props.play.view().size, props.cell)}</strong>{' '}
        {words.face.crossing(props.play.view(), props.cell)}
        <span class="muted">{answers.count(props.entries.length)}</span>
        <Show when={mine()}>
          {(card) => <span class="doku-mine">{answers.mineIs(fullName(card()))}</span>}
        </Show>
      </summary>
      <Show when={open()}>
        <ul>
          <For each={sorted()}>
            {(entry) => (
              <li classList={{ mine: isMine(entry) }}>
                <span>
                  {fullName(entry.card)} <Show when={isMine(entry)}>{Mine()}</Show>
                </span>
                <span class="digits">{entry.worth}</span>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </details>
  );
}
