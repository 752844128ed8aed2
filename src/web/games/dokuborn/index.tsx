// The face of Dokuborn: the grid, the search, what is asked and told around them, and the card catalogue.

import './dokuborn.css';
import './card.css';
import './side.css';
import './dialogs.css';
import { createEffect, type JSX, lazy, on, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { gridOf } from '../../../games/dokuborn/rules/grid.ts';
import { encodeOriginal } from '../../../games/dokuborn/rules/original.ts';
import type { DokubornTypes } from '../../../games/dokuborn/types.ts';
import type { Face } from '../../board/face.ts';
import type { Play } from '../../play/play.ts';
import { confirm } from '../../ui/confirm.tsx';
import { Layout } from '../../ui/fit/layout.tsx';
import { later } from '../../ui/later.ts';
import { inSlices } from '../../ui/slices.ts';
import type { EditorProps } from './editor.tsx';
import { feel } from './feel.ts';
import { Grid } from './grid.tsx';
import { handOf, type Panel as OpenPanel } from './hand.ts';
import { setInPlay } from './inplay.ts';
import { hintManner } from './manner.ts';
import { Panel, Standing } from './panel.tsx';
import type { ResultProps } from './result.tsx';
import { words } from './words.ts';

const { face: text } = words;

/** What opens over the board; none of it is needed for the first sight of one. */
const picker = later(() => import('./search.tsx'));
const dialogs = {
  search: lazy(picker.load),
  answers: lazy(later(() => import('./answers.tsx')).load),
  cards: lazy(later(() => import('./cards.tsx')).load),
} satisfies Partial<Record<OpenPanel, unknown>>;

const LazyEditor = lazy(later(() => import('./editor.tsx')).load);
const LazyResult = lazy(later(() => import('./result.tsx')).load);
const LazyHelp = lazy(later(() => import('./help.tsx')).load);

const Editor = (props: EditorProps): JSX.Element => (
  <Suspense>
    <LazyEditor {...props} />
  </Suspense>
);

const Help = (): JSX.Element => (
  <Suspense>
    <LazyHelp />
  </Suspense>
);

/** Width by height of the grid where there is room: cards are a little wider than tall, and rows have headings. */
const SHAPE = 1.2;
function Board(props: { readonly play: Play<DokubornTypes> }): JSX.Element {
  const { play } = props;
  const hand = handOf(play);
  /** Whoever comes near a cell is about to search: the index of names is made before the first letter is typed. */
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
    await picker.load();
    const { getReady } = await import('./find.ts');
    stop = inSlices(getReady(play.view().catalogueNow));
  };
  createEffect(on(play.view, () => hand.moved(), { defer: true }));
  onMount(() => setInPlay(() => play));
  onCleanup(() => {
    stop();
    setInPlay(undefined);
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
      {/* Its own boundary: else the board would give way while a dialog is loaded. */}
      <Suspense>
        <Show when={hand.panel() === 'search'}>
          <dialogs.search play={play} hand={hand} />
        </Show>
        <Show when={hand.panel() === 'answers'}>
          <dialogs.answers play={play} hand={hand} />
        </Show>
        <Show when={hand.panel() === 'cards'}>
          <dialogs.cards play={play} hand={hand} />
        </Show>
      </Suspense>
    </>
  );
}

const Result = (props: ResultProps): JSX.Element => (
  <Suspense>
    <LazyResult {...props} />
  </Suspense>
);

export const face: Face<DokubornTypes> = {
  Board,
  feel,
  loadDress: async () => (await import('./dress.tsx')).dress,
  Result,
  loadPickNames: async () => (await import('./picks.ts')).loadPickNames(),
  Help,
  lesson: async (rules) => (await import('./lesson.ts')).loadLesson(rules),
  figures: async (rules) => (await import('./figures.tsx')).loadFigures(rules),
  Editor,
  editorOnly: true,
  levelName: text.settingsName,
  editedFields: ['size', 'level', 'mode', 'names', 'avoid', 'cards'],
  hints: hintManner,
  menu: (play, leave) => [
    {
      label: text.giveUp,
      disabled: play.over(),
      act: async () => {
        if (await confirm({ ...text.giveUpSure, danger: true })) play.move({ type: 'giveUp' });
      },
    },
    {
      label: text.answers.title,
      disabled: !play.over(),
      act: () => handOf(play).open('answers'),
    },
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
