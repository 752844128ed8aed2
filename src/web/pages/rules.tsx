// The rules of a game, to read before playing.

import { A, useParams } from '@solidjs/router';
import { createResource, type JSX, Show } from 'solid-js';
import { shell } from '#words/shell.ts';
import { MoreHelp, Rules } from '../board/help.tsx';
import { loadFace } from '../games/index.ts';
import { usePageTitle } from '../ui/announce.ts';
import { loadWords } from '../ui/game-words.ts';
import { Head } from '../ui/page-head.tsx';

export default function RulesPage(): JSX.Element {
  const params = useParams();
  const id = () => params['game'] ?? '';
  const [words] = createResource(id, loadWords);
  const [face] = createResource(id, (game) => loadFace(game));
  usePageTitle(() => shell.pageTitle(shell.rulesPage.title(words()?.title ?? '…')));
  return (
    <main id="main" class="page narrow" tabindex="-1">
      <Show
        when={words()}
        fallback={<p class="muted">{words.loading ? shell.opening : shell.rulesPage.unknown}</p>}
      >
        {(found) => (
          <>
            <Head title={found().title} />
            <Rules game={id()} words={found()} face={face()} level={2} />
            <Show when={face()}>{(loaded) => <MoreHelp face={loaded()} />}</Show>
            <div class="row">
              <A class="button primary" href={`/${id()}`}>
                {shell.play}
              </A>
              <A class="button" href="/">
                {shell.home}
              </A>
            </div>
          </>
        )}
      </Show>
    </main>
  );
}
