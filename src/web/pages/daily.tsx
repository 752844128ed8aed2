// The puzzle of a day: opens its board, dealt now if need be.

import { useNavigate, useParams } from '@solidjs/router';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { cabinetFault } from '#words/faults.ts';
import { archive, dailyPage } from '#words/pages.ts';
import { shell } from '#words/shell.ts';
import { checkDaily, dailyBoardId, dailyLevel, dailySeed } from '../../cabinet/daily.ts';
import type { Day } from '../../cabinet/day.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { findGame } from '../../games/index.ts';
import { Dealing } from '../board/dealing.tsx';
import type { JobOptions } from '../engine/client.ts';
import { dealer, library } from '../play/wiring.ts';
import { openBoards } from '../storage/boards.ts';
import { today } from '../storage/today.ts';
import { usePageTitle } from '../ui/announce.ts';
import { titleOf } from '../ui/game-words.ts';
import { useDelayed } from '../ui/lazy.ts';
import { LinkPage } from './shared.tsx';

/** Returns the id of the day's board, dealt now if need be. Faults: unknownGame, badDay, beforeFirstDay, dayToCome, and
 * those of dealing. */
async function openDaily(
  gameId: string,
  text: string,
  today: Day,
  options: JobOptions,
): Promise<Result<string>> {
  const day = checkDaily(text);
  if (!day.ok) return day;
  const manifest = findGame(gameId);
  const game = await library.loadPlain(gameId);
  if (!manifest || !game) return failure('unknownGame', undefined, gameId);
  const board = dailyBoardId(gameId, day.value);
  const boards = await openBoards();
  const opened = await boards.load(board);
  // A damaged one is in quarantine by now, and is dealt again.
  if (opened?.ok) return success(board);
  if (day.value > today) return failure('dayToCome', undefined, day.value);
  const level = dailyLevel(manifest, day.value);
  const preset = game.presets.find((candidate) => candidate.id === level);
  if (!preset) return failure('unknownPreset', level);
  const placement = { daily: day.value, id: board };
  const job = { game: gameId, params: preset.params, seed: dailySeed(day.value) };
  const deal = await library.engineFor(placement).run('deal', job, options);
  if (!deal.ok) return deal;
  const laid = await dealer.layOut(game, deal.value, placement);
  // Another tab stored the same puzzle first.
  return !laid.ok && laid.fault.code === 'overtaken' ? success(board) : laid;
}

export function DailyPage(): JSX.Element {
  const params = useParams();
  const navigate = useNavigate();
  const [problem, setProblem] = createSignal<string>();
  const [progress, setProgress] = createSignal<readonly [number, number]>();
  const [dealing, setDealing] = createSignal(false);
  const waitingLong = useDelayed(dealing);
  const abort = new AbortController();
  onCleanup(() => abort.abort());
  usePageTitle(() => shell.pageTitle(dailyPage.title));
  onMount(async () => {
    const game = params['game'] ?? '';
    const board = await openDaily(game, params['day'] ?? '', today(), {
      signal: abort.signal,
      progress(used, steps) {
        setDealing(true);
        setProgress([used, steps]);
      },
    });
    setDealing(false);
    if (board.ok) navigate(`/${game}/${board.value}`, { replace: true });
    else if (board.fault.code === 'cancelled') navigate('/', { replace: true });
    else setProblem(cabinetFault(board.fault));
  });
  return (
    <>
      <LinkPage
        heading={dailyPage.heading(titleOf(params['game'] ?? '').title)}
        waiting={shell.layingOut}
        problem={problem()}
      >
        <div class="row">
          <a class="button primary" href="/archive">
            {archive.title}
          </a>
          <a class="button" href="/">
            {shell.home}
          </a>
        </div>
      </LinkPage>
      <Show when={waitingLong()}>
        <Dealing progress={progress()} onCancel={() => abort.abort()} />
      </Show>
    </>
  );
}
