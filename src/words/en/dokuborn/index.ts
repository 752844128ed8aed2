// The words of Dokuborn: labels, reasons, hints and rules. Wording of conditions is in `conditionWording`.

import type { Fact } from '../../../core/game.ts';
import type { Fault } from '../../../core/result.ts';
import { fullName, inks } from '../../../data/card.ts';
import { asObject, asText, asTexts, asWhole } from '../../../data/check.ts';
import type { Condition, Family } from '../../../games/dokuborn/cards/conditions.ts';
import { cellName } from '../../../games/dokuborn/rules/print.ts';
import type {
  CardFact,
  Clue,
  DokubornMove,
  DokubornRefusal,
  DokubornTypes,
  DokubornView,
  Reason,
} from '../../../games/dokuborn/types.ts';
import type { Words } from '../../words.ts';
import { title } from './title.ts';

const levelNames: Readonly<Record<string, string>> = {
  1: 'Very Easy',
  2: 'Easy',
  3: 'Medium',
  4: 'Hard',
  5: 'Very Hard',
};

const list = (items: readonly (string | number)[], last = 'and'): string =>
  items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${last} ${items[items.length - 1]}`;

const plural = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** What a condition means exactly, in one or two sentences. */
export function conditionWording(condition: Pick<Condition, 'id' | 'family' | 'display'>): string {
  const own = extraWordings[condition.id];
  if (own !== undefined) return own;
  const word = condition.display;
  return familyWordings[condition.family](word);
}

/** "Cost 2 or less" -> "2 or less". */
const amount = (display: string) => display.replace(/^\D*/, '');

const familyWordings: Readonly<Record<Family, (display: string) => string>> = {
  ink: (word) =>
    `The card has ${word.replace(/^\S+ /, '')} ink. A card of two inks counts for both.`,
  cost: (word) => `The ink cost printed on the card is ${amount(word)}.`,
  inkwell: (word) => word,
  type: (word) => `The card is ${/^[AEIOU]/.test(word) ? 'an' : 'a'} ${word}.`,
  born: (word) => `The card has the classification ${word}.`,
  classification: (word) => `The card has the classification ${word}, on any of its printings.`,
  keyword: (word) =>
    `The card has the keyword ${word} itself. Giving it to other cards, or gaining it under a condition, does not count.`,
  strength: (word) =>
    `The strength printed on the character is ${amount(word)}. Cards without strength do not count.`,
  willpower: (word) =>
    `The willpower printed on the character or location is ${amount(word)}. Cards without willpower do not count.`,
  lore: (word) =>
    `The lore printed on the character or location is ${amount(word)}. Cards without a lore value do not count.`,
  move: (word) => `A location with a move cost of ${amount(word)}.`,
  rarity: (word) => `Some printing of the card has the rarity ${word}.`,
  set: (word) => `Some printing of the card is in the set ${word}.`,
  franchise: (word) => `The card belongs to ${word}.`,
  name: (word) =>
    `The name of the card is exactly ${word.replace(/^Named /, '')}; the version does not matter.`,
  extra: (word) => word,
};

const inRules = (what: string) => `${what} Reminder text in brackets does not count.`;

const extraWordings: Readonly<Record<string, string>> = {
  c7: 'The card has two inks.',
  p0: 'The card cannot be put into the inkwell: its cost has no ring around it.',
  p1: 'The card can be put into the inkwell: its cost has a ring around it.',
  t2: 'The card is an Action. Songs are actions too.',
  t3: 'The card is an Action with the classification Song.',
  r6: 'Some printing of the card has the rarity Epic.',
  r7: 'Some printing of the card has the rarity Enchanted.',
  r8: 'Some printing of the card has the rarity Iconic.',
  r9: 'Some printing of the card is a promo.',
  x1: inRules('The card has no rules text: no ability and no keyword.'),
  x2: 'The card has printings in two or more sets.',
  x3: 'The printed strength of the character is higher than its printed willpower.',
  x4: 'The printed willpower of the character is higher than its printed strength.',
  x5: 'The printed strength and willpower of the character are the same.',
  x6: inRules('The rules text has the word “draw” or “draws”, whoever draws.'),
  x7: inRules('The rules text has a form of the word “banish”.'),
  x8: inRules('The rules text has the word “damage” or a form of it.'),
  x9: inRules('The rules text has a form of the word “discard”, the discard pile included.'),
  x10: inRules(
    'The rules text has a form of the word “exert”; the sign for exerting does not count.',
  ),
  x11: inRules('The rules text has a word that begins with “ready”.'),
  x12: inRules('The rules text has the word “inkwell”.'),
  x13: inRules('The rules text has a form of the word “return”, wherever the card returns to.'),
  x14: inRules(
    'The rules text has “gain” or “gains” with lore right after it, such as “gain 2 lore”.',
  ),
  x15: inRules('The rules text has the word “song” or “songs”.'),
};

const featureNames: Readonly<Record<string, string>> = {
  none: 'no rules text',
  draw: 'draw',
  banish: 'banish',
  damage: 'damage',
  discard: 'discard',
  exert: 'exert',
  ready: 'ready',
  inkwell: 'inkwell',
  return: 'return',
  gainLore: 'gaining lore',
  song: 'songs',
};

/** "this card costs 3". */
export function factText({ field, values }: CardFact): string {
  const all = list(values);
  const none = values.length === 0;
  switch (field) {
    case 'inks':
      return `this card is ${all}`;
    case 'cost':
      return `this card costs ${all}`;
    case 'inkwell':
      return `this card is ${all}`;
    case 'type':
      return values.includes('Song')
        ? 'this card is an Action, a Song'
        : `this card is of the type ${all}`;
    case 'classifications':
      return none ? 'this card has no classification' : `this card is ${all}`;
    case 'keywords':
      return none ? 'this card has no keyword of its own' : `this card has ${all}`;
    case 'strength':
    case 'willpower':
    case 'lore':
      return none ? `this card has no ${field}` : `this card has ${field} ${all}`;
    case 'moveCost':
      return none ? 'this card has no move cost' : `this card has move cost ${all}`;
    case 'rarities':
      return `this card is ${list(values.map((value) => (value === 'Special' ? 'Promo' : value)))}`;
    case 'sets':
      return `this card is in ${all}`;
    case 'stories':
      return none ? 'this card belongs to no franchise' : `this card belongs to ${all}`;
    case 'name':
      return `this card is named ${all}`;
    case 'balance':
      return none
        ? 'this card has no strength or no willpower'
        : `this card has strength ${values[0]} and willpower ${values[1]}`;
    case 'text': {
      if (values.includes('none')) return 'this card has no rules text';
      if (none) return 'its text mentions none of the things that conditions ask for';
      return `of such things its text mentions ${list(values.map((value) => featureNames[value] ?? value))}`;
    }
    default:
      return all;
  }
}

/** "Cost 4: this card costs 3." */
export function reasonText(reason: Reason): string {
  return `${reason.display}: ${reason.fits ? 'fits' : factText(reason.fact)}.`;
}

function clueText(clue: Clue, view: DokubornView, cell: number): string {
  const name = cellName(view.size, cell);
  const about = `a card with ${list(clue.inks ?? [])} ink and cost ${clue.cost} fits`;
  switch (clue.step) {
    case 1:
      return clue.fits === 1
        ? `Only 1 card that is not on the grid yet fits ${name}.`
        : `${clue.fits} cards that are not on the grid yet fit ${name}.`;
    case 2:
      return `${name}: ${about}.`;
    case 3:
      return `${name}: ${about}; its words begin ${clue.letters}.`;
    default:
      return `${name}: ${clue.name} fits.`;
  }
}

/** A hint's fact as a clue; facts are open records. */
function readClue(fact: Fact): Clue | undefined {
  const clue = asObject(fact['clue']);
  const step = asWhole(clue?.['step'], 0, 4);
  if (!clue || step === undefined) return undefined;
  const named = asTexts(clue['inks']);
  return {
    step,
    fits: asWhole(clue['fits'], 0, 100_000) ?? null,
    inks: named ? inks.filter((ink) => named.includes(ink)) : null,
    cost: asWhole(clue['cost'], 0, 99) ?? null,
    letters: asText(clue['letters']) ?? null,
    card: asWhole(clue['card'], 1, 10_000_000) ?? null,
    name: asText(clue['name']) ?? null,
  };
}

/** What the squares of a share text mean. */
const squares: readonly (readonly [string, string])[] = [
  ['🟪', 'rare answer'],
  ['🟩', 'answer'],
  ['🟨', 'told by a hint'],
  ['⬛', 'empty'],
];

const cellNames = (view: DokubornView, cells: readonly number[]) =>
  list(cells.map((cell) => cellName(view.size, cell)));

const refusalTexts: Readonly<Record<DokubornRefusal['type'], string>> = {
  badCell: 'There is no such cell.',
  unknownCard: 'The catalogue in use has no such card.',
  cardUsed: 'This card is on the grid already. Every cell needs a different card.',
  emptyCell: 'There is no card in this cell.',
  filledCell: 'This cell has its card. Hints are for empty cells.',
  noGuessToSpare: 'You need every guess that is left for the empty cells.',
  noAnswerLeft: 'The cards placed leave no answer for some cells. Undo, or take a card off.',
  allRevealed: 'You have had all hints for this cell.',
  gameOver: 'The game is over.',
};

const where = (fault: Fault) => (fault.where === undefined ? '' : ` (${fault.where})`);

const faultTexts: Readonly<Record<string, (fault: Fault) => string>> = {
  noGridFound: () => 'No grid of this size and level was found. Try again or choose another level.',
  otherCatalogue: (fault) =>
    `This seed belongs to another card catalogue: ${fault.detail}. Use the long code instead.`,
  badCatalogueVersion: (fault) => `“${fault.detail}” is not the version of a card catalogue.`,
  unknownCondition: (fault) =>
    `There is no condition with the id “${fault.detail}”${where(fault)}.`,
  wrongCount: (fault) => `The code has the wrong number of conditions: ${fault.detail}.`,
  duplicateCondition: (fault) => `The condition “${fault.detail}” is in the code twice.`,
  unsolvable: (fault) =>
    `This grid cannot be filled with different cards: there are too few for ${fault.detail}${where(fault)}.`,
  wrongLevel: (fault) =>
    `The level in the code is not the level of the grid: it is ${fault.detail}.`,
  notSeedStyle: () =>
    'This is not a grid code. One looks like 3:YzEs and so on, with the size before the colon.',
  badIds: (fault) => `The letters of the code are damaged${where(fault)}.`,
  badMove: (fault) => `“${fault.detail}” is not a move.`,
  badCell: () => 'Choose an empty cell.',
  gameOver: () => 'The game is over.',
  gameNotOver: () => 'The answers are shown when the game is over.',
  noInquiry: () => 'There is no game to ask about.',
  noSolution: () => 'From here the grid cannot be filled.',
  wrongClaim: (fault) => `The proof claims “${fault.detail}”, not that the grid can be filled.`,
  badLine: (fault) =>
    `The proof is broken${where(fault)}: “${fault.detail}” names no cell that is still open.`,
  unknownCard: (fault) => `The proof names a card that the catalogue does not have${where(fault)}.`,
  cardTwice: (fault) => `The proof uses ${fault.detail} twice${where(fault)}.`,
  wrongCard: (fault) => `A card of the proof does not fit ${fault.detail}${where(fault)}.`,
  missingCell: (fault) => `The proof leaves ${plural(Number(fault.detail), 'cell')} empty.`,
  badJson: (fault) => `This is not JSON: ${fault.detail}.`,
  html: () => 'This is a web page, not a card file.',
  notACardFile: () => 'This is not a card file: it has no list of cards.',
  badCard: (fault) =>
    `A card cannot be read: ${fault.where}${fault.detail ? ` is ${fault.detail}` : ''}.`,
  noCards: () => 'The file has no cards to play with.',
  tooFewCards: (fault) =>
    `The file has too few cards to deal grids from: ${plural(Number(fault.detail), 'card')} without the quest cards.`,
  tooManyCards: (fault) => `The file has too many cards: ${fault.detail}.`,
  doubleId: (fault) => `Two cards have the number ${fault.detail}: ${fault.where}.`,
  notACatalogue: () => 'This is not a card catalogue of ours.',
  badCatalogue: (fault) => `The card catalogue is damaged at ${fault.where}.`,
};

/** Says so where a newer catalogue changed the level of a grid, or might have. */
export function catalogueNotice(view: DokubornView): string | undefined {
  if (view.catalogue === view.catalogueNow) return undefined;
  const dealt = `This grid was dealt from card catalogue ${view.catalogue}.`;
  return view.level === view.levelNow
    ? `${dealt} With the cards in use, ${view.catalogueNow}, its level is the same.`
    : `${dealt} With the cards in use, ${view.catalogueNow}, it is ${levelNames[view.levelNow]} instead of ${levelNames[view.level]}.`;
}

export const dokubornTexts: Words<DokubornTypes> = {
  ...title,
  presets: {
    medium3: { name: 'Medium 3×3', about: 'Where everybody starts.' },
    veryEasy2: { name: 'Very Easy 2×2', about: 'Four cells and plenty of cards: learn the game.' },
    veryEasy3: { name: 'Very Easy 3×3', about: 'Nine cells with many answers each.' },
    easy3: { name: 'Easy 3×3', about: 'Most cells have a good choice.' },
    hard3: { name: 'Hard 3×3', about: 'Few cards fit; some cells have one or two.' },
    veryHard3: { name: 'Very Hard 3×3', about: 'For those who know the whole collection.' },
    medium4: { name: 'Medium 4×4', about: 'Sixteen cells for a longer evening.' },
    veryHard4: { name: 'Very Hard 4×4', about: 'Sixteen cells with hardly an answer to spare.' },
    medium3Classic: { name: 'Classic 3×3', about: 'Twelve guesses for nine cells.' },
  },
  fields: {
    size: { label: 'Size', about: 'Rows and columns: 2, 3 or 4.' },
    level: {
      label: 'Level',
      about: 'From 1, Very Easy, to 5, Very Hard: the fewer cards fit, the higher.',
    },
    mode: {
      label: 'Mode',
      about: 'Classic counts guesses: one for each cell and three more.',
      options: { free: 'Free', classic: 'Classic' },
    },
    names: {
      label: 'Character names',
      about: 'May a condition ask for a name, such as “Named Elsa”?',
    },
    avoid: {
      label: 'Draw less often',
      about: 'Ids of conditions you have had enough of, joined by commas.',
    },
    cards: { label: 'Card catalogue', about: 'The version that the grid is dealt from.' },
  },
  printing: {
    about: 'One grid on one page, with room for a card in every cell.',
    fields: { preset: { label: 'Level' } },
  },
  level: (level) => levelNames[level] ?? level,
  refusal: (refusal) => refusalTexts[refusal.type],
  event(event, view) {
    switch (event.type) {
      case 'placed': {
        const card = view.cells[event.cell]?.card;
        const name = card ? fullName(card) : 'The card';
        return `${name} fits ${cellName(view.size, event.cell)}: ${plural(event.worth, 'point')}.`;
      }
      case 'missed': {
        const left =
          view.guessesLeft === null ? '' : ` ${plural(view.guessesLeft, 'guess', 'guesses')} left.`;
        return `Not in ${cellName(view.size, event.cell)}. ${event.reasons.map(reasonText).join(' ')}${left}`;
      }
      case 'removed':
        return `${cellName(view.size, event.cell)} is empty again.`;
      case 'revealed':
        return clueText(event.clue, view, event.cell);
      case 'completed':
        return `The grid is full: ${plural(view.score, 'point')}.`;
      case 'ranOut':
        return 'There are fewer guesses left than empty cells. The game is lost.';
      case 'gaveUp':
        return 'You gave up. All the answers can be seen now.';
    }
  },
  fault: (fault) => faultTexts[fault.code]?.(fault),
  hint(hint, view) {
    if (hint.technique === 'deadEnd') {
      const cells = cellNames(view, hint.cells);
      return [
        `The cards placed leave no answer for ${cells}.`,
        hint.move?.type === 'remove'
          ? `Take the card off ${cellName(view.size, hint.move.cell)}, or undo.`
          : 'Undo to a grid that still had one.',
      ];
    }
    const cell = hint.cells[0] ?? 0;
    const fact = hint.because.find(({ type }) => type === 'clue');
    const clue = fact && readClue(fact);
    if (!clue) return [];
    return [
      clueText(clue, view, cell),
      clue.step < 4 ? 'Ask again to learn more.' : 'The cell will score nothing.',
    ];
  },
  result: (view, tally, score) => [
    ['Level', `${'★'.repeat(view.levelNow)} ${levelNames[view.levelNow]}`],
    ['Score', `${score ?? view.score} of ${view.size * view.size * 100}`],
    ['Guesses', String(view.guesses)],
    ['Misses', String(tally.events['missed'] ?? view.misses)],
  ],
  share(view, tally, score) {
    const rows = Array.from({ length: view.size }, (_, row) =>
      view.cells
        .slice(row * view.size, (row + 1) * view.size)
        .map(({ card, worth, clue }) => {
          if (!card) return '⬛';
          if (clue.step >= 4) return '🟨';
          return worth >= 75 ? '🟪' : '🟩';
        })
        .join(''),
    );
    const filled = view.cells.filter(({ card }) => card !== null).length;
    return [
      `Dokuborn ${view.size}×${view.size} ${'★'.repeat(view.levelNow)} ${levelNames[view.levelNow]}`,
      ...rows,
      `${filled} of ${view.cells.length} cells, ${plural(score ?? view.score, 'point')}, ${plural(view.guesses, 'guess', 'guesses')}, ${plural(tally.hints + (tally.events['revealed'] ?? 0), 'hint')}.`,
      squares
        .filter(([square]) => rows.some((row) => row.includes(square)))
        .map(([square, word]) => `${square} ${word}`)
        .join(' · '),
    ].join('\n');
  },
  rating: (rating) =>
    `${'★'.repeat(Number(rating.level))} ${levelNames[rating.level]}: the mean of one divided by the cards of a cell is ${rating.figures['score']}; the tightest cell has ${rating.figures['fewestCards']}, the widest ${rating.figures['mostCards']}.`,
  rules: [
    {
      heading: 'The grid',
      body: [
        'Every row and every column has a condition that a Lorcana card can meet, such as an ink, a cost or a keyword.',
        'Put one card into each cell. It must meet the condition of its row and the condition of its column, and no card may be used twice.',
        'A card means the card with its name and version: all printings are one card. Quest cards are not in the game.',
      ],
    },
    {
      heading: 'Playing',
      body: [
        'Choose a cell, type part of a name and choose a card from the list. Small slips and another order of the words do no harm.',
        'A wrong card is a guess too. You are told which of the two conditions it misses, and why.',
        'You may replace a card or take it off again. The grid is won when every cell has its card.',
        'You may give up at any time; the game is lost then, and all the answers are shown.',
        '- Free: guess as often as you like.',
        '- Classic: you have one guess for each cell and three more. Every card you submit costs one, and neither undo nor taking a card off gives one back. With fewer guesses than empty cells the game is lost.',
      ],
    },
    {
      heading: 'Every grid can be filled',
      body: [
        'There is always a different card for every cell at the start. Your own cards can block the last answers of other cells: ask whether the grid can still be filled, and undo to where it could.',
      ],
    },
    {
      heading: 'Levels',
      body: [
        'For each cell, take one divided by the number of cards that fit; the level is set by the mean of all cells. From 0.06 it is Easy, from 0.12 Medium, from 0.22 Hard and from 0.36 Very Hard.',
      ],
    },
    {
      heading: 'Score',
      body: [
        'An unusual answer earns more. For every card we count the pairs of conditions it fits in the whole game: a card that fits many comes to mind often.',
        'The points of an answer are the share, in hundredths and rounded up, of the cards for that cell that fit at least as many pairs as yours. The rarest answer of a cell earns 100.',
        'A cell whose card the last hint told earns nothing. Time is shown and never ranked.',
      ],
    },
    {
      heading: 'Hints',
      body: [
        'Hints for a cell come in steps: how many cards fit; the ink and cost of one that fits and keeps the grid solvable; its first letters; the card.',
      ],
    },
    {
      heading: 'Reading the conditions',
      body: [
        'Numbers are the printed ones. Keywords count only where the card has them itself. Sets and rarities count for any printing. Conditions about text look at the rules text without the reminders in brackets.',
      ],
    },
  ],
  keys: [
    { keys: 'Arrows', does: 'Move between cells' },
    { keys: 'Enter', does: 'Search a card for the cell' },
    { keys: 'Delete', does: 'Take the card off the cell' },
    { keys: 'H', does: 'The next hint' },
  ],
  parseMove(text, view, game) {
    return parseTyped(text, view, (query) => {
      const answer = game.ask?.({ type: 'search', text: query }, undefined, { spend: () => true });
      return answer?.ok && answer.value.type === 'found' ? answer.value.cards : [];
    });
  },
};

type Found = DokubornView['cells'][number]['card'];

/** "B2 elsa snow queen", "remove B2", "hint B2", "give up". */
function parseTyped(
  text: string,
  view: DokubornView,
  search: (query: string) => readonly Found[],
): DokubornMove | string {
  if (/^\s*give\s+up\s*$/i.test(text)) return { type: 'giveUp' };
  const match = /^\s*(remove\s+|hint\s+)?([A-Da-d])([1-4])(?:\s+(.*\S))?\s*$/i.exec(text);
  const row = 'abcd'.indexOf((match?.[2] ?? '?').toLowerCase());
  const column = Number(match?.[3]) - 1;
  if (!match || row >= view.size || column >= view.size)
    return 'Write a cell and a name, such as “B2 elsa snow queen”, or “remove B2”, “hint B2” or “give up”.';
  const cell = row * view.size + column;
  const verb = match[1]?.trim().toLowerCase();
  if (verb === 'remove') return { type: 'remove', cell };
  if (verb === 'hint') return { type: 'reveal', cell };
  const [best] = search(match[4] ?? '');
  if (!best) return `No card is found for “${match[4] ?? ''}”.`;
  return { type: 'place', cell, card: best.id };
}
