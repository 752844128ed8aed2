// A table on screen: the seats with their parts, the own part or one that is looked at, what can be done, and tabs for
// potions, notes and the table.

import '../../solo/solo.css';
import '../../solo/board.css';
import '../seats.css';
import '../together.css';
import './screen.css';
import { createEffect, type JSX, on, Show } from 'solid-js';
import { Layout } from '../../../../ui/board-layout.tsx';
import type { WitchesPlay } from '../../hand.ts';
import { createPanels } from '../../panels.tsx';
import { Dialogs } from '../../parts.tsx';
import { nameAt } from '../../people.ts';
import { createPassage } from '../../solo/passage.ts';
import { Alone, Back } from '../../solo/said.tsx';
import { words as solo } from '#words/witches/solo.ts';
import { createWide } from '../../wide.ts';
import { words as common } from '#words/witches/index.ts';
import { Agreement } from '../agreement.tsx';
import { layPart } from '../part.ts';
import { SeatName } from '../seat.tsx';
import { screenOf, youAt } from '../table.ts';
import { words } from '#words/witches/tableface.ts';
import { Actions } from './actions.tsx';
import { ScreenBoard } from './board.tsx';
import { Offers } from './offers.tsx';
import { PassForAbsent, RoundLine } from './round.tsx';
import { createScreen, isNews, type Screen, type ScreenTab, screenTabs } from './screen.ts';
import { SeatCards } from './seatcards.tsx';
import { TablePanel } from './tablepanel.tsx';

export default function ScreenTable(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const screen = createScreen(play);
  const { hand } = screen;
  const wide = createWide();
  const passage = createPassage(hand.chosen);
  // What is asked on the own part is shown there.
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
    title: solo.tabList,
    tabs: screenTabs,
    names: words.tabs,
    tab: hand.tab,
    setTab: hand.setTab,
    apart: wide,
    instead: () => (play.view().trials.length > 0 ? 'potions' : 'table'),
    content: () => (
      <Show when={shown() === 'board'} fallback={<TablePanel screen={screen} />}>
        <Show when={!reading()} fallback={<Alone play={play} />}>
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
  /** A potion that is written, and what is read at the end, come before the board where there is not room for both. */
  const atEnd = () =>
    !wide() &&
    (play.over() ||
      screenOf(play).phase === 'last' ||
      screen.due() === 'Genius' ||
      screen.due() === 'Guesser');
  const acting = () => <Actions screen={screen} leave={passage.leave} ref={passage.actions} />;
  /** Where there is little room the own answer has it to itself, until the player goes back to the board. */
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
              <Show when={!reading()} fallback={<Back play={play} goOn={hand.goOn} />}>
                <News screen={screen} />
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

/** What the High Witch said to another's potion: in a line, so that nobody loses their place. */
function News(props: { readonly screen: Screen }): JSX.Element {
  const { play, hand } = props.screen;
  const index = () => play.view().trials.length - 1;
  const tester = () => screenOf(play).testers[index()];
  return (
    <Show when={isNews(props.screen) && play.view().trials[index()]}>
      {(trial) => (
        <section class="table-news" data-seat={tester() ?? 0} aria-label={words.news}>
          <p>
            <Show when={tester()}>{(place) => <SeatName play={play} person={place()} />}</Show>{' '}
            <strong>{words.newsOf(index() + 1)}</strong>{' '}
            {common.verdict(trial().result, play.view())}
          </p>
          <div class="row">
            <button
              type="button"
              class="button"
              aria-label={words.readNamed(nameAt(play, tester() ?? 0))}
              onClick={() => {
                hand.goOn();
                hand.setTab('potions');
              }}
            >
              {words.read}
            </button>
            <button type="button" class="button" onClick={() => hand.goOn()}>
              {words.later}
            </button>
          </div>
        </section>
      )}
    </Show>
  );
}
