// The page that prints.

import { count } from '../numbers.ts';

const list = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

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
