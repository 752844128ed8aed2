// A potion that is written rather than brewed: what goes into it, a button that tests it, and one that does without.

import type { JSX } from 'solid-js';
import type { SoloSetup } from '../../../../games/witches/types/solo.ts';
import type { HandParts } from './hand.ts';
import { PotionForm } from './potionform.tsx';

export function Written(props: {
  readonly setup: SoloSetup;
  readonly hand: Pick<HandParts<unknown>, 'draft' | 'setDraft'>;
  readonly ready: boolean;
  readonly act: string;
  readonly without: string;
  onAct(): void;
  onWithout(): void;
}): JSX.Element {
  return (
    <>
      <PotionForm
        ingredients={props.setup.ingredients}
        maxSeeds={props.setup.maxSeeds}
        entries={props.hand.draft()}
        change={props.hand.setDraft}
      />
      <div class="row solo-buttons">
        <button
          type="button"
          class="button primary"
          disabled={!props.ready}
          onClick={() => props.onAct()}
        >
          {props.act}
        </button>
        <button type="button" class="button" onClick={() => props.onWithout()}>
          {props.without}
        </button>
      </div>
    </>
  );
}
