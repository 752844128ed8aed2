// The frame around every page: routes, notices, the one polite live region, and the page after a crash.

import { Route, Router, type RouteSectionProps, useLocation } from '@solidjs/router';
import { ErrorBoundary, For, type JSX, lazy, onMount, Suspense } from 'solid-js';
import { shell } from '#words/shell.ts';
import { gamePages } from './games/index.ts';
import { Home } from './pages/home.tsx';
import { spoken } from './ui/announce.ts';
import { DeadEnd } from './ui/controls.tsx';
import { useArrivals } from './ui/focus.ts';
import { whenIdle } from './ui/lazy.ts';
import { NoticePlace } from './ui/notices.tsx';

/** Milliseconds: by then the first paint is done, and looking for a new version delays nothing. */
const SETTLED = 4000;

const UpdateNotice = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, SETTLED));
  // If it does not load, the page goes on without.
  const part = await import('./update.tsx').catch(() => undefined);
  return { default: part?.UpdateNotice ?? (() => null) };
});

const cabinet = () => import('./pages/cabinet.ts');

/** Loaded when their addresses are opened. */
const pages = {
  shared: lazy(async () => ({ default: (await import('./pages/shared.tsx')).SharedPage })),
  daily: lazy(async () => ({ default: (await import('./pages/daily.tsx')).DailyPage })),
  archive: lazy(async () => ({ default: (await cabinet()).ArchivePage })),
  statistics: lazy(async () => ({ default: (await cabinet()).StatisticsPage })),
  mine: lazy(async () => ({ default: (await cabinet()).MinePage })),
  backup: lazy(async () => ({ default: (await cabinet()).BackupPage })),
  rules: lazy(() => import('./pages/rules.tsx')),
  replay: lazy(() => import('./pages/replay/page.tsx')),
  print: lazy(() => import('./pages/print/page.tsx')),
  together: lazy(() => import('./pages/together/page.tsx')),
  game: lazy(() => import('./pages/game/page.tsx')),
};

/** Fetches the board page ahead, so that a game opens at once. */
function HomePage(): JSX.Element {
  onMount(() => whenIdle(() => void pages.game.preload()));
  return <Home />;
}

export function App(): JSX.Element {
  return (
    <Router root={Frame}>
      <Route path="/" component={HomePage} />
      <Route path="/play/:code" component={pages.shared} />
      <Route path="/rules/:game" component={pages.rules} />
      <For each={gamePages}>{({ path, load }) => <Route path={path} component={lazy(load)} />}</For>
      <Route path="/daily/:day/:game" component={pages.daily} />
      <Route path="/archive/:day?" component={pages.archive} />
      <Route path="/statistics" component={pages.statistics} />
      <Route path="/replay/:kind?/:id?" component={pages.replay} />
      <Route path="/my-games" component={pages.mine} />
      <Route path="/backup" component={pages.backup} />
      <Route path="/print/:target?" component={pages.print} />
      <Route path="/together/:letters?" component={pages.together} />
      <Route path="/:game/:board?" component={pages.game} />
      <Route path="*" component={() => <DeadEnd {...shell.lost} />} />
    </Router>
  );
}

function Frame(props: RouteSectionProps): JSX.Element {
  useArrivals();
  return (
    <>
      {/* `rel` keeps the router from handling it. */}
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
        {/* A full page load drops the state that led here. */}
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
