// Watching a finished game: from a result, a board, a link or a file.

import { useLocation, useNavigate, useParams } from '@solidjs/router';
import { createResource, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { cabinetFault, explainFault } from '#words/faults.ts';
import { replayWords } from '#words/pages.ts';
import { shell } from '#words/shell.ts';
import { replay } from '../../../core/replay.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { parseSave } from '../../../core/save.ts';
import { findGame } from '../../../games/index.ts';
import { withTable } from '../../../words/words.ts';
import type { Face } from '../../board/face.ts';
import { loadFace } from '../../games/index.ts';
import { dealer, library } from '../../play/wiring.ts';
import { openBoards } from '../../storage/boards.ts';
import { loadLog } from '../../storage/results.ts';
import { usePageTitle } from '../../ui/announce.ts';
import { Problem } from '../../ui/controls.tsx';
import { loadWords } from '../../ui/game-words.ts';
import { Head } from '../../ui/page-head.tsx';
import { Player } from './player.tsx';
import type { Recording } from './replay.ts';
import { unpackReplay } from './replay-link.ts';

interface ReplaySource {
  readonly kind: string;
  readonly id: string;
  readonly hash: string;
  readonly file: string | undefined;
}

async function textOf(source: ReplaySource): Promise<Result<string> | undefined> {
  if (source.file !== undefined) return success(source.file);
  if (source.kind === 'result') {
    const log = await loadLog(source.id);
    return log === undefined ? failure('noResult') : success(log);
  }
  if (source.kind === 'board') {
    const board = await (await openBoards()).load(source.id);
    if (!board) return failure('noResult');
    return board.ok ? success(board.value.save) : board;
  }
  return source.hash.length > 1 ? unpackReplay(source.hash) : undefined;
}

interface OpenedReplay extends Recording {
  readonly face: Face;
}

/** Replays the whole log once, so that showing it cannot fail midway. Tries the player's assets, then those shipped. */
async function openRecording(text: string): Promise<Result<OpenedReplay>> {
  const save = parseSave(text);
  if (!save.ok) return save;
  const id = save.value.game;
  const [current, plain, words, face] = await Promise.all([
    library.load(id),
    library.loadPlain(id),
    loadWords(id),
    loadFace(id),
  ]);
  if (!current || !plain || !words || !face) return failure('unknownGame', undefined, id);
  const first = replay(current, save.value);
  const second = first.ok || plain === current ? first : replay(plain, save.value);
  // A table game may need rules that a page does not load otherwise.
  const tables = second.ok ? {} : await findGame(id)?.loadTables?.();
  const whole = await Object.values(tables ?? {})
    .find((entry) => entry.loadRules)
    ?.loadRules?.();
  const third = whole ? replay(whole, save.value) : second;
  const session = third.ok ? third : first;
  if (!session.ok) return session;
  const { game, deal } = session.value;
  const engine = library.engineFor(game === current ? {} : { daily: '' });
  return success({
    game,
    words: whole ? await withTable(words) : words,
    deal,
    save: save.value,
    engine,
    face,
  });
}

/** Undefined where nothing is to be shown yet. */
async function open(source: ReplaySource): Promise<Result<OpenedReplay> | undefined> {
  const text = await textOf(source);
  return text?.ok ? openRecording(text.value) : text;
}

export default function ReplayPage(): JSX.Element {
  const params = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const [file, setFile] = createSignal<string>();
  const [shown] = createResource(
    (): ReplaySource => ({
      kind: params['kind'] ?? '',
      id: params['id'] ?? '',
      hash: location.hash,
      file: file(),
    }),
    open,
  );
  usePageTitle(() => shell.pageTitle(replayWords.pageTitle));
  const problem = () => {
    const result = shown();
    if (!result || result.ok) return undefined;
    const isOurs = ['notAReplay', 'noResult'].includes(result.fault.code);
    return isOurs ? cabinetFault(result.fault) : explainFault(result.fault);
  };
  const opened = () => {
    const result = shown();
    return result?.ok ? result.value : undefined;
  };
  const tryFrom = async (from: OpenedReplay, save: string) => {
    const board = await dealer.layOutSave(from.game, save, from.engine);
    if (board.ok) navigate(`/${from.game.id}/${board.value}`);
  };
  return (
    <Switch
      fallback={
        <main id="main" class="page narrow cabinet-page" tabindex="-1">
          <Head title={replayWords.title} />
          <Show when={!shown.loading} fallback={<p class="muted">{shell.opening}</p>}>
            <div class="stack">
              <Problem text={problem()} />
              <p>{replayWords.about}</p>
              <label class="button primary file-button">
                {replayWords.openFile}
                <input
                  type="file"
                  class="unseen"
                  accept=".curio,.save,text/plain"
                  onChange={async (event) => setFile(await event.currentTarget.files?.[0]?.text())}
                />
              </label>
            </div>
          </Show>
        </main>
      }
    >
      <Match when={opened()} keyed>
        {(found) => <Player {...found} onTry={(save) => void tryFrom(found, save)} />}
      </Match>
    </Switch>
  );
}
