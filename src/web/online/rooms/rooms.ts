// The rooms of this page: the browser's storage, clocks and connection around the lines to them. Loaded when somebody
// plays together, and never with a first page.

import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { limits } from '../../../wire/limits.ts';
import { type LocalStore, localStore, SERVICE_PREFIX } from '../../storage/local-store.ts';
import { newId } from '../../storage/records.ts';
import { createClient } from '../client.ts';
import { createIdentity } from '../results.ts';
import { createRoomLine, type RoomLine } from './connection.ts';
import { createRoomClient, type RoomClient, type RoomKey } from './room-client.ts';
import { createRoomMemory, type RoomMemory } from './room-memory.ts';

interface Rooms {
  readonly client: RoomClient;
  readonly memory: RoomMemory;
  readonly shelf: LocalStore;
  /** What this browser is to the service; made up with the first room. */
  secret(): string;
  newId(): string;
  /** Milliseconds after which somebody counts as away, as the service has it. */
  readonly awayAfter: Accessor<number>;
}

let opened: Rooms | undefined;

export function theRooms(): Rooms {
  if (opened) return opened;
  const shelf = localStore(SERVICE_PREFIX);
  const identity = createIdentity(shelf);
  const [awayAfter, setAwayAfter] = createSignal<number>(limits.away);
  void createClient()
    .about()
    .then((about) => about.ok && setAwayAfter(about.value.limits['away'] ?? limits.away));
  opened = {
    client: createRoomClient(),
    memory: createRoomMemory(shelf, Date.now),
    shelf,
    secret: identity.make,
    // Long enough that no two of all rooms ever have the same.
    newId: () => newId() + newId(),
    awayAfter,
  };
  return opened;
}

/** A line that is there as long as its owner, and wakes up with the page. */
export function useRoomLine(key: RoomKey): RoomLine {
  const { client, memory, shelf, newId: nextId, awayAfter } = theRooms();
  const line = createRoomLine({
    client,
    key,
    shelf,
    memory,
    after(millis, act) {
      const timer = setTimeout(act, millis);
      return () => clearTimeout(timer);
    },
    random: Math.random,
    steady: () => performance.now(),
    wallTime: Date.now,
    newId: nextId,
    awayAfter,
  });
  const end = new AbortController();
  const { signal } = end;
  const wake = () => line.wake();
  addEventListener('online', wake, { signal });
  addEventListener('offline', () => line.cut(), { signal });
  addEventListener('pageshow', wake, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') line.wake();
    },
    { signal },
  );
  addEventListener(
    'storage',
    ({ key: changed }) => {
      if (changed?.startsWith(`${SERVICE_PREFIX}move.${key.room}`)) line.wake();
    },
    { signal },
  );
  onCleanup(() => {
    end.abort();
    line.close();
  });
  return line;
}
