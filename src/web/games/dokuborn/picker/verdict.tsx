// In the head of the picker: the two conditions of the cell; after a card that does not fit, what each of them says to
// it, in the same place, so that nothing moves.

import { For, type JSX, Show } from 'solid-js';
import { fullName } from '../../../../data/card.ts';
import { labelsOf } from '../../../../games/dokuborn/rules/labels.ts';
import { cellName } from '../../../../games/dokuborn/rules/print.ts';
import type { DokubornTypes, Label } from '../../../../games/dokuborn/types.ts';
import type { Play } from '../../../play/play.ts';
import type { Hand } from '../hand.ts';
import { Condition } from '../label.tsx';
import { words } from '../words.ts';

const { search } = words.face;

export function Verdict(props: {
  readonly play: Play<DokubornTypes>;
  readonly hand: Hand;
  readonly refusal: string;
}): JSX.Element {
  const { play, hand } = props;
  const labels = () => labelsOf(play.view(), hand.selected()).flatMap((label) => label ?? []);
  const noFit = () => {
    const missed = hand.miss();
    return missed
      ? search.noFit(fullName(missed.card), cellName(play.view().size, missed.cell))
      : '';
  };
  const spare = () => play.view().spare;
  const reasonOf = (label: Label) =>
    hand.miss()?.reasons.find(({ condition }) => condition === label.id);
  return (
    <section class="doku-verdict" aria-label={search.asked}>
      <ul class="doku-conditions">
        <For each={labels()}>
          {(label) => (
            <li
              classList={{
                fits: reasonOf(label)?.fits ?? false,
                fails: reasonOf(label)?.fits === false,
              }}
            >
              <Condition label={label} />
              <small>
                <Show when={reasonOf(label)} fallback={words.conditionWording(label)} keyed>
                  {(reason) => (
                    <>
                      <span class="doku-mark" aria-hidden="true">
                        {reason.fits ? '✓' : '✕'}
                      </span>
                      {words.reasonFact(reason)}
                    </>
                  )}
                </Show>
              </small>
            </li>
          )}
        </For>
      </ul>
      <p class="doku-verdict-line" role="alert">
        {props.refusal || noFit()}
      </p>
      <Show when={spare() !== null}>
        <p class="doku-spare digits">{words.face.spare(spare() ?? 0)}</p>
      </Show>
    </section>
  );
}
