// `curio play`: a game in the terminal, or by lines from a pipe.

import type { GameTypes } from '../core/game.ts';
import type { Fault } from '../core/result.ts';
import type { StepResult } from '../core/session.ts';
import { rulesOf } from '../words/words.ts';
import { BUDGET_HELP, type Call, isCode, readCall } from './codes.ts';
import {
  type Attempt,
  BAD_INPUT,
  type Command,
  type Context,
  fail,
  OK,
  readFileText,
  writeFile,
} from './context.ts';
import { DEAL_OPTIONS, dealByArguments } from './deal.ts';
import { faultText } from './faults.ts';
import { columns, wrapped } from './layout.ts';
import { startWork } from './progress.ts';
import { loadGame, type Opened, openAny, replayAny } from './registry.ts';
import {
  boardText,
  catchUp,
  endingLines,
  eventLines,
  hintTurn,
  isWarned,
  passTime,
  playText,
  playTime,
  type Run,
  resumeRun,
  runFields,
  saveText,
  startRun,
  stepTurn,
  type Turn,
  waitForMove,
  warn,
} from './run.ts';
import { commandWords, nouns, playWords, typedWords, workTitles } from './words.ts';

export const playCommand: Command = {
  name: 'play',
  ...commandWords.play,
  help: [
    ...commandWords.play.help,
    BUDGET_HELP,
    playWords.whilePlaying,
    ...columns(typedWords.map(([word, does]) => [`  ${word}`, does])),
    playWords.fromPipe,
  ],
  async run(args, context) {
    const request = { noun: nouns.gameOrCode, options: DEAL_OPTIONS };
    const call = readCall(args, context, playCommand, request);
    if (!call.ok) return call.exit;
    const opened = await openGame(call.value, context);
    if (!opened.ok) return fail(context, opened);
    return playLines(opened.value, call.value.steps, context);
  },
};

async function openGame(call: Call, context: Context): Promise<Attempt<Opened>> {
  const { word, steps } = call;
  if (!isCode(word)) {
    const loaded = await loadGame(context.registry, word);
    return loaded.ok ? dealByArguments(loaded.value, call, context) : loaded;
  }
  const work = startWork(context, workTitles.opening, steps);
  const opened = await openAny(context.registry, word, work.budget);
  work.done();
  return opened;
}

interface Moment {
  readonly run: Run;
  readonly now: number;
  readonly steps: number;
  /** Somebody sits there who can be asked; a script means what it says. */
  readonly interactive: boolean;
  readonly context: Context;
}

/** A turn, and the run where it is another one afterwards. */
interface Played {
  readonly turn: Turn;
  readonly run?: Run;
}

async function playLines(opened: Opened, steps: number, context: Context): Promise<number> {
  const input = context.openInput();
  const clock = () => (input.interactive ? context.now() : 0);
  let run = startRun(opened, clock());
  let refused = false;
  const show = (turn: Turn, typed: string) => {
    if (context.json) context.out(JSON.stringify(turnFields(turn, typed, run)));
    else showTurn(turn, run, context);
    refused ||= !turn.ok;
    if (input.interactive) input.prompt('> ');
  };
  show({ ok: true, lines: [], events: [], board: true }, '');
  for await (const line of input.lines) {
    const typed = line.trim();
    if (/^(quit|exit)$/.test(typed)) break;
    const now = clock();
    run = waitForMove(run, now);
    const due = catchUp(run, now);
    if (due.length > 0) {
      const lines = eventLines(run, due);
      show({ ok: true, lines, events: due, board: true }, '');
    }
    if (typed === '') {
      if (input.interactive) input.prompt('> ');
      continue;
    }
    const played = await playLine(typed, {
      run,
      now,
      steps,
      interactive: input.interactive,
      context,
    });
    run = played.run ?? run;
    show(played.turn, typed);
  }
  input.close();
  return refused && !input.interactive ? BAD_INPUT : OK;
}

function turnFields(turn: Turn, typed: string, run: Run) {
  const head = { typed, ok: turn.ok };
  if (!turn.ok) return { ...head, refusal: turn.code, message: turn.message };
  return { ...head, events: turn.events, text: turn.lines, ...turn.fields, ...runFields(run) };
}

function showTurn(turn: Turn, run: Run, context: Context): void {
  if (!turn.ok) {
    context.err(turn.message);
    return;
  }
  for (const line of turn.lines) context.out(line);
  if (!turn.board) return;
  context.out(boardText(run));
  for (const line of endingLines(run)) context.out(line);
}

const say = (lines: readonly string[], fields?: Readonly<Record<string, unknown>>): Played => ({
  turn: { ok: true, lines, events: [], board: false, ...(fields ? { fields } : {}) },
});

const look: Turn = { ok: true, lines: [], events: [], board: true };

async function playLine(typed: string, moment: Moment): Promise<Played> {
  const { run, now } = moment;
  const { session } = run;
  const at = playTime(run, now);
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(typed) ?? [];
  switch (rest === '' ? word : `${word} …`) {
    case 'help':
      return say(columns(typedWords));
    case 'rules':
      return say(await rulesLines(run));
    case 'board':
      return { turn: look };
    case 'code':
      return say([session.deal.code], { code: session.deal.code });
    case 'moves':
      return moves(moment, at);
    case 'undo':
      return stepBack(moment, word, session.undoCosts(), () => session.undo(at));
    case 'redo':
      return { turn: stepTurn(run, session.redo(at)) };
    case 'restart':
      return stepBack(moment, word, session.restartCosts, () => session.restart(at));
    case 'hint':
      return hint(moment);
    case 'save …':
      return save(rest, moment);
    case 'load …':
      return load(rest, moment);
    case 'wait …':
      return wait(rest, moment);
    case 'save':
    case 'load':
      return refuse('usage', playWords.whichFile(word));
    case 'move …':
      return { turn: playText(run, rest, now) };
    default:
      return { turn: playText(run, typed, now) };
  }
}

const refuse = (code: string, message: string): Played => ({ turn: { ok: false, code, message } });

function refuseFault({ context, run }: Moment, fault: Fault): Played {
  return refuse(fault.code, faultText(fault, context.registry.ids, run.loaded.words));
}

async function rulesLines({ loaded }: Run): Promise<readonly string[]> {
  const rules = loaded.words ? await rulesOf(loaded.words) : [];
  return rules.flatMap(({ heading, body }) => [
    heading,
    ...body.flatMap((paragraph) => wrapped(paragraph, 80, '  ')),
  ]);
}

/** How moves are typed, and those that are allowed; where that would give answers away it warns first. */
function moves({ run }: Moment, at: number): Played {
  const { loaded, session } = run;
  const { game, words } = loaded;
  const typed = words?.parseMove?.('', session.view, game);
  const forms = typeof typed === 'string' ? [typed] : [];
  const spoils = game.movesSpoil === true && !session.over;
  if (spoils && !isWarned(run, 'moves'))
    return { ...say([...forms, playWords.movesSpoil], { moves: null }), run: warn(run, 'moves') };
  const codes = [...game.legalMoves(session.view)].map((move) => game.moveCode.encode(move));
  if (spoils) session.peek('moves', at);
  const lines = codes.length > 0 ? wrapped(codes.join(' '), 80) : [playWords.noMove];
  return say([...forms, ...lines, ...(spoils ? [playWords.practiceNow] : [])], { moves: codes });
}

/** Undo or a new start; where it costs the rank, whoever sits at the terminal is warned first. */
function stepBack(
  { run, interactive }: Moment,
  word: string,
  costs: boolean,
  take: () => StepResult<GameTypes>,
): Played {
  if (costs && interactive && !isWarned(run, word))
    return { ...say([playWords.costs(word)]), run: warn(run, word) };
  const turn = stepTurn(run, take());
  if (!costs || !turn.ok) return { turn };
  return { turn: { ...turn, lines: [...turn.lines, playWords.practiceNow] } };
}

function hint({ run, now, steps, context }: Moment): Played {
  const work = startWork(context, workTitles.thinking, steps);
  const describe = (fault: Fault) => faultText(fault, context.registry.ids, run.loaded.words);
  const played = hintTurn(run, now, work.budget, describe);
  work.done();
  return played;
}

async function save(path: string, moment: Moment): Promise<Played> {
  const written = await writeFile(moment.context, path, saveText(moment.run, moment.now));
  return written.ok ? say([playWords.saved(path)]) : refuseFault(moment, written.fault);
}

async function load(path: string, moment: Moment): Promise<Played> {
  const { context, now, steps } = moment;
  const text = await readFileText(context, path);
  if (!text.ok) return refuseFault(moment, text.fault);
  const work = startWork(context, workTitles.replaying, steps);
  const replayed = await replayAny(context.registry, text.value, work.budget);
  work.done();
  if (!replayed.ok) return refuseFault(moment, replayed.fault);
  return { turn: look, run: resumeRun(replayed.value, replayed.value.session, now) };
}

const MOST_SECONDS = 1_000_000;

function wait(text: string, { run, now }: Moment): Played {
  const seconds = /^\d{1,7}$/.test(text) ? Number(text) : MOST_SECONDS + 1;
  if (seconds > MOST_SECONDS) return refuse('badNumber', playWords.waitHowLong);
  const later = passTime(run, seconds * 1000);
  const events = catchUp(later, now);
  return {
    turn: { ok: true, lines: eventLines(later, events), events, board: events.length > 0 },
    run: later,
  };
}
