// Lays a board and what belongs to it into the space under the bar: controls beside the board where the space is wide,
// below it where it is tall, with places for the status, the hint card, notices and the message line, so that none of
// them covers board or controls. Sizes are in fit.css.

import type { JSX } from 'solid-js';
import { takeSaid } from './slots.tsx';

export interface LayoutProps {
  /** Cells, where the board is a grid of squares; an element of the class `fit-cells` is then sized by them. */
  readonly rows?: number;
  readonly columns?: number;
  /** Much wider than tall: controls go beside it only where there is little height. Else by rows and columns. */
  readonly wide?: boolean;
  /** A class of the game's own. */
  readonly class?: string;
  readonly board: JSX.Element;
  /** How it stands: above the board or the controls. */
  readonly status?: JSX.Element;
  /** What the player acts with; never shrinks. */
  readonly controls?: JSX.Element;
}

/** From here on a board counts as wide. */
const WIDE = 1.6;

export function Layout(props: LayoutProps): JSX.Element {
  const said = takeSaid();
  const wide = () => props.wide ?? (props.columns ?? 1) / (props.rows ?? 1) >= WIDE;
  return (
    <div
      class={`layout ${props.class ?? ''} ${wide() ? 'wide' : ''}`}
      style={{ '--rows': props.rows ?? 1, '--columns': props.columns ?? 1 }}
    >
      <div class="layout-board">{props.board}</div>
      <div class="layout-side">
        <div class="layout-status">{props.status}</div>
        <div class="layout-hint">{said?.hint()}</div>
        <div class="layout-notices">{said?.notices()}</div>
        <div class="layout-message">{said?.message()}</div>
        <div class="layout-controls">{props.controls}</div>
      </div>
    </div>
  );
}
