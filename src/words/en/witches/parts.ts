// What the parts say that are loaded when they are first shown: notes, dialogs, the end.

import type { Category } from '../../../games/witches/names/effects.ts';
import type { Kind } from '../../../games/witches/types/potion.ts';
import { effectTexts } from './effects.ts';

/** Thousands apart: 12,345. */
const grouped = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');

export const words = {
  dramaAbout:
    'Some decoys have numbers. Overachievers have one that no seeds can reach: they are always misgrown. Imposters have a number of the recipe, are always wrong, and say that an imposter is here.',
  categories: {
    ChangeCauldron: 'Changes the cauldron',
    Investigative: 'Reports',
    ChangePlayers: 'Changes the players',
    ChangeField: 'Changes the field',
    Complex: 'Complex',
  } satisfies Record<Category, string>,
  notes: 'Your notes',
  notesHow:
    'Tap what an ingredient cannot be (D: a decoy). Tap again to take it back. Tap a name to know more.',
  check: 'Check my notes',
  checking: 'Comparing…',
  fits: 'Your notes go with every answer so far.',
  contradicts: (names: readonly string[]) =>
    names.length === 0
      ? 'Your notes together contradict the answers. Each by itself could be right.'
      : `Your notes contradict the answers at ${names.join(' and ')}.`,
  unknown: 'Neither a recipe that fits your notes nor a proof against them was found.',
  notebookSwitch: 'Notebook: show what is still possible',
  thinking: 'The notebook is counting…',
  exact: (recipes: number) =>
    recipes === 1
      ? 'Exact: only one recipe is left.'
      : `Exact: ${grouped(recipes)} recipes are still possible.`,
  decided: (known: number, entries: number) =>
    `Too many recipes to count. ${grouped(known)} of ${grouped(entries)} entries are decided, the others are open.`,
  lengths: (text: string) => `Length: ${text}.`,
  decoy: 'Decoy',
  decoyShort: 'D',
  number: (number: number) => `number ${number}`,
  ruledOut: 'ruled out by you',
  certainty: { possible: 'possible', impossible: 'impossible', open: 'not decided' },
  kinds: {
    good: 'good',
    ignore: 'plain decoy',
    overachiever: 'overachiever',
    imposter: 'imposter',
  } satisfies Record<Kind, string>,
  hasEffect: 'Effects it may have',
  couldBe: 'What it may be',
  notebookOff: 'The notebook is switched off.',
  jottings: 'Anything else to remember',
  brewLast: 'Brew the last potion',
  lastSure: 'One more potion, and the game ends with it, whatever it says.',
  goOn: 'Keep playing',
  revealSure:
    'The game ends and the recipe is shown to everyone who looks. This cannot be taken back.',
  revealYes: 'Yes, reveal it',
  opening: 'The recipe',
  noNumber: 'no number',
  checkSeal: 'Anyone can check it with the command line:',
  copySeal: 'Copy the opening',
  endedWon: 'You found it!',
  endedLost: 'The recipe is open',
  openCommand: (seal: string) => `curio witches open ${seal}`,
  effects: effectTexts,
};
