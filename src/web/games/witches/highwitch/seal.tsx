// The fingerprint of the sealed recipe, to be kept by whoever doubts.

import type { JSX } from 'solid-js';
import { copyText } from '../../../ui/share.ts';
import type { WitchesPlay } from '../hand.ts';
import { partWords } from '../partwords.ts';
import { words } from '#words/witches/highwitch.ts';

export function Seal(props: { readonly play: WitchesPlay }): JSX.Element {
  const print = () => props.play.view().fingerprint;
  return (
    <section aria-labelledby="witches-seal">
      <h2 id="witches-seal">{words.seal}</h2>
      <p class="muted">{words.sealAbout}</p>
      <details class="witches-fold">
        <summary>{partWords.fingerprint}</summary>
        <code class="witches-print">{print()}</code>
        <button type="button" class="button" onClick={() => void copyText(print())}>
          {words.copyFingerprint}
        </button>
      </details>
    </section>
  );
}
