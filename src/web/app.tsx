// The frame around every page: routes, notices, the one polite live region, and what is shown after a crash.

import { Route, Router, type RouteSectionProps, useLocation } from '@solidjs/router';
import { ErrorBoundary, For, type JSX, lazy, Suspense } from 'solid-js';
import { gamePages } from './games/index.ts';
import { Home } from './pages/home.tsx';
import type { pages } from './pages/pages.ts';
import { useArrivals } from './ui/arrival.ts';
import { NoticePlace } from './ui/noticeplace.tsx';
import { spoken } from './ui/notices.ts';
import { shell } from './words.ts';

/** Milliseconds after which nothing of the first paint is in the way of a new version any more. */
const SETTLED = 4000;

const UpdateNotice = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, SETTLED));
  // Where it cannot be loaded there is no word of a new version, and the page goes on.
  const part = await import('./update.tsx').catch(() => undefined);
  return { default: part?.UpdateNotice ?? (() => null) };
});
const GamePage = lazy(() => import('./pages/game.tsx'));
const page = (name: keyof typeof pages) =>
  lazy(async () => ({ default: (await import('./pages/pages.ts')).pages[name] }));

export function App(): JSX.Element {
  return (
    <Router root={Frame}>
      <Route path="/" component={Home} />
      <Route path="/play/:code" component={lazy(() => import('./pages/shared.tsx'))} />
      <Route path="/rules/:game" component={page('rules')} />
      <For each={gamePages}>{({ path, load }) => <Route path={path} component={lazy(load)} />}</For>
      <Route path="/daily/:day/:game" component={page('daily')} />
      <Route path="/archive/:day?" component={page('archive')} />
      <Route path="/statistics" component={page('statistics')} />
      <Route path="/replay/:kind?/:id?" component={page('replay')} />
      <Route path="/my-games" component={page('mine')} />
      <Route path="/backup" component={page('backup')} />
      <Route path="/print/:target?" component={page('print')} />
      <Route path="/together/:letters?" component={page('together')} />
      <Route path="/:game/:board?" component={GamePage} />
      <Route path="*" component={Lost} />
    </Router>
  );
}

function Frame(props: RouteSectionProps): JSX.Element {
  useArrivals();
  return (
    <>
      {/* The browser's own way, which the router would swallow. */}
      <a class="skip" href="#main" rel="external" target="_self">
        {shell.frame.skip}
      </a>
      <div class="unseen" role="status" aria-live="polite" aria-atomic="true">
        {spoken()}
      </div>
      <NoticePlace floating />
      <Suspense>
        <UpdateNotice />
      </Suspense>
      <ErrorBoundary fallback={(error, reset) => <Crash error={error} reset={reset} />}>
        <Suspense fallback={<p class="loading">{shell.opening}</p>}>{props.children}</Suspense>
      </ErrorBoundary>
    </>
  );
}

function Crash(props: { readonly error: unknown; reset(): void }): JSX.Element {
  const location = useLocation();
  return (
    <main id="main" class="page narrow" tabindex="-1">
      <h1>{shell.crash.title}</h1>
      <p>{shell.crash.about}</p>
      <div class="row">
        {/* A whole new page: whatever state led here is gone with the old one. */}
        <a class="button primary" href={location.pathname} rel="external" target="_self">
          {shell.crash.goOn}
        </a>
        <a class="button" href="/" rel="external" target="_self">
          {shell.home}
        </a>
      </div>
      <details>
        <summary>{shell.crash.details}</summary>
        <pre class="wrap">{String(props.error)}</pre>
      </details>
    </main>
  );
}

function Lost(): JSX.Element {
  return (
    <main id="main" class="page narrow" tabindex="-1">
      <h1>{shell.lost.title}</h1>
      <p>{shell.lost.about}</p>
      <a class="button primary" href="/">
        {shell.home}
      </a>
    </main>
  );
}
