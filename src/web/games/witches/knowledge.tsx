// What the notebook knows about one ingredient, in a dialog: numbers, decoys and effects with their shares.

import { For, type JSX, Show } from 'solid-js';
import { effectNames } from '../../../games/witches/names/effects.ts';
import type { LineCounts, Notebook, NotebookLine } from '../../../games/witches/types/notebook.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { handOf, notebookOn, type WitchesPlay } from './hand.ts';
import { Herb } from './herb.tsx';
import { percent, summaryOf } from './notes.tsx';
import { partWords } from './partwords.ts';
import { words } from './words.ts';

/** What it may be, with its share where all recipes were counted. */
type Row = readonly [what: string, count: number | undefined];

function roles(line: NotebookLine, counts: LineCounts | undefined): readonly Row[] {
  const numbers = line.numbers.flatMap((state, index): Row[] =>
    state === 'impossible' ? [] : [[partWords.number(index + 1), counts?.numbers[index]]],
  );
  const decoys = (['ignore', 'overachiever', 'imposter'] as const).flatMap((kind): Row[] =>
    line[kind] === 'impossible' ? [] : [[partWords.kinds[kind], counts?.[kind]]],
  );
  return [...numbers, ...decoys];
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
      const state = line()?.effects[name] ?? 'impossible';
      const count = props.notebook.counts?.lines[props.index]?.effects[name];
      return state === 'impossible' ? [] : [[words.face.effect(name), count]];
    });
  return (
    <Show when={line()}>
      {(known) => (
        <div>
          <h3>{partWords.couldBe}</h3>
          <Shares
            rows={roles(known(), props.notebook.counts?.lines[props.index])}
            whole={props.notebook.counts?.recipes ?? 0}
          />
          <Show when={effects().length > 0}>
            <h3>{partWords.hasEffect}</h3>
            <Shares rows={effects()} whole={props.notebook.counts?.recipes ?? 0} />
          </Show>
          <p class="muted">{summaryOf(props.notebook)}</p>
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
          <li style={{ '--share': count === undefined ? 0 : count / props.whole }}>
            <span>{what}</span>
            <Show when={count !== undefined}>
              <strong class="digits">{percent(count ?? 0, props.whole)}</strong>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}
