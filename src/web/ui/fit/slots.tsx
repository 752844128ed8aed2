// What the shell has to say beside a board: the hint card, notices and the message line. A layout that has a place for
// them takes them; where none does, hint and message stand under the board, and notices float over the page.

import { createContext, createSignal, type JSX, Show, useContext } from 'solid-js';

export interface Said {
  hint(): JSX.Element;
  notices(): JSX.Element;
  message(): JSX.Element;
}

interface Slots extends Said {
  take(): void;
}

const SlotsContext = createContext<Slots>();

/** Around a board: hands what is said to the layout inside, or shows it after the board. */
export function Saying(props: {
  readonly said: Said;
  readonly children: JSX.Element;
}): JSX.Element {
  const [taken, setTaken] = createSignal(false);
  const slots: Slots = {
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
export function takeSaid(): Said | undefined {
  const slots = useContext(SlotsContext);
  slots?.take();
  return slots;
}
