// What is said and offered of a chosen cell, alone and at a table: its special kind, what can be planted, what the cauldron
// holds.

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
import { Answer } from '../potion-history.tsx';
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

/** Ingredients in their order; what is not allowed is there, and cannot be pressed. */
export function HerbButtons(props: {
  readonly names: readonly IngredientName[];
  readonly allowed?: readonly IngredientName[];
  /** What they are for. */
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

/** What lies in the cauldron, in its order. */
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

// Testing a garden: its plants are pressed one after the other, in the order of the potion.

/** The order of the garden that is being tested. */
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
  /** What grows in the garden, in reading order. */
  readonly plants: readonly Plant[];
  /** Their places in the order they were pressed. */
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

// A potion that is written down, not brewed: ingredients in their order, and their seeds.

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

// A potion that is written rather than brewed: what goes into it, a button that tests it, and one that does without.

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

// What the High Witch has just said, alone where there is little room, and what a move came to, beside its cause.

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

/** What just happened or why not; it is spoken elsewhere. The panel or the hint card may have it already. */
export function LastMessage(props: {
  readonly play: WitchesPlay;
  /** Only a refusal is news now. */
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
