// The rooms of this browser: connections with its storage, clocks and network events. Loaded with "Play together", never
// with a first page.

import { createSignal, onCleanup } from 'solid-js';
import { limits } from '../../../wire/limits.ts';
import { localStore, SERVICE_PREFIX } from '../../storage/local-store.ts';
import { newId } from '../../storage/records.ts';
import { createClient } from '../client.ts';
import { after, createIdentity, onWake } from '../results.ts';
import { createRoomConnection, type RoomConnection } from './connection.ts';
import { createRoomClient, type RoomKey } from './room-client.ts';
import { createRoomMemory } from './room-memory.ts';

function openRooms() {
  const shelf = localStore(SERVICE_PREFIX);
  const identity = createIdentity(shelf);
  const [awayAfter, setAwayAfter] = createSignal<number>(limits.away);
  void createClient()
    .about()
    .then((about) => about.ok && setAwayAfter(about.value.limits['away'] ?? limits.away));
  return {
    client: createRoomClient(),
    memory: createRoomMemory(shelf, Date.now),
    shelf,
    /** This browser's identity; created with the first room. */
    secret: identity.make,
    // Long enough to be unique among all rooms.
    newId: () => newId() + newId(),
    /** Milliseconds of absence after which a member counts as away, as the service says. */
    awayAfter,
  };
}

let opened: ReturnType<typeof openRooms> | undefined;

export function theRooms() {
  opened ??= openRooms();
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
    after,
    random: Math.random,
    steady: () => performance.now(),
    wallTime: Date.now,
    newId: nextId,
    awayAfter,
  });
  const end = new AbortController();
  const { signal } = end;
  onWake(() => connection.wake(), signal);
  addEventListener('offline', () => connection.cut(), { signal });
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
