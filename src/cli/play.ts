// `curio play`: a game in the terminal, or by lines from a pipe.

import { commandWords, nouns, playWords, typedWords, workTitles } from '#words/cli.ts';
import type { GameTypes } from '../core/game.ts';
import type { Fault } from '../core/result.ts';
import { parseSave } from '../core/save.ts';
import { Session, type StepResult } from '../core/session.ts';
import { rulesOf } from '../words/words.ts';
import {
  BUDGET_HELP,
  BUDGET_OPTION,
  type Call,
  isCode,
  openCall,
  readCall,
  readSteps,
} from './code-commands.ts';
import {
  type Attempt,
  BAD_INPUT,
  type Command,
  type Context,
  fail,
  misuse,
  OK,
  readFileText,
  refuse,
  writeFile,
} from './context.ts';
import { DEAL_OPTIONS, dealByArguments } from './deal.ts';
import { faultText } from './faults.ts';
import { readArguments } from './options.ts';
import { createKeeper, lastLeft, readRun } from './play-files.ts';
import { levelName, loadGame, type OpenedGame, type Replayed } from './registry.ts';
import {
  boardText,
  catchUp,
  endingLines,
  eventLines,
  hintTurn,
  isWarned,
  LINE,
  legendLines,
  moveText,
  playText,
  playTime,
  runFields,
  saveText,
  startRun,
  stepTurn,
  type TerminalRun,
  type Turn,
  warn,
} from './run.ts';
import { columns, withBudget, wrapped } from './terminal-output.ts';

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
    if (args.includes('--resume')) return resume(args, context);
    const options = { ...DEAL_OPTIONS, resume: { type: 'boolean' } } as const;
    const call = readCall(args, context, playCommand, { noun: nouns.gameOrCode, options });
    if (!call.ok) return call.exit;
    const opened = await openGame(call.value, context);
    if (!opened.ok) return fail(context, opened);
    const session = new Session(opened.value.game, opened.value.deal);
    return playLines({ ...opened.value, session }, call.value.steps, context);
  },
};

/** Goes on with the run that was left last, or with the save of a file. */
async function resume(args: readonly string[], context: Context): Promise<number> {
  const parsed = readArguments(args, { resume: { type: 'boolean' }, ...BUDGET_OPTION });
  if (!parsed.ok) return misuse(context, parsed.fault.detail ?? '', playCommand);
  const [file, ...more] = parsed.value.words;
  if (more.length > 0) return misuse(context, playWords.resumeAlone, playCommand);
  const steps = readSteps(parsed.value);
  if (!steps.ok) return fail(context, steps);
  const left =
    file === undefined
      ? await lastLeft(steps.value, context)
      : await readRun(file, steps.value, context);
  if (!left) return refuse(context, { code: 'nothingToResume' }, playWords.nothingToResume);
  if (!left.ok) return fail(context, left);
  const kept = file === undefined ? left.value.path : undefined;
  return playLines(left.value, steps.value, context, kept);
}

async function openGame(call: Call, context: Context): Promise<Attempt<OpenedGame>> {
  if (isCode(call.word)) return openCall(call, context);
  const loaded = await loadGame(context.registry, call.word);
  return loaded.ok ? dealByArguments(loaded.value, call, context) : loaded;
}

interface PlayMoment {
  readonly run: TerminalRun;
  readonly now: number;
  readonly steps: number;
  /** Only a person is asked to confirm; a script means what it says. */
  readonly interactive: boolean;
  readonly context: Context;
}

/** A turn, and the run where it is another one afterwards. */
interface Played {
  readonly turn: Turn;
  readonly run?: TerminalRun;
}

async function playLines(
  replayed: Replayed,
  steps: number,
  context: Context,
  resumed?: string,
): Promise<number> {
  const input = context.openInput();
  const { interactive } = input;
  const clock = () => (interactive ? context.now() : 0);
  const keeper = createKeeper(context, interactive, resumed);
  let run = startRun(replayed, clock());
  let refused = false;
  /** Ctrl-C and Ctrl-D leave the cursor behind the prompt. */
  let atPrompt = interactive;
  const show = (turn: Turn, typed: string) => {
    if (context.json) context.out(JSON.stringify(turnFields(turn, typed, run)));
    else showTurn(turn, run, context);
    refused ||= !turn.ok;
    if (interactive) input.prompt('> ');
  };
  if (!context.json) for (const line of openingLines(run)) context.out(line);
  show(look, '');
  for await (const line of input.lines) {
    const typed = line.trim();
    if (isEnd(typed, run)) {
      atPrompt = false;
      break;
    }
    const now = clock();
    // Before the first move no time passes.
    if (run.session.log.length === 0) run = { ...run, since: now };
    const due = catchUp(run, now);
    if (due.length > 0) {
      const lines = eventLines(run, due);
      show({ ok: true, lines, events: due, board: true }, '');
    }
    if (typed === '') {
      if (interactive) input.prompt('> ');
      continue;
    }
    const played = await playLine(typed, { run, now, steps, interactive, context });
    const left = played.run && played.run.session !== run.session ? keeper.leave() : undefined;
    run = played.run ?? run;
    await keeper.keep(run, now);
    show(played.turn, typed);
    if (left !== undefined && !context.json) context.out(playWords.leftBehind(left));
  }
  input.close();
  if (atPrompt && !context.json) context.out('');
  const kept = keeper.path();
  if (kept !== undefined && !run.session.over) {
    if (context.json) context.out(JSON.stringify({ kept }));
    else context.out(playWords.kept(kept));
  }
  return refused && !interactive ? BAD_INPUT : OK;
}

/** In a game that has an exit of its own, that word is a move. */
function isEnd(typed: string, { loaded, session }: TerminalRun): boolean {
  const word = typed.toLowerCase();
  if (word !== 'exit') return word === 'quit';
  return typeof loaded.typed?.parse(word, session.view, loaded.game) !== 'object';
}

/** The game and its level, what it is about, how moves are typed, and what else can be typed. */
function openingLines({ loaded, session }: TerminalRun): readonly string[] {
  const { words, typed, game } = loaded;
  const level = levelName(loaded, session.deal.params) ?? playWords.custom;
  const { moves } = session.tally;
  return [
    playWords.opening(words?.title ?? game.id, level),
    ...(words ? [words.tagline] : []),
    ...(typed ? wrapped(typed.forms(session.view), LINE) : []),
    playWords.helpLine,
    ...(moves > 0 ? [playWords.resumed(moves)] : []),
    '',
  ];
}

function turnFields(turn: Turn, typed: string, run: TerminalRun) {
  const head = { typed, ok: turn.ok };
  if (!turn.ok) return { ...head, refusal: turn.code, message: turn.message };
  return { ...head, events: turn.events, text: turn.lines, ...turn.fields, ...runFields(run) };
}

function showTurn(turn: Turn, run: TerminalRun, context: Context): void {
  if (!turn.ok) {
    context.err(turn.message);
    return;
  }
  for (const line of turn.lines) context.out(line);
  if (!turn.board) return;
  context.out(boardText(run));
  for (const line of [...legendLines(run), ...endingLines(run)]) context.out(line);
}

const say = (lines: readonly string[], fields?: Readonly<Record<string, unknown>>): Played => ({
  turn: { ok: true, lines, events: [], board: false, ...(fields ? { fields } : {}) },
});

const look: Turn = { ok: true, lines: [], events: [], board: true };

async function playLine(typed: string, moment: PlayMoment): Promise<Played> {
  const { run, now } = moment;
  const { session } = run;
  const at = playTime(run, now);
  const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/.exec(typed) ?? [];
  const word = first.toLowerCase();
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
      return answer('usage', playWords.whichFile(word));
    case 'wait':
      return answer('badNumber', playWords.waitHowLong);
    case 'move …':
      return { turn: playText(run, rest, now) };
    default:
      return { turn: playText(run, typed, now) };
  }
}

const answer = (code: string, message: string): Played => ({ turn: { ok: false, code, message } });

function refuseFault({ context, run }: PlayMoment, fault: Fault): Played {
  return answer(fault.code, faultText(fault, context.registry.ids, run.loaded.words));
}

async function rulesLines({ loaded }: TerminalRun): Promise<readonly string[]> {
  const rules = loaded.words ? await rulesOf(loaded.words) : [];
  return rules.flatMap(({ heading, body }) => [
    heading,
    ...body.flatMap((paragraph) => wrapped(paragraph, 80, '  ')),
  ]);
}

/** Lists how moves are typed and which are legal; warns first if the list would spoil the puzzle. */
function moves({ run }: PlayMoment, at: number): Played {
  const { loaded, session } = run;
  const { game, typed } = loaded;
  const forms = typed ? wrapped(typed.forms(session.view), LINE) : [];
  const spoils = typed?.movesSpoil === true && !session.over;
  if (spoils && !isWarned(run, 'moves'))
    return { ...say([...forms, playWords.movesSpoil], { moves: null }), run: warn(run, 'moves') };
  const legal = [...game.legalMoves(session.view)];
  const codes = legal.map((move) => game.moveCode.encode(move));
  const texts = legal.map((move) => moveText(loaded, move, session.view));
  if (spoils) session.peek('moves', at);
  // Signs separate moves of several words.
  const lines = texts.length > 0 ? wrapped(texts.join(' · '), LINE) : [playWords.noMove];
  return say([...forms, ...lines, ...(spoils ? [playWords.practiceNow] : [])], {
    moves: codes,
    typed: texts,
  });
}

/** Undo or restart; warns first if it turns the run into practice. */
function stepBack(
  { run, interactive }: PlayMoment,
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

function hint({ run, now, steps, context }: PlayMoment): Promise<Played> {
  const describe = (fault: Fault) => faultText(fault, context.registry.ids, run.loaded.words);
  return withBudget(context, workTitles.thinking, steps, (budget) =>
    hintTurn(run, now, budget, describe),
  );
}

/** Writes the run into a file. What is there already is asked about first: at a terminal always, in a script where it
 * is no save of Curio, which a script cannot have meant. */
async function save(path: string, moment: PlayMoment): Promise<Played> {
  const { context, run, now, interactive } = moment;
  const there = await readFileText(context, path);
  const word = `save ${path}`;
  if (there.ok && !isWarned(run, word)) {
    const foreign = !isSave(there.value);
    if (foreign)
      return { ...answer('fileExists', playWords.overwriteForeign(path)), run: warn(run, word) };
    if (interactive) return { ...say([playWords.overwrite(path)]), run: warn(run, word) };
  }
  const written = await writeFile(context, path, saveText(run, now));
  return written.ok ? say([playWords.saved(path)]) : refuseFault(moment, written.fault);
}

const isSave = (text: string) => {
  const read = parseSave(text);
  return read.ok || read.fault.code !== 'notASave';
};

async function load(path: string, moment: PlayMoment): Promise<Played> {
  const { context, now, steps } = moment;
  const left = await readRun(path, steps, context);
  if (!left.ok) return refuseFault(moment, left.fault);
  return { turn: look, run: startRun(left.value, now) };
}

const MOST_SECONDS = 1_000_000;

function wait(text: string, { run, now }: PlayMoment): Played {
  const seconds = /^\d{1,7}$/.test(text) ? Number(text) : MOST_SECONDS + 1;
  if (seconds > MOST_SECONDS) return answer('badNumber', playWords.waitHowLong);
  const later = { ...run, base: run.base + seconds * 1000 };
  const events = catchUp(later, now);
  return {
    turn: { ok: true, lines: eventLines(later, events), events, board: events.length > 0 },
    run: later,
  };
}
