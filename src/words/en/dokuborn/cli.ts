// Words of Dokuborn's own commands: `curio cards` and `curio conditions`.

import { type Card, fullName } from '../../../data/card.ts';
import { type Catalogue, setName } from '../../../data/catalogue.ts';
import type { CommandWords } from '../../words.ts';
import { count, list } from '../formats.ts';
import { cardFile } from './face.ts';

const commands = {
  cards: {
    usage: 'info | search <name> | import <file> | update [--from URL] | reset',
    about: 'the card catalogue of Dokuborn, and how to get a newer one',
    help: [
      'info         version and source of the cards in use, the newest set, and what is missing',
      'search NAME  cards by name, in any order of words and with slips; with facts and rules text',
      'import FILE  takes the cards of a LorcanaJSON file allCards.json',
      'update       gets that file from the web, or from --from URL or CURIO_CARDS_URL',
      'reset        goes back to the cards that come with Curio',
    ],
  },
  conditions: {
    usage: '[word …] [--game-text WORD]',
    about: 'the conditions of Dokuborn with the cards that fit',
    help: [
      'WORD              only conditions with these words in id, kind, label or wording',
      '--game-text WORD  the cards whose rules text has WORD, and the conditions that ask for it',
    ],
  },
} as const satisfies Readonly<Record<string, CommandWords>>;

const dailyHelp = 'Dokuborn uses the cards that came with Curio, whatever `cards` has imported.';

const STAYS = 'Nothing was changed.';

/** A card in a few lines. */
function about(card: Card, catalogue: Catalogue, rules: string): readonly string[] {
  const figures = [
    `${card.inks.join('-')}, cost ${card.cost}, ${card.inkable ? 'inkable' : 'uninkable'}`,
    [card.type, ...card.classifications].join(' • '),
    card.strength === null ? '' : `strength ${card.strength}`,
    card.willpower === null ? '' : `willpower ${card.willpower}`,
    card.lore === null ? '' : `lore ${card.lore}`,
    card.moveCost === null ? '' : `move cost ${card.moveCost}`,
  ].filter((part) => part !== '');
  return [
    fullName(card),
    `  ${figures.join('; ')}`,
    `  ${list([...card.rarities])}; ${card.sets.map((code) => setName(catalogue, code)).join(', ')}`,
    ...rules
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => `  ${line}`),
  ];
}

const cards = {
  usage:
    'Say which: curio cards info | search <name> | import <file> | update [--from URL] | reset',
  file: cardFile,
  about,
  noCard: (text: string) => `No card has a name like “${text}”.`,
  more: (cards: number) => `… and ${count(cards, 'more card', 'more cards')}; --json lists all.`,
  reset: 'The cards that come with Curio are in use again.',
  nothingToReset: 'The cards that come with Curio are in use already.',
  embeddedUsed: (fault: string) => `${fault} The one that comes with Curio is used.`,
  title: (version: string, source: string) => `Card catalogue ${version} from ${source}`,
  counts: (cards: number, printings: number, sets: number) =>
    `${cards} cards, ${printings} printings, ${sets} sets; quest cards left out`,
  embedded: 'Comes with Curio',
  keptIn: (path: string) => `Kept in ${path}`,
  unreadable: (path: string) => `The file ${path} cannot be read. ${STAYS}`,
  refused: (from: string, fault: string) => `${from}: ${fault} ${STAYS}`,
  notKept: (folder: string, reason: string) =>
    `The catalogue cannot be kept in ${folder}: ${reason}`,
  getting: (address: string) => `Getting the cards from ${address}`,
  notGot: (address: string, reason: string) => `${address}: ${reason}. ${STAYS}`,
  progress: (megabytes: number) => `${megabytes} MB`,
  noAddress: 'this is not a web address',
  answers: (status: number) => `the server answers ${status}`,
  tooLong: 'the answer is too long for a card file',
  noAnswer: 'there is no answer',
  noAnswerBecause: (cause: string) => `there is no answer (${cause})`,
} as const;

const conditions = {
  usage: 'Say which: curio conditions [word …] [--game-text WORD]',
  line: (id: string, caption: string, display: string, cards: number, wording: string) =>
    `${id.padEnd(4)} ${caption} ${display} (${cards}): ${wording}`,
  none: (text: string) => `No condition has the words “${text}”.`,
  noTexts: 'The cards in use came without their rules texts. Import the file once more.',
  asks: (id: string, display: string) => `${id.padEnd(4)} ${display}`,
  inTexts: (cards: number, word: string) =>
    `${count(cards, 'card has', 'cards have')} “${word}” in the rules text:`,
} as const;

export const words = { commands, dailyHelp, cards, conditions };
