// Entry of the app: style sheets, settings, routes.

import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './board/shell.css';
// With the shell's: one file less to ask for on the way to a first board.
import './ui/fit/fit.css';
import './ui/marks/panel.css';
import { render } from 'solid-js/web';
import { App } from './app.tsx';
import { wakeService } from './online/wake.ts';
import { rememberVisit } from './storage/returning.ts';
import { applyPreferences, followPreferences, preferences } from './storage/settings.ts';
import { watchStorage } from './storage/shell-storage.ts';
import { firstPainted } from './ui/first/shown.ts';
import { guardPresses } from './ui/guard.ts';

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
