// The rooms of this browser: connections with its storage, clocks and network events. Loaded with "Play together", never
// with a first page.

import { type Accessor, createSignal, onCleanup } from 'solid-js';
import { limits } from '../../../wire/limits.ts';
import { type LocalStore, localStore, SERVICE_PREFIX } from '../../storage/local-store.ts';
import { newId } from '../../storage/records.ts';
import { createClient } from '../client.ts';
import { createIdentity } from '../results.ts';
import { createRoomConnection, type RoomConnection } from './connection.ts';
import { createRoomClient, type RoomClient, type RoomKey } from './room-client.ts';
import { createRoomMemory, type RoomMemory } from './room-memory.ts';

interface Rooms {
  readonly client: RoomClient;
  readonly memory: RoomMemory;
  readonly shelf: LocalStore;
  /** This browser's identity; created with the first room. */
  secret(): string;
  newId(): string;
  /** Milliseconds of absence after which a member counts as away, as the service says. */
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
    // Long enough to be unique among all rooms.
    newId: () => newId() + newId(),
    awayAfter,
  };
  return opened;
}

/** A connection that lives as long as its owner, and wakes up with the page. */
export function useRoomConnection(key: RoomKey): RoomConnection {
  const { client, memory, shelf, newId: nextId, awayAfter } = theRooms();
  const connection = createRoomConnection({
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
  const wake = () => connection.wake();
  addEventListener('online', wake, { signal });
  addEventListener('offline', () => connection.cut(), { signal });
  addEventListener('pageshow', wake, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') connection.wake();
    },
    { signal },
  );
  addEventListener(
    'storage',
    ({ key: changed }) => {
      if (changed?.startsWith(`${SERVICE_PREFIX}move.${key.room}`)) connection.wake();
    },
    { signal },
  );
  onCleanup(() => {
    end.abort();
    connection.close();
  });
  return connection;
}
