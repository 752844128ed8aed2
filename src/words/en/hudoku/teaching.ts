// Loaded on demand: the rules as the help page has them, the lesson, and the text on printed pages.

import type { HudokuPaperWords } from '../../../games/hudoku/paper.ts';
import type { RulesSection } from '../../words.ts';
import { scan } from '../formats.ts';
import { title } from './title.ts';

export const rules: readonly RulesSection[] = [
  {
    heading: 'The board',
    body: [
      'The board is made of regions. A region with nine cells to fill holds each of 1 to 9 once, a region with four cells each of 1 to 4, and so on.',
      'No digit stands twice in a row, in a column or in a region. Rows and columns run across the whole board, from region to region and over the blanks.',
      'Blank cells are never filled. The small digit in a blank is a promise: it stands nowhere in the row and nowhere in the column of that blank, and it is one of the digits of its region that are not shown at the start.',
      'Every puzzle has exactly one solution, and no guess is needed up to the level hard.',
    ],
    figures: [
      {
        id: 'regions',
        about:
          'Two regions of four cells and one of three. The blank says that no 4 stands in its row and column.',
      },
      {
        id: 'solved',
        about:
          'The same board solved: 1 to 4 in the large regions, 1 to 3 in the small one, nothing twice in a row or a column.',
      },
    ],
  },
  {
    heading: 'A timed game',
    body: [
      '- You have 30 seconds. Every right digit puts the countdown back to 30.',
      '- When it runs out, a random cell is revealed. That counts as a hint, and the countdown starts again.',
      '- A wrong digit is counted and changes nothing else. Entries are final; undo takes back pencil marks only.',
      '- The score starts at 10,000. Every second costs 10, every hint 500 and every wrong digit 250. It never falls below 0.',
      '- Showing the solution ends the game without a score.',
    ],
  },
  {
    heading: 'A calm game',
    body: [
      '- There is no countdown and no score. You can undo everything.',
      '- Wrong digits stay where they are until you ask for a check or the board is full; then they are taken off.',
    ],
  },
  {
    heading: 'Writing digits',
    body: [
      '- Choose a cell, then a digit. Or press a digit while no cell is chosen: it then goes into every cell you press, until you press it again. The board remembers which way you used last.',
      '- Drag over cells, or hold Shift, to choose several. A digit then becomes a pencil mark in all of them, and Erase clears them all.',
      '- The number on a digit says how many of it are still missing. A digit that is complete is dimmed.',
    ],
    figures: [
      {
        id: 'marked',
        about:
          'Pencil marks show what may still go into a cell, each digit always at the same place.',
      },
    ],
  },
  {
    heading: 'Help',
    body: [
      '- Pencil marks are yours to set, or to fill in all at once.',
      '- On a calm board, equal digits in one row, column or region are marked. Under “Entry and marking” in the menu you can have nothing marked, or every wrong digit; the result then says that you had help.',
      '- A hint tells where to look, then why, then the digit. Only the digit counts as a hint, and filling it in puts the countdown back.',
      '- Reveal shows a random hidden cell at once, for one hint.',
      '- “Practise this” in a hint deals a board on which no digit can be entered before that technique is used.',
      '- A sudoku from elsewhere can be brought along as 81 digits or as a drawing. It is played once it is proven to have one solution.',
    ],
  },
  {
    heading: 'Levels',
    body: [
      '- Easy: at every moment some cell has only one digit left, or some digit only one place in a region, row or column that must hold it.',
      '- Medium: locked candidates and pairs.',
      '- Hard: triples, X-wings and swordfish.',
      '- Expert: wings, rectangles, quads and chains. No board that is dealt takes guessing.',
      'Rows and columns with fewer cells than digits need not hold every digit, so nothing follows from a digit that is missing there.',
    ],
  },
];

export const lesson = {
  aim: 'Fill every region with the digits from 1 up, each once, so that no row and no column has a digit twice.',
  regions:
    'Thick lines mark the regions. This one has four cells, so it holds 1, 2, 3 and 4. The small one below has three cells: 1, 2 and 3.',
  missing: 'This region shows 1, 2 and 4. Only 3 is missing: choose the marked cell, then press 3.',
  small:
    'This region has three cells: 1, 2 and 3. The 3 is there, and a 1 stands above in this column. So the marked cell is 2: enter it.',
  pencil:
    'Not sure yet? Write small. This cell could be 3 or 4: choose it, turn the pencil on, and press 4.',
  blank:
    '≠4 is a promise: there is no 4 in its row and none in its column. So your cell is no 4, but 3. Turn the pencil off and enter 3.',
  countdown:
    'In a timed game you have 30 seconds for each digit; every right one gives you 30 again. When they run out, a cell is shown to you, and that counts as a hint. Here the clock stands still.',
  rest: 'Two cells are left, and each has only one digit left. Fill them.',
  last: 'One more.',
  end: 'That is all there is to it. Real boards are larger; Hint shows you where to look when you are stuck.',
  otherwise: {
    missing: 'Not that one. The marked cell takes the digit that its region does not show: 3.',
    small: 'Not that one. In the small region, the marked cell takes 2.',
    pencil: 'Turn the pencil on first, choose the marked cell, and press 4.',
    blank: 'Not that one. With the pencil off, enter 3 in the marked cell.',
    rest: 'Not that one. Look at what the row, the column and the region already have.',
  },
};

export const paper: HudokuPaperWords = {
  title: title.title,
  solutions: 'Solutions',
  rules:
    'Fill the white cells. A region with n white cells takes the digits 1 to n, each once, and no digit stands twice in a row or column. Shaded cells stay blank; a small digit in one occurs nowhere in its row or column.',
  scan,
};
