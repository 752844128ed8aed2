// Entry of the app: style sheets, settings, routes.

import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './board/shell.css';
// Together with the shell's, so that a first board requests one file fewer.
import './ui/board-layout.css';
import './ui/hint-panel.css';
import { render } from 'solid-js/web';
import { App } from './app.tsx';
import { keepPreferences, localTexts, rememberVisit } from './storage/local-store.ts';
import { watchStorage } from './storage/persistence.ts';
import { onResult } from './storage/records.ts';
import { countEarlierBy } from './storage/results.ts';
import { firstPainted } from './ui/first-paint.ts';
import { lazyModule, whenIdle } from './ui/lazy.ts';
import { tapGuard } from './ui/tap-guard.ts';

/** Keys of results still to be sent to the service, and of secrets it should still delete. */
const UNFINISHED = /^curio\.service\.(send|forget)\./;

const service = lazyModule(() => import('./online/service.ts'));

/** Loads the service only if an earlier visit left work for it. */
function wakeService(): void {
  whenIdle(() => {
    if (localTexts.keys().some((key) => UNFINISHED.test(key)))
      void service.load().then(
        ({ theService }) => theService(),
        () => {},
      );
  });
}

// A daily that was played here goes to the service, if the player takes part.
onResult(({ daily, taken, game, id }) => {
  if (daily === undefined || taken) return;
  void service.load().then(
    ({ theService }) => theService().finished(daily, game, id),
    () => {},
  );
});
countEarlierBy(async (all) => (await import('./play/uncounted.ts')).countEarlierBoards(all));

// Opened while the page is drawn: every page reads it first.
void watchStorage();
keepPreferences();
tapGuard();

const root = document.getElementById('app');
await firstPainted();
if (root) render(() => <App />, root);
rememberVisit();
wakeService();
