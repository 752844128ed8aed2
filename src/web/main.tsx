// Entry of the app: style sheets, settings, routes.

import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './shell/shell.css';
// With the shell's: one file less to ask for on the way to a first board.
import './kit/fit/fit.css';
import './kit/marks/panel.css';
import { render } from 'solid-js/web';
import { firstPainted } from './first/shown.ts';
import { guardPresses } from './kit/guard.ts';
import { wakeService } from './service/wake.ts';
import { App } from './shell/app.tsx';
import { watchStorage } from './shell/storage.ts';
import { rememberVisit } from './storage/returning.ts';
import { applyPreferences, followPreferences, preferences } from './storage/settings.ts';

// Opened while the page is being drawn: every page asks it first.
void watchStorage();
applyPreferences(preferences());
followPreferences();
guardPresses();

const root = document.getElementById('app');
await firstPainted();
if (root) render(() => <App />, root);
rememberVisit();
wakeService();
