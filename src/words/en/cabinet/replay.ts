// Watching a finished game.

import type { Entry } from '../../../core/session.ts';

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
