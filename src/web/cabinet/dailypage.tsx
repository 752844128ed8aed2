// The way to a day's puzzle: deals it the first time, then goes to its board.

import { useNavigate, useParams } from '@solidjs/router';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { cabinetFault } from '../../words/en/cabinet/index.ts';
import { Dealing } from '../shell/dealing.tsx';
import { usePageTitle } from '../shell/title.ts';
import { titleOf } from '../words.ts';
import { openDaily } from './daily.ts';
import { today } from './today.ts';

export default function DailyPage(): JSX.Element {
  const params = useParams();
  const navigate = useNavigate();
  const [problem, setProblem] = createSignal<string>();
  const [progress, setProgress] = createSignal<readonly [number, number]>();
  const [dealing, setDealing] = createSignal(false);
  const abort = new AbortController();
  onCleanup(() => abort.abort());
  usePageTitle(() => 'Daily puzzle · Curio');
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
    <main id="main" class="page narrow">
      <h1>Daily {titleOf(params['game'] ?? '').title}</h1>
      <Show when={problem()} fallback={<p class="muted">Laying out the board…</p>}>
        {(text) => (
          <>
            <p class="note bad" role="alert">
              {text()}
            </p>
            <div class="row">
              <a class="button primary" href="/archive">
                All days
              </a>
              <a class="button" href="/">
                Home
              </a>
            </div>
          </>
        )}
      </Show>
      <Dealing open={dealing()} progress={progress()} onCancel={() => abort.abort()} />
    </main>
  );
}
