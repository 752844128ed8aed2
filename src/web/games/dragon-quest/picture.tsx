// The game's small picture on the home page: our own drawing, hidden from screen readers.

import type { JSX } from 'solid-js';

export function DragonQuestPicture(): JSX.Element {
  return (
    <svg viewBox="0 0 120 80" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <rect width="120" height="80" fill="#2b2622" />
      <g stroke="#d5ceb8">
        <rect x="50" y="28" width="18" height="24" rx="2" fill="#3561a8" />
        <rect x="72" y="28" width="18" height="24" rx="2" fill="#faf8ef" />
        <rect x="28" y="28" width="18" height="24" rx="2" fill="#3561a8" />
        <rect x="28" y="2" width="18" height="22" rx="2" fill="#faf8ef" />
        <rect x="50" y="56" width="18" height="22" rx="2" fill="#faf8ef" />
      </g>
      <rect
        x="94"
        y="28"
        width="18"
        height="24"
        rx="2"
        fill="none"
        stroke="#7be08f"
        stroke-dasharray="3 2"
        stroke-width="2"
      />
      <path d="m81 33 5 7a3 3 0 0 1-4.5 3.5l1 4h-3l1-4A3 3 0 0 1 76 40z" fill="#22304f" />
      <path
        d="M37 8c3 0 4 3 2.5 5 3-.5 4.5 4 1 5-1.5.5-2.5-.5-3-1.5l.5 3h-2l.5-3c-.5 1-1.5 2-3 1.5-3.5-1-2-5.5 1-5C33 11 34 8 37 8z"
        fill="#22304f"
      />
      <path d="m59 60 5 7-5 7-5-7z" fill="#a3281e" />
    </svg>
  );
}
