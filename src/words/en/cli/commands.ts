// The commands as their help tells them.

import type { CommandWords } from '../../commands.ts';
import { numberText } from '../numbers.ts';

const solutionHelp = '--solution   with --json: also the fields that give the puzzle away';

const dealHelp = [
  '--preset P   settings by name; the first of the game if not said',
  '--set K=V    one setting, on top of the preset; may be repeated',
  '--seed S     the same seed gives the same puzzle; random if not said',
];

export const commandWords = {
  games: {
    usage: '[<game>]',
    about: 'list the games, or the presets and settings of one',
    help: [],
  },
  deal: {
    usage: '<game> [--preset P] [--set key=value …] [--seed S] [--count N] [--solution]',
    about: 'deal new puzzles',
    help: [
      ...dealHelp,
      '--count N    so many puzzles; with a seed S they have the seeds S-1 to S-N',
      solutionHelp,
    ],
  },
  play: {
    usage: '<game|code> [--preset P] [--set key=value …] [--seed S] | --resume [FILE]',
    about: 'play in the terminal, or by lines from a pipe',
    help: [...dealHelp, '--resume     go on with the game you left last, or with the save in FILE'],
  },
  show: {
    usage: '<code> [--solution]',
    about: 'print the puzzle of a code',
    help: [solutionHelp],
  },
  solve: { usage: '<code>', about: 'print the moves that win', help: [] },
  rate: { usage: '<code>', about: 'say how hard a puzzle is', help: [] },
  hint: {
    usage: '<code> [--log FILE] [--show]',
    about: 'say where to look and why',
    help: [
      '--log FILE   after the moves of this save; at the start if not said',
      '--show       the move, too',
    ],
  },
  prove: { usage: '<code>', about: 'prove that a puzzle is fair, and check the proof', help: [] },
  verify: {
    usage: '<log>',
    about: 'replay a save; print status, score and counts',
    help: ['<log> is a file, or - for the standard input.'],
  },
  rules: { usage: '<game>', about: 'print the rules of a game', help: [] },
  print: {
    usage:
      '<game|code> [--set key=value …] [--seed S] [--paper a4|letter] [--link ADDRESS] -o FILE.svg|FILE.pdf',
    about: 'put puzzles on paper, as SVG or PDF',
    help: [
      '--set K=V    one setting of what is printed; may be repeated',
      '--seed S     the same seed gives the same pages; random if not said',
      '--paper P    a4 or letter; a4 if not said',
      '--link A     where phones find the app, for the QR codes; CURIO_LINK if not said, else bare codes',
      '-o FILE      a PDF of all pages, or an SVG per page: FILE.svg, FILE-2.svg …',
    ],
  },
  completion: {
    usage: 'bash|zsh|fish',
    about: 'a script that completes commands, options and games in your shell',
    help: [
      'bash         source <(curio completion bash), in ~/.bashrc',
      'zsh          source <(curio completion zsh), in ~/.zshrc behind compinit',
      'fish         curio completion fish > ~/.config/fish/completions/curio.fish',
    ],
  },
} as const satisfies Readonly<Record<string, CommandWords>>;

export const dailyWords = (games: number): CommandWords => ({
  usage: '[--date YYYY-MM-DD] [--solution] [--numbers [--service URL]]',
  about: `the ${numberText(games)} puzzles of a day`,
  help: [
    '--date DAY   that day instead of today; days to come are not hidden',
    solutionHelp,
    '--numbers    how everybody did instead of the puzzles, as a service tells it',
    '--service U  where it is; else CURIO_SERVICE_URL, else http://localhost:8080',
  ],
});

export const budgetHelp = (steps: number) =>
  `--budget N   give up after N steps of work (${steps} if not said)`;
export const codeHelp =
  '<code> is a code, or any text with one; - or nothing reads it from the standard input.';
export const jsonHelp = '--json       one JSON object a line';

export const usageLine = (name: string, usage: string) => `Usage: curio ${name} ${usage}`.trimEnd();

/** A line of the list as a sentence. */
export const aboutLine = (about: string) => `${about.charAt(0).toUpperCase()}${about.slice(1)}.`;

/** Around the list of commands. */
export const overview = {
  head: ['Curio: a cabinet of puzzle games.', '', 'Usage: curio <command> …'],
  tail: [
    '--json    one JSON object a line, for every command',
    '--help    this text, or the help of a command',
    '--version the version',
  ],
};

export const versionLine = (version: string) => `curio ${version}`;
