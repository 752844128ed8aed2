// The dialogs of every board: what an effect does, what is known of an ingredient, and the question before the end.
// Loaded when one is first opened.

import { createSignal, For, type JSX, Show } from 'solid-js';
import { dialogWords, effectTexts } from '#words/witches/dialogs.ts';
import { words } from '#words/witches/index.ts';
import { categories, effectNames, effectsByCategory } from '../../../games/witches/names.ts';
import { DECOY_BIT, noteOptions } from '../../../games/witches/rules/index.ts';
import { witnessFor, witnessOfEffect } from '../../../games/witches/seats/notes.ts';
import type { Certainty, Notebook, Witness } from '../../../games/witches/types/notebook.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { RecipeList } from './ending.tsx';
import { handOf, type Topic, type WitchesPlay } from './hand.ts';
import { Herb } from './herb.tsx';
import { helpOf } from './notebook-help.ts';

export function Dialogs(props: { readonly play: WitchesPlay }): JSX.Element {
  return (
    <>
      <LoreDialog play={props.play} />
      <KnowledgeDialog play={props.play} />
      <EndDialog play={props.play} />
    </>
  );
}

/** What an effect does, or what trickier decoys are. */
export function LoreDialog(props: { readonly play: WitchesPlay }): JSX.Element {
  const hand = handOf(props.play);
  const topic = () => {
    const now = hand.topic();
    return now?.type === 'effect' || now?.type === 'drama' ? now : undefined;
  };
  const close = () => hand.setTopic(undefined);
  return (
    <Show when={topic()} keyed>
      {(now) => (
        <Dialog
          open
          title={now.type === 'effect' ? words.face.effect(now.effect) : words.face.drama}
          onClose={close}
        >
          <Explanation topic={now} />
        </Dialog>
      )}
    </Show>
  );
}

function Explanation(props: {
  readonly topic: Extract<Topic, { type: 'effect' | 'drama' }>;
}): JSX.Element {
  if (props.topic.type === 'drama') return <p>{dialogWords.dramaAbout}</p>;
  const { effect } = props.topic;
  const category = categories.find((one) => effectsByCategory[one].includes(effect));
  return (
    <>
      <Show when={category}>{(one) => <p class="muted">{dialogWords.categories[one()]}</p>}</Show>
      <p>{effectTexts[effect]}</p>
    </>
  );
}

/** "12 %"; only exact shares are 0 or 100 %. */
function percent(part: number, whole: number): string {
  if (whole === 0 || part === 0) return '0 %';
  if (part === whole) return '100 %';
  return `${Math.min(99, Math.max(1, Math.round((part / whole) * 100)))} %`;
}

interface KnowledgeRow {
  readonly what: string;
  readonly certainty: Certainty;
  /** Share of all recipes, if they were counted. */
  readonly share?: string | undefined;
  witness(): Witness | undefined;
}

/** For every number, decoy and effect: possible, impossible or undecided, and a recipe for each that is possible. Only
 * if the player wants to see what follows. */
function KnowledgeDialog(props: { readonly play: WitchesPlay }): JSX.Element {
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
            <p>{dialogWords.usedIn(uses(name))}</p>
            <Show
              when={notebook()}
              fallback={
                <p class="muted">
                  {help() === 'follows' ? dialogWords.thinking : dialogWords.helpOff}
                </p>
              }
            >
              {(found) => (
                <IngredientKnowledge
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

function IngredientKnowledge(props: {
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
  const roles = (): readonly KnowledgeRow[] =>
    line
      ? [
          ...noteOptions(props.play.view())
            .filter((option) => option !== DECOY_BIT)
            .map(
              (option): KnowledgeRow => ({
                what: dialogWords.number(option + 1),
                certainty: line.numbers[option] ?? 'impossible',
                share: share(counts?.numbers[option]),
                witness: () => witnessFor(notebook, index, option),
              }),
            ),
          ...(['ignore', 'overachiever', 'imposter'] as const).map(
            (kind): KnowledgeRow => ({
              what: dialogWords.kinds[kind],
              certainty: line[kind],
              share: share(counts?.[kind]),
              witness: () =>
                notebook.witnesses.find(({ ingredients }) => ingredients[index]?.kind === kind),
            }),
          ),
        ]
      : [];
  const effects = (): readonly KnowledgeRow[] =>
    effectNames.flatMap((name): KnowledgeRow[] => {
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
      <h3>{dialogWords.couldBe}</h3>
      <KnowledgeRows rows={roles()} />
      <Show when={effects().length > 0}>
        <h3>{dialogWords.hasEffect}</h3>
        <KnowledgeRows rows={effects()} />
      </Show>
    </div>
  );
}

/** Possible rows show a recipe on request; impossible ones come last, in one line. */
function KnowledgeRows(props: { readonly rows: readonly KnowledgeRow[] }): JSX.Element {
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
                <span class="muted">{row.share ?? dialogWords.certainties[row.certainty]}</span>
                <Show when={witness}>
                  {(recipe) => (
                    <>
                      <button
                        type="button"
                        class="button quiet"
                        aria-expanded={shown() === row.what}
                        aria-label={dialogWords.showWitness(row.what)}
                        onClick={() => setShown(shown() === row.what ? undefined : row.what)}
                      >
                        {dialogWords.witness}
                      </button>
                      <Show when={shown() === row.what}>
                        <div class="witches-witness">
                          <p class="muted">{dialogWords.witnessAbout}</p>
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
        <p class="muted">{dialogWords.cannotBe(gone().map(({ what }) => what))}</p>
      </Show>
    </>
  );
}

/** Asks before the recipe is revealed, or before the last potion. */
export function EndDialog(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const topic = () => {
    const type = hand.topic()?.type;
    return type === 'reveal' || type === 'last' ? type : undefined;
  };
  const close = () => hand.setTopic(undefined);
  const act = (type: 'reveal' | 'last') => {
    close();
    if (type === 'reveal') play.move({ type: 'reveal' });
    else {
      hand.setLast(true);
      hand.setTab('brew');
    }
  };
  return (
    <Show when={topic()} keyed>
      {(type) => (
        <Dialog
          open
          title={type === 'reveal' ? words.face.reveal : dialogWords.brewLast}
          onClose={close}
        >
          <p>{type === 'reveal' ? dialogWords.revealSure : dialogWords.lastSure}</p>
          <div class="row">
            <button type="button" class="button primary" onClick={close}>
              {dialogWords.goOn}
            </button>
            <button type="button" class="button" onClick={() => act(type)}>
              {type === 'reveal' ? dialogWords.revealYes : dialogWords.brewLast}
            </button>
          </div>
        </Dialog>
      )}
    </Show>
  );
}
