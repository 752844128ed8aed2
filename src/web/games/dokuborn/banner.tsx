// The grid cannot be filled any more: which card stands in the way of which cell, and the way out. Its button is its
// own: no hint ever touches another cell.

import { type JSX, Show } from 'solid-js';
import type { Mark } from '../../../core/hint.ts';
import type { DeadEnd, DokubornTypes } from '../../../games/dokuborn/types.ts';
import type { Play } from '../../play/play.ts';
import { appears } from '../../ui/guard.ts';
import type { Hand } from './hand.ts';
import { words } from './words.ts';

const { face } = words;

/** Drawn on the grid: crosses where no card is left, a ring on what blocks, arrows along the chain. */
export function deadEndMarks({ cells, chain, blockers }: DeadEnd): readonly Mark[] {
  const [from] = chain;
  const blocking = from ?? blockers[0]?.cell;
  return [
    ...cells.map((cell): Mark => ({ kind: 'cross', cell })),
    ...(blocking === undefined ? [] : [{ kind: 'cause', cell: blocking } as const]),
    ...chain.slice(1).map(
      (to, index): Mark => ({
        kind: 'link',
        from: chain[index] ?? to,
        to,
        as: 'path',
        order: index + 1,
      }),
    ),
  ];
}

export function DeadEndBanner(props: {
  readonly play: Play<DokubornTypes>;
  readonly hand: Hand;
  readonly deadEnd: DeadEnd;
}): JSX.Element {
  const { play, hand } = props;
  return (
    <section
      class="doku-banner card"
      aria-label={face.deadEndTitle}
      ref={(element) => appears(element)}
    >
      <h2>{face.deadEndTitle}</h2>
      <p>{face.deadEndText(play.view(), props.deadEnd)}</p>
      <div class="row">
        <Show when={props.deadEnd.take !== null}>
          <button type="button" class="button primary" onClick={() => void hand.takeOff()}>
            {face.takeOff(play.view(), props.deadEnd)}
          </button>
        </Show>
        <Show when={props.deadEnd.undos > 0}>
          <button type="button" class="button" onClick={() => play.undo(props.deadEnd.undos)}>
            {face.goBack(props.deadEnd.undos)}
          </button>
        </Show>
        <button type="button" class="button quiet" onClick={() => hand.dismiss()}>
          {face.notNow}
        </button>
      </div>
    </section>
  );
}
