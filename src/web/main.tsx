// Entry of the app: style sheets, settings, routes.

import './theme/fonts.css';
import './theme/tokens.css';
import './theme/base.css';
import './shell/shell.css';
import { render } from 'solid-js/web';
import { guardPresses } from './kit/guard.ts';
import { App } from './shell/app.tsx';
import { applyPreferences, preferences } from './storage/settings.ts';

applyPreferences(preferences());
guardPresses();

const root = document.getElementById('app');
if (root) render(() => <App />, root);
