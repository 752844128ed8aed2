// A button for the numbers of all dailies of one day, and their dialog. Shown only where there is a service.

import './others.css';
import { createResource, createSignal, For, type JSX, onMount, Show, Suspense } from 'solid-js';
import { dayText } from '#words/formats.ts';
import { serviceWords } from '#words/service.ts';
import type { Day } from '../../cabinet/day.ts';
import { isWin } from '../../cabinet/result.ts';
import { gameIds } from '../../games/index.ts';
import { resultsOfDay } from '../storage/dailies.ts';
import { loadResults } from '../storage/results.ts';
import { Dialog } from '../ui/dialog.tsx';
import { titleOf } from '../ui/game-words.ts';
import { Asking } from './consent.tsx';
import { OthersCard, type OthersProps, type OwnResult } from './numbers.tsx';
import { theService } from './service.ts';

const words = serviceWords.day;

interface DayNumbersProps extends Pick<OthersProps, 'loadNames'> {
  readonly day: Day;
}

export default function DayButton(props: DayNumbersProps): JSX.Element {
  const service = theService();
  const [open, setOpen] = createSignal(false);
  onMount(() => void service.meet());
  const isThere = () => service.presence() === 'here' || service.presence() === 'down';
  return (
    <Show when={isThere()}>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      <Suspense>
        <Show when={open()}>
          <DayDialog day={props.day} loadNames={props.loadNames} onClose={() => setOpen(false)} />
        </Show>
      </Suspense>
    </Show>
  );
}

function DayDialog(props: DayNumbersProps & { onClose(): void }): JSX.Element {
  const [results] = createResource(
    () => props.day,
    async (day) => resultsOfDay(await loadResults(), day),
  );
  const own = (game: string): OwnResult | undefined => {
    const result = results.latest?.[game];
    return result && { millis: result.millis, solved: isWin(result) };
  };
  const service = theService();
  /** Asked once for all games. */
  const asks = () => service.asks() && gameIds.some((game) => own(game));
  let inside: HTMLElement | undefined;
  const answer = (act: () => void) => () => {
    // The pressed button disappears.
    inside?.closest('dialog')?.querySelector('h2')?.focus();
    act();
  };
  return (
    <Dialog open wide title={words.title(dayText(props.day))} onClose={props.onClose}>
      <div
        class="stack"
        ref={(element) => {
          inside = element;
        }}
      >
        <Show when={asks()}>
          <Asking agree={answer(service.agree)} decline={answer(service.decline)} />
        </Show>
        <Show when={results.latest}>
          <For each={gameIds}>
            {(game) => (
              <OthersCard
                day={props.day}
                game={game}
                loadNames={props.loadNames}
                heading={titleOf(game).title}
                own={own(game)}
                isAsked
              />
            )}
          </For>
        </Show>
      </div>
    </Dialog>
  );
}
