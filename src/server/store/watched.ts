// A store whose work is timed, and whose failures are known as the store's: whoever asked may come again.

import type { Store } from './store.ts';

/** The store did not answer, or not in time. What it was doing has happened as a whole or not at all. */
export class StoreFailed extends Error {}

export function watchStore(store: Store, timed: (work: string, millis: number) => void): Store {
  const watch =
    <A extends readonly unknown[], T>(work: string, act: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      const start = performance.now();
      try {
        return await act(...args);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new StoreFailed(reason, { cause: error });
      } finally {
        timed(work, performance.now() - start);
      }
    };
  return {
    knowPlayer: watch('knowPlayer', store.knowPlayer),
    findPlayer: watch('findPlayer', store.findPlayer),
    renamePlayer: watch('renamePlayer', store.renamePlayer),
    deletePlayer: watch('deletePlayer', store.deletePlayer),
    countRun: watch('countRun', store.countRun),
    findRun: watch('findRun', store.findRun),
    dayCounts: watch('dayCounts', store.dayCounts),
    pickCounts: watch('pickCounts', store.pickCounts),
    forgetLogs: watch('forgetLogs', store.forgetLogs),
    forgetPlayers: watch('forgetPlayers', store.forgetPlayers),
    findMiscounts: watch('findMiscounts', store.findMiscounts),
    check: watch('check', store.check),
    openRoom: watch('openRoom', store.openRoom),
    findRoom: watch('findRoom', store.findRoom),
    findRoomByLetters: watch('findRoomByLetters', store.findRoomByLetters),
    findCreation: watch('findCreation', store.findCreation),
    roomMarks: watch('roomMarks', store.roomMarks),
    roomSince: watch('roomSince', store.roomSince),
    roomEntries: watch('roomEntries', store.roomEntries),
    roomSeats: watch('roomSeats', store.roomSeats),
    changeRoom: watch('changeRoom', store.changeRoom),
    sightSeats: watch('sightSeats', store.sightSeats),
    keepRaceLog: watch('keepRaceLog', store.keepRaceLog),
    findRaceLog: watch('findRaceLog', store.findRaceLog),
    blankNames: watch('blankNames', store.blankNames),
    forgetRooms: watch('forgetRooms', store.forgetRooms),
    close: store.close,
  };
}
