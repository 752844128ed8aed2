// The buttons under the board, in the original's order and hues.

import { useLocation, useNavigate } from '@solidjs/router';
import { type JSX, Show } from 'solid-js';
import { HINT_COST } from '../../../games/pikachu/rules/scoring.ts';
import type { ShellActions } from '../../board/face.ts';
import { dismissNotice, type Notice, notify } from '../../ui/notices.ts';
import { debug, examine, handOf, type PikachuPlay, setDebug } from './hand.ts';
import { words } from './words.ts';

/** Milliseconds; after that, home still offers it. */
const OFFERED = 8000;

export function Actions(props: {
  readonly play: PikachuPlay;
  readonly shell: ShellActions;
}): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const location = useLocation();
  const navigate = useNavigate();
  /** In points: what the next press costs, and what naming the pair will. Nothing any more once it is named. */
  const costs = () => {
    const named = play.over() || play.hints.press() === 'do' || play.hints.press() === 'end';
    return { now: play.hints.price(), pair: named ? 0 : HINT_COST };
  };
  /** A fresh board at once. The one in play stays where it is, and the way back is offered. */
  const deal = () => {
    const left = location.pathname;
    if (play.view().moves > 0 && !play.over()) {
      const notice: Notice = {
        text: words.face.boardKept,
        tone: 'plain',
        action: { label: words.face.goBackToIt, act: () => navigate(left) },
      };
      notify(notice);
      setTimeout(() => dismissNotice(notice), OFFERED);
    }
    props.shell.dealNext();
  };
  return (
    <div class="pikachu-actions" role="group" aria-label={words.face.actions}>
      <button type="button" class="button new" onClick={deal}>
        {words.face.newGame}
      </button>
      <button
        type="button"
        class="button hint"
        title={words.face.hintPriced(costs())}
        aria-disabled={play.over() || play.hints.thinking()}
        onClick={() => {
          if (!play.over() && !play.hints.thinking()) void play.hints.ask();
        }}
      >
        {words.face.hint}{' '}
        <Show when={costs().pair > 0}>
          <small class="digits">{words.face.hintPrice(costs())}</small>
        </Show>
      </button>
      <button
        type="button"
        class="button clearable"
        title={words.face.clearableLong}
        aria-disabled={play.over() || hand.examining()}
        onClick={() => void examine(play, 'byPlayer')}
      >
        {words.face.clearable}
      </button>
      <button
        type="button"
        class="button debug"
        aria-pressed={debug()}
        onClick={() => setDebug(!debug())}
      >
        {debug() ? words.face.debugOn : words.face.debugOff}
      </button>
      <button type="button" class="button menu-button" onClick={() => props.shell.showTitle()}>
        {words.face.mainMenu}
      </button>
    </div>
  );
}
