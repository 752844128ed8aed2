// After the door: the seat is remembered, with what is seen first of the room.

import type { Fault } from '../../../core/result.ts';
import type { Seated } from '../../../wire/rooms.ts';
import { theRooms } from '../../online/rooms/index.ts';

/** The fault of a room that cannot be looked at; undefined where all is well. */
export async function entered(seated: Seated): Promise<Fault | undefined> {
  const { client, memory } = theRooms();
  const { room, letters, token } = seated;
  let { news } = seated;
  if (!news) {
    const looked = await client.look({ room, token }, 0);
    if (!looked.ok) return looked.fault;
    news = looked.value;
  }
  memory.keepSeen(news);
  memory.keep({ room, letters, token, game: news.game, kind: news.kind, at: Date.now() });
  return undefined;
}
