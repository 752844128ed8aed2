// The way to a day's puzzle: deals it the first time, then goes to its board.

import { useNavigate, useParams } from '@solidjs/router';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { Dealing } from '../../board/dealing.tsx';
import { lasting } from '../../ui/lasting.ts';
import { usePageTitle } from '../../ui/title.ts';
import { shell, titleOf } from '../../words.ts';
import { archive, cabinetFault, dailyPage } from '../words.ts';
import { openDaily } from './open.ts';
import { today } from './today.ts';

export default function DailyPage(): JSX.Element {
  const params = useParams();
  const navigate = useNavigate();
  const [problem, setProblem] = createSignal<string>();
  const [progress, setProgress] = createSignal<readonly [number, number]>();
  const [dealing, setDealing] = createSignal(false);
  const waitingLong = lasting(dealing);
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
    <main id="main" class="page narrow" tabindex="-1">
      <h1>{dailyPage.heading(titleOf(params['game'] ?? '').title)}</h1>
      <Show when={problem()} fallback={<p class="muted">{shell.layingOut}</p>}>
        {(text) => (
          <>
            <p class="note bad" role="alert">
              {text()}
            </p>
            <div class="row">
              <a class="button primary" href="/archive">
                {archive.title}
              </a>
              <a class="button" href="/">
                {shell.home}
              </a>
            </div>
          </>
        )}
      </Show>
      <Show when={waitingLong()}>
        <Dealing progress={progress()} onCancel={() => abort.abort()} />
      </Show>
    </main>
  );
}
