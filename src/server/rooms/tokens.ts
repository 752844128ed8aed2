// What lets somebody into a room: its id, six letters to find it by, and the token that stands for a seat.

import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { ROOM_LETTERS, ROOM_LETTERS_LENGTH } from '../../wire/rooms.ts';

export const newRoomId = (): string => randomBytes(16).toString('base64url');

export const newLetters = (): string =>
  Array.from({ length: ROOM_LETTERS_LENGTH }, () =>
    ROOM_LETTERS.charAt(randomInt(ROOM_LETTERS.length)),
  ).join('');

/** A seed that nobody can guess: what is dealt by it is hidden from those who play it. */
export const newSeed = (): string => randomBytes(32).toString('base64url');

/** The same secret has the same token in the same room; nobody else can make it, and it is no use elsewhere. */
export const tokenFor = (secret: string, room: string): string =>
  createHmac('sha256', secret).update(`curio/room/${room}`).digest('base64url');
