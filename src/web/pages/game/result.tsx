// The result dialog: one sentence, three figures, the rest folded away, and what to do next.

import { createResource, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { dialogs } from '#words/dialogs.ts';
import { dayText } from '#words/formats.ts';
import { standing as dailyWords } from '#words/pages.ts';
import { resultShareText } from '#words/share.ts';
import type { Rareness } from '../../../core/game.ts';
import { rarenessOf } from '../../../wire/daily-numbers.ts';
import { defaultEnding, type FaceEnding } from '../../board/face.ts';
import { loadPickNames } from '../../games/index.ts';
import { OthersCard, rarityLine } from '../../online/numbers.tsx';
import { theService } from '../../online/service.ts';
import type { Play } from '../../play/play.ts';
import { loadStreakSummary, type StreakSummary } from '../../storage/dailies.ts';
import { today } from '../../storage/today.ts';
import { Button } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FigureList } from '../../ui/figures.tsx';
import { titleOf as titleOfGame } from '../../ui/game-words.ts';
import { dailyLink, shareLink, shareText } from '../../ui/share.ts';
import { StreakSummaryView } from '../streaks.tsx';
import type { BoardContext } from './panels.tsx';

const words = dialogs.result;

/** Figures shown; the rest is folded away. */
const SHOWN = 3;

interface ResultProps {
  readonly board: BoardContext;
  onClose(): void;
}

/** Suspends until the game's own ending is loaded. */
export function ResultDialog(props: ResultProps): JSX.Element {
  const { play, face } = props.board;
  const [loaded] = createResource(() => face.loadEnding().catch(() => defaultEnding));
  return (
    <Show when={loaded()}>
      {(ending) => (
        <Dialog
          open
          title={titleOf(play, ending())}
          about={endingOf(play, rarenessOfPlay(play))}
          onClose={props.onClose}
        >
          <Outcome {...props} ending={ending()} />
        </Dialog>
      )}
    </Show>
  );
}

/** A board that the clock finished is not solved. */
const isSolved = (play: Play) => play.status() === 'won' && !play.byClock();

function titleOf(play: Play, ending: FaceEnding): string {
  if (play.byClock()) return words.byClock;
  return ending.title(play) ?? (isSolved(play) ? words.won : words.lost);
}

/** Of a daily whose players choose differently, once the service has reported their choices. */
function rarenessOfPlay(play: Play): Rareness | undefined {
  const { game, daily } = play;
  const own = play.picks?.();
  const known = own && daily !== undefined && theService().knownRarity(daily, game.id);
  return known ? rarenessOf(known, own) : undefined;
}

function endingOf(play: Play, rareness: Rareness | undefined): string {
  const { view, tally, score } = play;
  return play.words.ending(view(), tally(), score(), rareness);
}

/** To the next daily of the day, or to the calendar if all are done. */
const nextPath = (day: string, next: string | undefined) =>
  next === undefined ? `/archive/${day}` : `/daily/${day}/${next}`;

function nextLabel(standing: StreakSummary | undefined, next: string | undefined): string {
  if (!standing) return dialogs.menu.calendar;
  return next === undefined ? dailyWords.allDone : dailyWords.next(titleOfGame(next).title);
}

function Outcome(props: ResultProps & { readonly ending: FaceEnding }): JSX.Element {
  const { play, record, level, exits } = props.board;
  const { daily } = record;
  /** Away from this board, whose dialog closes. */
  const leave = (go: () => void) => {
    props.onClose();
    go();
  };
  const rareness = () => rarenessOfPlay(play);
  const figures = () => play.words.result(play.view(), play.tally(), play.score(), rareness());
  const rest = () => figures().slice(SHOWN);
  const [found] = createResource(
    () => daily !== undefined && ([daily, props.board.counted()] as const),
    ([day]) => loadStreakSummary(record, day),
  );
  /** Reading a pending resource would suspend the whole dialog. */
  const standing = () =>
    found.state === 'ready' || found.state === 'refreshing' ? found.latest : undefined;
  const text = () =>
    resultShareText({
      title: play.words.title,
      level,
      ending: endingOf(play, rareness()),
      points: rareness() ? undefined : play.score(),
      picture: play.words.picture(play.view(), play.tally(), rareness()),
      practice: play.practice(),
      more: daily === undefined ? undefined : rarityLine(theService(), daily, play.game.id),
      daily:
        daily === undefined
          ? undefined
          : {
              day: daily,
              late: standing()?.late !== undefined,
              // Only a win of today adds to it.
              streak:
                isSolved(play) && !play.practice() && daily === today()
                  ? (standing()?.streaks.current ?? 0)
                  : 0,
            },
    });
  const link = () => (daily === undefined ? shareLink(play.code) : dailyLink(daily, record.game));
  const next = () => standing()?.next;
  return (
    <div class="stack outcome" classList={{ won: isSolved(play) }}>
      <Show when={daily}>{(day) => <p class="outcome-day">{words.daily(dayText(day()))}</p>}</Show>
      <FigureList figures={figures().slice(0, SHOWN)} class="figures large" />
      <Show when={play.byClock()}>
        <p class="note">{words.byClockAbout}</p>
      </Show>
      <Show when={play.practice()}>
        <p class="note">{words.practice}</p>
      </Show>
      <Show when={daily}>
        {(date) => (
          <OthersCard
            day={date()}
            game={play.game.id}
            loadNames={loadPickNames}
            own={{ millis: play.tally().millis, solved: isSolved(play) && !play.practice() }}
          />
        )}
      </Show>
      <Dynamic component={props.ending.Result} play={play} run={record.id} close={props.onClose} />
      <Show when={daily}>
        {(day) => (
          <Show when={standing()}>
            {(where) => <StreakSummaryView standing={where()} day={day()} />}
          </Show>
        )}
      </Show>
      <Show when={rest().length > 0}>
        <details class="outcome-rest">
          <summary>{words.more}</summary>
          <FigureList figures={rest()} />
        </details>
      </Show>
      <div class="row outcome-actions">
        <Show
          when={daily}
          fallback={
            <Button class="primary" onClick={() => leave(exits.onNext)}>
              {play.words.next ?? words.next}
            </Button>
          }
        >
          {(day) => (
            <Button
              class="primary"
              onClick={() => leave(() => exits.onLeave(nextPath(day(), next())))}
            >
              {nextLabel(standing(), next())}
            </Button>
          )}
        </Show>
        <Button onClick={() => void shareText(text(), link())}>{words.shareIt}</Button>
        <Button onClick={() => props.onClose()}>{words.look}</Button>
        <Button onClick={() => exits.onWatch()}>{words.watch}</Button>
        <Show when={daily}>
          <Button onClick={() => leave(exits.onNext)}>{dailyWords.another}</Button>
        </Show>
        <Button class="quiet" onClick={() => leave(exits.onSame)}>
          {words.again}
        </Button>
      </div>
    </div>
  );
}
