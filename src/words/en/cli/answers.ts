// What commands answer: names of rows, sentences around results, and notes while they work.

import type { Status } from '../../../core/game.ts';

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
