// A link with a code: opens its board beside all others, or says what is wrong with the code.

import { useNavigate, useParams } from '@solidjs/router';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { shell } from '#words/shell.ts';
import { unescapeLink } from '../../core/find.ts';
import { explainCode, openings } from '../play/wiring.ts';
import { usePageTitle } from '../ui/announce.ts';

export default function SharedPage(): JSX.Element {
  const params = useParams();
  const navigate = useNavigate();
  const [problem, setProblem] = createSignal<string>();
  const abort = new AbortController();
  onCleanup(() => abort.abort());
  usePageTitle(() => shell.pageTitle(shell.shared.title));
  onMount(async () => {
    const code = unescapeLink(params['code'] ?? '');
    // The query after the code is for the game.
    const text = `${code}${location.search}`;
    const opened = await openings.openShared(text, { signal: abort.signal });
    if (opened.ok) navigate(`/${opened.value.game}/${opened.value.board}`, { replace: true });
    else if (opened.fault.code !== 'cancelled') setProblem(await explainCode(code, opened.fault));
  });
  return (
    <main id="main" class="page narrow" tabindex="-1">
      <h1>{shell.shared.title}</h1>
      <Show when={problem()} fallback={<p class="muted">{shell.opening}</p>}>
        {(text) => (
          <>
            <p class="note bad" role="alert">
              {text()}
            </p>
            <p>{shell.shared.safe}</p>
            <a class="button primary" href="/">
              {shell.home}
            </a>
          </>
        )}
      </Show>
    </main>
  );
}
