// Words of the shell: everything the app itself says, apart from the games. Games have tables of their own.

import type { Status } from '../../core/game.ts';
import { capitalized, count, numberText } from './formats.ts';

/** What the shell's own buttons, labels and dialogs say. */
export const shell = {
  home: 'Home',
  opening: 'Opening…',
  setAside: 'It is kept: you find it under My games.',
  layingOut: 'Laying out the board…',
  newGame: 'New game',
  custom: 'Custom',
  close: 'Close',
  cancel: 'Cancel',
  play: 'Play',
  saveFile: 'Save the game to a file',
  mine: 'My games',
  pageTitle: (name: string) => `${name} · Curio`,
  frame: { skip: 'Skip to content', notices: 'Notices', dismiss: 'Dismiss' },
  crash: {
    title: 'Something broke here',
    about: 'Every move so far is saved. Reload from the last save, or go home.',
    goOn: 'Reload from last save',
    details: 'What happened',
  },
  lost: {
    title: 'This page doesn’t exist',
    about: 'Check the address. All the games are on the home page.',
  },
  unavailable: 'Not here',
  /** Where the sentence about it cannot be loaded. */
  unexplained: (code: string) => `Something is wrong: ${code}.`,
  bar: {
    back: 'Back to the cabinet',
    practice: 'practice',
    daily: (day: string) => `Daily · ${day}`,
    /** From two days on. */
    streak: (days: number) => (days > 1 ? `${days}-day streak` : ''),
    calendar: (day: string) => `Daily of ${day}: open the calendar`,
    pause: 'Pause',
    undo: 'Undo',
    redo: 'Redo',
    /** With what the next press costs. */
    hint: (points: number) => (points > 0 ? `Hint, costs ${points} points` : 'Hint'),
    price: (points: number) => `−${points}`,
    sound: 'Sound',
    more: 'More',
  },
  board: {
    shareTitle: (title: string, level: string) => `${title}, ${level}`,
    /** Said after undo, redo and a new start. */
    undone: 'Undone.',
    redone: 'Done again.',
    restarted: 'Back to the start.',
    practiceNow: 'This is a practice run now.',
    /** Before the first move. */
    unstarted: 'The clock starts with your first move.',
    secondsLeft: (seconds: number) => `${count(seconds, 'second')} left.`,
    paused: 'Paused',
    pausedAbout: 'The board is hidden and the clock is stopped.',
    goOn: 'Resume',
    tryAgain: 'Try again',
  },
  help: {
    title: (game: string) => `How to play ${game}`,
    keys: 'Keys',
    keyNames: {
      undo: 'Undo',
      redo: 'Redo',
      hint: 'Hint; again for more of it',
      pause: 'Pause',
      newGame: 'New game',
      keys: 'This list',
    },
    alwaysEscape: 'Close what is open',
  },
  /** What a mark of a hint says of its cell, for those who do not see it. */
  marks: {
    cause: 'ringed by the hint',
    cross: 'crossed out by the hint',
    target: 'the hint’s move',
    candidate: {
      open: (value: number) => `${value} possible`,
      struck: (value: number) => `${value} struck`,
      link: (value: number) => `${value} marked`,
      target: (value: number) => `${value} goes here`,
    },
    chance: (chance: number, spread: number) =>
      spread > 0 ? `${chance} % (± ${spread})` : `${chance} %`,
  },
  homePage: {
    title: 'Curio',
    about: (games: number) =>
      `${capitalized(numberText(games))} puzzle games. Every puzzle proven, every hint explained, nothing lost.`,
    settings: 'Settings',
    goOn: 'Continue',
    allMine: 'All my games',
    games: 'Games',
    cabinet: 'Cabinet',
    archive: 'Daily archive',
    statistics: 'Statistics',
    replay: 'Replays',
    print: 'Print',
    together: 'Play together',
    table: 'Back to the table',
    backup: 'Backup',
    foot: 'Plays offline. No account, no tracking. Your games stay in this browser; results of dailies leave it only if you say so.',
    daily: (day: string) => `Daily · ${day}`,
    moves: (moves: number) => count(moves, 'move'),
    playGame: (title: string) => `Play ${title}`,
    newGameOf: (title: string) => `New game of ${title}`,
    rulesOf: (title: string) => `Rules of ${title}`,
    rules: 'Rules',
  },
  rulesPage: { title: (game: string) => `Rules of ${game}`, unknown: 'There is no such game.' },
  share: { copied: 'Copied.', copyThis: 'Copy this:' },
  shared: { title: 'A shared puzzle', safe: 'Your own boards are just as you left them.' },
  update: {
    ready: 'A new version is ready. It will load when you return home.',
    done: 'Curio was updated.',
    fine: 'OK',
  },
  plainFace: { badMove: 'That isn’t a move in this game.', move: 'Move', moves: 'Possible moves' },
};

// The day's puzzles on the home page. By itself, since the home page waits for no other words of the cabinet.

const states: Readonly<Record<Status, string>> = {
  playing: 'In progress',
  stuck: 'In progress',
  won: 'Solved',
  lost: 'Lost',
};

export const dailyRow = {
  title: 'Today',
  share: 'Share today’s results',
  /** Before the title of a game, for those who hear it. */
  daily: 'Daily',
  play: 'Play',
  states,
  done: '✓',
};

/** Where the browser keeps nothing. */
export const storage = {
  refused:
    'Nothing can be saved in this browser (private mode?). You can play; save a game to a file to keep it.',
  newer:
    'Your games are here, but a newer Curio keeps them, so this one can’t show them. Reload to get the newer one. Nothing is lost, and no backup is made meanwhile.',
  silent:
    'The browser’s storage doesn’t answer, so your games can’t be shown. Close other tabs of Curio and reload. What you play now is held in a reserve.',
  reload: 'Reload',
};

/** The lesson player and its offer. */
export const lesson = {
  title: (game: string) => `How to play ${game}`,
  step: (step: number, steps: number) => `${step} of ${steps}`,
  next: 'Next',
  back: 'Back',
  skip: 'Skip the lesson',
  skipShort: 'Skip',
  play: 'Play',
  again: 'Once more',
  board: 'Lesson board',
  otherwise: 'Not yet: do what is marked, then go on.',
  readFirst: 'Read this first, then press Next.',
  later: 'That is for a real game. Here, do what is marked.',
  failed: 'The lesson would not load. You find it under More, How to play.',
  offer: {
    title: (game: string) => `New to ${game}?`,
    about: 'Learn it on a tiny board. It takes about a minute, and nothing is counted.',
    start: 'Show me how',
    skip: 'I know it, play',
    small: (game: string) => `New to ${game}? There is a one-minute lesson.`,
  },
};
