// The small picture of the game on the home page. Own drawing; no text of its own, it is hidden from screen readers.

import type { JSX } from 'solid-js';

export function WitchesPicture(): JSX.Element {
  return (
    <svg viewBox="0 0 120 80" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <rect width="120" height="80" fill="#efe6cc" />
      <path d="M38 34h44v8c0 16-8 26-22 26S38 58 38 42z" fill="#2f4a37" />
      <rect x="33" y="29" width="54" height="8" rx="4" fill="#22352a" />
      <path d="M44 66l-4 8M76 66l4 8" stroke="#22352a" stroke-width="4" stroke-linecap="round" />
      <g fill="#5f9a4b">
        <path d="M52 26c-8-4-8-14-8-14s10 2 10 12z" />
        <path d="M62 24c-2-10 6-16 6-16s6 8-2 16z" />
        <circle cx="57" cy="14" r="3" />
      </g>
      <g fill="#8cc46f">
        <circle cx="51" cy="47" r="3" />
        <circle cx="60" cy="52" r="4" />
        <circle cx="68" cy="46" r="2.5" />
      </g>
      <path d="M12 60h16M12 66h12M92 60h16M92 66h12" stroke="#b09a5e" stroke-width="2" />
    </svg>
  );
}
