// Parts of the action panel that the solo game and tables on screen share: the chosen cell, herbs to plant, the order of a
// garden test, potions that are written rather than brewed, and the latest answer or message.

import { For, Index, type JSX, Show } from 'solid-js';
import { words } from '#words/witches/index.ts';
import { soloWords } from '#words/witches/solo.ts';
import type { IngredientName } from '../../../../games/witches/names.ts';
import {
  cauldronAt,
  gardenAt,
  plantsOf,
  specialAt,
} from '../../../../games/witches/seats/board-state.ts';
import { LARGEST_POTION } from '../../../../games/witches/types/board.ts';
import type { PlayedEntry } from '../../../../games/witches/types/potion.ts';
import type { Plant, SoloSetup } from '../../../../games/witches/types/solo.ts';
import { markFreshOn } from '../../../ui/tap-guard.ts';
import type { WitchesPlay } from '../hand.ts';
import { Herb } from '../herb.tsx';
import { Answer } from '../panels.tsx';
import { Badge } from './board-drawing.tsx';
import type { BoardHand, BoardPosition } from './hand.ts';

interface CellAtPosition {
  readonly position: BoardPosition;
  readonly cell: number;
}

export function SpecialCellAbout(props: CellAtPosition): JSX.Element {
  return (
    <Show when={specialAt(props.position.setup, props.cell)}>
      {(kind) => (
        <p class="solo-about">
          <Badge special={kind()} />
          <span>
            <strong>{soloWords.specials[kind()].name}:</strong> {soloWords.specials[kind()].about}
          </span>
        </p>
      )}
    </Show>
  );
}

/** All ingredients in their order; those that are not allowed are disabled. */
export function HerbButtons(props: {
  readonly names: readonly IngredientName[];
  readonly allowed?: readonly IngredientName[];
  /** Label of the group. */
  readonly group: string;
  label(name: IngredientName): string;
  choose(name: IngredientName): void;
}): JSX.Element {
  return (
    <div class="solo-herbs" role="group" aria-label={props.group}>
      <For each={props.names}>
        {(name) => (
          <button
            type="button"
            class="solo-herb"
            aria-label={props.label(name)}
            disabled={props.allowed?.includes(name) === false}
            onClick={() => props.choose(name)}
          >
            <Herb name={name} />
            <span>{words.face.ingredient(name)}</span>
          </button>
        )}
      </For>
    </div>
  );
}

/** The contents of the cauldron, in order. */
export function CauldronContents(props: CellAtPosition): JSX.Element {
  const inside = () =>
    cauldronAt(props.position.setup, props.cell)?.cells.flatMap(
      (cell) => props.position.state.plots[cell] ?? [],
    ) ?? [];
  return (
    <Show when={inside().length > 0}>
      <ul class="solo-contents">
        <For each={inside()}>
          {(plant) => <li>{soloWords.plant(plant.ingredient, plant.dots)}</li>}
        </For>
      </ul>
    </Show>
  );
}

/** Testing a garden: its plants are pressed in the order of the potion. */
export function TestOrder(
  props: CellAtPosition & {
    readonly hand: Pick<BoardHand<unknown>, 'half' | 'setHalf'>;
    test(order: readonly number[]): void;
  },
): JSX.Element {
  const plants = () => {
    const { state } = props.position;
    const garden = gardenAt(state, props.cell);
    return garden ? plantsOf(state, garden).map(({ plant }) => plant) : [];
  };
  const order = () => {
    const half = props.hand.half();
    return half?.type === 'order' ? half.order : [];
  };
  return (
    <PlantOrder
      plants={plants()}
      order={order()}
      change={(next) => props.hand.setHalf({ type: 'order', cell: props.cell, order: next })}
      test={() => {
        const pressed = order();
        props.hand.setHalf(undefined);
        props.test(pressed);
      }}
    />
  );
}

function PlantOrder(props: {
  /** The plants of the garden, in reading order. */
  readonly plants: readonly Plant[];
  /** Their indices in the order they were pressed. */
  readonly order: readonly number[];
  change(order: readonly number[]): void;
  test(): void;
}): JSX.Element {
  return (
    <>
      <p>{soloWords.order}</p>
      <div class="solo-herbs">
        <For each={props.plants}>
          {(plant, index) => (
            <button
              type="button"
              class="solo-herb"
              disabled={props.order.includes(index())}
              onClick={() => props.change([...props.order, index()])}
            >
              <Herb name={plant.ingredient} />
              <span>{soloWords.plant(plant.ingredient, plant.dots)}</span>
              <Show when={props.order.includes(index())}>
                <strong class="solo-ordered digits">{props.order.indexOf(index()) + 1}</strong>
              </Show>
            </button>
          )}
        </For>
      </div>
      <div class="row solo-buttons">
        <button
          type="button"
          class="button primary"
          disabled={props.order.length !== props.plants.length}
          onClick={() => props.test()}
        >
          {soloWords.testNow}
        </button>
        <button type="button" class="button" onClick={() => props.change([])}>
          {soloWords.again}
        </button>
      </div>
    </>
  );
}

/** Ingredients in their order, and their seeds. */
function PotionForm(props: {
  readonly ingredients: readonly IngredientName[];
  readonly maxSeeds: number;
  readonly entries: readonly PlayedEntry[];
  change(entries: readonly PlayedEntry[]): void;
}): JSX.Element {
  const step = (slot: number, by: number) =>
    props.change(
      props.entries.map((entry, index) => {
        const seeds = Math.min(props.maxSeeds, Math.max(1, entry.seeds + by));
        return index === slot ? { ...entry, seeds } : entry;
      }),
    );
  return (
    <>
      <div class="solo-herbs">
        <For each={props.ingredients}>
          {(name) => (
            <button
              type="button"
              class="solo-herb"
              disabled={props.entries.length >= LARGEST_POTION}
              onClick={() => props.change([...props.entries, { ingredient: name, seeds: 1 }])}
            >
              <Herb name={name} />
              <span>{words.face.ingredient(name)}</span>
            </button>
          )}
        </For>
      </div>
      <ol class="solo-draft">
        <Index each={props.entries}>
          {(entry, slot) => (
            <li>
              <span>{words.face.ingredient(entry().ingredient)}</span>
              <button
                type="button"
                class="button icon"
                aria-label={soloWords.fewer(entry().ingredient)}
                onClick={() => step(slot, -1)}
              >
                −
              </button>
              <strong class="digits">{entry().seeds}</strong>
              <button
                type="button"
                class="button icon"
                aria-label={soloWords.more(entry().ingredient)}
                onClick={() => step(slot, 1)}
              >
                +
              </button>
              <button
                ref={(button) => markFreshOn(button, () => entry().ingredient)}
                type="button"
                class="button icon"
                aria-label={soloWords.remove(entry().ingredient)}
                onClick={() => props.change(props.entries.filter((_, index) => index !== slot))}
              >
                ✕
              </button>
            </li>
          )}
        </Index>
      </ol>
    </>
  );
}

/** A potion that is written rather than brewed, with a button that tests it and one that declines. */
export function WrittenPotion(props: {
  readonly setup: SoloSetup;
  readonly hand: Pick<BoardHand<unknown>, 'draft' | 'setDraft'>;
  readonly ready: boolean;
  readonly act: string;
  readonly without: string;
  onAct(): void;
  onWithout(): void;
}): JSX.Element {
  return (
    <>
      <PotionForm
        ingredients={props.setup.ingredients}
        maxSeeds={props.setup.maxSeeds}
        entries={props.hand.draft()}
        change={props.hand.setDraft}
      />
      <div class="row solo-buttons">
        <button
          type="button"
          class="button primary"
          disabled={!props.ready}
          onClick={() => props.onAct()}
        >
          {props.act}
        </button>
        <button type="button" class="button" onClick={() => props.onWithout()}>
          {props.without}
        </button>
      </div>
    </>
  );
}

/** The latest answer, with the screen to itself. */
export function AnswerAlone(props: { readonly play: WitchesPlay }): JSX.Element {
  return (
    <div class="witches-alone">
      <Answer play={props.play} index={props.play.view().trials.length - 1} />
    </div>
  );
}

export function BackToBoard(props: { readonly play: WitchesPlay; goOn(): void }): JSX.Element {
  return (
    <button
      ref={(button) => markFreshOn(button, props.play.serial)}
      type="button"
      class="button primary wide"
      onClick={() => props.goOn()}
    >
      {soloWords.back}
    </button>
  );
}

/** What the last move did, or why it was refused. Hidden if the panel or the hint card says it already. */
export function LastMessage(props: {
  readonly play: WitchesPlay;
  /** Show refusals only. */
  readonly old: boolean;
}): JSX.Element {
  const message = () => {
    const said = props.play.message();
    if (props.play.hints.shown() || said?.text === soloWords.pluckInto) return undefined;
    return props.old && said?.tone !== 'bad' ? undefined : said;
  };
  return (
    <Show when={message()}>
      {(said) => (
        <p class="solo-word" classList={{ bad: said().tone === 'bad' }} aria-hidden="true">
          {said().text}
        </p>
      )}
    </Show>
  );
}
