// Words of Dokuborn's own commands: `curio cards` and `curio conditions`.

import type { CommandWords } from '../../commands.ts';

const commands = {
  cards: {
    usage: 'info | import <file> | update [--from URL]',
    about: 'the card catalogue of Dokuborn, and how to get a newer one',
    help: [
      'info         version, date and source of the catalogue in use',
      'import FILE  takes the cards of a LorcanaJSON file allCards.json',
      'update       gets that file from the web, or from --from URL or CURIO_CARDS_URL',
    ],
  },
  conditions: {
    usage: '',
    about: 'the conditions of Dokuborn with the cards that fit',
    help: [],
  },
} as const satisfies Readonly<Record<string, CommandWords>>;

const dailyHelp = 'Dokuborn uses the cards that came with Curio, whatever `cards` has imported.';

const STAYS = 'The catalogue in use stays.';

const cards = {
  usage: 'Say which: curio cards info | import <file> | update [--from URL]',
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
  usage: 'Nothing follows but --json: curio conditions',
  line: (id: string, display: string, cards: number, wording: string) =>
    `${id.padEnd(4)} ${display} (${cards}): ${wording}`,
} as const;

export const words = { commands, dailyHelp, cards, conditions };
