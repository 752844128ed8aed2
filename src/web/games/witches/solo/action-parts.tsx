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
import type { SoloSetup } from '../../../../games/witches/types/solo.ts';
import { markFreshOn } from '../../../ui/tap-guard.ts';
import { ActionButton } from '../action-button.tsx';
import type { WitchesPlay } from '../hand.ts';
import { Herb } from '../herb.tsx';
import { Answer } from '../potion-history.tsx';
import { Badge } from './board-drawing.tsx';
import { type BoardHand, type BoardPosition, beginPluck } from './hand.ts';

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

interface HerbButtonProps {
  readonly name: IngredientName;
  /** For screen readers, where the text does not say it all. */
  readonly label?: string;
  readonly text: string;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly children?: JSX.Element;
  act(): void;
}

export function HerbButton(props: HerbButtonProps): JSX.Element {
  return (
    <button
      type="button"
      class="solo-herb"
      aria-label={props.label}
      aria-pressed={props.pressed}
      disabled={props.disabled}
      onClick={() => props.act()}
    >
      <Herb name={props.name} />
      <span>{props.text}</span>
      {props.children}
    </button>
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
          <HerbButton
            name={name}
            label={props.label(name)}
            text={words.face.ingredient(name)}
            disabled={props.allowed?.includes(name) === false}
            act={() => props.choose(name)}
          />
        )}
      </For>
    </div>
  );
}

/** Plucks the plants of a cell, grows or tests their garden; `children` are more buttons. */
export function GardenButtons(
  props: CellAtPosition & {
    readonly play: WitchesPlay;
    readonly hand: BoardHand;
    /** Places in the cell of the plants that can be plucked. */
    readonly plucks: readonly number[];
    readonly grows: boolean;
    readonly growLabel: JSX.Element;
    grow(): void;
    readonly tests: boolean;
    readonly children?: JSX.Element;
  },
): JSX.Element {
  return (
    <div class="row solo-buttons">
      <For each={props.plucks}>
        {(place) => (
          <Show when={props.position.state.plots[props.cell]?.[place]}>
            {(plant) => (
              <ActionButton primary act={() => beginPluck(props, props.cell, place)}>
                {soloWords.pluck(plant().ingredient, plant().dots)}
              </ActionButton>
            )}
          </Show>
        )}
      </For>
      <Show when={props.grows}>
        <ActionButton act={() => props.grow()}>{props.growLabel}</ActionButton>
      </Show>
      <Show when={props.tests}>
        <ActionButton
          primary
          act={() => props.hand.setHalf({ type: 'order', cell: props.cell, order: [] })}
        >
          {soloWords.testThis}
        </ActionButton>
      </Show>
      {props.children}
    </div>
  );
}

/** What a cell is for where nothing can be done; `full` is about a full cauldron. */
export function idleText({ setup, state }: BoardPosition, cell: number, full: string): string {
  const pot = cauldronAt(setup, cell);
  if (!pot) return setup.board.notes.includes(cell) ? soloWords.noteAbout : soloWords.nothing;
  const missing = pot.cells.filter((one) => state.plots[one]?.length === 0).length;
  return missing === 0 ? full : soloWords.fillMore(missing);
}

/** What to choose on the board: the cells of an effect, or without one the cauldron for a plant. */
export function BoardQuestion(props: {
  readonly effect?: { readonly name: string; readonly ask: string };
  /** The label of the button that declines; without it there is no such button. */
  readonly decline: string | undefined;
  onDecline(): void;
}): JSX.Element {
  return (
    <div class="solo-ask">
      <p>
        <Show when={props.effect} fallback={soloWords.pluckInto}>
          {(effect) => (
            <>
              <strong>{effect().name}: </strong>
              {effect().ask}
            </>
          )}
        </Show>
      </p>
      <Show when={props.decline}>
        {(label) => <ActionButton act={() => props.onDecline()}>{label()}</ActionButton>}
      </Show>
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
  props: CellAtPosition & { readonly hand: BoardHand; test(order: readonly number[]): void },
): JSX.Element {
  const plants = () => {
    const { state } = props.position;
    const garden = gardenAt(state, props.cell);
    return garden ? plantsOf(state, garden).map(({ plant }) => plant) : [];
  };
  /** The places of the plants, in the order they were pressed. */
  const order = () => {
    const half = props.hand.half();
    return half?.type === 'order' ? half.order : [];
  };
  const change = (next: readonly number[]) =>
    props.hand.setHalf({ type: 'order', cell: props.cell, order: next });
  const test = () => {
    const pressed = order();
    props.hand.setHalf(undefined);
    props.test(pressed);
  };
  return (
    <>
      <p>{soloWords.order}</p>
      <div class="solo-herbs">
        <For each={plants()}>
          {(plant, index) => (
            <HerbButton
              name={plant.ingredient}
              text={soloWords.plant(plant.ingredient, plant.dots)}
              disabled={order().includes(index())}
              act={() => change([...order(), index()])}
            >
              <Show when={order().includes(index())}>
                <strong class="solo-ordered digits">{order().indexOf(index()) + 1}</strong>
              </Show>
            </HerbButton>
          )}
        </For>
      </div>
      <div class="row solo-buttons">
        <ActionButton primary disabled={order().length !== plants().length} act={test}>
          {soloWords.testNow}
        </ActionButton>
        <ActionButton act={() => change([])}>{soloWords.again}</ActionButton>
      </div>
    </>
  );
}

/** A potion that is written rather than brewed: ingredients in their order and their seeds, with a button that tests it
 * and one that declines. */
export function WrittenPotion(props: {
  readonly setup: SoloSetup;
  readonly hand: BoardHand;
  readonly ready: boolean;
  readonly act: string;
  readonly without: string;
  onAct(): void;
  onWithout(): void;
}): JSX.Element {
  const { draft, setDraft } = props.hand;
  const step = (slot: number, by: number) =>
    setDraft(
      draft().map((entry, index) => {
        const seeds = Math.min(props.setup.maxSeeds, Math.max(1, entry.seeds + by));
        return index === slot ? { ...entry, seeds } : entry;
      }),
    );
  return (
    <>
      <div class="solo-herbs">
        <For each={props.setup.ingredients}>
          {(name) => (
            <HerbButton
              name={name}
              text={words.face.ingredient(name)}
              disabled={draft().length >= LARGEST_POTION}
              act={() => setDraft([...draft(), { ingredient: name, seeds: 1 }])}
            />
          )}
        </For>
      </div>
      <ol class="solo-draft">
        <Index each={draft()}>
          {(entry, slot) => (
            <li>
              <span>{words.face.ingredient(entry().ingredient)}</span>
              <ActionButton
                icon
                label={soloWords.fewer(entry().ingredient)}
                act={() => step(slot, -1)}
              >
                −
              </ActionButton>
              <strong class="digits">{entry().seeds}</strong>
              <ActionButton
                icon
                label={soloWords.more(entry().ingredient)}
                act={() => step(slot, 1)}
              >
                +
              </ActionButton>
              <button
                ref={(button) => markFreshOn(button, () => entry().ingredient)}
                type="button"
                class="button icon"
                aria-label={soloWords.remove(entry().ingredient)}
                onClick={() => setDraft(draft().filter((_, index) => index !== slot))}
              >
                ✕
              </button>
            </li>
          )}
        </Index>
      </ol>
      <div class="row solo-buttons">
        <ActionButton primary disabled={!props.ready} act={() => props.onAct()}>
          {props.act}
        </ActionButton>
        <ActionButton act={() => props.onWithout()}>{props.without}</ActionButton>
      </div>
    </>
  );
}

/** A new answer above the actions, scrolled into view. */
export function FreshAnswer(props: { readonly play: WitchesPlay }): JSX.Element {
  return (
    <div ref={(element) => queueMicrotask(() => element.scrollIntoView({ block: 'nearest' }))}>
      <Answer play={props.play} index={props.play.view().trials.length - 1} />
    </div>
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
