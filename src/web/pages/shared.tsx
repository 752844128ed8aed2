// A link with a code: deals its board and goes there, or says what is wrong with the link.

import { useNavigate, useParams } from '@solidjs/router';
import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { shell } from '#words/shell.ts';
import { unescapeLink } from '../../core/find.ts';
import { explainCode, openings } from '../play/wiring.ts';
import { usePageTitle } from '../ui/announce.ts';
import { Problem } from '../ui/controls.tsx';

/** The page of a link that leads to a board. */
export function LinkPage(props: {
  readonly heading: string;
  /** Shown until there is a board or a problem. */
  readonly waiting: string;
  readonly problem: string | undefined;
  /** Below the problem. */
  readonly children: JSX.Element;
}): JSX.Element {
  return (
    <main id="main" class="page narrow" tabindex="-1">
      <h1>{props.heading}</h1>
      <Show when={props.problem} fallback={<p class="muted">{props.waiting}</p>}>
        <Problem text={props.problem} />
        {props.children}
      </Show>
    </main>
  );
}

/** A link with a code: opens its board beside all others. */
export function SharedPage(): JSX.Element {
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
    <LinkPage heading={shell.shared.title} waiting={shell.opening} problem={problem()}>
      <p>{shell.shared.safe}</p>
      <a class="button primary" href="/">
        {shell.home}
      </a>
    </LinkPage>
  );
}
