// The dialogs: what an effect does, what is known of an ingredient, who plays and whose cauldron it is, and the question
// before the end.

import { createSignal, For, type JSX, Show } from 'solid-js';
import { dialogWords, effectTexts } from '#words/witches/dialogs.ts';
import { words } from '#words/witches/index.ts';
import {
  categories,
  type EffectName,
  effectNames,
  effectsByCategory,
  type IngredientName,
} from '../../../games/witches/names.ts';
import { DECOY_BIT, noteOptions } from '../../../games/witches/rules/index.ts';
import { witnessFor, witnessOfEffect } from '../../../games/witches/seats/notes.ts';
import type { Certainty, Notebook, Witness } from '../../../games/witches/types/notebook.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ActionButton } from './action-button.tsx';
import { RecipeList } from './ending.tsx';
import { handOf, type Topic, type WitchesPlay } from './hand.ts';
import { Herb } from './herb.tsx';
import { WhoPlays, WhoseCauldron } from './high-witch/coven.tsx';
import { helpOf } from './notebook-help.ts';

export function Dialogs(props: { readonly play: WitchesPlay }): JSX.Element {
  return (
    <Show when={handOf(props.play).topic()} keyed>
      {(topic) => dialogOf(props.play, topic)}
    </Show>
  );
}

function dialogOf(play: WitchesPlay, topic: Topic): JSX.Element {
  const onClose = () => handOf(play).setTopic(undefined);
  switch (topic.type) {
    case 'effect':
      return (
        <Dialog open title={words.face.effect(topic.effect)} onClose={onClose}>
          <EffectAbout effect={topic.effect} />
        </Dialog>
      );
    case 'drama':
      return (
        <Dialog open title={words.face.drama} onClose={onClose}>
          <p>{dialogWords.dramaAbout}</p>
        </Dialog>
      );
    case 'ingredient':
      return (
        <Dialog open title={words.face.ingredient(topic.ingredient)} onClose={onClose}>
          <IngredientAbout play={play} name={topic.ingredient} />
        </Dialog>
      );
    case 'whose':
      return (
        <Dialog open timed title={dialogWords.whose} onClose={onClose}>
          <WhoseCauldron play={play} />
        </Dialog>
      );
    case 'players':
      return (
        <Dialog
          open
          title={dialogWords.whoPlays}
          about={dialogWords.whoPlaysAbout}
          onClose={onClose}
        >
          <WhoPlays play={play} brewing={topic.brewing} />
        </Dialog>
      );
    case 'reveal':
    case 'last':
      return <EndDialog play={play} last={topic.type === 'last'} onClose={onClose} />;
  }
}

function EffectAbout(props: { readonly effect: EffectName }): JSX.Element {
  const category = categories.find((one) => effectsByCategory[one].includes(props.effect));
  return (
    <>
      <Show when={category}>{(one) => <p class="muted">{dialogWords.categories[one()]}</p>}</Show>
      <p>{effectTexts[props.effect]}</p>
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
function IngredientAbout(props: {
  readonly play: WitchesPlay;
  readonly name: IngredientName;
}): JSX.Element {
  const { play, name } = props;
  const { help, notebook } = helpOf(play);
  const uses = () =>
    play
      .view()
      .trials.flatMap(({ entries }, index) =>
        entries.some(({ ingredient }) => ingredient === name) ? [index + 1] : [],
      );
  return (
    <div class="witches-about game-witches">
      <span class="witches-portrait">
        <Herb name={name} />
      </span>
      <p>{dialogWords.usedIn(uses())}</p>
      <Show
        when={notebook()}
        fallback={
          <p class="muted">{help() === 'follows' ? dialogWords.thinking : dialogWords.helpOff}</p>
        }
      >
        {(found) => (
          <IngredientKnowledge
            play={play}
            notebook={found()}
            index={found().lines.findIndex(({ ingredient }) => ingredient === name)}
          />
        )}
      </Show>
    </div>
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
  const numbers = (): readonly KnowledgeRow[] =>
    noteOptions(props.play.view())
      .filter((option) => option !== DECOY_BIT)
      .map((option) => ({
        what: dialogWords.number(option + 1),
        certainty: line?.numbers[option] ?? 'impossible',
        share: share(counts?.numbers[option]),
        witness: () => witnessFor(notebook, index, option),
      }));
  const kinds = (): readonly KnowledgeRow[] =>
    (['ignore', 'overachiever', 'imposter'] as const).map((kind) => ({
      what: dialogWords.kinds[kind],
      certainty: line?.[kind] ?? 'impossible',
      share: share(counts?.[kind]),
      witness: () =>
        notebook.witnesses.find(({ ingredients }) => ingredients[index]?.kind === kind),
    }));
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
      <KnowledgeRows rows={[...numbers(), ...kinds()]} />
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
function EndDialog(props: {
  readonly play: WitchesPlay;
  readonly last: boolean;
  onClose(): void;
}): JSX.Element {
  const { play, last } = props;
  const hand = handOf(play);
  const act = () => {
    props.onClose();
    if (!last) return void play.move({ type: 'reveal' });
    hand.setLast(true);
    hand.setTab('brew');
  };
  return (
    <Dialog open title={last ? dialogWords.brewLast : words.face.reveal} onClose={props.onClose}>
      <p>{last ? dialogWords.lastSure : dialogWords.revealSure}</p>
      <div class="row">
        <ActionButton primary act={() => props.onClose()}>
          {dialogWords.goOn}
        </ActionButton>
        <ActionButton act={act}>{last ? dialogWords.brewLast : dialogWords.revealYes}</ActionButton>
      </div>
    </Dialog>
  );
}
