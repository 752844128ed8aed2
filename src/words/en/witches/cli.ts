// Words of the own commands of Wondering Witches: `curio witches board` and `curio witches open`.

import type { CommandWords } from '../../words.ts';

const command = {
  usage: 'board [options] | open <seal>',
  about: 'boards of Wondering Witches for printing; opening a seal',
  help: [
    'board        deals a board: as text, or with -o FILE as SVG or PDF',
    '  --players 1-5, --level LEVEL, --seed SEED, --kind cauldrons|gardens,',
    '  --paper a4|letter, --link ADDRESS, --names Ada,Ben, -o FILE.svg|FILE.pdf',
    '  --code "KDFW MXRT" instead: the board of a short code again',
    '  --rules with -o: the rules of the paper game instead of a board',
    '  --no-rules with -o FILE.pdf: the board without the page of rules',
    'open SEAL    checks that a recipe shown at the end is the one sealed at the start',
  ],
} as const satisfies CommandWords;

const noPart = (part: string) => `There is no witches ${part === '' ? 'alone' : part}.`;

const board = {
  usage: [
    'Usage: curio witches board [--players 1-5] [--level LEVEL] [--seed SEED]',
    '         [--kind cauldrons|gardens] [--names A,B] [--paper a4|letter] [--link ADDRESS-OF-THE-APP]',
    '         [-o FILE.svg|FILE.pdf] [--no-rules]',
    '       curio witches board --code SHORT-CODE [--names A,B] [--paper a4|letter] [--link ADDRESS] [-o FILE]',
    '       curio witches board --rules [--paper a4|letter] -o FILE.svg|FILE.pdf',
    'Without -o it prints the board as text. An SVG has one side a file: FILE.svg and FILE-back.svg. A PDF has both, and the rules.',
  ].join('\n'),
  badPlayers: (text: string, most: number) =>
    `--players: boards are for 1 to ${most} players, not ${text}.`,
  badLevel: (text: string, known: readonly string[]) =>
    `--level: unknown level ${text}; one of ${known.join(', ')}.`,
  badKind: (text: string, known: readonly string[]) =>
    `--kind: unknown kind of board ${text}; one of ${known.join(', ')}.`,
  badPaper: (text: string, known: readonly string[]) =>
    `--paper: unknown paper ${text}; one of ${known.join(', ')}.`,
  badSeed: '--seed: a seed is 1 to 64 letters, digits or the signs - _ ~ and nothing else.',
  badFile: '-o: the file must end in .svg or .pdf.',
  note: (sentence: string) => `Note: ${sentence}`,
  wrote: (file: string) => `Wrote ${file}`,
  cannotWrite: (reason: string) => `Cannot write: ${reason}`,
  head: (about: readonly string[], seed: string | undefined) =>
    [...about, ...(seed === undefined ? [] : [`seed ${seed}`])].join(', '),
  short: (code: string) => `Short code: ${code}`,
  codeSays: (option: string) => `--code says the ${option} already: leave out --${option}.`,
  board: (code: string) => `Board: ${code}`,
  puzzle: (code: string) => `Puzzle: ${code}`,
} as const;

const open = {
  usage: 'Which seal? curio witches open <seal>',
  holds: 'The seal holds: this recipe was fixed before the first potion.',
  fingerprint: (fingerprint: string) => `Fingerprint: ${fingerprint}`,
  compare: 'Compare it with the fingerprint that was shown at the start.',
  recipe: (length: number) => `Recipe of ${length}:`,
} as const;

export const commandWords = { command, noPart, board, open };
