// What the shell has to say beside a board: the hint card, notices and the message line. A layout that has a place for
// them takes them; where none does, hint and message stand under the board, and notices float over the page.

import { createContext, createSignal, type JSX, Show, useContext } from 'solid-js';

interface BoardNoticeSlots {
  hint(): JSX.Element;
  notices(): JSX.Element;
  message(): JSX.Element;
}

interface TakenSlots extends BoardNoticeSlots {
  take(): void;
}

const SlotsContext = createContext<TakenSlots>();

/** Around a board: hands what is said to the layout inside, or shows it after the board. */
export function BoardNotices(props: {
  readonly said: BoardNoticeSlots;
  readonly children: JSX.Element;
}): JSX.Element {
  const [taken, setTaken] = createSignal(false);
  const slots: TakenSlots = {
    hint: () => props.said.hint(),
    notices: () => props.said.notices(),
    message: () => props.said.message(),
    take: () => void setTaken(true),
  };
  return (
    <SlotsContext.Provider value={slots}>
      {props.children}
      <Show when={!taken()}>
        {slots.hint()}
        {slots.message()}
      </Show>
    </SlotsContext.Provider>
  );
}

/** What is to be said, for the one layout that shows it. A replay says nothing here. */
function takeNoticeSlots(): BoardNoticeSlots | undefined {
  const slots = useContext(SlotsContext);
  slots?.take();
  return slots;
}

interface LayoutProps {
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
  const said = takeNoticeSlots();
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
