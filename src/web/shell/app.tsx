// The frame around every page: routes, notices, the one polite live region, and what is shown after a crash.

import { Route, Router, type RouteSectionProps, useLocation } from '@solidjs/router';
import { ErrorBoundary, For, type JSX, lazy, Show, Suspense } from 'solid-js';
import { gamePages } from '../games/index.ts';
import { Home } from './home.tsx';
import { dismissNotice, notices, spoken } from './notices.ts';
import { UpdateNotice } from './update.tsx';

const GamePage = lazy(() => import('./gamepage.tsx'));
const SharedPage = lazy(() => import('./sharedpage.tsx'));
const RulesPage = lazy(() => import('./rulespage.tsx'));
const DailyPage = lazy(() => import('../cabinet/dailypage.tsx'));
const ArchivePage = lazy(() => import('../cabinet/archivepage.tsx'));
const StatisticsPage = lazy(() => import('../cabinet/statisticspage.tsx'));
const ReplayPage = lazy(() => import('../cabinet/replaypage.tsx'));
const BackupPage = lazy(() => import('../cabinet/backuppage.tsx'));
const PrintPage = lazy(() => import('../cabinet/print/page.tsx'));

export function App(): JSX.Element {
  return (
    <Router root={Frame}>
      <Route path="/" component={Home} />
      <Route path="/play/:code" component={SharedPage} />
      <Route path="/rules/:game" component={RulesPage} />
      <For each={gamePages}>{({ path, load }) => <Route path={path} component={lazy(load)} />}</For>
      <Route path="/daily/:day/:game" component={DailyPage} />
      <Route path="/archive/:day?" component={ArchivePage} />
      <Route path="/statistics" component={StatisticsPage} />
      <Route path="/replay/:kind?/:id?" component={ReplayPage} />
      <Route path="/backup" component={BackupPage} />
      <Route path="/print/:code?" component={PrintPage} />
      <Route path="/:game/:board?" component={GamePage} />
      <Route path="*" component={Lost} />
    </Router>
  );
}

function Frame(props: RouteSectionProps): JSX.Element {
  return (
    <>
      <a class="skip" href="#main">
        Skip to the board
      </a>
      <div class="unseen" role="status" aria-live="polite" aria-atomic="true">
        {spoken()}
      </div>
      <section class="notices" aria-label="Notices" hidden={notices().length === 0}>
        <For each={notices()}>
          {(notice) => (
            <div class="notice card" classList={{ bad: notice.tone === 'bad' }}>
              <span>{notice.text}</span>
              <Show when={notice.action}>
                {(action) => (
                  <button
                    type="button"
                    class="button"
                    onClick={() => {
                      dismissNotice(notice);
                      action().act();
                    }}
                  >
                    {action().label}
                  </button>
                )}
              </Show>
              <button type="button" class="button quiet" onClick={() => dismissNotice(notice)}>
                Dismiss
              </button>
            </div>
          )}
        </For>
      </section>
      <UpdateNotice />
      <ErrorBoundary fallback={(error, reset) => <Crash error={error} reset={reset} />}>
        <Suspense fallback={<p class="loading">Opening…</p>}>{props.children}</Suspense>
      </ErrorBoundary>
    </>
  );
}

function Crash(props: { readonly error: unknown; reset(): void }): JSX.Element {
  const location = useLocation();
  return (
    <main id="main" class="page narrow">
      <h1>Something broke here</h1>
      <p>Every move up to now is saved. You can go on from the last save, or go home.</p>
      <div class="row">
        {/* A whole new page: whatever state led here is gone with the old one. */}
        <a class="button primary" href={location.pathname} rel="external" target="_self">
          Go on from the last save
        </a>
        <a class="button" href="/" rel="external" target="_self">
          Home
        </a>
      </div>
      <details>
        <summary>What happened</summary>
        <pre class="wrap">{String(props.error)}</pre>
      </details>
    </main>
  );
}

function Lost(): JSX.Element {
  return (
    <main id="main" class="page narrow">
      <h1>There is nothing here</h1>
      <p>The address leads nowhere. The games are all on the home page.</p>
      <a class="button primary" href="/">
        Home
      </a>
    </main>
  );
}
