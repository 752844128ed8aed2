// Words of the page that prints Wondering Witches boards.

import type { Fault } from '../../../core/result.ts';
import { boardFault, boardKindNames, boardLevelNames } from './board.ts';

export const printWords = {
  title: 'Witches boards to print',
  about:
    'One sheet, both sides: everyone cuts out a part, one device plays the High Witch. The code on the board opens the puzzle.',
  ways: 'Ways out',
  home: 'Home',
  play: 'Play on screen',
  preview: 'Preview',
  front: 'Front',
  back: 'Back',
  rulesPage: (page: number, of: number) => (of === 1 ? 'Rules' : `Rules, page ${page} of ${of}`),
  players: 'Players',
  level: 'Level',
  kind: 'Board',
  seed: 'Seed',
  seedAbout: 'The same seed always gives the same board and puzzle.',
  another: 'Another',
  names: 'Names, if you like',
  namesExample: 'Ada, Ben',
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' } as Readonly<Record<string, string>>,
  rules: 'Add the rules of the paper game',
  rulesAbout: 'One more page, upright.',
  print: 'Print',
  savePdf: 'Save as PDF',
  saving: 'Drawing…',
  svg: 'SVG',
  png: 'PNG',
  saveAs: (side: string, form: string) => `Save ${side.toLowerCase()} as ${form}`,
  openPuzzle: 'Open the puzzle',
  ownPuzzle: 'The boards go with the puzzle you came from.',
  anyPuzzle: 'Choose a level instead',
  startOver: 'Start over',
  howTo: 'Print both sides without scaling and flip on the short edge.',
  failed: (why: string) => `The file could not be made: ${why}`,
} as const;

/** What is wrong with what the address asks for; undefined for faults that others explain. */
export function printFault(fault: Fault): string | undefined {
  const { code, detail = '' } = fault;
  switch (code) {
    case 'badLevel':
      return `There is no level “${detail}”. The levels are ${Object.values(boardLevelNames).join(', ')}.`;
    case 'badPaper':
      return `There is no paper “${detail}” here. Choose A4 or Letter.`;
    case 'unknownKind':
      return `There is no board “${detail}”. The boards are: ${Object.values(boardKindNames).join('; ')}.`;
    case 'badSeed':
      return 'A seed is 1 to 64 letters, digits or the signs - _ ~ and nothing else.';
    case 'otherGame':
      return `This is the code of a ${detail} puzzle; boards need one of Wondering Witches.`;
    default:
      return boardFault(fault);
  }
}
