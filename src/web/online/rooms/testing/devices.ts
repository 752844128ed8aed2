// For tests: phones whose network loses, repeats and delays on request, and their connections to rooms.

import type { TableKind } from '../../../../core/table.ts';
import { type LocalStore, memoryStore } from '../../../storage/local-store.ts';
import type { Ask } from '../../client.ts';
import { createRoomConnection, type RoomConnection } from '../connection.ts';
import { createRoomClient, type RoomKey } from '../room-client.ts';
import { createRoomMemory } from '../room-memory.ts';
import type { MadeClock, MemoryRooms } from './rooms.ts';

/** A phone: its storage outlives its page, and the test controls its network. */
export interface Device {
  readonly ask: Ask;
  readonly shelf: LocalStore;
  /** Nothing goes through. */
  down: boolean;
  /** How many requests get lost, or their answers. */
  loseRequests: number;
  loseAnswers: number;
  /** How many requests arrive twice. */
  repeat: number;
  /** How many stream messages get lost. */
  loseMessages: number;
  /** Streams are held back by something on the way. */
  buffers: boolean;
  /** What was asked, as method and address. */
  readonly asked: string[];
}

export function madeDevice(server: Pick<MemoryRooms, 'ask'>): Device {
  const asked: string[] = [];
  const lost = () => Promise.reject(new TypeError('network'));
  const leaking = ({ status, headers }: Response, body: ReadableStream<Uint8Array>) =>
    new Response(
      body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(part, controller) {
            if (device.loseMessages > 0) device.loseMessages--;
            else controller.enqueue(part);
          },
        }),
      ),
      { status, headers },
    );
  const device: Device = {
    asked,
    shelf: { ...memoryStore(), lasting: true },
    down: false,
    loseRequests: 0,
    loseAnswers: 0,
    repeat: 0,
    loseMessages: 0,
    buffers: false,
    async ask(address, init) {
      asked.push(`${init?.method ?? 'GET'} ${String(address)}`);
      const isStream = String(address).includes('/events');
      if (device.down || (!isStream && device.loseRequests-- > 0)) return lost();
      if (isStream && device.buffers)
        return new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new TypeError('aborted'))),
        );
      if (!isStream && device.repeat-- > 0) await server.ask(address, init);
      const answer = await server.ask(address, init);
      if (isStream && answer.body) return leaking(answer, answer.body);
      return !isStream && device.loseAnswers-- > 0 ? lost() : answer;
    },
  };
  return device;
}

let ids = 0;

/** A page of a device that is at a room. */
export function madeConnection(device: Device, key: RoomKey, clock: MadeClock): RoomConnection {
  return createRoomConnection({
    client: createRoomClient(device.ask),
    key,
    shelf: device.shelf,
    memory: createRoomMemory(device.shelf, () => clock.now),
    after: clock.after,
    random: () => 0.5,
    steady: () => clock.now,
    wallTime: () => clock.now,
    newId: () => `id-${++ids}`,
  });
}

/** Opens a room on one device. */
export async function openRoom(device: Device, name: string, kind: TableKind): Promise<RoomKey> {
  const made = await createRoomClient(device.ask).create(`secret-of-${name}`, {
    id: `made-${++ids}`,
    game: 'toy',
    kind,
    name,
  });
  if (!made.ok) throw new Error(made.fault.code);
  return made.value;
}

/** Joins by the id of the room. */
export async function joinRoom(
  device: Device,
  name: string,
  room: string,
  watch = false,
): Promise<RoomKey> {
  const { join } = createRoomClient(device.ask);
  const joined = await join(`secret-of-${name}`, { room, name, watch });
  if (!joined.ok) throw new Error(joined.fault.code);
  return joined.value;
}
