// Points: what the game would be worth if it ended well now, and how they come about.

import { createSignal, For, type JSX } from 'solid-js';
import { scoreOf } from '../../../games/dragon-quest/rules/score.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { DragonPlay } from './hand.ts';
import { words } from './words.ts';

const { face, score: said } = words;

export function PointsTable(props: { readonly play: DragonPlay }): JSX.Element {
  const score = () => scoreOf(props.play.view());
  return (
    <table class="dq-points">
      <caption class="unseen">{said.heading}</caption>
      <tbody>
        <For each={score().parts}>
          {(part) => (
            <tr>
              <th scope="row">
                {said.part(part.part)} <small class="muted">{said.line(part)}</small>
              </th>
              <td class="digits">{part.points}</td>
            </tr>
          )}
        </For>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{face.pointsTotal}</th>
          <td class="digits">{score().total}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The points beside the other figures; a press explains them. */
export function Points(props: { readonly play: DragonPlay }): JSX.Element {
  const [open, setOpen] = createSignal(false);
  return (
    <>
      <button
        type="button"
        class="dq-deck digits"
        aria-haspopup="dialog"
        aria-label={face.pointsNow(scoreOf(props.play.view()).total)}
        onClick={() => setOpen(true)}
      >
        {face.pointsShort(scoreOf(props.play.view()).total)}
      </button>
      <Dialog open={open()} title={said.heading} onClose={() => setOpen(false)}>
        <p class="muted">{props.play.over() ? face.pointsOver : face.pointsLive}</p>
        <PointsTable play={props.play} />
        <p>{said.about}</p>
      </Dialog>
    </>
  );
}
