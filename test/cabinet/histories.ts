// Two devices as plain maps: they play games, make and import backups, and get wiped. Merging is real, storage is not.

import { parseBackup, printBackup } from '../../src/cabinet/backup.ts';
import { addDays, type Day, FIRST_DAY } from '../../src/cabinet/day.ts';
import { mergeBoard, mergeResult } from '../../src/cabinet/device-merge.ts';
import {
  type Circumstances,
  type Finished,
  finishedSave,
  type GameResult,
  judgeBy,
  readClaim,
  sealResult,
  settleClaim,
  summaryOf,
} from '../../src/cabinet/result.ts';
import { deal } from '../../src/core/deal.ts';
import { printSave } from '../../src/core/save.ts';
import { Session } from '../../src/core/session.ts';
import { toy } from '../../src/games/toy/index.ts';
import { expectOk, plenty } from '../harness.ts';

export interface Board {
  readonly id: string;
  readonly save: string;
  readonly updatedAt: number;
}

export interface Device {
  readonly results: Map<string, Finished>;
  readonly boards: Map<string, Board>;
}

export const newDevice = (): Device => ({ results: new Map(), boards: new Map() });

export const resultsOf = (device: Device): readonly GameResult[] =>
  [...device.results.values()].map(({ result }) => result);

/** One finished game of the toy. */
export interface Game {
  readonly seed: number;
  readonly level: 'short' | 'long';
  /** Chests to try first; the rest follows from the left. */
  readonly tries: readonly number[];
  readonly pace: number;
  readonly hints: number;
  readonly undos: number;
}

export function playToy(game: Game): Session {
  const params = toy.presets.find(({ id }) => id === game.level)?.params ?? toy.presets[0].params;
  const dealt = expectOk(deal(toy, params, `history-${game.seed}`, plenty()));
  const session = new Session(toy, dealt);
  let at = 0;
  for (let hint = 0; hint < game.hints; hint++) session.takeHint({}, at);
  let undos = game.undos;
  const order = [...game.tries, ...Array.from({ length: params.chests }, (_, chest) => chest)];
  for (const chest of order) {
    if (session.over) break;
    at += game.pace;
    session.play({ type: 'choose', gift: chest % 2 === 0 ? 'lamp' : 'wick' }, at);
    const opened = session.play({ type: 'open', chest: chest % params.chests }, at);
    if (opened.ok && !session.over && undos > 0) {
      undos--;
      session.undo(at);
    }
  }
  // If the gold was not found, wait for the candles to burn down.
  while (!session.over) {
    at += 60_000;
    session.advance(at);
  }
  return session;
}

export function finish(session: Session, circumstances: Circumstances): Finished {
  return sealResult(finishedSave(session), expectOk(summaryOf(session)), circumstances);
}

export function store(device: Device, finished: Finished): void {
  const { id } = finished.result;
  const known = device.results.get(id);
  device.results.set(
    id,
    known ? { ...known, result: mergeResult(known.result, finished.result) } : finished,
  );
}

export function keepBoard(device: Device, id: string, session: Session): void {
  const save = printSave(finishedSave(session));
  device.boards.set(id, { id, save, updatedAt: 0 });
}

export function exportFile(device: Device, day: Day): string {
  return printBackup({
    day,
    boards: [...device.boards.values()],
    results: [...device.results.values()].map(({ result, save }) => ({ ...result, save })),
    shelf: [],
    preferences: null,
  });
}

/** Returns the faults of refused records. */
export function importFile(device: Device, text: string): readonly string[] {
  const backup = expectOk(parseBackup(text));
  const refused: string[] = [];
  for (const value of backup.results) {
    const { save } = value as { readonly save: unknown };
    const claim = readClaim(value, save);
    const finished = claim.ok
      ? settleClaim(claim.value, judgeBy(toy, claim.value.save, plenty()))
      : claim;
    if (finished.ok) store(device, finished.value);
    else refused.push(finished.fault.code);
  }
  for (const board of backup.boards as readonly Board[]) {
    const merged = mergeBoard(board, (id) => device.boards.get(id));
    if (merged.type !== 'same') device.boards.set(merged.board.id, merged.board);
  }
  return refused;
}

export const dayAt = (offset: number): Day => addDays(FIRST_DAY, offset);

export const someGame: Game = {
  seed: 1,
  level: 'short',
  tries: [3, 1],
  pace: 1000,
  hints: 1,
  undos: 1,
};

export const circumstances: Circumstances = { level: 'short', run: 'board', day: '2026-11-15' };

/** A win on that day; with `daily`, of that day's puzzle. */
export const winOf = (day: Day, daily?: Day): GameResult => ({
  ...finish(playToy({ ...someGame, hints: 0, undos: 0 }), {
    level: 'short',
    run: `${day} ${daily}`,
    day,
    ...(daily ? { daily } : {}),
  }).result,
  id: `${day} ${daily}`,
  status: 'won',
  practice: false,
});
