// The end of a table: the recipe lies open on all phones, its seal is checked on each, and everybody can show what they
// had in their notes.

import { For, type JSX, Show } from 'solid-js';
import { noteOptions } from '../../../../games/witches/rules/index.ts';
import type { WitchesPlay } from '../hand.ts';
import { Ending } from '../parts.tsx';
import { words as common } from '#words/witches/index.ts';
import { noteText, Told } from './sharing.tsx';
import { tableOf, youAt } from './table.ts';
import { words } from '#words/witches/tableface.ts';

export function TableEnding(props: { readonly play: WitchesPlay }): JSX.Element {
  return (
    <>
      <Ending play={props.play} />
      <NotesAtTheEnd play={props.play} />
    </>
  );
}

function NotesAtTheEnd(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const shared = () => tableOf(play).shared;
  const noted = () =>
    play.view().ingredients.flatMap((ingredient, index) => {
      const ruledOut = play.view().notes[index] ?? 0;
      return ruledOut === 0 ? [] : [{ ingredient, ruledOut }];
    });
  const isTold = ({ ingredient, ruledOut }: ReturnType<typeof noted>[number]) =>
    shared().some(
      (note) =>
        note.seat === youAt(play) && note.ingredient === ingredient && note.ruledOut === ruledOut,
    );
  const untold = () => noted().filter((note) => !isTold(note));
  return (
    <section class="table-at-end witches-paper" aria-labelledby="table-at-end">
      <h2 id="table-at-end">{words.whatWeHad}</h2>
      <Show when={shared().length > 0} fallback={<p>{words.nobodyShowed}</p>}>
        <Told play={play} />
      </Show>
      <Show when={youAt(play) !== null && !play.watching && untold().length > 0}>
        <p>{words.youHad}</p>
        <ul>
          <For each={untold()}>
            {({ ingredient, ruledOut }) => (
              <li>
                {common.face.ingredient(ingredient)}: {noteText(ruledOut, noteOptions(play.view()))}
              </li>
            )}
          </For>
        </ul>
        <button
          type="button"
          class="button primary"
          onClick={() => {
            for (const { ingredient, ruledOut } of untold())
              play.move({ type: 'share', ingredient, ruledOut });
          }}
        >
          {words.showMine}
        </button>
      </Show>
    </section>
  );
}
