// The rules of a game on a page of their own, to read before playing.

import { A, useParams } from '@solidjs/router';
import { createResource, type JSX, Show } from 'solid-js';
import { loadFace } from '../games/index.ts';
import { loadWords } from '../words.ts';
import { Rules } from './help.tsx';
import { usePageTitle } from './title.ts';

export default function RulesPage(): JSX.Element {
  const params = useParams();
  const id = () => params['game'] ?? '';
  const [texts] = createResource(id, loadWords);
  const [face] = createResource(id, (game) => loadFace(game));
  usePageTitle(() => `Rules of ${texts()?.title ?? '…'} · Curio`);
  return (
    <main id="main" class="page narrow">
      <Show
        when={texts()}
        fallback={<p class="muted">{texts.loading ? 'Opening…' : 'There is no such game.'}</p>}
      >
        {(found) => (
          <>
            <h1>{found().title}</h1>
            <Rules sections={found().rules} />
            <Show when={face()?.Help}>{(Help) => Help()()}</Show>
            <div class="row">
              <A class="button primary" href={`/${id()}`}>
                Play
              </A>
              <A class="button" href="/">
                Home
              </A>
            </div>
          </>
        )}
      </Show>
    </main>
  );
}
