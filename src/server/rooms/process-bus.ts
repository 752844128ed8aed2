// Tells the other processes that serve the same rooms which rooms have changed. Only a hint: the change itself is in the
// store, which every process also polls. Hints are batched, because each one delays all commits of the database a little.

/** The channel that a database offers. */
export interface Signals {
  send(text: string): Promise<void>;
  listen(heard: (text: string) => void): Promise<void>;
}

/** `log`: there are new entries. `seats`: presence changed, which leaves no entry. */
export type ChangeHint = 'log' | 'seats';

/** Milliseconds between messages. */
const PAUSE = 50;
/** The database takes no longer messages; beyond it we ask the others to refresh all rooms. */
const LONGEST = 7000;
export const EVERYTHING = '*';

export function createBus(
  signals: Signals,
  own: string,
  heard: (room: string, hint: ChangeHint) => void,
  report: (error: unknown) => void,
) {
  const pending = new Map<string, ChangeHint>();
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
    announce(room: string, hint: ChangeHint): void {
      if (pending.get(room) !== 'seats') pending.set(room, hint);
      if (!timer) send();
    },
    close: () => clearTimeout(timer),
  };
}
