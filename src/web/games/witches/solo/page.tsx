// The solo game: board and actions; potions, notes and the recipe beside them, or behind tabs on a phone.

import './solo.css';
import './board.css';
import { type JSX, Show } from 'solid-js';
import { soloWords } from '#words/witches/solo.ts';
import { COLUMNS, ROWS } from '../../../../games/witches/types/board.ts';
import { Layout } from '../../../ui/board-layout.tsx';
import type { WitchesPlay } from '../hand.ts';
import { Lore } from '../lore.tsx';
import { createPanels, createWide, Dialogs } from '../panels.tsx';
import { AnswerAlone, BackToBoard } from './action-parts.tsx';
import { SoloActions } from './actions.tsx';
import { SoloGrid } from './board.tsx';
import { Legend } from './board-drawing.tsx';
import { positionOf, type SoloTab, soloHandOf, soloTabs } from './hand.ts';
import { createPassage } from './keyboard-passage.ts';

export default function SoloGame(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = soloHandOf(play);
  const wide = createWide();
  const passage = createPassage(hand.chosen);

  const acting = () => <SoloActions play={play} leave={passage.leave} ref={passage.actions} />;
  const playing = () => (
    <div class="solo-play" ref={passage.board}>
      <SoloGrid play={play} act={passage.act} />
    </div>
  );
  const { shown, list, panel } = createPanels<SoloTab>({
    play,
    name: 'solo',
    title: soloWords.tabList,
    tabs: soloTabs,
    names: soloWords.tabs,
    hand,
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
        <Show when={!reading()} fallback={<AnswerAlone play={play} />}>
          <Show when={!writing()} fallback={<div class="solo-writing">{acting()}</div>}>
            {playing()}
          </Show>
        </Show>
      </Show>
    ),
  });
  /** On small screens a new answer replaces the board until the player goes back. */
  const reading = () =>
    !wide() && !play.fleeting && !play.watching && shown() === 'board' && hand.fresh();
  const onBoard = () => wide() || shown() === 'board';
  /** On small screens the form of the last potion replaces the board. */
  const writing = () =>
    !wide() && onBoard() && !play.watching && positionOf(play).state.phase === 'last';
  return (
    <>
      <Layout
        class={wide() ? 'solo roomy' : 'solo'}
        rows={reading() || writing() ? 1 : 2 * ROWS}
        columns={reading() ? 2.6 : writing() ? 1.45 : COLUMNS}
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
            <Show when={onBoard() && !play.watching && !writing()}>
              <Show when={!reading()} fallback={<BackToBoard play={play} goOn={hand.goOn} />}>
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

function Status(props: { readonly play: WitchesPlay }): JSX.Element {
  const state = () => positionOf(props.play).state;
  return (
    <p class="solo-status">
      <span class="digits">{soloWords.turn(state().turns)}</span>
      {/* No effect restricts the last potion. */}
      <Show when={state().phase === 'playing'}>
        <Show when={state().poisoned}>
          <span class="solo-mark">☠ {soloWords.poisoned}</span>
        </Show>
        <Show when={state().distracted}>
          <span class="solo-mark">☁ {soloWords.distracted}</span>
        </Show>
      </Show>
    </p>
  );
}
