// The solo game: board and actions, with potions, notes and the recipe beside it or behind tabs on a phone.

import './solo.css';
import './board.css';
import { For, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { COLUMNS, ROWS, specialCells } from '../../../../games/witches/types/board.ts';
import { Layout } from '../../../kit/fit/layout.tsx';
import type { WitchesPlay } from '../hand.ts';
import { Lore } from '../lore.tsx';
import { createPanels } from '../panels.tsx';
import { Dialogs } from '../parts.tsx';
import { createWide } from '../wide.ts';
import { Actions } from './actions.tsx';
import { SoloGrid } from './board.tsx';
import { Badge } from './cell.tsx';
import { positionOf, type SoloTab, soloHandOf, soloTabs } from './hand.ts';
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
        {playing()}
      </Show>
    ),
  });
  const onBoard = () => wide() || shown() === 'board';
  return (
    <>
      <Layout
        class={wide() ? 'solo roomy' : 'solo'}
        rows={2 * ROWS}
        columns={COLUMNS}
        status={
          <Show when={onBoard()}>
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
            <Show when={onBoard() && !play.watching}>{acting()}</Show>
            {list()}
            <Show when={wide()}>{panel()}</Show>
          </>
        }
      />
      <Dialogs play={play} />
    </>
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

function Legend(props: { readonly play: WitchesPlay }): JSX.Element {
  const { board } = positionOf(props.play).setup;
  const inPlay = specialCells.filter((name) =>
    board.specials.some(({ special }) => special === name),
  );
  return (
    <section aria-labelledby="solo-legend">
      <h2 id="solo-legend">{inPlay.length > 0 ? words.legend : words.plainLegend}</h2>
      <p class="muted">
        {words.looks} <Show when={inPlay.length > 0}>{words.legendSigns}</Show>
      </p>
      <ul class="solo-legend">
        <For each={inPlay}>
          {(special) => (
            <li>
              <Badge special={special} />
              <span>
                <strong>{words.specials[special].name}:</strong> {words.specials[special].about}
              </span>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
