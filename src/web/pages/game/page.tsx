// A game's page: loads game, words, face and board, deals new boards, and shows why there is none.

import { useNavigate, useParams, useSearchParams } from '@solidjs/router';
import {
  createResource,
  createSignal,
  type JSX,
  lazy,
  Match,
  onCleanup,
  onMount,
  Show,
  Suspense,
  Switch,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { shell } from '#words/shell.ts';
import { findDaily } from '../../../cabinet/daily.ts';
import { isOver, type Rules } from '../../../core/game.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import type { Settings } from '../../../core/settings.ts';
import type { Words } from '../../../words/words.ts';
import type { Face } from '../../board/face.ts';
import { loadFace } from '../../games/index.ts';
import { dealer, explainCode, library, openings } from '../../play/wiring.ts';
import { openBoards } from '../../storage/boards.ts';
import { cameFromWithin, usePageTitle } from '../../ui/announce.ts';
import { Button, DeadEnd } from '../../ui/controls.tsx';
import { explain, loadWords } from '../../ui/game-words.ts';
import { useDelayed } from '../../ui/lazy.ts';
import { notify } from '../../ui/notices.tsx';
import { panels } from './own-bar.tsx';
import { OwnBoard } from './own-board.tsx';

/** A game's page without a board: one is being opened, or why there is none. */
export function Waiting(props: {
  readonly words: Words;
  readonly loading: boolean;
  /** Why there is no board. */
  readonly problem: string | undefined;
  /** It is one of the player's boards, which My games still lists. */
  readonly stored?: boolean;
  choose(): void;
}): JSX.Element {
  return (
    <main id="main" class="page narrow" tabindex="-1" data-opening={props.loading ? '' : undefined}>
      <h1>{props.words.title}</h1>
      <Show when={!props.loading} fallback={<p class="muted">{shell.layingOut}</p>}>
        <Show when={props.problem} fallback={<p>{props.words.tagline}</p>}>
          {(text) => (
            <p class="note bad" role="alert">
              {text()} {props.stored ? shell.setAside : ''}
            </p>
          )}
        </Show>
        <div class="row">
          <Button class="primary" onClick={() => props.choose()}>
            {shell.newGame}
          </Button>
          <Show when={props.stored}>
            <a class="button" href="/my-games">
              {shell.mine}
            </a>
          </Show>
          <a class="button" href="/">
            {shell.home}
          </a>
        </div>
      </Show>
    </main>
  );
}

/** Loaded with the panels of a board: few need these before their first move. */
const NewGameDialog = lazy(async () => ({ default: (await panels.load()).NewGameDialog }));
const Dealing = lazy(async () => ({ default: (await panels.load()).Dealing }));

interface Kit {
  readonly game: Rules;
  readonly words: Words;
  readonly face: Face;
}

/** The parts of a game, or why they are missing. */
async function loadKit(id: string): Promise<Kit | string> {
  const parts = await Promise.all([library.load(id), loadWords(id), loadFace(id)]);
  const [game, words, face] = parts;
  return game && words && face
    ? { game, words, face }
    : explain({ code: 'unknownGame', detail: id });
}

export default function GamePage(): JSX.Element {
  const params = useParams();
  const [kit] = createResource(() => params['game'] ?? '', loadKit);
  return (
    <Show when={kit()} fallback={<p class="loading">{shell.opening}</p>}>
      {(loaded) => {
        const result = loaded();
        return typeof result === 'string' ? (
          <DeadEnd title={shell.unavailable} about={result} />
        ) : (
          <LoadedGame {...result} />
        );
      }}
    </Show>
  );
}

/** The page of a loaded game: title screen, dealing, or a board. */
function LoadedGame(props: Kit): JSX.Element {
  const { game, words, face } = props;
  const params = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [progress, setProgress] = createSignal<readonly [number, number]>();
  const [dealing, setDealing] = createSignal(false);
  const waitingLong = useDelayed(dealing);
  const [choosing, setChoosing] = createSignal(search['new'] !== undefined);
  const [titled, setTitled] = createSignal(
    face.Title !== undefined && search['scene'] !== 'game' && search['new'] === undefined,
  );
  /** The address names no board: the last one is being found, or a new one dealt. */
  const [entering, setEntering] = createSignal(!params['board'] && !choosing() && !titled());
  const [newcomer, setNewcomer] = createSignal(false);
  const [problem, setProblem] = createSignal<string>();
  const [codeProblem, setCodeProblem] = createSignal<string>();
  const clearProblems = () => {
    setProblem(undefined);
    setCodeProblem(undefined);
  };
  const choose = () => {
    clearProblems();
    setChoosing(true);
  };
  let abort: AbortController | undefined;
  onCleanup(() => abort?.abort());
  usePageTitle(() => shell.pageTitle(words.title));

  /** Replaces an address without a board, and a newcomer's first board: Back leads to neither. */
  const goTo = (board: string, replace = !params['board'] || newcomer()) =>
    navigate(`/${game.id}/${board}`, { replace });

  /** Runs a job that leads to a board, and goes there; false if it came to nothing. */
  async function work(job: (signal: AbortSignal) => Promise<Result<string>>): Promise<boolean> {
    abort?.abort();
    clearProblems();
    const own = new AbortController();
    abort = own;
    setDealing(true);
    setProgress(undefined);
    const board = await job(own.signal);
    if (abort !== own) return false;
    setDealing(false);
    abort = undefined;
    if (board.ok) {
      setChoosing(false);
      goTo(board.value);
    } else if (board.fault.code !== 'cancelled') {
      const text = await explain(board.fault, words);
      if (abort) return false;
      // Shown in the dialog or on the page without a board; over a board as a notice.
      if (choosing() || !params['board']) setProblem(text);
      else notify({ text, tone: 'bad' });
    }
    return board.ok;
  }

  const report = (used: number, steps: number) => setProgress([used, steps]);

  const dealNew = (settings: Settings, seed?: string, first?: true) =>
    work((signal) =>
      dealer.dealBoard(game, settings, seed, {
        signal,
        progress: report,
        ...(first && { first }),
      }),
    );

  const openCode = (code: string) =>
    work(async (signal) => {
      const opened = await openings.openShared(code, { signal, progress: report });
      if (!opened.ok) {
        if (!choosing() || opened.fault.code === 'cancelled') return opened;
        // Shown beside the field it was pasted into.
        setCodeProblem(await explainCode(code, opened.fault));
        return failure('cancelled');
      }
      if (opened.value.game === game.id) return success(opened.value.board);
      setDealing(false);
      navigate(`/${opened.value.game}/${opened.value.board}`);
      return failure('cancelled');
    });

  /** The last unfinished board that is not a daily. */
  async function findLast(): Promise<string | undefined> {
    const boards = await openBoards();
    const own = (await boards.list(200)).filter((board) => board.game === game.id);
    setNewcomer(own.length === 0);
    return own.find(({ daily, status }) => daily === undefined && !isOver(status))?.id;
  }

  /** Goes to the last board, or deals a new one. */
  async function enter(): Promise<void> {
    const last = await findLast();
    if (last !== undefined) return goTo(last);
    const first = newcomer() || undefined;
    // With a board, the page shows that it is opening until the address has changed.
    if (!(await dealNew(face.suited(game.presets[0].params), undefined, first))) setEntering(false);
  }

  /** Without a board, closing the dialog leads back to where the player came from. */
  async function closeChoice(): Promise<void> {
    setChoosing(false);
    if (params['board'] || titled()) return;
    if (cameFromWithin()) return navigate(-1);
    const last = await findLast();
    if (last !== undefined) goTo(last);
    else navigate('/', { replace: true });
  }

  onMount(() => {
    if (entering()) void enter();
  });

  const [opened, { refetch }] = createResource(
    () => params['board'],
    (id) => openings.openBoard(game, id),
  );
  const found = () => (params['board'] ? opened() : undefined);
  const board = () => {
    const result = found();
    return result?.ok ? result.value : undefined;
  };
  /** Why the board of the address cannot be opened. */
  const fault = () => {
    const result = found();
    return result && !result.ok ? result.fault : undefined;
  };
  const [boardProblem] = createResource(fault, (known) => explain(known, words));

  return (
    <>
      <Switch
        fallback={
          <Waiting
            words={words}
            choose={choose}
            loading={opened.loading || dealing() || (entering() && !params['board'])}
            problem={fault() ? boardProblem() : problem()}
            stored={fault() !== undefined && fault()?.code !== 'noBoard'}
          />
        }
      >
        <Match when={titled() && !params['board'] && face.Title}>
          {(Title) => (
            <Dynamic
              component={Title()}
              choose={choose}
              start={() => {
                setTitled(false);
                setEntering(true);
                void enter();
              }}
            />
          )}
        </Match>
        <Match when={board()} keyed>
          {(open) => (
            <OwnBoard
              {...open}
              words={words}
              face={face}
              newcomer={newcomer()}
              onNew={choose}
              onNext={() => void dealNew(face.suited(open.session.deal.params))}
              onDeal={async (settings) => void (await dealNew(settings))}
              onSame={() => void openCode(open.session.deal.code)}
              onTitle={() => {
                setTitled(true);
                navigate(face.Title ? `/${game.id}` : '/');
              }}
              onLeave={(path) => navigate(path)}
              onPrint={() => navigate(`/print/${open.session.deal.code}`)}
              onWatch={() => navigate(`/replay/board/${open.record.id}`)}
              onCopied={(id) => goTo(id, true)}
              onReload={() => void refetch()}
            />
          )}
        </Match>
      </Switch>
      {/* A boundary each, or the board would give way while a dialog loads. */}
      <Suspense>
        <Show when={choosing()}>
          <NewGameDialog
            problem={problem()}
            codeProblem={codeProblem()}
            game={game}
            words={words}
            face={face}
            current={board()?.session.deal.params}
            onClose={() => void closeChoice()}
            onDeal={(settings, seed) => void dealNew(settings, seed)}
            onCode={(text) => {
              // The shared text of a daily leads to its day.
              const daily = findDaily(text);
              if (daily === undefined) return void openCode(text);
              setChoosing(false);
              navigate(daily);
            }}
          />
        </Show>
      </Suspense>
      <Suspense>
        <Show when={waitingLong()}>
          <Dealing
            progress={progress()}
            onCancel={() => {
              abort?.abort();
              abort = undefined;
              setDealing(false);
            }}
          />
        </Show>
      </Suspense>
    </>
  );
}
