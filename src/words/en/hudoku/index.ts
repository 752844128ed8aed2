// The words of Hudoku.

import type { Tally } from '../../../core/game.ts';
import type { HudokuTypes, Refusal, View } from '../../../games/hudoku/types.ts';
import type { SharePicture, Words } from '../../words.ts';
import { count, durationText } from '../numbers.ts';
import { figures, inTime, pointsOf } from '../results.ts';
import { squareBar } from '../squares.ts';
import { face } from './face.ts';
import { faultText } from './faults.ts';
import { cellsText, cellText, hintWords } from './hints.ts';
import type { lesson } from './lesson.ts';
import { levelNames, practiceNames, presets, techniqueNames, templateNames } from './names.ts';
import { keys, rules } from './rules.ts';
import { title } from './title.ts';

const refusals: Readonly<Record<Refusal['type'], string>> = {
  gameOver: 'The game is over.',
  outsideBoard: 'There is no such cell on this board.',
  blankCell: 'Blank cells are never filled.',
  givenCell: 'This digit was there from the start.',
  alreadyRevealed: 'This cell is filled already.',
  alreadyThere: 'That digit is already there.',
  badDigit: 'This region does not hold that digit.',
  nothingThere: 'The cell is empty already.',
  onlyInCalm: 'That is possible in calm mode only; in a timed game every entry is final.',
  notDue: 'The countdown is still running.',
  noMarks: 'There are no pencil marks to clear.',
  nothingToCheck: 'You have not entered a digit yet.',
  watchedAlready: 'That is how it is already.',
};

const scored = (view: View) => view.mode === 'timed' && view.ending === 'solved' && !view.byClock;

/** What the squares of a share text mean. */
const squares: SharePicture['key'] = [
  ['🟩', 'found'],
  ['🟨', 'with a hint'],
  ['⬛', 'filled in'],
];

/** What the clock or chance filled in counts apart from hints. */
function ending(view: View, tally: Tally): string {
  if (view.byClock) return `The clock finished it after ${durationText(tally.millis)}.`;
  if (view.ending === 'solved' && view.watched)
    return `Solved in ${durationText(tally.millis)} with mistakes shown.`;
  return view.ending === 'solved'
    ? `Solved ${inTime(tally.millis, tally.hints)}.`
    : `You looked at the solution after ${durationText(tally.millis)}.`;
}

function takenOff(view: View, wrong: readonly number[]): string {
  const [first] = wrong;
  if (wrong.length === 1 && first !== undefined)
    return `One digit was wrong and has been removed: ${cellText(view, first)}.`;
  return `${count(wrong.length, 'digit')} were wrong and have been removed: ${cellsText(view, wrong)}.`;
}

/** The whole table, for every language; the board takes its words from `face`. */
export interface HudokuWords extends Words<HudokuTypes> {
  readonly face: typeof face;
  loadLesson(): Promise<typeof lesson>;
}

export const words: HudokuWords = {
  ...title,
  presets,
  fields: {
    template: { label: 'Board', options: templateNames },
    level: { label: 'Level', options: levelNames },
    mode: {
      label: 'Mode',
      about: 'Timed plays for points against a countdown; calm leaves you alone.',
      options: { timed: 'Timed', calm: 'Calm' },
    },
    customTemplate: {
      label: 'Drawing',
      about: 'Rows of region names as JSON, such as [["a","a"],["a","-a"]].',
    },
    practise: {
      label: 'Practise',
      about:
        'A board where this technique is the next thing you need. The level then follows from it.',
      options: practiceNames,
    },
  },
  printing: {
    about: 'Several Hudokus on one page, with the solutions on the back.',
    fields: { preset: { label: 'Level' }, perPage: { label: 'On a page' } },
  },
  level: (level) => Object.entries(levelNames).find(([id]) => id === level)?.[1] ?? level,
  refusal: (refusal) => refusals[refusal.type],
  event(event, view) {
    switch (event.type) {
      case 'entered':
        return `${event.digit} at ${cellText(view, event.cell)}.`;
      case 'missed':
        return `${event.digit} is wrong at ${cellText(view, event.cell)}.`;
      case 'erased':
        return `Erased ${cellText(view, event.cell)}.`;
      case 'marked':
        return `${event.present ? 'Marked' : 'Unmarked'} ${event.digit} at ${cellText(view, event.cell)}.`;
      case 'cellsMarked':
        return `${event.present ? 'Marked' : 'Unmarked'} ${event.digit} in ${count(event.cells.length, 'cell')}.`;
      case 'cellsErased':
        return `Erased ${count(event.cells.length, 'cell')}.`;
      case 'watched':
        return event.wrong.length === 0
          ? 'Wrong digits are marked from now on. So far there is none.'
          : `Wrong digits are marked from now on. So far: ${count(event.wrong.length, 'wrong digit')}.`;
      case 'unwatched':
        return 'Wrong digits are no longer marked.';
      case 'marksFilled':
        return 'All pencil marks are filled in.';
      case 'marksCleared':
        return 'All pencil marks are cleared.';
      case 'checked':
        return event.wrong.length === 0
          ? 'So far everything is right.'
          : takenOff(view, event.wrong);
      case 'revealed':
        return `${event.by === 'clock' ? 'Time is up. ' : ''}${event.digit} revealed at ${cellText(view, event.cell)}.`;
      case 'solutionShown':
        return 'This is the solution.';
      case 'finished':
        return view.byClock ? 'The clock finished it.' : 'Every cell is filled. Well done.';
    }
  },
  fault: faultText,
  hint: hintWords,
  ending,
  result: (view, tally, score) => [
    ...pointsOf(scored(view) ? score : undefined),
    ['Wrong digits', String(view.incorrectEntries)],
    ['Cells given', String(tally.events['revealed'] ?? 0)],
    figures.moves(tally),
    figures.undos(tally),
    ['Level', levelNames[view.level]],
  ],
  picture(view, tally) {
    const shown = view.given
      .flat()
      .filter((square) => typeof square === 'number' && square > 0).length;
    const hidden = view.ending === 'solved' ? view.totalCells - shown : 0;
    const given = Math.min(hidden, tally.events['revealed'] ?? 0);
    const hinted = Math.min(hidden - given, tally.hints);
    const bar = squareBar([
      ['🟩', hidden - given - hinted],
      ['🟨', hinted],
      ['⬛', given],
    ]);
    return { rows: bar === '' ? [] : [bar], key: squares };
  },
  rating(rating) {
    const { clues, cells, steps, hardest } = rating.figures;
    const name = techniqueNames[String(hardest)] ?? String(hardest);
    const level = Object.entries(levelNames).find(([id]) => id === rating.level)?.[1];
    return `${level ?? rating.level}: ${clues} of ${cells} cells shown, ${steps} steps, hardest step: ${name.toLowerCase()}.`;
  },
  rules,
  keys,
  face,
  loadTyped: async () => (await import('./typed.ts')).typed,
  loadLesson: async () => (await import('./lesson.ts')).lesson,
};
