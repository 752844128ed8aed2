// The script in the head of a prerendered page, bundled by itself, before any other.

import { choose, takeOver } from './first-paint.ts';

choose(document.currentScript?.dataset['drawn']);
// The document is parsed, and no script of the app has run yet.
document.addEventListener('readystatechange', takeOver, { once: true });
