// Processes that serve the same rooms tell each other which of them have changed. It is a hint and no more: what is new is in
// the store, and whoever hears nothing looks there by itself after a while. Hints are gathered, since each one holds up all
// commits of the database a little.

/** What a database brings along for this. */
export interface Signals {
  send(text: string): Promise<void>;
  listen(heard: (text: string) => void): Promise<void>;
}

/** `log`: there is more to read. `seats`: somebody came or went, which leaves no entry. */
export type Hint = 'log' | 'seats';

export interface Bus {
  tell(room: string, hint: Hint): void;
  close(): void;
}

/** Milliseconds between two messages of one process. */
const PAUSE = 50;
/** Longer ones the database does not take; then others look through all that they have. */
const LONGEST = 7000;
export const EVERYTHING = '*';

export function createBus(
  signals: Signals,
  own: string,
  heard: (room: string, hint: Hint) => void,
  report: (error: unknown) => void,
): Bus {
  const pending = new Map<string, Hint>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    const words = [...pending].map(([room, hint]) => (hint === 'seats' ? `~${room}` : room));
    pending.clear();
    const text = [own, ...words].join(' ');
    signals.send(text.length > LONGEST ? `${own} ${EVERYTHING}` : text).catch(report);
    timer = setTimeout(() => {
      timer = undefined;
      if (pending.size > 0) send();
    }, PAUSE);
    timer.unref();
  }

  signals
    .listen((text) => {
      const [sender, ...rooms] = text.split(' ');
      if (sender === own) return;
      for (const room of rooms)
        heard(room.replace('~', ''), room.startsWith('~') ? 'seats' : 'log');
    })
    .catch(report);

  return {
    tell(room, hint) {
      if (pending.get(room) !== 'seats') pending.set(room, hint);
      if (!timer) send();
    },
    close: () => clearTimeout(timer),
  };
}
