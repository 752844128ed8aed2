// The game's small picture on the home page: our own drawing, hidden from screen readers.

import type { JSX } from 'solid-js';

export function DokubornPicture(): JSX.Element {
  return (
    <svg viewBox="0 0 120 80" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <rect width="120" height="80" fill="#2a2147" />
      <g fill="#3a2f61" stroke="#8d7cc9">
        <rect x="38" y="20" width="22" height="24" rx="3" />
        <rect x="64" y="20" width="22" height="24" rx="3" />
        <rect x="90" y="20" width="22" height="24" rx="3" />
        <rect x="38" y="48" width="22" height="24" rx="3" />
        <rect x="64" y="48" width="22" height="24" rx="3" />
        <rect x="90" y="48" width="22" height="24" rx="3" />
      </g>
      <path d="m49 4 5 6-5 6-5-6z" fill="#f5b942" />
      <path d="M75 4l6 3v6l-6 3-6-3V7z" fill="#7ddc9a" />
      <circle cx="101" cy="10" r="6" fill="#7fb8ff" />
      <path d="m22 26 7 6-7 6-7-6z" fill="#e5727d" />
      <path d="M15 54h14v12H15z" fill="#c0c6cf" />
      <rect x="64" y="20" width="22" height="24" rx="3" fill="#faf8ef" />
      <path d="M69 38c2-8 10-8 12 0z" fill="#7d5600" />
    </svg>
  );
}
