// The face of Wondering Witches: the High Witch page for games on paper, the solo game with its board, and the faces of
// its tables. Each kind of board loads by itself.

import './witches.css';
import './notes.css';
import './ending.css';
import { Navigate, useLocation, useSearchParams } from '@solidjs/router';
import { type JSX, lazy, Show, Suspense } from 'solid-js';
import { words } from '#words/witches/index.ts';
import type { TableKind } from '../../../core/table.ts';
import type { WitchesTypes } from '../../../games/witches/types/index.ts';
import { type Face, faceDefaults, type OfferProps, type TableFace } from '../../board/face.ts';
import { handOf, type WitchesPlay } from './hand.ts';
import { feedback, hints } from './hints.ts';
import { onDemand } from './panels.tsx';
import { giveUp } from './solo/hand.ts';

const loadHighWitch = () => import('./high-witch/page.tsx');
const HighWitch = lazy(loadHighWitch);
/** Waits for the board: the prerendered page has both, and so must the app that replaces it. */
const LazyOffer = lazy(async () => ({ default: (await loadHighWitch()).NewcomerOffer }));
const Offer = (props: OfferProps): JSX.Element => (
  <Suspense fallback={<span data-opening="" />}>
    <LazyOffer {...props} />
  </Suspense>
);
const SoloGame = lazy(() => import('./solo/page.tsx'));
const loadPaperTable = () => import('./together/paper.tsx');
const loadScreenTable = () => import('./together/screen/page.tsx');
/** For replays of tables on screen. */
const TableGame = lazy(loadScreenTable);

const loadEnding = async () => (await onDemand.load()).ending;

const isSolo = (play: WitchesPlay) => play.view().solo !== null;

/** A game keeps its kind from deal to end; only that kind is loaded. */
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
  feedback,
  hints,
  lessonKind: ({ play }) => (play === 'solo' ? play : undefined),
  Offer,
  loadSetup: async () => (await onDemand.load()).setup,
  loadTeaching: async () => (await onDemand.load()).teaching,
  loadEnding,
  loadTable,
  menu: (play) => [
    ...(isSolo(play)
      ? [{ label: words.face.giveUp, disabled: play.over(), act: () => void giveUp(play) }]
      : []),
    {
      label: `${words.face.reveal}…`,
      disabled: play.over(),
      act: () => handOf(play).setTopic({ type: 'reveal' }),
    },
  ],
};

/** Paper: the board is printed and everybody has a phone. Screen: everything is on the phones. */
async function loadTable(kind: TableKind): Promise<TableFace<WitchesTypes>> {
  const common: Omit<TableFace<WitchesTypes>, 'Board' | 'hints'> = {
    noteHint: (_hint, stage) => (stage === 'where' ? { type: 'asked', what: 'hint' } : undefined),
    feedback,
    loadEnding,
  };
  if (kind === 'paper') {
    const { default: PaperBoard } = await loadPaperTable();
    // On paper an answer that was read cannot be taken back.
    return { ...common, Board: PaperBoard, hints };
  }
  const { default: ScreenBoard, screenHints } = await loadScreenTable();
  return {
    ...common,
    Board: ScreenBoard,
    hints: screenHints,
    undo: ({ table }) =>
      table?.kind === 'screen' && table.you !== null && table.takeBack === table.you
        ? { type: 'takeBack' }
        : undefined,
  };
}

export const addSheetPlayers = async (text: string, code: string): Promise<void> =>
  (await onDemand.load()).addSheetPlayers(text, code);

/** Redirects the old address of the print page. */
export function BoardsPage(): JSX.Element {
  const location = useLocation();
  const [search] = useSearchParams();
  const code = search['code'];
  const target = typeof code === 'string' && code !== '' ? code : 'witches';
  return <Navigate href={`/print/${encodeURIComponent(target)}${location.search}`} />;
}
