// A table on screen: the seats with small pictures of their parts, one part large, the actions, and tabs for potions,
// notes and the table.

import { ActionButton } from '../../action-button.tsx';
import '../../solo/solo.css';
import '../../solo/board.css';
import '../seats.css';
import '../together.css';
import './screen.css';
import { createEffect, type JSX, on, Show } from 'solid-js';
import { words } from '#words/witches/index.ts';
import { soloWords } from '#words/witches/solo.ts';
import { tableWords } from '#words/witches/table.ts';
import type { WitchesTypes } from '../../../../../games/witches/types/index.ts';
import type { HintHooks } from '../../../../play/hints.ts';
import { Layout } from '../../../../ui/board-layout.tsx';
import type { WitchesPlay } from '../../hand.ts';
import { ringedList } from '../../hints.ts';
import { createPanels, createWide, Dialogs } from '../../panels.tsx';
import { nameAt } from '../../party.ts';
import { AnswerAlone, BackToBoard } from '../../solo/action-parts.tsx';
import { createPassage } from '../../solo/keyboard-passage.ts';
import { Agreement } from '../agreement.tsx';
import { layPart } from '../part-layout.ts';
import { SeatName } from '../people.tsx';
import { screenOf, youAt } from '../table.ts';
import { ScreenActions } from './actions.tsx';
import { ScreenBoard } from './board.tsx';
import { Offers, PassForAbsent, RoundLine, SeatCards } from './seat-cards.tsx';
import { TablePanel } from './table-panel.tsx';
import {
  createScreen,
  hasUnreadAnswer,
  type ScreenTab,
  type ScreenTableState,
  screenHandOf,
  screenTabs,
} from './table-state.ts';

export default function ScreenTable(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const screen = createScreen(play);
  const { hand } = screen;
  const wide = createWide();
  const passage = createPassage(hand.chosen);
  // A choice is made on one's own part, so show that.
  createEffect(
    on(screen.due, (due) => {
      const you = youAt(play);
      if (due && you !== null) hand.look(you);
    }),
  );

  const playing = () => (
    <div class="solo-play" ref={passage.board}>
      <ScreenBoard screen={screen} act={passage.act} />
    </div>
  );
  const { shown, list, panel } = createPanels<ScreenTab>({
    play,
    name: 'solo',
    title: soloWords.tabList,
    tabs: screenTabs,
    names: tableWords.tabs,
    hand,
    apart: wide,
    instead: () => (play.view().trials.length > 0 ? 'potions' : 'table'),
    content: () => (
      <Show when={shown() === 'board'} fallback={<TablePanel screen={screen} />}>
        <Show when={!reading()} fallback={<AnswerAlone play={play} />}>
          <Show when={atEnd()} fallback={playing()}>
            <div class="part-after">
              {acting()}
              {playing()}
            </div>
          </Show>
        </Show>
      </Show>
    ),
  });
  /** On small screens the forms of written potions and the end come before the board. */
  const atEnd = () =>
    !wide() &&
    (play.over() ||
      screenOf(play).phase === 'last' ||
      screen.due() === 'Genius' ||
      screen.due() === 'Guesser');
  const acting = () => (
    <ScreenActions screen={screen} leave={passage.leave} ref={passage.actions} />
  );
  /** On small screens the answer to one's own potion replaces the board until the player goes back. */
  const reading = () => !wide() && !play.watching && shown() === 'board' && hand.fresh();
  const onBoard = () => wide() || shown() === 'board';
  const laid = () => layPart(screenOf(play).seats, hand.looking());
  return (
    <>
      <Layout
        class={wide() ? 'solo table-screen roomy' : 'solo table-screen'}
        rows={wide() || reading() || atEnd() ? 1 : laid().rows}
        columns={wide() ? 1.05 : reading() ? 2.6 : atEnd() ? 1.45 : laid().columns}
        wide={false}
        status={
          <Show when={onBoard() && !reading()}>
            <Show when={!wide()}>
              <SeatCards screen={screen} />
            </Show>
            <RoundLine screen={screen} />
          </Show>
        }
        board={
          <Show when={wide()} fallback={panel()}>
            <div class="part-and-seats">
              {playing()}
              <SeatCards screen={screen} />
            </div>
          </Show>
        }
        controls={
          <>
            <Agreement play={play} />
            <Offers screen={screen} />
            <Show when={onBoard()}>
              <Show when={!reading()} fallback={<BackToBoard play={play} goOn={hand.goOn} />}>
                <UnreadAnswer screen={screen} />
                <Show when={!atEnd()}>{acting()}</Show>
              </Show>
              <PassForAbsent screen={screen} />
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

/** Hints advise the player's own seat: they open the list that a stage rings, and turn to the player's part. */
export const screenHints: HintHooks<WitchesTypes> = {
  told(play, hint, stage) {
    const hand = screenHandOf(play);
    const you = youAt(play);
    if (you !== null && hand.looking() !== you) hand.look(you);
    hand.setTab(ringedList(hint, stage) ?? 'board');
  },
};

/** The answer to another player's potion: one line, so that readers keep their place. */
function UnreadAnswer(props: { readonly screen: ScreenTableState }): JSX.Element {
  const { play, hand } = props.screen;
  const index = () => play.view().trials.length - 1;
  const tester = () => screenOf(play).testers[index()];
  return (
    <Show when={hasUnreadAnswer(props.screen) && play.view().trials[index()]}>
      {(trial) => (
        <section class="table-news" data-seat={tester() ?? 0} aria-label={tableWords.news}>
          <p>
            <Show when={tester()}>{(place) => <SeatName play={play} person={place()} />}</Show>{' '}
            <strong>{tableWords.newsOf(index() + 1)}</strong>{' '}
            {words.verdict(trial().result, play.view())}
          </p>
          <div class="row">
            <ActionButton
              label={tableWords.readNamed(nameAt(play, tester() ?? 0))}
              act={() => {
                hand.goOn();
                hand.setTab('potions');
              }}
            >
              {tableWords.read}
            </ActionButton>
            <ActionButton act={() => hand.goOn()}>{tableWords.later}</ActionButton>
          </div>
        </section>
      )}
    </Show>
  );
}
