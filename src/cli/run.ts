// One run of a game on the terminal: the session, its clock, and the words one can type. Knows nothing of files or screens.

import { playWords, practiced, rowNames } from '#words/cli.ts';
import { clockText, sessionRefusal } from '#words/formats.ts';
import type { Budget } from '../core/budget.ts';
import type { GameTypes, Hint, Millis, Tagged } from '../core/game.ts';
import { type HintStage, hintStages, noteOf } from '../core/hint.ts';
import { type Fault, success } from '../core/result.ts';
import { printSave, saveOf } from '../core/save.ts';
import type { Session, StepResult } from '../core/session.ts';
import { sessionFields } from './code-commands.ts';
import { findHint, hintFields, hintLines } from './hint.ts';
import type { LoadedGame, Replayed } from './registry.ts';
import { columns, wrapped } from './terminal-output.ts';

/** Letters in a line. */
export const LINE = 80;

/** What one typed line did. */
export type Turn =
  | {
      readonly ok: true;
      /** For people: sentences, without the board. */
      readonly lines: readonly string[];
      readonly events: readonly Tagged[];
      /** Print the board after it. */
      readonly board: boolean;
      /** More fields for `--json`. */
      readonly fields?: Readonly<Record<string, unknown>>;
    }
  | { readonly ok: false; readonly code: string; readonly message: string };

export interface TerminalRun {
  readonly loaded: LoadedGame;
  readonly session: Session;
  /** Play time at the moment `since` of the outer clock. */
  readonly base: Millis;
  readonly since: number;
  /** The hint given last, how far, and how long the log was then: asked again, it tells more. */
  readonly hinted?: {
    readonly length: number;
    readonly hint: Hint<Tagged>;
    readonly stage: HintStage;
  };
  /** What the player was warned of, and how long the log was then: typed again, it is done. */
  readonly warned?: { readonly length: number; readonly word: string };
}

export function startRun({ session, ...loaded }: Replayed, now: number): TerminalRun {
  return { loaded, session, base: session.tally.millis, since: now };
}

export const playTime = (run: TerminalRun, now: number): Millis =>
  run.base + Math.max(0, Math.floor(now - run.since));

/** Was this word typed just before, and answered with a warning? */
export const isWarned = ({ warned, session }: TerminalRun, word: string) =>
  warned?.word === word && warned.length === session.log.length;

export const warn = (run: TerminalRun, word: string): TerminalRun => ({
  ...run,
  warned: { length: run.session.log.length, word },
});

/** Plays due clock moves; returns what to say about them. */
export function catchUp(run: TerminalRun, now: number): readonly Tagged[] {
  return run.session.advance(playTime(run, now));
}

export function eventLines(
  { loaded, session }: TerminalRun,
  events: readonly Tagged[],
): readonly string[] {
  const { view } = session;
  return events.map((event) => loaded.words?.event(event, view) ?? event.type).filter(Boolean);
}

const isMove = (parsed: Tagged | string | undefined): parsed is Tagged =>
  typeof parsed === 'object';

/** The move that a text names: a move word, or what the game's own words allow. */
export function playText(run: TerminalRun, text: string, now: number): Turn {
  const { loaded, session } = run;
  const { game, typed } = loaded;
  // A move word stands for itself; in capitals it is one only where it is nothing else.
  const exact = game.moveCode.decode(text);
  const parsed = exact.ok ? exact.value : typed?.parse(text, session.view, game);
  const coded = exact.ok || isMove(parsed) ? exact : game.moveCode.decode(text.toLowerCase());
  const move = coded.ok ? coded.value : parsed;
  if (!isMove(move)) {
    const message = move ?? (coded.ok ? '' : faultLine(coded.fault, loaded));
    return { ok: false, code: 'badMove', message };
  }
  return stepTurn(run, session.play(move, playTime(run, now)));
}

const faultLine = (fault: Fault, { words }: LoadedGame) =>
  words?.fault(fault) ?? playWords.notAMove(fault.detail ?? '');

export function stepTurn(run: TerminalRun, step: StepResult<GameTypes>): Turn {
  if (step.ok)
    return { ok: true, lines: eventLines(run, step.events), events: step.events, board: true };
  const { refusal } = step;
  const message =
    sessionRefusal(refusal.type) ??
    run.loaded.words?.refusal(refusal) ??
    playWords.refused(refusal.type);
  return { ok: false, code: refusal.type, message };
}

/** What the next stage of a hint is, and what it costs. */
function againText(
  { game, words }: LoadedGame,
  hint: Hint<Tagged>,
  view: unknown,
  stage: 'where' | 'why',
): string {
  const next = stage === 'where' ? 'why' : 'what';
  const price = game.hintPrice?.(view, next, hint, noteOf(hint, next)) ?? 0;
  const costs =
    price > 0 ? playWords.hintCosts(price) : (words?.hint.cost?.(hint, next, view) ?? '');
  return `${playWords.hintAgain[stage]} ${costs}`.trimEnd();
}

/** Says where to look; asked again at once, why; then the move. */
export function hintTurn(
  run: TerminalRun,
  now: number,
  budget: Budget,
  describe: (fault: Fault) => string,
): { readonly turn: Turn; readonly run: TerminalRun } {
  const { loaded, session, hinted } = run;
  const known = hinted && hinted.length === session.log.length ? hinted : undefined;
  const found = known ? success(known.hint) : findHint(loaded.game, session, budget);
  if (!found.ok) {
    const message = describe(found.fault);
    return { run, turn: { ok: false, code: found.fault.code, message } };
  }
  const hint = found.value;
  const next = hintStages[known ? hintStages.indexOf(known.stage) + 1 : 0];
  // The last stage is said again as often as it is asked for; only what is new goes into the log.
  const stage = next && (next !== 'what' || hint.move) ? next : (known?.stage ?? 'where');
  const { view } = session;
  const told = { move: hint.move, note: noteOf(hint, stage) };
  const events = stage === known?.stage ? [] : session.takeHint(told, playTime(run, now), stage);
  const fields = hintFields(loaded, hint, view, stage);
  const isMore = stage === 'where' || (stage === 'why' && hint.move !== undefined);
  return {
    run: { ...run, hinted: { length: session.log.length, hint, stage } },
    turn: {
      ok: true,
      lines: [
        ...eventLines(run, events),
        ...hintLines(fields),
        ...(isMore ? [againText(loaded, hint, session.view, stage)] : []),
      ],
      events,
      board: false,
      fields: { hint: fields },
    },
  };
}

export function saveText(run: TerminalRun, now: number): string {
  return printSave(saveOf(run.session, playTime(run, now)));
}

export function boardText({ session }: TerminalRun): string {
  return session.game.print(session.view);
}

/** What the letters of the board mean, where they need it. */
export function legendLines({ loaded, session }: TerminalRun): readonly string[] {
  const lines = loaded.typed?.legend?.(session.view) ?? [];
  return lines.flatMap((line) => wrapped(line, LINE));
}

/** A move as people type it, or its word. */
export function moveText(loaded: LoadedGame, move: Tagged, view: unknown): string {
  return loaded.typed?.print(move, view, loaded.game) ?? loaded.game.moveCode.encode(move);
}

/** What is to be said when the game is over or stuck. */
export function endingLines({ loaded, session }: TerminalRun): readonly string[] {
  const { status, tally, points: score, practice, view, worth } = session;
  if (status === 'playing') return [];
  if (status === 'stuck') return [playWords.stuck];
  const own = loaded.words?.result(view, tally, score) ?? [];
  const told = new Set(own.map(([name]) => name.toLowerCase()));
  const usual: (readonly [string, string])[] = [
    [rowNames.time, clockText(tally.millis)],
    [rowNames.moves, String(tally.moves)],
    [rowNames.undos, String(tally.undos)],
    [rowNames.hints, String(tally.hints)],
  ];
  const rows = [...usual.filter(([name]) => !told.has(name)), ...own];
  if (score !== undefined && !told.has(rowNames.points)) rows.push([rowNames.score, String(score)]);
  const end = worth.byClock ? playWords.byClock : playWords[status];
  return [practiced(end, practice), ...columns(rows)];
}

/** The run for `--json`. */
export function runFields(run: TerminalRun): Readonly<Record<string, unknown>> {
  const { status, byClock, score, practice, tally } = sessionFields(run.session);
  return { status, byClock, score, practice, tally, board: boardText(run), view: run.session.view };
}
