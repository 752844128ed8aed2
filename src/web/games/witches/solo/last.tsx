// The last potion of a lost game: any ingredients, any seeds, once.

import type { JSX } from 'solid-js';
import type { WitchesPlay } from '../hand.ts';
import { giveUp } from './givingup.ts';
import { positionOf, soloHandOf } from './hand.ts';
import { words } from '#words/witches/solo.ts';
import { Written } from './written.tsx';

export function LastPotion(props: { readonly play: WitchesPlay }): JSX.Element {
  const { play } = props;
  const hand = soloHandOf(play);
  const { setup } = positionOf(play);
  return (
    <>
      <h2>{words.last}</h2>
      <p>{words.lastHow}</p>
      <Written
        setup={setup}
        hand={hand}
        ready={hand.draft().length > 0}
        act={words.useLast}
        onAct={() => play.move({ type: 'last', entries: hand.draft() })}
        without={words.giveUp}
        onWithout={() => void giveUp(play)}
      />
    </>
  );
}
