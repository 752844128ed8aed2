// Around the board: score and time left, the buttons in the original's order, and the notice when a game is stuck or lost.

import { useLocation, useNavigate } from '@solidjs/router';
import { createMemo, type JSX, Show } from 'solid-js';
import { clockText } from '#words/formats.ts';
import { words } from '#words/pikachu/index.ts';
import { COMBO_TIME, HINT_COST } from '../../../games/pikachu/rules/play.ts';
import type { PikachuTypes } from '../../../games/pikachu/types.ts';
import type { BoardProps } from '../../board/face.ts';
import { dismissNotice, type Notice, notify } from '../../ui/notices.tsx';
import {
  debug,
  examine,
  goBack,
  handOf,
  type PikachuPlay,
  reshuffleText,
  setDebug,
} from './hand.ts';

export function Status(props: { readonly play: PikachuPlay }): JSX.Element {
  const view = () => props.play.view();
  const comboLeft = () => Math.max(0, view().comboUntil - props.play.elapsed());
  const combo = () => (comboLeft() > 0 ? view().combo : 1);
  /** Which way tiles slide, as seen on the screen. */
  const slide = () => {
    const { gravity } = view();
    return gravity === 'none' ? undefined : words.face.slides(gravity);
  };
  const timeLeft = () => Math.max(0, view().deadline - props.play.elapsed());
  return (
    <>
      <Show when={view().deadline >= 0}>
        <div
          class="pikachu-time"
          classList={{ urgent: timeLeft() < 60_000 }}
          role="meter"
          aria-label={words.face.timeLeft}
          aria-valuemin={0}
          aria-valuemax={Math.ceil(view().deadline / 1000)}
          aria-valuenow={Math.ceil(timeLeft() / 1000)}
          aria-valuetext={clockText(timeLeft())}
        >
          <span style={{ transform: `scaleX(${timeLeft() / view().deadline})` }} />
        </div>
      </Show>
      <dl class="pikachu-status">
        <div>
          <dt>{words.face.score}</dt>
          <dd
            class="digits pikachu-score"
            classList={{
              even: view().score > 0 && view().moves % 2 === 0,
              odd: view().score > 0 && view().moves % 2 === 1,
            }}
          >
            {view().score}
          </dd>
        </div>
        <div class="pikachu-combo" classList={{ running: combo() > 1 }}>
          <dt>{words.face.combo}</dt>
          <dd class="digits">
            ×{combo()}
            <span
              class="pikachu-fuse"
              aria-hidden="true"
              style={{ transform: `scaleX(${comboLeft() / COMBO_TIME})` }}
            />
          </dd>
        </div>
        <div>
          <dt>{words.face.moves}</dt>
          <dd class="digits">{view().moves}</dd>
        </div>
        <div>
          <dt>{words.face.left}</dt>
          <dd class="digits">{view().left}</dd>
        </div>
        <Show when={slide()}>
          {(way) => (
            <div title={way().about}>
              <dt>{words.face.slide}</dt>
              <dd>
                <span aria-hidden="true">{way().arrow}</span>
                <span class="unseen">{way().about}</span>
              </dd>
            </div>
          )}
        </Show>
      </dl>
    </>
  );
}

/** Milliseconds that the notice with the way back stays; after that, home still offers the board. */
const OFFERED = 8000;

export function Actions(props: BoardProps<PikachuTypes>): JSX.Element {
  const { play } = props;
  const location = useLocation();
  const navigate = useNavigate();
  /** Points: for the next press, and for naming the pair; none once it is named. */
  const costs = () => {
    const named = play.over() || play.hints.press() === 'do' || play.hints.press() === 'end';
    return { now: play.hints.price(), pair: named ? 0 : HINT_COST };
  };
  /** Deals a new board at once. The current one stays stored, and a notice offers the way back. */
  const deal = () => {
    const left = location.pathname;
    if (play.view().moves > 0 && !play.over()) {
      const action = { label: words.face.goBackToIt, act: () => navigate(left) };
      const notice: Notice = { text: words.face.boardKept, tone: 'plain', action };
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
        aria-disabled={play.over() || handOf(play).examining()}
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

export function TroubleNotice(props: { readonly play: PikachuPlay }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  const tiles = createMemo(() => play.view().tiles);
  const stuck = () => play.status() === 'stuck';
  const trouble = () => {
    const found = hand.trouble();
    return found?.tiles === tiles() ? found : undefined;
  };
  const undos = () => trouble()?.undos ?? 0;
  const shown = () =>
    !play.over() && hand.putAway() !== tiles() && (stuck() || trouble() !== undefined);
  const about = () => {
    if (stuck()) return undos() > 0 ? words.face.stuckBack(undos()) : words.face.stuck;
    return trouble()?.exact === false && undos() > 0
      ? words.face.lostUnsure(undos())
      : words.face.lost(undos());
  };
  /** The notice disappears with the pressed button, so the focus moves to the board first. */
  const leave = (act: () => void) => () => {
    document.querySelector<HTMLElement>('.pikachu-grid [tabindex="0"]')?.focus();
    act();
  };
  return (
    <Show when={shown()}>
      <section
        class="pikachu-notice card"
        aria-label={stuck() ? words.face.stuckTitle : words.face.lostTitle}
      >
        <h2>{stuck() ? words.face.stuckTitle : words.face.lostTitle}</h2>
        <p>{about()}</p>
        <div class="row">
          <Show when={undos() > 0}>
            <button
              type="button"
              class="button primary"
              onClick={leave(() => goBack(play, undos()))}
            >
              {words.face.goBack(undos())}
            </button>
          </Show>
          <Show when={stuck()}>
            <button type="button" class="button" onClick={leave(() => play.undo())}>
              {words.face.undo}
            </button>
          </Show>
          <button
            type="button"
            class="button"
            disabled={hand.reshuffles() === 0}
            onClick={leave(() => play.move({ type: 'reshuffle' }))}
          >
            {reshuffleText(play)}
          </button>
          <button
            type="button"
            class="button quiet"
            onClick={leave(() => hand.setPutAway(tiles()))}
          >
            {stuck() ? words.face.look : words.face.playOn}
          </button>
        </div>
      </section>
    </Show>
  );
}
