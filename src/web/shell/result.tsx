// The end of a game: how it went, how the score came about, and what can be done next.

import { For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Face } from '../games/face.ts';
import { Dialog } from '../kit/dialog.tsx';
import type { Play } from '../play/play.ts';
import { durationText } from '../words.ts';
import { shareLink, shareText } from './share.ts';

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
        props.face.resultTitle?.(props.play) ??
        (props.play.status() === 'won' ? 'Solved!' : 'Game over')
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
    ['Time', durationText(tally.millis)],
    ['Moves', String(tally.moves)],
    ['Hints', String(tally.hints)],
    ['Undos', String(tally.undos)],
    ...(play.words.result?.(play.view(), tally, play.score()) ?? []),
  ];
  const text = () =>
    play.words.share?.(play.view(), tally, play.score()) ??
    `${play.words.title}: ${play.status() === 'won' ? 'solved' : 'lost'} in ${durationText(tally.millis)}, ${tally.moves} moves.`;
  return (
    <div class="stack outcome" classList={{ won: play.status() === 'won' }}>
      <Show when={play.score() !== undefined}>
        <p class="score">
          <span class="digits">{play.score()}</span> points
        </p>
      </Show>
      <Show when={play.practice()}>
        <p class="note">
          Practice: undo went past something that had been hidden, so this run is not ranked.
        </p>
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
          Next puzzle
        </button>
        <button
          type="button"
          class="button"
          onClick={() => void shareText(text(), shareLink(play.code))}
        >
          Share
        </button>
        <button type="button" class="button" onClick={() => props.onClose()}>
          Look at the board
        </button>
        <button type="button" class="button" onClick={() => props.onWatch()}>
          Watch the game
        </button>
        <button type="button" class="button quiet" onClick={() => props.onSame()}>
          Play it again
        </button>
      </div>
    </div>
  );
}
