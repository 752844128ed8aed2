// The end of a game: one sentence that matters, three figures, the rest folded away, and what can be done next.

import { For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Face } from '../games/face.ts';
import { Dialog } from '../kit/dialog.tsx';
import type { Play } from '../play/play.ts';
import { theService } from '../service/index.ts';
import { OthersCard } from '../service/parts/card.tsx';
import { rarityLine } from '../service/sharing.ts';
import { dayText, shell } from '../words.ts';
import { shareLink, shareText } from './share.ts';

const words = shell.result;

/** So many figures are shown; the rest is folded away. */
const SHOWN = 3;

export interface ResultProps {
  readonly open: boolean;
  readonly play: Play;
  readonly face: Face;
  /** The day whose daily puzzle this is. */
  readonly daily?: string | undefined;
  onClose(): void;
  onNext(): void;
  onSame(): void;
  onWatch(): void;
}

export function ResultDialog(props: ResultProps): JSX.Element {
  return (
    <Dialog
      open={props.open}
      title={titleOf(props)}
      about={endingOf(props.play)}
      onClose={props.onClose}
    >
      <Outcome {...props} />
    </Dialog>
  );
}

/** A board that the clock finished is over, and not solved. */
const isSolved = (play: Play) => play.status() === 'won' && !play.byClock();

function titleOf({ play, face }: ResultProps): string {
  if (play.byClock()) return words.byClock;
  return face.resultTitle?.(play) ?? (isSolved(play) ? words.won : words.lost);
}

function endingOf(play: Play): string {
  const { view, tally, score } = play;
  return play.words.ending?.(view(), tally(), score()) ?? words.ending(isSolved(play), tally());
}

function Outcome(props: ResultProps): JSX.Element {
  const { play } = props;
  const figures = () =>
    play.words.result?.(play.view(), play.tally(), play.score()) ??
    words.figures(play.tally(), play.score());
  const rest = () => figures().slice(SHOWN);
  const day = () => (props.daily === undefined ? undefined : words.daily(dayText(props.daily)));
  const rarity = () =>
    props.daily === undefined ? undefined : rarityLine(theService(), props.daily, play.game.id);
  const text = () => {
    const own =
      play.words.share?.(play.view(), play.tally(), play.score()) ??
      words.share(play.words.title, endingOf(play));
    return [day(), own, rarity()].filter((line) => line !== undefined).join('\n');
  };
  return (
    <div class="stack outcome" classList={{ won: isSolved(play) }}>
      <Show when={day()}>{(label) => <p class="outcome-day">{label()}</p>}</Show>
      <Figures figures={figures().slice(0, SHOWN)} large />
      <Show when={play.byClock()}>
        <p class="note">{words.byClockAbout}</p>
      </Show>
      <Show when={play.practice()}>
        <p class="note">{words.practice}</p>
      </Show>
      <Show when={props.daily}>
        {(date) => (
          <OthersCard
            day={date()}
            game={play.game.id}
            own={{ millis: play.tally().millis, solved: isSolved(play) && !play.practice() }}
          />
        )}
      </Show>
      <Show when={props.face.Result}>
        {(Extra) => <Dynamic component={Extra()} play={play} close={props.onClose} />}
      </Show>
      <Show when={rest().length > 0}>
        <details class="outcome-rest">
          <summary>{words.more}</summary>
          <Figures figures={rest()} />
        </details>
      </Show>
      <div class="row outcome-actions">
        <button type="button" class="button primary" onClick={() => props.onNext()}>
          {words.next}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => void shareText(text(), shareLink(play.code))}
        >
          {words.shareIt}
        </button>
        <button type="button" class="button" onClick={() => props.onClose()}>
          {words.look}
        </button>
        <button type="button" class="button" onClick={() => props.onWatch()}>
          {words.watch}
        </button>
        <button type="button" class="button quiet" onClick={() => props.onSame()}>
          {words.again}
        </button>
      </div>
    </div>
  );
}

function Figures(props: {
  readonly figures: readonly (readonly [string, string])[];
  readonly large?: boolean;
}): JSX.Element {
  return (
    <dl class="figures" classList={{ large: props.large ?? false }}>
      <For each={props.figures}>
        {([name, value]) => (
          <div>
            <dt>{name}</dt>
            <dd class="digits">{value}</dd>
          </div>
        )}
      </For>
    </dl>
  );
}
