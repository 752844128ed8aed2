// The words of Wondering Witches: presets, settings, events, refusals, results. Hints, rules, faults, tables and typed
// moves load on demand.

import type { WitchesPaperWords } from '../../../games/witches/paper/index.ts';
import type { Refusal, View, WitchesTypes } from '../../../games/witches/types/index.ts';
import type { PotionResult } from '../../../games/witches/types/potion.ts';
import type { Words } from '../../words.ts';
import { count } from '../formats.ts';
import { figures } from '../results.ts';
import {
  boardKindNames,
  clueSentence,
  eventTexts,
  messageTexts,
  resultText,
  soloEventText,
  soloRefusalTexts,
  verdictText,
} from './board-and-potions.ts';
import { face, keys } from './face.ts';
import { title } from './title.ts';

export interface WitchesWords extends Words<WitchesTypes> {
  readonly face: typeof face;
  readonly events: typeof eventTexts;
  /** The messages of a potion, repeated ones merged. */
  messages: typeof messageTexts;
  /** The result of a potion in one line. */
  verdict: typeof verdictText;
  clue: typeof clueSentence;
  /** What printed pages say. */
  loadPaper(): Promise<WitchesPaperWords>;
}

function refusalText({ type, slot }: Refusal): string {
  const place = slot === undefined ? 'The potion' : `Entry ${slot + 1}`;
  switch (type) {
    case 'gameOver':
      return 'The game is over; the recipe is open.';
    case 'emptyPotion':
      return 'The potion is empty. Add an ingredient first.';
    case 'longPotion':
      return 'A potion holds twelve ingredients at most.';
    case 'unknownIngredient':
      return `${place} names an ingredient that is not in this game.`;
    case 'badSeeds':
      return `${place} has a number of seeds that cannot be entered.`;
    case 'noLastPotion':
      return 'This level gives no last potion.';
    case 'badNote':
      return 'This note is about something that no ingredient can be.';
    case 'sameNote':
      return 'This is noted already.';
    case 'brewOnBoard':
      return 'In the solo game potions are brewed on the board.';
    case 'noBoard':
      return 'This game has its board on paper.';
    default:
      return boardRefusals[type] ?? 'This belongs to a table of several people.';
  }
}

/** Refusals of tables have their sentences in `loadTable`. */
const boardRefusals: Readonly<Partial<Record<Refusal['type'], string>>> = soloRefusalTexts;

const presetTexts = {
  'first-game': { name: 'First Game', about: '6 ingredients, a recipe of 4, no effects.' },
  beginner: { name: 'Beginner', about: '6 ingredients, a recipe of 4, some effects.' },
  'amateur-witch': { name: 'Amateur Witch', about: '8 ingredients, a recipe of 4, some effects.' },
  'spice-sorcerer': {
    name: 'Spice Sorcerer',
    about: '8 ingredients, a recipe of 4, some effects, trickier decoys.',
  },
  'potion-master': {
    name: 'Potion Master',
    about: '8 ingredients, a recipe of 4 or 6, some effects, trickier decoys, special cells.',
  },
  'high-witch': {
    name: 'High Witch',
    about: '10 ingredients, a recipe of 4 or 6, many effects, trickier decoys, special cells.',
  },
  custom: { name: 'Custom', about: 'Choose every setting yourself.' },
  'solo-first-game': {
    name: 'Solo: First Game',
    about: '6 ingredients, a recipe of 4, no effects.',
  },
  'solo-gardens': {
    name: 'Solo: Gardens',
    about: 'The simple board without cauldrons: whole gardens are tested. Some effects.',
  },
  'solo-beginner': {
    name: 'Solo: Beginner',
    about: '6 ingredients, a recipe of 4, some effects.',
  },
  'solo-amateur-witch': {
    name: 'Solo: Amateur Witch',
    about: '8 ingredients, a recipe of 4, some effects.',
  },
  'solo-spice-sorcerer': {
    name: 'Solo: Spice Sorcerer',
    about: '8 ingredients, a recipe of 4, some effects, trickier decoys.',
  },
  'solo-potion-master': {
    name: 'Solo: Potion Master',
    about: 'A recipe of 4 or 6, special cells on the board, a last potion.',
  },
  'solo-high-witch': {
    name: 'Solo: High Witch',
    about: '10 ingredients, many effects, special cells, a last potion.',
  },
} as const;

/** Settings that the new-game dialog and the print page have in common. */
const fields = {
  ingredients: { label: 'Ingredients' },
  length: { label: 'Recipe length', options: { '4-or-6': '4 or 6, not told' } },
  decoys: {
    label: 'Decoys',
    about: 'Trickier decoys may have numbers.',
    options: { ignore: 'Without numbers', drama: 'Trickier' },
  },
  effects: { label: 'Effects', about: '0 none, 1 some, 2 many.' },
  clue: { label: 'Free clue', about: 'One true sentence about the recipe at the start.' },
  events: {
    label: 'Events',
    about: 'After each potion a card changes the paper game until the next one.',
  },
  specialCells: { label: 'Special cells on the board' },
  lastPotion: { label: 'Last potion', about: 'A lost game gives one more potion.' },
};

const importPaper = () => import('./paper.ts');

export const words: WitchesWords = {
  ...title,
  face,
  events: eventTexts,
  messages: messageTexts,
  verdict: verdictText,
  clue: clueSentence,
  presets: presetTexts,
  fields: {
    ...fields,
    play: {
      label: 'Play',
      options: {
        'high-witch': 'Boards on paper',
        solo: 'Solo on screen',
        table: 'Together on screen',
      },
    },
    board: { label: 'Board', options: boardKindNames },
    seats: { label: 'Players' },
  },
  level: (level) =>
    ({ gentle: 'Gentle', steady: 'Steady', tricky: 'Tricky', wicked: 'Wicked' })[level] ?? level,
  refusal: refusalText,
  event(event) {
    switch (event.type) {
      case 'tested':
        return `${event.last ? 'The last potion' : `Potion ${event.potion}`}: ${resultText(event.result)}`;
      case 'drew':
        return `${event.card}: ${eventTexts[event.card]}`;
      case 'noted':
        return `Noted for ${event.ingredient}.`;
      case 'revealed':
        return 'The recipe is open.';
      case 'ended':
        // The result of the potion has said so already.
        return event.phase === 'won' ? '' : soloEventText(event);
      default:
        return soloEventText(event);
    }
  },
  fault: () => undefined,
  loadFaults: async () => (await import('./faults.ts')).faultText,
  loadTable: async (people) => (await import('./table.ts')).wordsAtTable(words, people),
  // The face loads hints.ts with the first hint, `loadTable` brings it along.
  hint: { where: () => '', why: () => '', what: () => '' },
  ending: endingText,
  result: (view, tally) => [
    ['Potions', String(view.trials.length)],
    figures.time(tally),
    figures.hints(tally),
    ['Ingredients', String(view.ingredients.length)],
    ...(view.solo ? [figures.moves(tally), figures.undos(tally)] : []),
    ['Seal', view.fingerprint.slice(0, 12)],
  ],
  picture: (view) => ({
    rows: view.trials.map(({ entries, result }) => potionRow(entries.length, result)),
    key: [
      ['🟩', 'recipe'],
      ['🟦', 'undergrown'],
      ['🟧', 'overgrown'],
      ['⬜', 'other'],
    ],
  }),
  rating: (rating) =>
    `About ${rating.figures['potions']} potions for careful players, ${rating.figures['casualPotions']} for casual ones.`,
  printing: async () => (await importPaper()).printing(fields),
  loadPaper: async () => (await importPaper()).paper,
  rules: async () => (await import('./teaching.ts')).rules,
  keys,
};

/** The result of a potion, one square per ingredient, in no order that tells which. */
function potionRow(entries: number, { won, undergrown, overgrown }: PotionResult): string {
  if (won) return '🟩'.repeat(entries);
  const rest = Math.max(0, entries - undergrown - overgrown);
  return `${'🟦'.repeat(undergrown)}${'🟧'.repeat(overgrown)}${'⬜'.repeat(rest)}`;
}

function endingText(view: View): string {
  const potions = count(view.trials.length, 'potion');
  const alone = view.solo !== null && view.table === null;
  const who = alone ? 'You' : 'The coven';
  if (view.trials.length === 0) return `${who} opened the recipe without a potion.`;
  return view.status === 'won'
    ? `${who} found the recipe${alone ? '' : ' together,'} with ${potions}.`
    : `${who} did not find the recipe in ${potions}.`;
}
