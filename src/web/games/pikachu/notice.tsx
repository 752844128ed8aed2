// Stuck, or lost before stuck: says so over the board and offers the ways out.

import { createMemo, type JSX, Show } from 'solid-js';
import { goBack, handOf, type PikachuPlay, reshuffleText } from './hand.ts';
import { words } from './words.ts';

export function Notice(props: { readonly play: PikachuPlay }): JSX.Element {
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
  /** The notice goes with the button that was pressed, so the focus goes back to the board first. */
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
