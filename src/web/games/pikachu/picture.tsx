// The small picture of the game on the home page. It has no text and is hidden from screen readers.

import type { JSX } from 'solid-js';

export function PikachuPicture(): JSX.Element {
  return (
    <svg viewBox="0 0 120 80" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <rect width="120" height="80" fill="#16213e" />
      <g fill="#faf8ef" stroke="#d5ceb8">
        <rect x="14" y="12" width="18" height="18" rx="3" />
        <rect x="36" y="12" width="18" height="18" rx="3" />
        <rect x="58" y="34" width="18" height="18" rx="3" />
        <rect x="80" y="34" width="18" height="18" rx="3" />
        <rect x="14" y="56" width="18" height="18" rx="3" />
        <rect x="88" y="12" width="18" height="18" rx="3" />
      </g>
      <path d="M45 30v13M45 43v22H97V52" fill="none" stroke="#8be39a" stroke-width="3" />
      <g fill="#7d5600">
        <circle cx="23" cy="21" r="5" />
        <path d="m45 15 2 4 4 .5-3 3 1 4.5-4-2-4 2 1-4.5-3-3 4-.5z" />
        <path d="m89 37 2 4 4 .5-3 3 1 4.5-4-2-4 2 1-4.5-3-3 4-.5z" />
        <path d="m67 37 5 6-5 6-5-6z" />
        <path d="m23 59 5 6-5 6-5-6z" />
        <circle cx="97" cy="21" r="5" />
      </g>
    </svg>
  );
}
