// The small picture of the game on the home page. It has no text and is hidden from screen readers.

import type { JSX } from 'solid-js';

export function HudokuPicture(): JSX.Element {
  return (
    <svg viewBox="0 0 120 80" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
      <rect width="120" height="80" fill="#f6f1e1" />
      <path d="M10 8h60v64H10z" fill="#fffdf6" stroke="#22304f" stroke-width="2" />
      <path d="M70 8h40v32H70z" fill="#e4ecf7" stroke="#22304f" stroke-width="2" />
      <path d="M70 40h40v32H70z" fill="#f7e9d2" stroke="#22304f" stroke-width="2" />
      <path d="M30 8v64M50 8v64M90 8v64M10 24h100M10 40h100M10 56h100" stroke="#b9ae8c" />
      <g fill="#22304f" font-family="Georgia, serif" font-size="12" text-anchor="middle">
        <text x="20" y="20">
          7
        </text>
        <text x="40" y="36">
          2
        </text>
        <text x="60" y="52">
          9
        </text>
        <text x="80" y="20">
          3
        </text>
        <text x="100" y="36">
          1
        </text>
        <text x="100" y="68">
          4
        </text>
      </g>
      <text
        x="20"
        y="68"
        fill="#7d5600"
        font-family="Georgia, serif"
        font-size="12"
        font-style="italic"
        text-anchor="middle"
      >
        5
      </text>
    </svg>
  );
}
