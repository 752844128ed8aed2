// What is known of one ingredient, in a dialog: for every number, decoy and effect whether it can be, cannot be, or is
// not decided; and a recipe that fits every answer for whatever can be. Only where the player wants what follows.

import { createSignal, For, type JSX, Show } from 'solid-js';
import { effectNames } from '../../../games/witches/names.ts';
import { DECOY_BIT, noteOptions } from '../../../games/witches/rules/index.ts';
import { witnessFor, witnessOfEffect } from '../../../games/witches/seats/notes.ts';
import type { Certainty, Notebook, Witness } from '../../../games/witches/types/notebook.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { handOf, type WitchesPlay } from './hand.ts';
import { helpOf } from './help.ts';
import { Herb } from './herb.tsx';
import { RecipeList } from './opening.tsx';
import { partWords } from './partwords.ts';
import { words } from '#words/witches/index.ts';

/** "12 %", never rounded to nothing or to all. */
function percent(part: number, whole: number): string {
  if (whole === 0 || part === 0) return '0 %';
  if (part === whole) return '100 %';
  return `${Math.min(99, Math.max(1, Math.round((part / whole) * 100)))} %`;
}

interface Row {
  readonly what: string;
  readonly certainty: Certainty;
  /** Of so many recipes, where all were counted. */
  readonly share?: string | undefined;
  witness(): Witness | undefined;
}

export function KnowledgeDialog(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const { help } = helpOf(play);
  const ingredient = () => {
    const topic = hand.topic();
    return topic?.type === 'ingredient' ? topic.ingredient : undefined;
  };
  const notebook = () => {
    const known = hand.notebook();
    const current = known?.potions === play.view().trials.length;
    return help() === 'follows' && current ? known?.notebook : undefined;
  };
  const uses = (name: string) =>
    play
      .view()
      .trials.flatMap(({ entries }, index) =>
        entries.some((entry) => entry.ingredient === name) ? [index + 1] : [],
      );
  return (
    <Show when={ingredient()} keyed>
      {(name) => (
        <Dialog open title={words.face.ingredient(name)} onClose={() => hand.setTopic(undefined)}>
          <div class="witches-about game-witches">
            <span class="witches-portrait">
              <Herb name={name} />
            </span>
            <p>{partWords.usedIn(uses(name))}</p>
            <Show
              when={notebook()}
              fallback={
                <p class="muted">{help() === 'follows' ? partWords.thinking : partWords.helpOff}</p>
              }
            >
              {(found) => (
                <Known
                  play={play}
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

function Known(props: {
  readonly play: WitchesPlay;
  readonly notebook: Notebook;
  readonly index: number;
}): JSX.Element {
  const { notebook, index } = props;
  const line = notebook.lines[index];
  const counts = notebook.counts?.lines[index];
  const whole = notebook.counts?.recipes ?? 0;
  const share = (count: number | undefined) =>
    notebook.counts && count !== undefined ? percent(count, whole) : undefined;
  const roles = (): readonly Row[] =>
    line
      ? [
          ...noteOptions(props.play.view())
            .filter((option) => option !== DECOY_BIT)
            .map(
              (option): Row => ({
                what: partWords.number(option + 1),
                certainty: line.numbers[option] ?? 'impossible',
                share: share(counts?.numbers[option]),
                witness: () => witnessFor(notebook, index, option),
              }),
            ),
          ...(['ignore', 'overachiever', 'imposter'] as const).map(
            (kind): Row => ({
              what: partWords.kinds[kind],
              certainty: line[kind],
              share: share(counts?.[kind]),
              witness: () =>
                notebook.witnesses.find(({ ingredients }) => ingredients[index]?.kind === kind),
            }),
          ),
        ]
      : [];
  const effects = (): readonly Row[] =>
    effectNames.flatMap((name): Row[] => {
      const certainty = line?.effects[name];
      return certainty
        ? [
            {
              what: words.face.effect(name),
              certainty,
              share: share(counts?.effects[name]),
              witness: () => witnessOfEffect(notebook, index, name),
            },
          ]
        : [];
    });
  return (
    <div>
      <h3>{partWords.couldBe}</h3>
      <Rows rows={roles()} />
      <Show when={effects().length > 0}>
        <h3>{partWords.hasEffect}</h3>
        <Rows rows={effects()} />
      </Show>
    </div>
  );
}

/** What cannot be is told last and in one line; what can be shows a recipe when it is pressed. */
function Rows(props: { readonly rows: readonly Row[] }): JSX.Element {
  const [shown, setShown] = createSignal<string>();
  const live = () => props.rows.filter(({ certainty }) => certainty !== 'impossible');
  const gone = () => props.rows.filter(({ certainty }) => certainty === 'impossible');
  return (
    <>
      <ul class="witches-rows">
        <For each={live()}>
          {(row) => {
            const witness = row.certainty === 'possible' ? row.witness() : undefined;
            return (
              <li>
                <span>{row.what}</span>
                <span class="muted">{row.share ?? partWords.certainties[row.certainty]}</span>
                <Show when={witness}>
                  {(recipe) => (
                    <>
                      <button
                        type="button"
                        class="button quiet"
                        aria-expanded={shown() === row.what}
                        aria-label={partWords.showWitness(row.what)}
                        onClick={() => setShown(shown() === row.what ? undefined : row.what)}
                      >
                        {partWords.witness}
                      </button>
                      <Show when={shown() === row.what}>
                        <div class="witches-witness">
                          <p class="muted">{partWords.witnessAbout}</p>
                          <RecipeList recipe={recipe().ingredients} />
                        </div>
                      </Show>
                    </>
                  )}
                </Show>
              </li>
            );
          }}
        </For>
      </ul>
      <Show when={gone().length > 0}>
        <p class="muted">{partWords.cannotBe(gone().map(({ what }) => what))}</p>
      </Show>
    </>
  );
}
