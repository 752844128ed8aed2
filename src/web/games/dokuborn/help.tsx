// The exact wording of the conditions: those of the grid in play first, then all of them by family.

import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { loadedCatalogue } from '../../../games/dokuborn/cards/load.ts';
import { tableOf } from '../../../games/dokuborn/cards/table.ts';
import { type Family, families } from '../../../games/dokuborn/types.ts';
import { library } from '../../play/index.ts';
import { inPlay } from './inplay.ts';
import { Condition } from './label.tsx';
import { words } from './words.ts';

const { help } = words.face;

export default function Help(): JSX.Element {
  const labels = () => {
    const view = inPlay()?.view();
    return view ? [...view.rows, ...view.columns] : [];
  };
  // without a board: the cards that the next one would be dealt from
  const [rules] = createResource(() => library.load('dokuborn'));
  const version = () =>
    inPlay()?.view().catalogueNow ?? String(rules.latest?.presets[0].params['cards'] ?? '');
  return (
    <>
      <Show when={labels().length > 0}>
        <section class="rules-section game-dokuborn">
          <h3>{help.ofThisGrid}</h3>
          <ul class="doku-conditions">
            <For each={labels()}>
              {(label) => (
                <li>
                  <Condition label={label} />
                  <small class="muted">
                    {words.conditionWording(label)} {help.inCatalogue(label.cards)}
                  </small>
                </li>
              )}
            </For>
          </ul>
        </section>
      </Show>
      <section class="rules-section game-dokuborn">
        <h3>{help.all}</h3>
        <For each={families}>{(family) => <FamilyList family={family} version={version()} />}</For>
      </section>
    </>
  );
}

function FamilyList(props: {
  readonly family: Family;
  /** The catalogue in use. */
  readonly version: string;
}): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const list = () => {
    const catalogue = loadedCatalogue(props.version);
    return catalogue ? tableOf(catalogue).list.filter(({ family }) => family === props.family) : [];
  };
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words.familyNames[props.family]} <span class="muted">{list().length}</span>
      </summary>
      <Show when={open()}>
        <ul class="doku-conditions">
          <For each={list()}>
            {(condition) => (
              <li>
                <Condition label={{ ...condition, cards: 0 }} bare />
                <small class="muted">{words.conditionWording(condition)}</small>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </details>
  );
}
