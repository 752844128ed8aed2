// Words of what opens over a board: the menu, hints, dialogs, the result. Apart from the shell's other words, so that no
// first page waits for them.

import { count } from './formats.ts';

export const dialogs = {
  menu: {
    thisGame: 'This game',
    thisPuzzle: 'This puzzle',
    help: 'Help and settings',
    startOver: 'Start over',
    pause: 'Pause',
    lesson: 'How to play',
    rules: 'Rules',
    keys: 'Keys',
    share: 'Share this puzzle',
    copyCode: 'Copy the code',
    print: 'Print',
    proof: 'Show the proof',
    result: 'Result',
    calendar: 'Daily calendar',
    sound: (on: boolean) => (on ? 'Turn sound off' : 'Turn sound on'),
    settings: 'Settings',
  },
  dealing: {
    title: 'Making a puzzle',
    about: 'It is proven before it is dealt. Rare levels take a moment.',
    progress: 'Work so far',
    steps: (steps: string) => `${steps} steps so far`,
    cancel: 'Cancel',
  },
  hintCard: {
    title: 'Hint',
    /** What the next press does. */
    press: {
      find: 'Hint',
      why: 'Why?',
      on: 'Next step',
      what: 'Show the move',
      do: 'Do it',
      end: 'Close',
    },
    /** Where the move is a note: nothing on the board changes. */
    noted: { what: 'Show what follows', do: 'Note it' },
    withPrice: (label: string, points: number) => `${label} (−${points})`,
    stepOf: (step: number, steps: number) => `${step} of ${steps}`,
    back: 'Step back',
    searching: 'Looking for a hint…',
    hasty: 'Nothing simpler found yet.',
    searchOn: 'Search on',
  },
  newGameDialog: {
    title: (game: string) => `New game of ${game}`,
    level: 'Level',
    way: 'How to play',
    customAbout: 'Choose every setting yourself.',
    deal: 'Deal',
    paste: 'Or paste a code or link',
    open: 'Open',
    range: (min: number, max: number) => `${min} to ${max}`,
  },
  proof: {
    title: 'Why this puzzle is fair',
    proving: 'Proving…',
    claim: 'Claim:',
    checked: (steps: number) =>
      `. A separate checker, with no solver in it, followed ${count(steps, 'step')} and agrees.`,
    size: (lines: number) =>
      `The proof has ${count(lines, 'line')}. They give the answer away, so they stay closed while you play.`,
    read: 'Read the lines…',
    show: (lines: number) => `Show the ${count(lines, 'line')}`,
    rest: 'The rest is in the file.',
    save: 'Save the proof',
  },
  result: {
    won: 'Solved!',
    lost: 'Game over',
    daily: (day: string) => `Daily · ${day}`,
    more: 'More figures',
    practice:
      'Practice: something hidden was seen before its time, so this run counts neither as won nor as lost.',
    byClock: 'The clock finished it',
    byClockAbout: 'The clock filled in more than you did, so this does not count as solved.',
    next: 'Next puzzle',
    shareIt: 'Share',
    look: 'Look at the board',
    watch: 'Watch the game',
    again: 'Play it again',
  },
  settings: {
    title: 'Settings',
    choices: {
      theme: {
        label: 'Theme',
        options: { system: 'Same as device', light: 'Light', dark: 'Dark' },
      },
      motion: {
        label: 'Animations',
        options: { system: 'Same as device', full: 'On', still: 'Off' },
      },
      textSize: {
        label: 'Text size',
        options: { normal: 'Normal', large: 'Large', larger: 'Larger' },
      },
    },
    flags: {
      clockShown: { label: 'Show the clock', about: 'The clock still runs.' },
      letterKeys: {
        label: 'Single-letter shortcuts',
        about: 'U for undo, H for hint, and so on. Ctrl+Z always works.',
      },
      sound: { label: 'Sound', about: 'A short tone for everything that happens.' },
      vibration: { label: 'Vibration', about: 'On phones that support it.' },
      statisticsShown: { label: 'Show statistics', about: 'They are kept either way.' },
    },
  },
};

// Questions before something is given away or taken back; `Costs` where the run would become practice. Loaded when asked.

export const sure = {
  undo: {
    title: 'Undo this?',
    about: 'You have seen what was hidden. If you go back, this becomes a practice run.',
    act: 'Undo',
    cancel: 'Keep playing',
  },
  restart: {
    title: 'Start over?',
    about: 'The board goes back to its start. Undo brings your moves back.',
    act: 'Start over',
    cancel: 'Keep playing',
  },
  restartCosts: {
    title: 'Start over?',
    about: 'You have seen what was hidden, so this becomes a practice run.',
    act: 'Start over',
    cancel: 'Keep playing',
  },
  proof: {
    title: 'Read the proof?',
    about: 'Its lines give the answer away. This becomes a practice run.',
    act: 'Read it',
    cancel: 'Keep playing',
  },
};

// Keys as people read them: `['1', …, '9']` as "1 to 9", the four arrows as "Arrows", `Ctrl+z` as "Ctrl+Z".

const NAMES: Readonly<Record<string, string>> = {
  ' ': 'Space',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  '-': '−',
};

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
/** From so many neighbours on, the first and the last are named. */
const RUN = 3;

function keyCap(key: string): string {
  const parts = key.split(/(?<=.)\+(?=.)/);
  return parts
    .map((part) => NAMES[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join('+');
}

const follows = (key: string, before: string) =>
  key.length === 1 &&
  before.length === 1 &&
  /[\da-z]/.test(key) &&
  key.charCodeAt(0) === before.charCodeAt(0) + 1;

/** The caps of one action's keys. */
export function keyCaps(keys: readonly string[]): readonly string[] {
  const hasArrows = ARROWS.every((arrow) => keys.includes(arrow));
  const rest = hasArrows ? keys.filter((key) => !ARROWS.includes(key)) : keys;
  const runs: string[][] = [];
  for (const key of rest) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last !== undefined && follows(key, last)) run.push(key);
    else runs.push([key]);
  }
  const caps = runs.flatMap((run) =>
    run.length < RUN ? run.map(keyCap) : [`${keyCap(run[0] ?? '')} to ${keyCap(run.at(-1) ?? '')}`],
  );
  return hasArrows ? ['Arrows', ...caps] : caps;
}

/** A board that is open in another tab. */
export const away = {
  elsewhere: 'This game is open in another tab',
  elsewhereAbout: 'Play it here, and the other tab stops. All of its moves come along.',
  taken: 'This game is being played in another tab',
  takenAbout: 'All moves are saved. Play it here again, and the other tab stops.',
  /** Both tabs played on. */
  parted: 'This game was played on in two tabs',
  partedAbout:
    'Nothing is lost. The other tab’s moves are in the game; the moves you made here are kept in a copy beside it.',
  partedDaily: 'Only the game counts as the daily puzzle; the copy doesn’t.',
  take: 'Play here',
  openCopy: 'Open my copy',
  openGame: 'Open the game',
};

/** Where the latest moves are when storage fails. */
export const reserve = {
  held: 'Your latest moves are held in a reserve until then.',
  notHeld: 'Your latest moves are not saved.',
};
