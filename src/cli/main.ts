// The commands and their help. Everything that a run may touch comes in through the context.

import { aboutLine, jsonHelp, misuseWords, overview, usageLine, versionLine } from '#words/cli.ts';
import manifest from '../../package.json' with { type: 'json' };
import {
  proveCommand,
  rateCommand,
  showCommand,
  solveCommand,
  verifyCommand,
} from './code-commands.ts';
import { completionCommand } from './completion.ts';
import { type Command, type Context, misuse, print, printAll } from './context.ts';
import { dailyCommand } from './daily.ts';
import { dealCommand } from './deal.ts';
import { addedHelp, extensions } from './extensions.ts';
import { suggestion } from './faults.ts';
import { gamesCommand, rulesCommand } from './games.ts';
import { hintCommand } from './hint.ts';
import { playCommand } from './play.ts';
import { printCommand } from './print.ts';
import { serviceCommand } from './service.ts';
import { columns } from './terminal-output.ts';

const common: readonly Command[] = [
  gamesCommand,
  dealCommand,
  dailyCommand,
  playCommand,
  showCommand,
  solveCommand,
  rateCommand,
  hintCommand,
  proveCommand,
  verifyCommand,
  rulesCommand,
  printCommand,
  serviceCommand,
  completionCommand(() => commands),
];

/** Those for all games, then those of single games. */
export const commands: readonly Command[] = [
  ...common.map((command) => ({ ...command, help: [...command.help, ...addedHelp(command.name)] })),
  ...[...extensions.values()].flatMap((extension) => extension.commands),
];

const isHelp = (word: string) => word === '--help' || word === '-h';

/** Takes `--json` and `--help` out, wherever they stand before a bare `--`. */
function splitFlags(args: readonly string[]) {
  const end = args.indexOf('--');
  const head = end < 0 ? args : args.slice(0, end);
  return {
    json: head.includes('--json'),
    help: head.some(isHelp),
    rest: [
      ...head.filter((word) => word !== '--json' && !isHelp(word)),
      ...(end < 0 ? [] : args.slice(end)),
    ],
  };
}

/** Runs one command line; returns the exit code. */
export async function main(args: readonly string[], outer: Context): Promise<number> {
  const { json, help, rest } = splitFlags(args);
  const context: Context = { ...outer, json };
  const [name, ...more] = rest;
  if (name === '--version' || name === 'version') {
    const { version } = manifest;
    return print(context, { version }, [versionLine(version)]);
  }
  if (name === undefined || name === 'help') {
    const [topic] = more;
    if (topic !== undefined) return helpOn(topic, context);
    if (!name && !help)
      return misuse(context, misuseWords.whichCommand, overviewLines().join('\n'));
    return printAll(context, commands.map(helpFields), overviewLines());
  }
  const command = commands.find((known) => known.name === name);
  if (!command || help) return helpOn(name, context);
  return command.run(more, context);
}

const helpFields = ({ name, usage, about, help }: Command) => ({
  command: name,
  usage,
  about,
  help,
});

function helpOn(name: string, context: Context): number {
  const command = commands.find((known) => known.name === name);
  if (!command) {
    const known = commands.map((other) => other.name);
    return misuse(context, misuseWords.noCommand(name) + suggestion(name, known));
  }
  return print(context, helpFields(command), [
    usageLine(name, command.usage),
    aboutLine(command.about),
    ...[...command.help, jsonHelp].map((line) => `  ${line}`),
  ]);
}

function overviewLines(): readonly string[] {
  return [
    ...overview.head,
    ...columns(commands.map(({ name, about }) => [`  ${name}`, about])),
    '',
    ...overview.tail,
  ];
}
