// Commands that belong to one game and live in files of their own, loaded when they are called.

import { type Command, type Io, misuse } from './context.ts';
import { suggestion } from './words.ts';

/** How such a command is written. */
type Run = (args: readonly string[], io: Io) => Promise<number>;

function guest(
  { name, usage, about, help }: Omit<Command, 'run'>,
  load: () => Promise<Run>,
): Command {
  const run: Command['run'] = async (args, { out, err, json }) =>
    (await load())(args, { out, err, json });
  return { name, usage, about, help, run };
}

export const guests: readonly Command[] = [
  guest(
    {
      name: 'cards',
      usage: 'info | import <file> | update [--from URL]',
      about: 'the card catalogue of Dokuborn, and how to get a newer one',
      help: [
        'info         version, date and source of the catalogue in use',
        'import FILE  takes the cards of a LorcanaJSON file allCards.json',
        'update       gets that file from the web, or from --from URL or CURIO_CARDS_URL',
      ],
    },
    async () => (await import('./games/dokuborn/cards.ts')).cards,
  ),
  guest(
    {
      name: 'conditions',
      usage: '',
      about: 'the conditions of Dokuborn with the cards that fit',
      help: [],
    },
    async () => (await import('./games/dokuborn/conditions.ts')).conditions,
  ),
  guest(
    {
      name: 'witches',
      usage: 'board [options] | open <seal>',
      about: 'boards of Wondering Witches for printing; opening a seal',
      help: [
        'board        deals a board: as text, or with -o FILE as SVG or PDF',
        '  --players 1-5, --level LEVEL, --seed SEED, --kind cauldrons|gardens,',
        '  --paper a4|letter, --link ADDRESS, -o FILE.svg|FILE.pdf',
        'open SEAL    checks that a recipe shown at the end is the one sealed at the start',
      ],
    },
    async () => witches,
  ),
];

const witchesParts: Readonly<Record<string, () => Promise<Run>>> = {
  board: async () => (await import('./games/witches/board.ts')).board,
  open: async () => (await import('./games/witches/seal.ts')).witchesOpen,
};

const witches: Run = async ([part = 'alone', ...args], io) => {
  const load = Object.hasOwn(witchesParts, part) ? witchesParts[part] : undefined;
  if (load) return (await load())(args, io);
  return misuse(io, `There is no witches ${part}.${suggestion(part, Object.keys(witchesParts))}`);
};
