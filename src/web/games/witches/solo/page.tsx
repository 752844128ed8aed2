// The solo game: board and actions, with potions, notes and the recipe beside it or behind tabs on a phone.

import './solo.css';
import './board.css';
import { type JSX, onCleanup, onMount, Show } from 'solid-js';
import { COLUMNS, ROWS } from '../../../../games/witches/types/board.ts';
import { Layout } from '../../../kit/fit/layout.tsx';
import { changesWith } from '../../../kit/guard.ts';
import type { WitchesPlay } from '../hand.ts';
import { Lore } from '../lore.tsx';
import { createPanels } from '../panels.tsx';
import { Answer, Dialogs } from '../parts.tsx';
import { createWide } from '../wide.ts';
import { Actions, getReady } from './actions.tsx';
import { SoloGrid } from './board.tsx';
import { positionOf, type SoloTab, soloHandOf, soloTabs } from './hand.ts';
import { Legend } from './legend.tsx';
import { words } from './words.ts';

export default function SoloGame(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = soloHandOf(play);
  const wide = createWide();
  let board: HTMLElement | undefined;
  let actions: HTMLElement | undefined;

  /** The keyboard goes on in the panel, if it came from a cell. */
  const act = () =>
    queueMicrotask(() => {
      const first = actions?.querySelector<HTMLElement>('button:not(:disabled)');
      if (document.activeElement?.matches('.solo-cell') && lastKey) first?.focus();
    });
  const leave = () =>
    queueMicrotask(() =>
      board?.querySelector<HTMLElement>(`[data-cell="${hand.chosen() ?? 0}"]`)?.focus(),
    );
  /** Was the last thing a key? A tap must not move the focus away from the board. */
  let lastKey = false;
  const onKey = () => {
    lastKey = true;
  };
  const onPointer = () => {
    lastKey = false;
  };
  onMount(() => {
    addEventListener('keydown', onKey, true);
    addEventListener('pointerdown', onPointer, true);
  });
  onCleanup(() => {
    removeEventListener('keydown', onKey, true);
    removeEventListener('pointerdown', onPointer, true);
  });

  const acting = () => (
    <Actions
      play={play}
      leave={leave}
      ref={(element) => {
        actions = element;
      }}
    />
  );
  const playing = () => (
    <div
      class="solo-play"
      onPointerEnter={getReady}
      onFocusIn={getReady}
      ref={(element) => {
        board = element;
      }}
    >
      <SoloGrid play={play} act={act} />
    </div>
  );
  const { shown, list, panel } = createPanels<SoloTab>({
    play,
    name: 'solo',
    title: words.tabList,
    tabs: soloTabs,
    names: words.tabs,
    tab: hand.tab,
    setTab: hand.setTab,
    apart: wide,
    instead: () => (play.view().trials.length > 0 ? 'potions' : 'recipe'),
    content: () => (
      <Show
        when={shown() === 'board'}
        fallback={
          <>
            <Lore play={play} />
            <Legend play={play} />
          </>
        }
      >
        <Show when={!reading()} fallback={<Alone play={play} />}>
          {playing()}
        </Show>
      </Show>
    ),
  });
  /** Where there is little room the answer has it to itself, until the player goes back to the board. */
  const reading = () =>
    !wide() && !play.fleeting && !play.watching && shown() === 'board' && hand.fresh();
  const onBoard = () => wide() || shown() === 'board';
  return (
    <>
      <Layout
        class={wide() ? 'solo roomy' : 'solo'}
        rows={reading() ? 1 : 2 * ROWS}
        columns={reading() ? 2.6 : COLUMNS}
        status={
          <Show when={onBoard() && !reading()}>
            <Status play={play} />
          </Show>
        }
        board={
          <Show when={wide()} fallback={panel()}>
            {playing()}
          </Show>
        }
        controls={
          <>
            <Show when={onBoard() && !play.watching}>
              <Show when={!reading()} fallback={<Back play={play} />}>
                {acting()}
              </Show>
            </Show>
            {list()}
            <Show when={wide()}>{panel()}</Show>
          </>
        }
      />
      <Dialogs play={play} />
    </>
  );
}

function Alone(props: { readonly play: WitchesPlay }): JSX.Element {
  return (
    <div class="witches-alone">
      <Answer play={props.play} index={props.play.view().trials.length - 1} />
    </div>
  );
}

function Back(props: { readonly play: WitchesPlay }): JSX.Element {
  return (
    <button
      ref={(button) => changesWith(button, props.play.serial)}
      type="button"
      class="button primary wide"
      onClick={() => soloHandOf(props.play).goOn()}
    >
      {words.back}
    </button>
  );
}

function Status(props: { readonly play: WitchesPlay }): JSX.Element {
  const state = () => positionOf(props.play).state;
  return (
    <p class="solo-status">
      <span class="digits">{words.turn(state().turns)}</span>
      <Show when={state().poisoned}>
        <span class="solo-mark">☠ {words.poisoned}</span>
      </Show>
      <Show when={state().distracted}>
        <span class="solo-mark">☁ {words.distracted}</span>
      </Show>
    </p>
  );
}
