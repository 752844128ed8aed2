// The face of Wondering Witches: the High Witch page for games on paper, and the solo game with its board.

import './witches.css';
import './notes.css';
import './ending.css';
import { type JSX, lazy, Show, Suspense } from 'solid-js';
import type { WitchesTypes } from '../../../games/witches/types/index.ts';
import { type Face, faceDefaults, type OfferProps } from '../../board/face.ts';
import { lazyModule } from '../../ui/lazy.ts';
import { feel } from './feel.ts';
import { handOf, type WitchesPlay } from './hand.ts';
import { hints } from './hints.ts';
import { words } from '#words/witches/index.ts';

const HighWitch = lazy(() => import('./highwitch/page.tsx'));
const SoloGame = lazy(() => import('./solo/page.tsx'));
/** What several people played on screen, looked at again. */
const TableGame = lazy(() => import('./together/screen/page.tsx'));
const Start = lazy(() => import('./start.tsx'));
const setup = lazyModule(() => import('./setup.ts'));
const teaching = lazyModule(() => import('./teaching.tsx'));
const ending = lazyModule(() => import('./ending.tsx'));

/** Only newcomers are asked; the board waits for the question, and both are painted together. */
const Offer = (props: OfferProps): JSX.Element => (
  <Suspense fallback={<span data-opening="" />}>
    <Start {...props} />
  </Suspense>
);

const isSolo = (play: WitchesPlay) => play.view().solo !== null;

/** A game is one or the other from its deal to its end; only that one is loaded. */
function Board(props: { readonly play: WitchesPlay }): JSX.Element {
  return (
    <Suspense fallback={<span data-opening="" />}>
      <Show when={isSolo(props.play)} fallback={<HighWitch play={props.play} />}>
        <Show when={props.play.view().table} fallback={<SoloGame play={props.play} />}>
          <TableGame play={props.play} />
        </Show>
      </Show>
    </Suspense>
  );
}

export const face: Face<WitchesTypes> = {
  ...faceDefaults,
  Board,
  feedback: feel,
  hints,
  lessonKind: ({ play }) => (play === 'solo' ? play : undefined),
  Offer,
  loadSetup: async () => (await setup.load()).setup,
  loadTeaching: async () => (await teaching.load()).teaching,
  loadEnding: async () => (await ending.load()).ending,
  menu: (play) => [
    ...(isSolo(play)
      ? [
          {
            label: words.face.giveUp,
            disabled: play.over(),
            act: () => void import('./solo/givingup.ts').then(({ giveUp }) => giveUp(play)),
          },
        ]
      : []),
    {
      label: `${words.face.reveal}…`,
      disabled: play.over(),
      act: () => handOf(play).setTopic({ type: 'reveal' }),
    },
  ],
};
