// A game on the terminal: one run, its clock, and the words one can type. Knows nothing of files or screens.

import type { Budget } from '../core/budget.ts';
import type { GameTypes, Hint, Millis, Tagged } from '../core/game.ts';
import type { Fault } from '../core/result.ts';
import { printSave, saveOf } from '../core/save.ts';
import { Session, type StepResult } from '../core/session.ts';
import { clockText, sessionRefusal } from '../words/en/common.ts';
import { findHint, hintFields, hintLines } from './hint.ts';
import type { Held, Opened } from './shelf.ts';
import { runFields } from './verify.ts';
import { columns } from './words.ts';

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

export interface Table {
  readonly held: Held;
  readonly session: Session;
  /** Play time at the moment `since` of the outer clock. */
  readonly base: Millis;
  readonly since: number;
  /** The hint given last, and how long the log was then: asked again, it tells its move. */
  readonly hinted?: { readonly length: number; readonly hint: Hint<Tagged> };
}

export function openTable(opened: Opened, now: number): Table {
  return seatSession(opened, new Session(opened.game, opened.deal), now);
}

export function seatSession(held: Held, session: Session, now: number): Table {
  return { held, session, base: session.tally.millis, since: now };
}

export const playTime = (table: Table, now: number): Millis =>
  table.base + Math.max(0, Math.floor(now - table.since));

/** Lets time pass without waiting for it. */
export function passTime(table: Table, millis: Millis): Table {
  return { ...table, base: table.base + millis };
}

/** Plays what the clock owes; answers what to say about it. */
export function catchUp(table: Table, now: number): readonly Tagged[] {
  return table.session.advance(playTime(table, now));
}

export function eventLines({ held, session }: Table, events: readonly Tagged[]): readonly string[] {
  const { view } = session;
  return events.map((event) => held.texts?.event(event, view) ?? event.type).filter(Boolean);
}

/** The move that a text names: a move word, or what the game's own words allow. */
export function playText(table: Table, text: string, now: number): Turn {
  const { held, session } = table;
  const { game, texts } = held;
  const coded = game.moveCode.decode(text);
  const parsed = coded.ok ? coded.value : texts?.parseMove?.(text, session.view, game);
  if (parsed === undefined || typeof parsed === 'string') {
    const message = parsed ?? (coded.ok ? '' : faultLine(coded.fault, held));
    return { ok: false, code: 'badMove', message };
  }
  return stepTurn(table, session.play(parsed, playTime(table, now)));
}

const faultLine = (fault: Fault, { texts }: Held) =>
  texts?.fault(fault) ?? `“${fault.detail ?? ''}” is not a move. Type help for the words.`;

export function stepTurn(table: Table, step: StepResult<GameTypes>): Turn {
  if (step.ok)
    return { ok: true, lines: eventLines(table, step.events), events: step.events, board: true };
  const { refusal } = step;
  const message =
    sessionRefusal(refusal.type) ?? table.held.texts?.refusal(refusal) ?? `${refusal.type}.`;
  return { ok: false, code: refusal.type, message };
}

/** Explains the next step; asked again at once, names the move too. */
export function hintTurn(
  table: Table,
  now: number,
  budget: Budget,
  describe: (fault: Fault) => string,
): { readonly turn: Turn; readonly table: Table } {
  const { held, session, hinted } = table;
  const again = hinted && hinted.length === session.log.length ? hinted.hint : undefined;
  if (again) {
    const fields = hintFields(held, again, session.view);
    const lines = [...hintLines(fields), ...(fields.move === null ? [] : [`Move: ${fields.move}`])];
    return { table, turn: { ok: true, lines, events: [], board: false, fields: { hint: fields } } };
  }
  const found = findHint(held.game, session, budget);
  if (!found.ok) {
    const message = describe(found.fault);
    return { table, turn: { ok: false, code: found.fault.code, message } };
  }
  const fields = hintFields(held, found.value, session.view);
  const events = session.takeHint(found.value, playTime(table, now));
  const more = fields.move === null ? [] : ['Type hint again for the move.'];
  return {
    table: { ...table, hinted: { length: session.log.length, hint: found.value } },
    turn: {
      ok: true,
      lines: [...eventLines(table, events), ...hintLines(fields), ...more],
      events,
      board: false,
      fields: { hint: fields },
    },
  };
}

export function saveText(table: Table, now: number): string {
  return printSave(saveOf(table.session, playTime(table, now)));
}

export function boardText({ session }: Table): string {
  return session.game.print(session.view);
}

const ENDINGS = { won: 'You won.', lost: 'You lost.', stuck: 'No move helps any more; undo does.' };

/** What is to be said when the game is over or stuck. */
export function endingLines({ held, session }: Table): readonly string[] {
  const { status, tally, score, practice, view } = session;
  if (status === 'playing') return [];
  if (status === 'stuck') return [ENDINGS.stuck];
  const rows: (readonly [string, string])[] = [
    ['time', clockText(tally.millis)],
    ['moves', String(tally.moves)],
    ['undos', String(tally.undos)],
    ['hints', String(tally.hints)],
    ...(held.texts?.result?.(view, tally, score) ?? []),
  ];
  if (score !== undefined) rows.push(['score', String(score)]);
  return [practice ? `${ENDINGS[status]} (practice)` : ENDINGS[status], ...columns(rows)];
}

/** The run for `--json`. */
export function tableFields(table: Table): Readonly<Record<string, unknown>> {
  const { status, score, practice, tally } = runFields(table.session);
  return { status, score, practice, tally, board: boardText(table), view: table.session.view };
}
