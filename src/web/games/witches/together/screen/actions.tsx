// What this player can do now: an answer to read, an effect to carry out, the last potion, or the chosen cell; and to
// pass.

import { type JSX, Match, Show, Switch } from 'solid-js';
import { declinableChoices } from '../../../../../games/witches/types/table.ts';
import { markFreshOn } from '../../../../ui/tap-guard.ts';
import { Answer } from '../../parts.tsx';
import { Word } from '../../solo/said.tsx';
import { words as board } from '#words/witches/solo.ts';
import { words as common } from '#words/witches/index.ts';
import { TableEnding } from '../ending.tsx';
import { Statuses } from '../statuses.tsx';
import { screenOf, youAt } from '../table.ts';
import { words } from '#words/witches/tableface.ts';
import { CellActions } from './cellactions.tsx';
import { Genius, Guesser, LastPotion } from './potions.tsx';
import { isNews, type Screen } from './screen.ts';

export interface ActionsProps {
  readonly screen: Screen;
  /** Back to the cell, for the keyboard. */
  leave(): void;
  ref(element: HTMLElement): void;
}

export function Actions(props: ActionsProps): JSX.Element {
  const { screen } = props;
  const { play, hand } = screen;
  const leave = () => {
    hand.setHalf(undefined);
    props.leave();
  };
  const due = () => screen.due();
  /** Seedling is a planting like any other, once a cell is chosen. */
  const asking = () => {
    const now = due();
    const chosen = hand.chosen();
    const planting =
      now === 'Seedling' && screen.legal('plant').some(({ cell }) => cell === chosen);
    return planting ? undefined : now;
  };
  /** The own last move, until another seat has moved; what showed something hidden is final. */
  const mayTakeBack = () => youAt(play) !== null && screenOf(play).takeBack === youAt(play);
  const mayPass = () => !play.over() && !due() && !hand.half() && screen.legal('pass').length > 0;
  const watches = () => youAt(play) === null || play.watching;
  return (
    <section
      ref={(element) => props.ref(element)}
      class="solo-actions card"
      aria-label={board.actions}
      aria-busy={screen.sending()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        leave();
      }}
    >
      <Show when={hand.fresh()}>
        <div ref={(element) => queueMicrotask(() => element.scrollIntoView({ block: 'nearest' }))}>
          <Answer play={play} index={play.view().trials.length - 1} />
        </div>
      </Show>
      <Switch fallback={<Idle screen={screen} />}>
        <Match when={play.over()}>
          <TableEnding play={play} />
        </Match>
        <Match when={watches()}>
          <p class="muted">{words.watchAbout}</p>
        </Match>
        <Match when={screenOf(play).phase === 'last'}>
          <LastPotion screen={screen} />
        </Match>
        <Match when={hand.half()?.type === 'pluck'}>
          <div class="solo-ask">
            <p>{board.pluckInto}</p>
            <button type="button" class="button" onClick={leave}>
              {board.cancel}
            </button>
          </div>
        </Match>
        <Match when={asking() === 'Genius'}>
          <Genius screen={screen} />
        </Match>
        <Match when={asking() === 'Guesser'}>
          <Guesser screen={screen} />
        </Match>
        <Match when={asking()}>
          {(choice) => (
            <div class="solo-ask">
              <p>
                <strong>{words.choices[choice()].name}: </strong>
                {words.choices[choice()].ask}
              </p>
              <Show when={declinableChoices.includes(choice())}>
                <button
                  type="button"
                  class="button"
                  onClick={() => {
                    hand.setHalf(undefined);
                    screen.send({ type: 'pass' });
                    props.leave();
                  }}
                >
                  {words.decline}
                </button>
              </Show>
            </div>
          )}
        </Match>
        <Match when={hand.chosen() !== undefined}>
          <CellActions screen={screen} cell={hand.chosen() ?? 0} done={leave} />
        </Match>
      </Switch>
      <div class="table-foot">
        <Show when={!hand.fresh()}>
          <Word play={play} old={due() !== undefined || isNews(screen)} />
        </Show>
        <Show when={!play.over() && mayTakeBack()}>
          <button
            type="button"
            class="button"
            ref={(button) => markFreshOn(button, play.serial)}
            onClick={() => screen.send({ type: 'takeBack' })}
          >
            {words.takeBack}
          </button>
        </Show>
        <Show when={mayPass()}>
          <button
            type="button"
            class="button"
            ref={(button) => markFreshOn(button, () => screenOf(play).round)}
            onClick={() => screen.send({ type: 'pass' })}
          >
            {words.pass}
          </button>
        </Show>
      </div>
    </section>
  );
}

function Idle(props: { readonly screen: Screen }): JSX.Element {
  const { play, hand } = props.screen;
  const acted = () => props.screen.own()?.acted ?? 'open';
  const statuses = () => props.screen.own()?.statuses ?? [];
  const { kind } = props.screen.position().setup.board;
  return (
    <Show when={!hand.fresh()}>
      <Show when={statuses().length > 0}>
        <Statuses statuses={statuses()} onScreen />
      </Show>
      <Show when={statuses().length === 0 || acted() !== 'open'}>
        <p class="muted">{acted() === 'open' ? words.yourAction[kind] : words.idle[acted()]}</p>
      </Show>
      <Show when={play.view().trials.length === 0 && play.view().clue}>
        {(clue) => (
          <p class="witches-clue">
            <strong>{common.face.clue}:</strong> {common.clue(clue())}
          </p>
        )}
      </Show>
    </Show>
  );
}
