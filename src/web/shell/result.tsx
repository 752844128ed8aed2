// The end of a game: how it went, how the score came about, and what can be done next.

import { For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Face } from '../games/face.ts';
import { Dialog } from '../kit/dialog.tsx';
import type { Play } from '../play/play.ts';
import { durationText, shell } from '../words.ts';
import { shareLink, shareText } from './share.ts';

const words = shell.result;

export interface ResultProps {
  readonly open: boolean;
  readonly play: Play;
  readonly face: Face;
  onClose(): void;
  onNext(): void;
  onSame(): void;
  onWatch(): void;
}

export function ResultDialog(props: ResultProps): JSX.Element {
  return (
    <Dialog
      open={props.open}
      title={
        props.play.byClock()
          ? words.byClock
          : (props.face.resultTitle?.(props.play) ??
            (props.play.status() === 'won' ? words.won : words.lost))
      }
      onClose={props.onClose}
    >
      <Outcome {...props} />
    </Dialog>
  );
}

function Outcome(props: ResultProps): JSX.Element {
  const { play } = props;
  const tally = play.tally();
  const figures = (): readonly (readonly [string, string])[] => [
    [words.time, durationText(tally.millis)],
    [words.moves, String(tally.moves)],
    [words.hints, String(tally.hints)],
    [words.undos, String(tally.undos)],
    ...(play.words.result?.(play.view(), tally, play.score()) ?? []),
  ];
  const solved = () => play.status() === 'won' && !play.byClock();
  const text = () =>
    play.words.share?.(play.view(), tally, play.score()) ??
    words.share(play.words.title, solved(), durationText(tally.millis), tally.moves);
  return (
    <div class="stack outcome" classList={{ won: solved() }}>
      <Show when={play.score() !== undefined}>
        <p class="score">
          <span class="digits">{play.score()}</span> {words.points}
        </p>
      </Show>
      <Show when={play.byClock()}>
        <p class="note">{words.byClockAbout}</p>
      </Show>
      <Show when={play.practice()}>
        <p class="note">{words.practice}</p>
      </Show>
      <dl class="figures">
        <For each={figures()}>
          {([name, value]) => (
            <div>
              <dt>{name}</dt>
              <dd class="digits">{value}</dd>
            </div>
          )}
        </For>
      </dl>
      <Show when={props.face.Result}>
        {(Extra) => <Dynamic component={Extra()} play={play} close={props.onClose} />}
      </Show>
      <div class="row">
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
