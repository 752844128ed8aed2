// The dialogs over both boards, loaded when one is first opened.

import type { JSX } from 'solid-js';
import { LoreDialog } from './explanation.tsx';
import type { WitchesPlay } from './hand.ts';
import { KnowledgeDialog } from './knowledge.tsx';
import { EndDialog } from './reveal.tsx';

export default function Dialogs(props: { readonly play: WitchesPlay }): JSX.Element {
  return (
    <>
      <LoreDialog play={props.play} />
      <KnowledgeDialog play={props.play} />
      <EndDialog play={props.play} />
    </>
  );
}
