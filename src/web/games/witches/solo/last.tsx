// The last potion of a lost game: any ingredients, any seeds, once.

import type { JSX } from 'solid-js';
import type { WitchesPlay } from '../hand.ts';
import { giveUp } from './givingup.ts';
import { positionOf, soloHandOf } from './hand.ts';
import { PotionForm } from './potionform.tsx';
import { words } from './words.ts';

export function LastPotion(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = soloHandOf(play);
  const { setup } = positionOf(play);
  return (
    <>
      <h2>{words.last}</h2>
      <p>{words.lastHow}</p>
      <PotionForm
        ingredients={setup.ingredients}
        maxSeeds={setup.maxSeeds}
        entries={hand.draft()}
        change={hand.setDraft}
      />
      <div class="row solo-buttons">
        <button
          type="button"
          class="button primary"
          disabled={hand.draft().length === 0}
          onClick={() => play.move({ type: 'last', entries: hand.draft() })}
        >
          {words.useLast}
        </button>
        <button type="button" class="button" onClick={() => void giveUp(play)}>
          {words.giveUp}
        </button>
      </div>
    </>
  );
}
