// `curio play`: a game in the terminal, or by lines from a pipe.

import type { Fault } from '../core/result.ts';
import { BUDGET_HELP, type Call, readCall } from './codes.ts';
import {
  type Attempt,
  BAD_INPUT,
  type Command,
  type Context,
  fail,
  OK,
  readFileText,
  writeFileText,
} from './context.ts';
import { DEAL_HELP, DEAL_OPTIONS, dealByArguments } from './deal.ts';
import { startWork } from './progress.ts';
import { type Opened, openAny, replayAny, takeGame } from './shelf.ts';
import {
  boardText,
  catchUp,
  endingLines,
  eventLines,
  hintTurn,
  openTable,
  passTime,
  playText,
  playTime,
  saveText,
  seatSession,
  stepTurn,
  type Table,
  type Turn,
  tableFields,
} from './table.ts';
import { columns, faultText, wrapped } from './words.ts';

const WORDS = [
  ['<move>', 'make a move; moves lists the words'],
  ['moves', 'the moves that are allowed now'],
  ['board', 'print the board again'],
  ['undo, redo, restart', 'go back, forth, or to the start'],
  ['hint', 'explain the next step; again: name its move'],
  ['save FILE, load FILE', 'keep the run, or go on with another one'],
  ['code', 'the code of this puzzle'],
  ['wait SECONDS', 'let play time pass'],
  ['move TEXT', 'make a move whose name is one of these words'],
  ['help, rules, quit', 'this list, the rules, the end'],
] as const;

export const playCommand: Command = {
  name: 'play',
  usage: '<game|code> [--preset P] [--set key=value …] [--seed S]',
  about: 'play in the terminal, or by lines from a pipe',
  help: [
    ...DEAL_HELP,
    BUDGET_HELP,
    'While playing:',
    ...columns(WORDS.map(([word, does]) => [`  ${word}`, does])),
    'From a pipe the clock stands still, save for wait; the exit code is 1 if any line was refused.',
  ],
  async run(args, context) {
    const request = { noun: 'game or code', options: DEAL_OPTIONS };
    const call = readCall(args, context, playCommand, request);
    if (!call.ok) return call.exit;
    const opened = await openGame(call.value, context);
    if (!opened.ok) return fail(context, opened);
    return playLines(opened.value, call.value.steps, context);
  },
};

async function openGame(call: Call, context: Context): Promise<Attempt<Opened>> {
  const { word, steps } = call;
  if (!/[.:]/.test(word)) {
    const held = await takeGame(context.shelf, word);
    return held.ok ? dealByArguments(held.value, call, context) : held;
  }
  const work = startWork(context, 'Opening', steps);
  const opened = await openAny(context.shelf, word, work.budget);
  work.done();
  return opened;
}

interface Seat {
  readonly table: Table;
  readonly now: number;
  readonly steps: number;
  readonly context: Context;
}

/** A turn, and the table where it is another one afterwards. */
interface Played {
  readonly turn: Turn;
  readonly table?: Table;
}

async function playLines(opened: Opened, steps: number, context: Context): Promise<number> {
  const input = context.openInput();
  const clock = () => (input.interactive ? context.now() : 0);
  let table = openTable(opened, clock());
  let refused = false;
  const show = (turn: Turn, typed: string) => {
    if (context.json) context.out(JSON.stringify(turnFields(turn, typed, table)));
    else showTurn(turn, table, context);
    refused ||= !turn.ok;
    if (input.interactive) input.prompt('> ');
  };
  show({ ok: true, lines: [], events: [], board: true }, '');
  for await (const line of input.lines) {
    const typed = line.trim();
    if (/^(quit|exit)$/.test(typed)) break;
    const now = clock();
    const due = catchUp(table, now);
    if (due.length > 0) {
      const lines = eventLines(table, due);
      show({ ok: true, lines, events: due, board: true }, '');
    }
    if (typed === '') {
      if (input.interactive) input.prompt('> ');
      continue;
    }
    const played = await playLine(typed, { table, now, steps, context });
    table = played.table ?? table;
    show(played.turn, typed);
  }
  input.close();
  return refused && !input.interactive ? BAD_INPUT : OK;
}

function turnFields(turn: Turn, typed: string, table: Table) {
  const head = { typed, ok: turn.ok };
  if (!turn.ok) return { ...head, refusal: turn.code, message: turn.message };
  return { ...head, events: turn.events, text: turn.lines, ...turn.fields, ...tableFields(table) };
}

function showTurn(turn: Turn, table: Table, context: Context): void {
  if (!turn.ok) {
    context.err(turn.message);
    return;
  }
  for (const line of turn.lines) context.out(line);
  if (!turn.board) return;
  context.out(boardText(table));
  for (const line of endingLines(table)) context.out(line);
}

const say = (lines: readonly string[], fields?: Readonly<Record<string, unknown>>): Played => ({
  turn: { ok: true, lines, events: [], board: false, ...(fields ? { fields } : {}) },
});

const look: Turn = { ok: true, lines: [], events: [], board: true };

async function playLine(typed: string, seat: Seat): Promise<Played> {
  const { table, now } = seat;
  const { session } = table;
  const at = playTime(table, now);
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(typed) ?? [];
  switch (rest === '' ? word : `${word} …`) {
    case 'help':
      return say(columns(WORDS));
    case 'rules':
      return say(rulesLines(table));
    case 'board':
      return { turn: look };
    case 'code':
      return say([session.deal.code], { code: session.deal.code });
    case 'moves':
      return moves(table);
    case 'undo':
      return { turn: stepTurn(table, session.undo(at)) };
    case 'redo':
      return { turn: stepTurn(table, session.redo(at)) };
    case 'restart':
      return { turn: stepTurn(table, session.restart(at)) };
    case 'hint':
      return hint(seat);
    case 'save …':
      return save(rest, seat);
    case 'load …':
      return load(rest, seat);
    case 'wait …':
      return wait(rest, seat);
    case 'save':
    case 'load':
      return refuse('usage', `Which file? ${word} FILE`);
    case 'move …':
      return { turn: playText(table, rest, now) };
    default:
      return { turn: playText(table, typed, now) };
  }
}

const refuse = (code: string, message: string): Played => ({ turn: { ok: false, code, message } });

function refuseFault({ context, table }: Seat, fault: Fault): Played {
  return refuse(fault.code, faultText(fault, context.shelf.ids, table.held.texts));
}

function rulesLines({ held }: Table): readonly string[] {
  return (held.texts?.rules ?? []).flatMap(({ heading, body }) => [
    heading,
    ...body.flatMap((paragraph) => wrapped(paragraph, 80, '  ')),
  ]);
}

function moves({ session }: Table): Played {
  const words = [...session.game.legalMoves(session.view)].map((move) =>
    session.game.moveCode.encode(move),
  );
  const lines = words.length > 0 ? wrapped(words.join(' '), 80) : ['There is no move now.'];
  return say(lines, { moves: words });
}

function hint({ table, now, steps, context }: Seat): Played {
  const work = startWork(context, 'Thinking', steps);
  const describe = (fault: Fault) => faultText(fault, context.shelf.ids, table.held.texts);
  const played = hintTurn(table, now, work.budget, describe);
  work.done();
  return played;
}

async function save(path: string, seat: Seat): Promise<Played> {
  const written = await writeFileText(seat.context, path, saveText(seat.table, seat.now));
  return written.ok ? say([`Saved to ${path}.`]) : refuseFault(seat, written.fault);
}

async function load(path: string, seat: Seat): Promise<Played> {
  const { context, now, steps } = seat;
  const text = await readFileText(context, path);
  if (!text.ok) return refuseFault(seat, text.fault);
  const work = startWork(context, 'Replaying', steps);
  const replayed = await replayAny(context.shelf, text.value, work.budget);
  work.done();
  if (!replayed.ok) return refuseFault(seat, replayed.fault);
  return { turn: look, table: seatSession(replayed.value, replayed.value.session, now) };
}

const MOST_SECONDS = 1_000_000;

function wait(text: string, { table, now }: Seat): Played {
  const seconds = /^\d{1,7}$/.test(text) ? Number(text) : MOST_SECONDS + 1;
  if (seconds > MOST_SECONDS) return refuse('badNumber', 'Wait for how many seconds? wait 30');
  const later = passTime(table, seconds * 1000);
  const events = catchUp(later, now);
  return {
    turn: { ok: true, lines: eventLines(later, events), events, board: events.length > 0 },
    table: later,
  };
}
