// The face of Dokuborn: the board with its dialogs, hints, menu and what loads later.

import './dokuborn.css';
import './card.css';
import './side.css';
import './dialogs.css';
import { createEffect, type JSX, lazy, on, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { words } from '#words/dokuborn/index.ts';
import { failure, success } from '../../../core/result.ts';
import { encodeOriginal } from '../../../games/dokuborn/rules/code.ts';
import { gridOf } from '../../../games/dokuborn/rules/grid.ts';
import type { DokubornTypes, Event } from '../../../games/dokuborn/types.ts';
import { type Face, faceDefaults } from '../../board/face.ts';
import type { HintHooks } from '../../play/hints.ts';
import type { Play } from '../../play/play.ts';
import { Layout } from '../../ui/board-layout.tsx';
import { confirm } from '../../ui/dialog.tsx';
import type { Cue } from '../../ui/feedback.ts';
import { inSlices, lazyModule } from '../../ui/lazy.ts';
import { ending } from './after-game.ts';
import { Grid } from './grid.tsx';
import { handOf, setBoardInPlay } from './hand.ts';
import { Panel, Standing } from './panel.tsx';

export function feel(event: Event): Cue {
  if (event.type === 'revealed') return 'hinted';
  return event.type === 'missed' ? 'missed' : undefined;
}

/** Hints are about the chosen cell if it is empty, else about the tightest one, which is then chosen. */
const hintManner: HintHooks<DokubornTypes> = {
  async find(play, usual) {
    const hand = handOf(play);
    const cell = hand.selected();
    if (hand.isEmpty(cell)) {
      const answer = await play.ask({ type: 'hint', cell });
      if (!answer.ok) return answer;
      if (answer.value.type === 'hint') return success(answer.value.hint);
      if (answer.value.type !== 'deadEnd') return failure('notOffered');
      // A dead end comes before any hint: its own banner shows it, and it counts as none.
      hand.warn(answer.value.deadEnd);
      return failure('cancelled');
    }
    const found = await usual();
    if (!found.ok || found.value.technique !== 'deadEnd') return found;
    await hand.askOutlook();
    return failure('cancelled');
  },
  told(play, { steps }, stage) {
    const [cell] = steps[0].area.cells;
    if (stage === 'where' && cell !== undefined) handOf(play).select(cell);
  },
};

const { face: text } = words;

const setup = lazyModule(() => import('./setup.tsx'));
const teaching = lazyModule(() => import('./teaching.tsx'));

const SearchDialog = lazy(async () => ({ default: (await ending.load()).SearchDialog }));
const AnswersDialog = lazy(async () => ({ default: (await ending.load()).AnswersDialog }));
const CardsDialog = lazy(async () => ({ default: (await setup.load()).CardsDialog }));

/** Width by height of the grid: cards are a little wider than tall, and rows have headings. */
const SHAPE = 1.2;
function Board(props: { readonly play: Play<DokubornTypes> }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  /** A pointer or focus near a cell announces a search: builds the index of names before the first letter. */
  let near = false;
  let stop = () => {};
  const getPicker = () => {
    if (play.watching || near) return;
    near = true;
    getIndex().catch(() => {
      near = false;
    });
  };
  const getIndex = async () => {
    const { prepareSearch } = await ending.load();
    stop = inSlices(prepareSearch(play.view().catalogueNow));
  };
  createEffect(on(play.view, () => hand.moved(), { defer: true }));
  onMount(() => setBoardInPlay(() => play));
  onCleanup(() => {
    stop();
    setBoardInPlay(undefined);
  });
  return (
    <>
      <Layout
        class="doku"
        rows={play.view().size}
        columns={play.view().size * SHAPE}
        wide={false}
        status={<Standing play={play} />}
        board={<Grid play={play} hand={hand} onNear={getPicker} />}
        controls={<Panel play={play} hand={hand} />}
      />
      {/* A boundary of its own, so that the board stays while a dialog loads. */}
      <Suspense>
        <Show when={hand.panel() === 'search'}>
          <SearchDialog play={play} hand={hand} />
        </Show>
        <Show when={hand.panel() === 'answers'}>
          <AnswersDialog play={play} hand={hand} />
        </Show>
        <Show when={hand.panel() === 'cards'}>
          <CardsDialog play={play} hand={hand} />
        </Show>
      </Suspense>
    </>
  );
}

export const face: Face<DokubornTypes> = {
  ...faceDefaults,
  Board,
  feedback: feel,
  levelName: text.settingsName,
  hints: hintManner,
  loadSetup: async () => (await setup.load()).setup,
  loadTeaching: async () => (await teaching.load()).teaching,
  loadEnding: async () => (await ending.load()).ending,
  menu: (play, leave) => [
    {
      label: text.giveUp,
      disabled: play.over(),
      act: async () => {
        if (await confirm({ ...text.giveUpSure, danger: true })) play.move({ type: 'giveUp' });
      },
    },
    { label: text.answers.title, disabled: !play.over(), act: () => handOf(play).open('answers') },
    { label: text.make, act: () => leave('/dokuborn/make') },
    {
      label: text.editThis,
      act: () =>
        leave(
          `/dokuborn/make?grid=${encodeURIComponent(encodeOriginal(gridOf(play.view()).puzzle))}`,
        ),
    },
    { label: text.cards.title, act: () => handOf(play).open('cards') },
  ],
};
