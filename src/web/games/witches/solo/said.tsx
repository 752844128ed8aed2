// What the High Witch has just said, alone where there is little room, and what a move came to, beside its cause.

import { type JSX, Show } from 'solid-js';
import { markFreshOn } from '../../../ui/tap-guard.ts';
import type { WitchesPlay } from '../hand.ts';
import { Answer } from '../parts.tsx';
import { words } from '#words/witches/solo.ts';

export function Alone(props: { readonly play: WitchesPlay }): JSX.Element {
  return (
    <div class="witches-alone">
      <Answer play={props.play} index={props.play.view().trials.length - 1} />
    </div>
  );
}

export function Back(props: { readonly play: WitchesPlay; goOn(): void }): JSX.Element {
  return (
    <button
      ref={(button) => markFreshOn(button, props.play.serial)}
      type="button"
      class="button primary wide"
      onClick={() => props.goOn()}
    >
      {words.back}
    </button>
  );
}

/** What just happened or why not; it is spoken elsewhere. The panel or the hint card may have it already. */
export function Word(props: {
  readonly play: WitchesPlay;
  /** Only a refusal is news now. */
  readonly old: boolean;
}): JSX.Element {
  const message = () => {
    const said = props.play.message();
    if (props.play.hints.shown() || said?.text === words.pluckInto) return undefined;
    return props.old && said?.tone !== 'bad' ? undefined : said;
  };
  return (
    <Show when={message()}>
      {(said) => (
        <p class="solo-word" classList={{ bad: said().tone === 'bad' }} aria-hidden="true">
          {said().text}
        </p>
      )}
    </Show>
  );
}
