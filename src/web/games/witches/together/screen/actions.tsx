// The action panel of a table on screen: an answer to read, an effect to carry out, the chosen cell, potions that are
// written rather than brewed (Genius, Guesser, the last one), taking back and passing.

import { createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { soloWords } from '#words/witches/solo.ts';
import { tableWords } from '#words/witches/table.ts';
import type { PlayedEntry } from '../../../../../games/witches/types/potion.ts';
import { declinableChoices } from '../../../../../games/witches/types/table.ts';
import { markFresh, markFreshOn } from '../../../../ui/tap-guard.ts';
import { ActionButton } from '../../action-button.tsx';
import { FreeClue } from '../../lore.tsx';
import {
  BoardQuestion,
  FreshAnswer,
  HerbButton,
  HerbButtons,
  LastMessage,
  WrittenPotion,
} from '../../solo/action-parts.tsx';
import { Statuses } from '../people.tsx';
import { TableEnding } from '../shared-notes.tsx';
import { screenOf, youAt } from '../table.ts';
import { PartCellActions } from './cell-actions.tsx';
import { hasUnreadAnswer, type ScreenTableState } from './table-state.ts';

interface ScreenActionsProps {
  readonly screen: ScreenTableState;
  /** Moves the keyboard focus back to the cell. */
  leave(): void;
  ref(element: HTMLElement): void;
}

export function ScreenActions(props: ScreenActionsProps): JSX.Element {
  const { screen } = props;
  const { play, hand } = screen;
  const leave = () => {
    hand.setHalf(undefined);
    props.leave();
  };
  const due = () => screen.due();
  /** Seedling becomes a plain planting once a cell is chosen. */
  const asking = () => {
    const now = due();
    const chosen = hand.chosen();
    const planting =
      now === 'Seedling' && screen.legal('plant').some(({ cell }) => cell === chosen);
    return planting ? undefined : now;
  };
  /** One's own last move, until another seat moves; moves that revealed something are final. */
  const mayTakeBack = () => youAt(play) !== null && screenOf(play).takeBack === youAt(play);
  const mayPass = () => !play.over() && !due() && !hand.half() && screen.legal('pass').length > 0;
  const watches = () => youAt(play) === null || play.watching;
  return (
    <section
      ref={(element) => props.ref(element)}
      class="solo-actions card"
      aria-label={soloWords.actions}
      aria-busy={screen.sending()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        leave();
      }}
    >
      <Show when={hand.fresh()}>
        <FreshAnswer play={play} />
      </Show>
      <Switch fallback={<Idle screen={screen} />}>
        <Match when={play.over()}>
          <TableEnding play={play} />
        </Match>
        <Match when={watches()}>
          <p class="muted">{tableWords.watchAbout}</p>
        </Match>
        {/* Any player may write it; all must agree before it is tested. */}
        <Match when={screenOf(play).phase === 'last'}>
          <h2>{soloWords.last}</h2>
          <p>{tableWords.lastHow}</p>
          <WrittenPotion
            setup={screen.position().setup}
            hand={hand}
            ready={hand.draft().length > 0}
            act={tableWords.proposeLast}
            onAct={() => screen.send({ type: 'last', entries: hand.draft() })}
            without={tableWords.noLast}
            onWithout={() => screen.send({ type: 'giveUp' })}
          />
        </Match>
        <Match when={hand.half()?.type === 'pluck'}>
          <BoardQuestion decline={soloWords.cancel} onDecline={leave} />
        </Match>
        <Match when={asking() === 'Genius'}>
          <Genius screen={screen} />
        </Match>
        <Match when={asking() === 'Guesser'}>
          <Guesser screen={screen} />
        </Match>
        <Match when={asking()}>
          {(choice) => (
            <BoardQuestion
              effect={tableWords.choices[choice()]}
              decline={declinableChoices.includes(choice()) ? tableWords.decline : undefined}
              onDecline={() => {
                screen.send({ type: 'pass' });
                leave();
              }}
            />
          )}
        </Match>
        <Match when={hand.chosen() !== undefined}>
          <PartCellActions screen={screen} cell={hand.chosen() ?? 0} done={leave} />
        </Match>
      </Switch>
      <div class="table-foot">
        <Show when={!hand.fresh()}>
          <LastMessage play={play} old={due() !== undefined || hasUnreadAnswer(screen)} />
        </Show>
        <Show when={!play.over() && mayTakeBack()}>
          <button
            type="button"
            class="button"
            ref={(button) => markFreshOn(button, play.serial)}
            onClick={() => screen.send({ type: 'takeBack' })}
          >
            {tableWords.takeBack}
          </button>
        </Show>
        <Show when={mayPass()}>
          <button
            type="button"
            class="button"
            ref={(button) => markFreshOn(button, () => screenOf(play).round)}
            onClick={() => screen.send({ type: 'pass' })}
          >
            {tableWords.pass}
          </button>
        </Show>
      </div>
    </section>
  );
}

function Idle(props: { readonly screen: ScreenTableState }): JSX.Element {
  const { play, hand } = props.screen;
  const acted = () => props.screen.own()?.acted ?? 'open';
  const { statuses } = props.screen;
  const { kind } = props.screen.position().setup.board;
  return (
    <Show when={!hand.fresh()}>
      <Show when={statuses().length > 0}>
        <Statuses statuses={statuses()} onScreen />
      </Show>
      <Show when={statuses().length === 0 || acted() !== 'open'}>
        <p class="muted">
          {acted() === 'open' ? tableWords.yourAction[kind] : tableWords.idle[acted()]}
        </p>
      </Show>
      <Show when={play.view().trials.length === 0}>
        <FreeClue play={play} />
      </Show>
    </Show>
  );
}

/** One entry may be exchanged, reseeded or removed before the potion is tested. */
function Genius(props: { readonly screen: ScreenTableState }): JSX.Element {
  const { screen } = props;
  const { setup } = screen.position();
  const [slot, setSlot] = createSignal<number>();
  const entries = (): readonly PlayedEntry[] => screen.own()?.waiting?.entries ?? [];
  const chosen = () => entries()[slot() ?? -1];
  const change = (entry: PlayedEntry | null) => {
    const at = slot();
    if (at !== undefined) screen.send({ type: 'change', slot: at, entry });
    setSlot(undefined);
  };
  return (
    <>
      <p>
        <strong>{tableWords.choices.Genius.name}: </strong>
        {tableWords.choices.Genius.ask}
      </p>
      <div class="solo-herbs" role="group" aria-label={tableWords.waitingPotion}>
        <For each={entries()}>
          {({ ingredient, seeds }, index) => (
            <HerbButton
              name={ingredient}
              text={soloWords.plant(ingredient, seeds)}
              pressed={slot() === index()}
              act={() => setSlot(slot() === index() ? undefined : index())}
            />
          )}
        </For>
      </div>
      <div class="row solo-buttons">
        <ActionButton primary act={() => screen.send({ type: 'pass' })}>
          {tableWords.asItIs}
        </ActionButton>
        <Show when={entries().length > 1 && chosen()}>
          {(entry) => (
            <button type="button" class="button" ref={markFresh} onClick={() => change(null)}>
              {tableWords.takeOut(entry().ingredient)}
            </button>
          )}
        </Show>
      </div>
      <Show when={chosen()}>
        {(entry) => (
          <div class="stack" ref={markFresh}>
            <div class="row" role="group" aria-label={tableWords.reseed(entry().ingredient)}>
              <span>{tableWords.reseed(entry().ingredient)}</span>
              <For each={Array.from({ length: setup.maxSeeds }, (_, index) => index + 1)}>
                {(seeds) => (
                  <button
                    type="button"
                    class="button digits"
                    disabled={seeds === entry().seeds}
                    aria-label={tableWords.reseedTo(entry().ingredient, seeds)}
                    onClick={() => change({ ...entry(), seeds })}
                  >
                    {seeds}
                  </button>
                )}
              </For>
            </div>
            <p>{tableWords.exchange(entry().ingredient)}</p>
            <HerbButtons
              names={setup.ingredients.filter((name) => name !== entry().ingredient)}
              group={tableWords.exchange(entry().ingredient)}
              label={(name) => tableWords.exchangeFor(entry().ingredient, name)}
              choose={(ingredient) => change({ ...entry(), ingredient })}
            />
          </div>
        )}
      </Show>
    </>
  );
}

/** Any potion that has the plant in it. */
function Guesser(props: { readonly screen: ScreenTableState }): JSX.Element {
  const { screen } = props;
  const { hand } = screen;
  const { setup } = screen.position();
  const must = () => screen.own()?.guesses[0];
  const fits = () => hand.draft().some(({ ingredient }) => ingredient === must());
  return (
    <>
      <p>
        <strong>{tableWords.choices.Guesser.name}: </strong>
        {tableWords.guess(must() ?? '')}
      </p>
      <WrittenPotion
        setup={setup}
        hand={hand}
        ready={fits()}
        act={tableWords.testGuess}
        onAct={() => {
          screen.send({ type: 'guess', entries: hand.draft() });
          hand.setDraft([]);
        }}
        without={tableWords.decline}
        onWithout={() => {
          hand.setDraft([]);
          screen.send({ type: 'pass' });
        }}
      />
    </>
  );
}
