// A link as a QR code on the page: black on white in both themes, since that is what cameras read.

import { createMemo, type JSX } from 'solid-js';
import { qrCode } from '../../../paper/qr.ts';

/** Modules of white around it, as readers expect. */
const QUIET = 3;

export function Qr(props: { readonly text: string; readonly label: string }): JSX.Element {
  const code = createMemo(() => qrCode(props.text));
  const side = () => code().modules + 2 * QUIET;
  return (
    <svg
      class="room-qr"
      role="img"
      aria-label={props.label}
      viewBox={`${-QUIET} ${-QUIET} ${side()} ${side()}`}
      shape-rendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side()} height={side()} fill="#fff" />
      <path d={code().d} fill="#000" />
    </svg>
  );
}
