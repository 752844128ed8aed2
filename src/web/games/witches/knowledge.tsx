// What the notebook knows about one ingredient, in a dialog: numbers, decoys and effects with their shares.

import { For, type JSX, Show } from 'solid-js';
import { effectNames } from '../../../games/witches/names/effects.ts';
import type { Notebook, NotebookLine } from '../../../games/witches/types/notebook.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { handOf, notebookOn, type WitchesPlay } from './hand.ts';
import { Herb } from './herb.tsx';
import { percent } from './notes.tsx';
import { partWords } from './partwords.ts';
import { words } from './words.ts';

type Row = readonly [what: string, count: number];

function roles(line: NotebookLine): readonly Row[] {
  const numbers = line.numbers.map((count, index): Row => [partWords.number(index + 1), count]);
  const decoys = (['ignore', 'overachiever', 'imposter'] as const).map(
    (kind): Row => [partWords.kinds[kind], line[kind]],
  );
  return [...numbers, ...decoys].filter(([, count]) => count > 0);
}

export function KnowledgeDialog(props: { readonly play: WitchesPlay }): JSX.Element {
  const hand = handOf(props.play);
  const ingredient = () => {
    const topic = hand.topic();
    return topic?.type === 'ingredient' ? topic.ingredient : undefined;
  };
  const notebook = () => {
    const known = hand.notebook();
    const current = known?.potions === props.play.view().trials.length;
    return notebookOn() && current ? known?.notebook : undefined;
  };
  return (
    <Show when={ingredient()} keyed>
      {(name) => (
        <Dialog open title={words.face.ingredient(name)} onClose={() => hand.setTopic(undefined)}>
          <div class="witches-about game-witches">
            <span class="witches-portrait">
              <Herb name={name} />
            </span>
            <Show
              when={notebook()}
              fallback={
                <p class="muted">{notebookOn() ? partWords.thinking : partWords.notebookOff}</p>
              }
            >
              {(found) => (
                <Known
                  notebook={found()}
                  index={found().lines.findIndex((line) => line.ingredient === name)}
                />
              )}
            </Show>
          </div>
        </Dialog>
      )}
    </Show>
  );
}

function Known(props: { readonly notebook: Notebook; readonly index: number }): JSX.Element {
  const line = () => props.notebook.lines[props.index];
  const effects = () =>
    effectNames.flatMap((name): Row[] => {
      const count = line()?.effects[name] ?? 0;
      return count > 0 ? [[words.face.effect(name), count]] : [];
    });
  return (
    <Show when={line()}>
      {(known) => (
        <div>
          <h3>{partWords.couldBe}</h3>
          <Shares rows={roles(known())} whole={props.notebook.recipes} />
          <Show when={effects().length > 0}>
            <h3>{partWords.hasEffect}</h3>
            <Shares rows={effects()} whole={props.notebook.recipes} />
          </Show>
          <p class="muted">
            {props.notebook.method === 'exact'
              ? partWords.exact(props.notebook.recipes)
              : partWords.sampled(props.notebook.recipes)}
          </p>
        </div>
      )}
    </Show>
  );
}

function Shares(props: { readonly rows: readonly Row[]; readonly whole: number }): JSX.Element {
  return (
    <ul class="witches-shares">
      <For each={props.rows}>
        {([what, count]) => (
          <li style={{ '--share': count / props.whole }}>
            <span>{what}</span>
            <strong class="digits">{percent(count, props.whole)}</strong>
          </li>
        )}
      </For>
    </ul>
  );
}
