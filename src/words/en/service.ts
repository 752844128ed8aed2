// What the app says of other players: the numbers of a day, what is sent and kept, and what goes wrong on the way.

import type { Fault } from '../../core/result.ts';
import { capitalized, clockText, count, durationText } from './formats.ts';

/** How long things are kept, in days. */
interface Keeping {
  readonly logs: number;
  readonly players: number;
}

/** What the service keeps, and how long; docs/service.md has the same table. */
export const keptRows = ({ logs, players }: Keeping): readonly (readonly [string, string])[] => [
  [
    'SHA-256 of a random secret that the browser made up, a random id, a made-up name',
    `until deleted, or ${players} days after the last result`,
  ],
  [
    'per day and game: solved or not, time, moves, hints, and the cards chosen in Dokuborn',
    'the same',
  ],
  ['the log of the moves, for looking into faults', `${logs} days`],
  [
    'counts of a day: how many players in which class of times, how many chose which card',
    'for good; whoever is deleted is taken out of them',
  ],
  ['network addresses', 'never stored; in memory for a minute, against floods'],
];

const percent = (share: number) => {
  const value = share * 100;
  return value > 0 && value < 10 ? `${Math.round(value * 10) / 10} %` : `${Math.round(value)} %`;
};

const people = (players: number) => (players === 1 ? '1 person' : `${players} people`);

/** The end of a class of times; null for the last, which has none. */
type Bounds = readonly [from: number, to: number | null];

function rangeText([from, to]: Bounds): string {
  if (to === null) return `over ${clockText(from)}`;
  return from === 0 ? `up to ${clockText(to)}` : `${clockText(from)} to ${clockText(to)}`;
}

const REFUSED: Readonly<Record<string, string>> = {
  otherPuzzle: 'it is not the puzzle of that day',
  notOver: 'it does not reach the end',
  tooLarge: 'it has too many moves',
  tooManyEntries: 'it has too many moves',
  tooLong: 'it took longer than a day',
};

export const serviceWords = {
  title: 'How others did',
  asking: {
    title: 'See how others did?',
    about:
      'Curio can send your daily results to this site’s server: your moves and their times, no name, no account. You can stop, or delete them there, in the settings.',
    more: 'What is kept, and how long',
    yes: 'Send my daily results',
    no: 'Don’t send',
  },
  kept: { what: 'What', howLong: 'How long' },
  keptRows,
  label: {
    name: 'Replayed',
    line: 'Replayed: every result was replayed before it counted. That is no ranking.',
    about:
      'Every result here was replayed move by move before it counted. A replay shows that the moves are legal, not who thought of them: so there are shares and no list of names.',
  },
  /** Below the number of people that a comparison takes. */
  few(players: number, fewest: number, final: boolean): string {
    if (final)
      return players === 0
        ? 'Nobody sent a result that day.'
        : `${capitalized(people(players))} that day. It takes ${fewest} for a comparison.`;
    const so = players === 0 ? 'Nobody yet' : `${people(players)} so far`;
    return `${so}; from ${fewest} on you see how you compare.`;
  },
  /** Percent of the other players whom the player is ahead of. */
  ahead(percentile: number, others: number): string {
    if (percentile >= 100) return `Ahead of all ${others} others`;
    if (percentile <= 0) return `All ${others} others were quicker`;
    return `Ahead of ${percentile} % of ${others} others`;
  },
  /** With a result that has no time to compare. */
  noPlace:
    'You are counted among the players. Only runs solved without giving anything away have a place here.',
  notCounted: 'The day had closed when your result came, so it is compared, not counted.',
  solvedBy: (solvedShare: number, players: number) =>
    `${people(players)} played; ${percent(solvedShare)} solved it.`,
  provisional: 'So far. Final when the day is over everywhere on earth.',
  final: 'Final.',
  soFar: 'So far.',
  histogram: {
    title: 'Solving times',
    you: 'You',
    youAreHere: 'You are here',
    /** The whole picture in a sentence. */
    about(solved: number, most: Bounds | undefined, own: number | undefined): string {
      const peak = most ? ` Most took ${rangeText(most)}.` : '';
      const you = own === undefined ? '' : ` You took ${durationText(own)}.`;
      return `Solving times of ${people(solved)}.${peak}${you}`;
    },
    table: 'As a table',
    time: 'Time',
    players: 'Players',
    range: rangeText,
  },
  rarity: {
    title: 'Rarity',
    score: 'Rarity score',
    scoreOf: (score: number) => String(score),
    about:
      'The share of players with the same card, added up over the grid: lower is rarer. An empty cell counts 100.',
    later:
      'What others chose is shown to those who have sent their own grid, and to all when the day has closed.',
    mine: 'Your grid',
    /** On one line with its sign. */
    share: (share: number) => percent(share).replace(' ', '\u00a0'),
    empty: 'Empty',
    none: 'none',
    emptyShare: '100 %',
    popular: 'Most chosen',
    rarest: 'Rarest',
    answers: 'Most chosen and rarest answers',
    answersLater:
      'The most chosen and the rarest answer of every cell are shown when the day has closed.',
    unknownCard: (card: number) => `Card ${card}`,
    cellHead: 'Cell',
    withShare: (card: string, share: string) => `${card} (${share})`,
    /** A line of the share text. */
    shared: (score: number, players: number, final: boolean) =>
      `Rarity score ${score} among ${people(players)}${final ? '' : ' so far'}; lower is rarer.`,
  },
  status: {
    looking: 'Asking how others did…',
    sending: 'Sending your result…',
    waiting:
      'The server cannot be reached. Your result is kept here and sent later; nothing is lost.',
    stillWaiting: 'Your result is not sent yet.',
    postponed:
      'The server runs another version of Curio and cannot check this result yet. It is kept and sent later.',
    unreachable: 'The server cannot be reached, so the numbers are missing just now.',
    notUnderstood: 'The server’s answer was not understood. It may run another version of Curio.',
    tryAgain: 'Try again',
    refused: ({ code }: Fault) =>
      `The server could not count this result${REFUSED[code] === undefined ? '' : `: ${REFUSED[code]}`}.`,
    notSent: 'Your result is not among them.',
    sendIt: 'Send my results',
    nothingKept: 'This browser keeps nothing, so results are not sent from it.',
  },
  day: {
    open: 'How others did',
    title: (day: string) => `How others did: ${day}`,
  },
  settings: {
    title: 'Daily results',
    send: 'Send my daily results',
    sendAbout: 'To the server of this site, to see how you compare with others.',
    waiting: (entries: number) => `${count(entries, 'result')} not sent yet.`,
    delete: 'Delete what I sent',
    sure: {
      title: 'Delete what you sent?',
      about:
        'Everything the server has from this browser is deleted: your results leave its counts, you leave every table that you play at with others, and your name goes from it. Your games and statistics here stay.',
      act: 'Delete',
      cancel: 'Keep it',
    },
    deleting: 'Deleting…',
    deleted: 'Deleted. The server has nothing of you any more.',
    deleteLater:
      'The server cannot be reached. Nothing more is sent, and the deletion is done as soon as it answers.',
    tryNow: 'Try now',
  },
};
