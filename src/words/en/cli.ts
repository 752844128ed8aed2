// Words of the command line: commands and their help, responses, faults, play and the service.

import type { Status } from '../../core/game.ts';
import type { Fault } from '../../core/result.ts';
import { faultSentences } from '../sentences.ts';
import type { CommandWords } from '../words.ts';
import { commonFault } from './faults.ts';
import { capitalized, clockText, count, numberText } from './formats.ts';
import { serviceWords } from './service.ts';

// What commands answer: names of rows, sentences around results, and notes while they work.

/** Names in the left column of an answer. */
export const rowNames = {
  game: 'game',
  status: 'status',
  score: 'score',
  points: 'points',
  time: 'time',
  moves: 'moves',
  undos: 'undos',
  redos: 'redos',
  restarts: 'restarts',
  hints: 'hints',
  code: 'code',
  seedCode: 'seed code',
  seed: 'seed',
  level: 'level',
};

const STATUSES: Readonly<Record<Status, string>> = {
  playing: 'playing',
  won: 'won',
  lost: 'lost',
  stuck: 'stuck',
};

export const practiced = (text: string, practice: boolean) =>
  practice ? `${text} (practice)` : text;
export const statusText = (status: Status, byClock: boolean) =>
  byClock ? 'finished by the clock' : STATUSES[status];

/** What the terminal says while it works. */
export const workTitles = {
  dealing: 'Dealing',
  opening: 'Opening',
  solving: 'Solving',
  rating: 'Rating',
  thinking: 'Thinking',
  proving: 'Proving',
  replaying: 'Replaying',
};

/** How far the work is; `steps` with the separators of the language. */
export const workNote = (title: string, seconds: number, steps: string) =>
  `${title} … ${seconds} s, ${steps} steps`;

/** The list of games, and one of them. */
export const gamesWords = {
  short: (id: string, tagline: string) => (tagline === '' ? id : `${id}: ${tagline}`),
  presetsOf: (ids: readonly string[]) => `presets: ${ids.join(', ')}`,
  title: (title: string, id: string, version: number) => `${title} (${id}, version ${version})`,
  presets: 'Presets, the first is the usual one:',
  settings: 'Settings for --set:',
  flag: 'yes|no',
  text: 'TEXT',
};

const UNIQUE = {
  true: 'It is the only solution.',
  false: 'There are other solutions.',
  unknown: 'There may be other solutions.',
};

export const solvedText = (moves: number, unique: boolean | 'unknown') =>
  `${moves === 1 ? '1 move.' : `${moves} moves.`} ${UNIQUE[`${unique}`]}`;

export const proofWords = {
  claim: (claim: string) => `Claim: ${claim}`,
  holds: (steps: number) =>
    `The checker followed ${steps} ${steps === 1 ? 'step' : 'steps'}: it holds.`,
};

export const printWords = {
  whichFile: 'Into which file? -o FILE.svg or -o FILE.pdf',
  wrote: (file: string) => `Wrote ${file}`,
  bareCodes:
    'Note: the QR codes hold bare codes, which no phone opens by itself. Say where the app is: --link http://ADDRESS:8080 (the server prints its network address), or set CURIO_LINK.',
  localLink: (link: string) =>
    `Note: only this machine knows ${link}; a phone that scans the QR codes finds nothing. Use the network address that the server prints.`,
  missingLetters: (letters: string) =>
    `Note: the font for PDFs lacks these letters, so the file has question marks for them: ${letters}. To have them, print from the app in a browser, which uses the fonts of your system, or write an SVG.`,
  /** Settings that are no preset. */
  customLevel: 'Custom',
};

export const rulesTitle = (title: string, tagline: string) => `${title}: ${tagline}`;

// The commands as their help tells them.

const solutionHelp = '--solution   with --json: also the fields that give the puzzle away';

const dealHelp = [
  '--preset P   settings by name; the first of the game if not said',
  '--set K=V    one setting, on top of the preset; may be repeated',
  '--seed S     the same seed gives the same puzzle; random if not said',
];

export const commandWords = {
  games: {
    usage: '[<game>]',
    about: 'list the games, or the presets and settings of one',
    help: [],
  },
  deal: {
    usage: '<game> [--preset P] [--set key=value …] [--seed S] [--count N] [--solution]',
    about: 'deal new puzzles',
    help: [
      ...dealHelp,
      '--count N    so many puzzles; with a seed S they have the seeds S-1 to S-N',
      solutionHelp,
    ],
  },
  play: {
    usage: '<game|code> [--preset P] [--set key=value …] [--seed S] | --resume [FILE]',
    about: 'play in the terminal, or by lines from a pipe',
    help: [...dealHelp, '--resume     go on with the game you left last, or with the save in FILE'],
  },
  show: { usage: '<code> [--solution]', about: 'print the puzzle of a code', help: [solutionHelp] },
  solve: { usage: '<code>', about: 'print the moves that win', help: [] },
  rate: { usage: '<code>', about: 'say how hard a puzzle is', help: [] },
  hint: {
    usage: '<code> [--log FILE] [--show]',
    about: 'say where to look and why',
    help: [
      '--log FILE   after the moves of this save; at the start if not said',
      '--show       the move, too',
    ],
  },
  prove: { usage: '<code>', about: 'prove that a puzzle is fair, and check the proof', help: [] },
  verify: {
    usage: '<log>',
    about: 'replay a save; print status, score and counts',
    help: ['<log> is a file, or - for the standard input.'],
  },
  rules: { usage: '<game>', about: 'print the rules of a game', help: [] },
  print: {
    usage:
      '<game|code> [--set key=value …] [--seed S] [--paper a4|letter] [--link ADDRESS] -o FILE.svg|FILE.pdf',
    about: 'put puzzles on paper, as SVG or PDF',
    help: [
      '--set K=V    one setting of what is printed; may be repeated',
      '--seed S     the same seed gives the same pages; random if not said',
      '--paper P    a4 or letter; a4 if not said',
      '--link A     where phones find the app, for the QR codes; CURIO_LINK if not said, else bare codes',
      '-o FILE      a PDF of all pages, or an SVG per page: FILE.svg, FILE-2.svg …',
    ],
  },
  completion: {
    usage: 'bash|zsh|fish',
    about: 'a script that completes commands, options and games in your shell',
    help: [
      'bash         source <(curio completion bash), in ~/.bashrc',
      'zsh          source <(curio completion zsh), in ~/.zshrc behind compinit',
      'fish         curio completion fish > ~/.config/fish/completions/curio.fish',
    ],
  },
} as const satisfies Readonly<Record<string, CommandWords>>;

export const dailyWords = (games: number): CommandWords => ({
  usage: '[--date YYYY-MM-DD] [--solution] [--numbers [--service URL]]',
  about: `the ${numberText(games)} puzzles of a day`,
  help: [
    '--date DAY   that day instead of today; days to come are not hidden',
    solutionHelp,
    '--numbers    how everybody did instead of the puzzles, as a service tells it',
    '--service U  where it is; else CURIO_SERVICE_URL, else http://localhost:8080',
  ],
});

export const budgetHelp = (steps: number) =>
  `--budget N   give up after N steps of work (${steps} if not said)`;
export const codeHelp =
  '<code> is a code, or any text with one; - or nothing reads it from the standard input.';
export const jsonHelp = '--json       one JSON object a line';

export const usageLine = (name: string, usage: string) => `Usage: curio ${name} ${usage}`.trimEnd();

/** A line of the list as a sentence. */
export const aboutLine = (about: string) => `${capitalized(about)}.`;

/** Around the list of commands. */
export const overview = {
  head: ['Curio: a cabinet of puzzle games.', '', 'Usage: curio <command> …'],
  tail: [
    '--json    one JSON object a line, for every command',
    '--help    this text, or the help of a command',
    '--version the version',
  ],
};

export const versionLine = (version: string) => `curio ${version}`;

// What is wrong with a command line, and faults that the command line tells in its own way.

/** What a command wants to be told one of. */
export const nouns = {
  game: 'game',
  code: 'code',
  gameOrCode: 'game or code',
  log: 'log',
  shell: 'shell',
};
export type Noun = (typeof nouns)[keyof typeof nouns];

export const misuseWords = {
  whichCommand: 'Which command?',
  noCommand: (name: string) => `There is no command ${name}.`,
  which: (noun: Noun) => `Which ${noun}?`,
  oneAtATime: (noun: Noun) => `One ${noun} at a time.`,
  noShell: (name: string) => `There is no completion for ${name}.`,
  /** An unknown option; a suggestion follows. */
  noOption: (option: string) => `There is no option ${option}.`,
  whatIs: (word: string) => `What is ${word}?`,
};

/** Follows an unknown word: the closest known one, or all of them. */
export const suggestionWords = {
  didYouMean: (word: string) => ` Did you mean ${word}?`,
  thereIs: (words: readonly string[]) => ` Choose from: ${words.join(', ')}.`,
};

/** Before every message on the terminal. */
export const complaint = (message: string) => `curio: ${message}`;
/** The answer cannot be printed, as on a full disk. */
export const cannotPrint = (reason: string) => `The answer cannot be printed: ${reason}.`;
export const brokenInside = (message: string) => `something broke inside: ${message}`;

/** Faults with more to say here than elsewhere; `suggestion` follows unknown words. Undefined leaves it to the games. */
export const commandLineFault = (fault: Fault, suggestion: string): string | undefined =>
  faultSentences({
    unknownGame: () => commonFault(fault) + suggestion,
    unknownPreset: ({ where }) => `There is no preset ${where}.${suggestion}`,
    unknownSetting: ({ where }) => `There is no setting ${where}.${suggestion}`,
    unreadableFile: ({ where, detail }) => `The file ${where} cannot be read: ${detail}.`,
    unwritableFile: ({ where, detail }) => `The file ${where} cannot be written: ${detail}.`,
    badFileName: ({ where }) =>
      `The name of the file must end in .svg or .pdf, and ${where} does not.`,
    notPrintable: ({ where, detail }) =>
      where === undefined
        ? 'This puzzle cannot be printed.'
        : `The game ${where} is not printed; these are: ${detail}.`,
    budgetExhausted: () => `${commonFault(fault)} Or allow more steps with --budget.`,
  })(fault);

/** Why a file cannot be read or written, by the system's code. */
export const fileReasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'it is not allowed',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
};

// What `curio daily --numbers` says.

interface ToldFault {
  readonly players: number;
  readonly final: boolean;
  readonly solvedShare: number | null;
}

const FAULTS: Readonly<Record<string, (service: string) => string>> = {
  badAddress: (service) =>
    `${service} is not an address of a service. Write it as http://localhost:8080.`,
  unreachable: (service) =>
    `Nobody answers at ${service}. Start one with npm start, or name another with --service.`,
  noNumbers: (service) => `The service at ${service} keeps no numbers.`,
  badAnswer: (service) =>
    `What answers at ${service} is not a service of Curio, or one of another version.`,
  unknownGame: (service) => `The service at ${service} does not know all the games of this Curio.`,
};

export const numbersWords = {
  serviceAlone: '--service is for --numbers.',
  /** `median`: half of those who solved it took no longer. */
  line({ players, final, solvedShare }: ToldFault, fewest: number, median: number | null): string {
    if (solvedShare === null) return serviceWords.few(players, fewest, final);
    const half = median === null ? '' : ` Half of these within ${clockText(median)}.`;
    return `${serviceWords.solvedBy(solvedShare, players)}${half} ${final ? serviceWords.final : serviceWords.soFar}`;
  },
  about: serviceWords.label.line,
  fault: (fault: Fault, service = '') =>
    FAULTS[fault.code]?.(service) ??
    `The service at ${service} could not answer (${[fault.code, fault.where].filter(Boolean).join(', ')}).`,
};

// What is said while a game is played in the terminal.

export const typedWords = [
  ['<move>', 'make a move; moves says how they are typed'],
  ['moves', 'how moves are typed, and those allowed now; where that tells answers, ask again'],
  ['board', 'print the board again'],
  ['undo, redo, restart', 'go back, forth, or to the start'],
  ['hint', 'where to look; again: why; again: the move'],
  ['save FILE, load FILE', 'keep the run in a file, or go on with another one'],
  ['code', 'the code of this puzzle'],
  ['wait SECONDS', 'let play time pass'],
  ['move TEXT', 'make a move whose name is one of these words'],
  ['help, rules, quit', 'this list, the rules, the end; at a terminal the run is kept'],
] as const;

export const playWords = {
  /** The first lines: the game and its level, what it is about, how moves are typed, what else there is. */
  opening: (title: string, level: string) => `${title}, ${level}`,
  custom: 'custom',
  helpLine: 'Type hint, undo, moves, rules or help at any time; quit ends the game.',
  /** A run that was left is open again. */
  resumed: (moves: number) => `You are back, after ${count(moves, 'move')}.`,
  kept: (path: string) =>
    `Your game is kept: curio play --resume goes on with it.\nIt is in ${path}`,
  notKept: (path: string, why: string) =>
    `Your game cannot be kept by itself in ${path}: ${why}. Type save FILE to keep it elsewhere.`,
  leftBehind: (path: string) => `The game you left is in ${path}.`,
  nothingToResume: 'No game was left unfinished here. Start one with curio play <game>.',
  resumeAlone:
    '--resume takes no game: it goes on with the game you left last, or with the file you name.',
  overwrite: (path: string) =>
    `There is a file ${path} already. Type the same again to write over it.`,
  overwriteForeign: (path: string) =>
    `${path} is there already and is no Curio save. Type the same again to write over it.`,
  /** Around the list of words in the help. */
  whilePlaying: 'While playing:',
  fromPipe:
    'The clock starts with the first move. From a pipe it stands still, save for wait; the exit code is 1 if any line was refused.',
  move: (move: string) => `Move: ${move}`,
  hintAgain: { where: 'Type hint again to see why.', why: 'Type hint again for the move.' },
  hintCosts: (points: number) => `That costs ${points} ${points === 1 ? 'point' : 'points'}.`,
  showMove: 'Add --show for the move.',
  notAMove: (text: string) => `“${text}” is not a move. Type help for the words.`,
  refused: (type: string) => `${type}.`,
  noMove: 'There is no move now.',
  movesSpoil:
    'The list of moves gives answers away. Type moves again to see it: this becomes a practice run.',
  costs: (word: string) =>
    `You have seen what was hidden. Type ${word} again to go back: this becomes a practice run.`,
  practiceNow: 'This is a practice run now.',
  byClock: 'The clock finished it. It does not count as solved.',
  whichFile: (word: string) => `Which file? ${word} FILE`,
  saved: (path: string) => `Saved to ${path}.`,
  waitHowLong: 'Wait for how many seconds? wait 30',
  won: 'You won.',
  lost: 'You lost.',
  stuck: 'No move helps any more; undo does.',
};

// `curio service`: what was backed up, restored or found, and what went wrong.

export const serviceCommandWords: CommandWords = {
  usage: 'backup|restore|check [FILE] [--data FOLDER]',
  about: 'look after what the service keeps: back it up, restore it, check it',
  help: [
    'backup [FILE]   all of it into a new file, also while the service runs; packed if it ends in .gz',
    'restore FILE    in place of what is there, which is kept aside; the service must not run',
    'check           read every row, and hold the counts against the runs',
    '--data FOLDER   where the service keeps its data; CURIO_DATA or ./data if not said',
    'With DATABASE_URL it is that PostgreSQL instead. A backup of one can be restored into the other.',
  ],
};

const TABLES: Readonly<Record<string, string>> = {
  players: 'players',
  runs: 'results',
  bucket_counts: 'counts of times',
  pick_counts: 'counts of choices',
};

export const serviceAnswers = {
  whichWork: 'Which one: backup, restore or check?',
  noWork: (word: string) => `There is no curio service ${word}.`,
  whichFile: 'Restore which file?',
  noFile: (word: string) => `A check takes no file, and ${word} was given.`,
  backedUp: (file: string) => `Wrote ${file}`,
  restored: (file: string) => `Restored ${file}`,
  aside: (place: string) => `What was there is kept in ${place}`,
  tables: (step: number, newest: number) =>
    step === newest
      ? `tables of step ${step}, the newest`
      : `tables of step ${step} of ${newest}; the next start of the service brings them up to date`,
  rowsOf: (table: string) => TABLES[table] ?? table,
  well: 'Everything is well.',
  unwell: (count: number) => (count === 1 ? 'One thing is wrong:' : `${count} things are wrong:`),
  miscounted: 'The backup itself is not right; what is wrong was wrong when it was made:',
};

/** Undefined where the command line has words of its own for it. */
export const serviceFault = faultSentences({
  noData: 'There is no data of the service here. Where it is, say --data FOLDER or DATABASE_URL.',
  storeFailed: ({ detail }) => `The data cannot be read or written: ${detail}`,
  newerData: 'The data was written by a newer version of Curio. Update this one.',
  fileExists: ({ where }) => `The file ${where} is there already. Choose another name.`,
  serviceRuns: 'The service is running on this data. Stop it first.',
  notABackup: 'This file is not a backup of the service.',
  newerBackup: 'This backup comes from a newer version of Curio. Update this one.',
  badBackup: ({ where }) =>
    `The backup is damaged${where ? `, at ${where}` : ''}. Nothing was changed.`,
  cutBackup: ({ where }) =>
    `The backup is not whole: something is missing before ${where}. Nothing was changed.`,
  alteredBackup: 'The backup was changed after it was made. Nothing was changed here.',
});
