// The script in the head of a page that has something drawn into it. It stands there by itself, before any other.

import { choose, takeOver } from './first-paint.ts';

choose(document.currentScript?.dataset['drawn']);
// The page is there, and no script of the app has run yet.
document.addEventListener('readystatechange', takeOver, { once: true });
