// What is said around playing together: rooms, the people in them, races, and what can go wrong on the way.

import { count } from './numbers.ts';

/** At a table: what others do, and how the line to the room stands. */
export const roomWords = {
  /** What somebody else did. */
  by: (name: string, what: string) => `${name}: ${what}`,
  came: (name: string) => `${name} is here.`,
  left: (name: string) => `${name} has left.`,
  removed: (name: string) => `${name} was sent away.`,
  chair: (name: string) => `${name} leads the table now.`,
  locked: 'The room is locked: nobody else can come in.',
  unlocked: 'The room is open again.',
  dealt: 'A new game is on the table.',
  ended: 'The room is closed.',
  /** So much happened while nobody looked. */
  missedMoves: (moves: number) => `${count(moves, 'move')} made while you were away.`,
  /** Own moves that came too late. */
  faster: (moves: number) =>
    moves > 1
      ? `Somebody was faster, so your ${moves} moves were not made. Look at the board and choose again.`
      : 'Somebody was faster, so your move was not made. Look at the board and choose again.',
  watching: 'You are watching this game. You play in the next one.',
  notHere: 'That isn’t possible at a table of several people.',
  noUndo: 'There is nothing that you can take back.',
};
