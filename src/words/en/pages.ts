// Words of the app's pages: archive, backup, my games, print, replay, statistics and the streak.

import type { ImportReport, RefusedImport, RefusedRecord } from '../../cabinet/backup.ts';
import { GRACE_HOUR } from '../../cabinet/daily.ts';
import { isDay } from '../../cabinet/day.ts';
import { type Counted, isLate } from '../../cabinet/result.ts';
import type { StatisticsBar } from '../../cabinet/statistics.ts';
import { MOST_RESTS, REST_EVERY } from '../../cabinet/streaks.ts';
import type { Status } from '../../core/game.ts';
import type { Entry } from '../../core/session.ts';
import { cabinetFault } from './faults.ts';
import { count, dayText, list, numberText } from './formats.ts';
import { inTime } from './results.ts';
import { dailyRow } from './shell.ts';

// The archive of days.

export const archive = {
  title: 'Daily archive',
  about: 'Every past daily is here, free. Solving one after its day counts as late.',
  calendar: 'Calendar',
  backTo: (month: string) => `Back to ${month}`,
  onTo: (month: string) => `On to ${month}`,
  dayLabel: (day: string, solved: string) => `${day}: ${solved}`,
  /** How many of a day's puzzles are solved. */
  solved(solved: number, late: number, all: number): string {
    if (solved === 0) return 'none solved';
    return `${solved} of ${all} solved${late > 0 ? `, ${late} late` : ''}`;
  },
  /** A board that has no result yet. */
  state: (status: Status) => dailyRow.states[status].toLowerCase(),
  levelAndOutcome: (level: string, outcome: string) => `${level}: ${outcome}`,
  playOf: (title: string, day: string) => `Play ${title} of ${day}`,
  open: 'Open',
  play: 'Play',
  share: 'Share the results',
};

/** The way to a day's puzzle. */
export const dailyPage = { title: 'Daily puzzle', heading: (game: string) => `Daily ${game}` };

// The backup page, and what an import did.

export const backup = {
  title: 'Backup',
  saveTitle: 'Back up everything',
  saveAbout:
    'One file with all boards, results with their logs, and settings. There is no account: this file is yours.',
  none: 'No backup has been made in this browser yet.',
  last: (day: string) => `Last backup: ${day}.`,
  save: 'Save a backup',
  loadTitle: 'Restore a backup',
  loadAbout:
    'It is merged with what is here: nothing you have is lost, and the same file twice does no harm. Every result is replayed before it counts.',
  choose: 'Choose a file',
  importing: 'Importing',
  browserTitle: 'This browser',
  promised: 'The browser has promised to keep everything until you remove it.',
  notPromised:
    'The browser may clear stored data when space runs out. You can ask it not to; a backup is safer still.',
  ask: 'Ask the browser to keep it',
  granted: 'The browser will keep everything.',
  refused: 'The browser does not promise it. It may later, when you play here more often.',
};

const dated = (day: string) => (isDay(day) ? dayText(day) : day);

/** Names a refused record, as far as it can be read. */
function recordName(record: RefusedRecord): string {
  if (record.type === 'board') {
    if (record.id === undefined) return 'a board without a name';
    return `the board ${record.id}${record.game === undefined ? '' : ` of ${record.game}`}`;
  }
  const { game, level, day, daily } = record;
  const words = [game, level].filter((word) => word !== undefined).join(' ');
  if (words === '' && day === undefined && daily === undefined) return 'a result without a name';
  const date = day === undefined ? '' : ` of ${dated(day)}`;
  return `${words || 'a result'}${date}${daily === undefined ? '' : ` (daily of ${dated(daily)})`}`;
}

export function refusedText({ record, fault }: RefusedImport): string {
  return `${recordName(record)}: ${cabinetFault(fault)}`.replace(/([^.])$/, '$1.');
}

/** What an import did, in sentences. */
export function importText(report: ImportReport): readonly string[] {
  const { boardsAdded, boardsNewer, boardsBeside, boardsSame } = report;
  const { resultsAdded, resultsSame, shelfAdded, refused } = report;
  return [
    ...(report.damaged
      ? ['This file is cut short or damaged. Everything in it that is whole came in:']
      : []),
    `${count(resultsAdded, 'result')} added, ${resultsSame} already here.`,
    `${count(boardsAdded, 'board')} added, ${boardsNewer} brought up to date, ${boardsSame} already here.`,
    ...(boardsBeside > 0
      ? [
          `${count(boardsBeside, 'board')} went on in both places and now ${boardsBeside === 1 ? 'lies' : 'lie'} beside yours.`,
        ]
      : []),
    ...(shelfAdded > 0 ? [`${count(shelfAdded, 'card catalogue')} added.`] : []),
    report.preferencesTaken
      ? 'The settings of the backup are in use.'
      : 'Your settings here stay as they are.',
    ...(refused.length > 0 ? [`${count(refused.length, 'record')} refused:`] : []),
  ];
}

// The bars of histograms in words, for their tables, and their labels.

/** "1 to 2 minutes" for a bar of times. */
export function timeBarText(bar: StatisticsBar): string {
  const least = bar.least / 60_000;
  if (bar.below === null) return `${least} minutes or more`;
  const below = bar.below / 60_000;
  return least === 0 ? `under ${count(below, 'minute')}` : `${least} to ${below} minutes`;
}

/** Short, under the bar. */
export function timeBarLabel(bar: StatisticsBar): string {
  const least = bar.least / 60_000;
  return bar.below === null ? `${least}+` : least === 0 ? '<1' : String(least);
}

export function countBarText(bar: StatisticsBar): string {
  const last = (bar.below ?? bar.least + 1) - 1;
  return last === bar.least ? String(last) : `${bar.least} to ${last}`;
}

export const countBarLabel = (bar: StatisticsBar) => String(bar.least);

// My games: every board and every result, and saves that are damaged.

export const mine = {
  title: 'My games',
  search: 'Search',
  searchHint: 'Name, game, level or date',
  filters: 'Filter',
  game: 'Game',
  everyGame: 'All games',
  state: 'State',
  states: {
    all: 'All',
    playing: 'In progress',
    won: 'Solved',
    lost: 'Lost',
    other: 'Practice or by the clock',
    newer: 'Needs a newer Curio',
  },
  kind: 'Kind',
  kinds: { all: 'All', daily: 'Daily puzzles', free: 'Other puzzles' },
  from: 'From',
  to: 'To',
  clear: 'Clear filters',
  opening: 'Opening your games…',
  /** While the rest is read. */
  more: 'Looking for older games…',
  shown: (shown: number, all: number) =>
    shown === all ? `${count(all, 'game')}.` : `${shown} of ${count(all, 'game')}.`,
  showMore: 'Show more',
  none: 'Nothing here yet. Every game you begin is kept on this page.',
  noMatch: 'No game fits these filters.',
  play: 'Play a game',
  daily: (day: string) => `Daily of ${day}`,
  moves: (moves: number) => count(moves, 'move'),
  unknownDate: 'Date unknown',
  resume: 'Resume',
  open: 'Open',
  watch: 'Watch',
  rename: 'Rename',
  remove: 'Delete',
  /** The same for those who hear a list of them. */
  of: (act: string, name: string) => `${act}: ${name}`,
  renameTitle: 'Rename this game',
  name: 'Name',
  nameHint: 'Leave it empty to go back to the usual name.',
  save: 'Save',
  removed: (name: string) => `“${name}” is deleted.`,
  removedCounted: (name: string) => `“${name}” is deleted and no longer counts in your statistics.`,
  undo: 'Undo',
  restored: (name: string) => `“${name}” is back.`,
  busy: 'This game is open in another tab. Close it there first.',
  newer: 'This game was saved by a newer Curio. It stays here until Curio is updated.',
  asideTitle: 'Damaged saves',
  asideAbout: 'These could not be opened. They are kept as they are, also in your backup.',
  asideNamed: (game: string, level: string) => (level === '' ? game : `${game}, ${level}`),
  asideUnknown: 'A save that can’t be read',
  recover: 'Recover',
  recovered: (moves: number, all: number) => `${moves} of ${count(all, 'move')} recovered.`,
  notRecovered: 'Nothing of this save can be played any more.',
  download: 'Download',
  openRecovered: 'Open what was recovered',
};

// The result of one game in words.

/** One game of a day: "solved in 4 minutes without a hint". */
export function outcomeText(result: Counted | undefined): string {
  if (!result) return 'not played';
  const { status, practice, byClock, millis, hints } = result;
  if (byClock) return 'finished by the clock';
  if (status === 'lost') return practice ? 'lost, for practice' : 'lost';
  const manner = practice ? ', for practice' : isLate(result) ? ', late' : '';
  return `solved ${inTime(millis, hints)}${manner}`;
}

// The page that prints.

export const printWords = {
  title: 'Print',
  order: 'What to print',
  game: 'Game',
  seed: 'Seed',
  seedAbout: 'The same seed always gives the same pages.',
  other: 'Other puzzles',
  paper: { label: 'Paper', options: { a4: 'A4', letter: 'Letter' } },
  address: 'Address for QR codes',
  addressAbout:
    'This page’s own address only works on this machine, so QR codes lead to this one. Phones in the same network find Curio there.',
  localAddress:
    'Only this machine knows that address: a phone that scans the QR code finds nothing. Take an address of the network.',
  noAddress:
    'This page’s own address only works on this machine, and no network address is known. The QR codes hold the bare code, which a phone can only show; type an address that phones can reach to make them links.',
  useAddress: (address: string) => `Use ${address}`,
  missingLetters: (letters: string) =>
    `The font for PDFs lacks these letters: ${letters}. “Save as PDF” would show question marks for them. “Print” shows them, with the fonts of this device, and can save a PDF, too.`,
  print: 'Print',
  savePdf: 'Save as PDF',
  openPuzzle: 'Open the puzzle',
  startOver: 'Start over',
  preview: 'Preview',
  drawing: 'Drawing…',
  pages: (pages: number) => `${count(pages, 'page')}.`,
  svg: 'SVG',
  png: 'PNG',
  saveAs: (page: string, form: string) => `Save ${page} as ${form}`,
  failed: (why: string) => `The file could not be made: ${why}`,
  puzzleNotPrintable: 'This puzzle is not printed by itself.',
  /** With the titles of the games that print. */
  notPrintable: (titles: readonly string[]) =>
    `This game has no page to print. ${list(titles)} ${titles.length === 1 ? 'has' : 'have'} one.`,
};

// Watching a finished game.

/** What is said of entries that no event speaks of. */
const entries: Readonly<Record<Entry['kind'], string>> = {
  move: '',
  clock: '',
  solver: '',
  undo: 'Undone.',
  redo: 'Done again.',
  restart: 'Back to the start.',
  where: 'A hint was asked for.',
  why: 'The hint told why.',
  hint: 'The hint named the move.',
  peek: 'Something was given away: a practice run from here on.',
};

export const replayWords = {
  pageTitle: 'Replay',
  title: 'Replays',
  about:
    'Open a saved game from a file, or watch one of yours from the statistics. A replay carries the whole log and is checked move by move.',
  openFile: 'Open a file',
  heading: (game: string) => `Replay: ${game}`,
  controls: 'Replay',
  /** When someone touches the board. */
  watching: 'This is a replay. “Try from here” gives you a board of your own.',
  entries,
  end: 'The end of the replay.',
  position: 'Position',
  place: (position: number, length: number, time: string) => `${position} of ${length}, ${time}`,
  toStart: 'To the start',
  stepBack: 'One step back',
  play: 'Play',
  stop: 'Stop',
  stepOn: 'One step on',
  toEnd: 'To the end',
  speed: 'Speed',
  times: (speed: number) => `${speed}×`,
  tryFromHere: 'Try from here',
  copyLink: 'Copy a link',
  link: 'Link',
  longLink: 'This link is long. A file may travel better.',
  saveFile: 'Save to a file',
  file: 'File',
};

// Streaks, rest days and late solves, in plain words.

const hour = `${GRACE_HOUR}:00`;

export const standing = {
  title: 'Your streak',
  streak: (days: number) => (days === 0 ? 'No streak yet.' : `${count(days, 'day')} in a row.`),
  rests: (rests: number) => `${count(rests, 'rest day')} saved up.`,
  late: {
    begunLate: (day: string) =>
      `Late: you opened the daily of ${day} after its day, so it doesn’t count towards your streak.`,
    endedLate: (day: string) =>
      `Late: you opened the daily of ${day} in time but finished after ${hour} the next morning, so it doesn’t count towards your streak.`,
  },
  marks: { solved: 'solved', rested: 'rest day', open: 'still to solve', missed: 'missed' },
  signs: { solved: '✓', rested: '☾', open: '·', missed: '–' },
  rulesTitle: 'How streaks work',
  rules: (games: number): readonly string[] => [
    `Solve any of the day’s ${numberText(games)} puzzles and the day counts. Your day ends at midnight, where you are.`,
    `A daily that you open before midnight still counts for its day until ${hour}.`,
    'Solving an older daily is always possible. It is marked as late and doesn’t count towards the streak.',
    `Every ${numberText(REST_EVERY)} days in a row earn a rest day, and you can save up ${numberText(MOST_RESTS)}. If you miss a day, a rest day is used by itself and your streak goes on.`,
    'Practice runs and boards that the clock finished don’t count.',
  ],
  next: (game: string) => `Next daily: ${game}`,
  allDone: 'All done for this day',
  another: 'Another puzzle',
};

// The statistics page.

export const statistics = {
  title: 'Statistics',
  hidden: 'Statistics are hidden. Your results are kept all the same.',
  show: 'Show statistics',
  hide: 'Hide statistics',
  counting: 'Counting…',
  nothing: 'Nothing finished yet. Every game you end is counted here, with its whole log.',
  exportJson: 'Export as JSON',
  exportCsv: 'Export as CSV',
  allGames: 'All games',
  currentStreak: 'Current streak',
  longestStreak: 'Longest streak',
  played: 'Played',
  won: 'Won',
  practice: 'Practice',
  onTheDay: 'Dailies on the day',
  late: 'Dailies late',
  levelShort: (won: number, played: number) => `${won} of ${played} won`,
  /** "12 (80 %)" */
  wonShare: (won: number, played: number) =>
    played === 0 ? '0' : `${won} (${Math.round((100 * won) / played)} %)`,
  /** By the figures of manifests. */
  figures: {
    unaided: 'Won without a hint',
    bestTime: 'Best time',
    usualTime: 'Usual time',
    fewestMoves: 'Fewest moves in a win',
    usualMoves: 'Usual moves in a win',
    bestScore: 'Best score',
    usualScore: 'Usual score',
  },
  usualAbout: 'Usual means that half of your wins were better and half were not.',
  charts: {
    times: { title: 'Wins by time, in minutes', column: 'Time' },
    moves: { title: 'Wins by moves', column: 'Moves' },
    scores: { title: 'Wins by score', column: 'Points' },
  },
  wins: 'Wins',
  latest: 'Latest games',
  latestGame: (level: string, day: string, outcome: string, moves: number) =>
    `${level}, ${dayText(day)}: ${outcome}, ${count(moves, 'move')}`,
  watch: 'Watch',
  watchOf: (title: string, day: string, time: string) =>
    `Watch ${title} of ${dayText(day)}, ${time}`,
};

// Words of the cabinet's pages: days, results, replays, backups and paper. What the home page shows is in row.ts.

export * from './faults.ts';
