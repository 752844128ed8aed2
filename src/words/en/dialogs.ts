// Words of what opens over a board: the menu, hints, dialogs, the result. Apart from the shell's other words, so that no
// first page waits for them.

import { count } from './numbers.ts';
import { usualEnding, usualFigures } from './results.ts';

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
    ending: usualEnding,
    figures: usualFigures,
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
