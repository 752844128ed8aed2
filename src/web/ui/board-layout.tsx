// Lays a board out in the space under the bar: controls beside it where the space is wide, below it where it is tall, with
// places for status, hint card, notices and message line that cover neither. A face uses `Layout`; the frame wraps it in
// `BoardNotices`. Without a layout, hint and message follow the board, and notices float. Sizes are in board-layout.css.

import { createContext, createSignal, type JSX, Show, useContext } from 'solid-js';

interface BoardNoticeSlots {
  hint(): JSX.Element;
  notices(): JSX.Element;
  message(): JSX.Element;
}

const SlotsContext = createContext<{ readonly slots: BoardNoticeSlots; take(): void }>();

/** Around a board: hands hint, notices and message to the layout inside, or shows them after the board. */
export function BoardNotices(props: {
  readonly said: BoardNoticeSlots;
  readonly children: JSX.Element;
}): JSX.Element {
  const [taken, setTaken] = createSignal(false);
  return (
    <SlotsContext.Provider value={{ slots: props.said, take: () => void setTaken(true) }}>
      {props.children}
      <Show when={!taken()}>
        {props.said.hint()}
        {props.said.message()}
      </Show>
    </SlotsContext.Provider>
  );
}

/** Columns per row from which on a board is wide. */
const WIDE = 1.6;

export function Layout(props: {
  /** Cells, where the board is a grid of squares; an element of the class `fit-cells` is then sized by them. */
  readonly rows?: number;
  readonly columns?: number;
  /** Much wider than tall: controls go beside it only where there is little height. Default: by rows and columns. */
  readonly wide?: boolean;
  /** A class of the game's own. */
  readonly class?: string;
  readonly board: JSX.Element;
  /** The status: above the board or the controls. */
  readonly status?: JSX.Element;
  /** What the player acts with; never shrinks. */
  readonly controls?: JSX.Element;
}): JSX.Element {
  // Undefined in a replay.
  const around = useContext(SlotsContext);
  around?.take();
  const said = around?.slots;
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
