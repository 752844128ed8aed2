// `curio completion bash|zsh|fish`: a script for the shell, made from the table of commands and their help.

import { type Command, type Context, misuse, OK } from './context.ts';
import { suggestion } from './faults.ts';
import { readArguments } from './options.ts';
import { type Entry, shells } from './shells.ts';
import { commandWords, misuseWords, nouns } from './words.ts';

/** Options and words as the help names them, so that nothing has to be told twice. */
function entryOf({ name, usage, about, help }: Command, games: readonly string[]): Entry {
  const found = [usage, ...help].join(' ').match(/(?<![\w-])--?[a-z]+\b/g) ?? [];
  const parts = usage.split('|').flatMap((part) => /^\s*([a-z]+)\b/.exec(part)?.[1] ?? []);
  const words = usage.includes('<game') ? games : parts;
  return { name, about, options: [...new Set([...found, '--json', '--help'])], words };
}

/** `commands` is asked when it runs: the table has this command in it, too. */
export function completionCommand(commands: () => readonly Command[]): Command {
  const command: Command = {
    name: 'completion',
    ...commandWords.completion,
    async run(args, context: Context) {
      const parsed = readArguments(args);
      if (!parsed.ok) return misuse(context, parsed.fault.detail ?? '', command);
      const [shell, ...more] = parsed.value.words;
      if (shell === undefined) return misuse(context, misuseWords.which(nouns.shell), command);
      if (more.length > 0) return misuse(context, misuseWords.oneAtATime(nouns.shell), command);
      const write = Object.hasOwn(shells, shell) ? shells[shell] : undefined;
      if (!write) {
        const known = suggestion(shell, Object.keys(shells));
        return misuse(context, misuseWords.noShell(shell) + known, command);
      }
      const lines = write(commands().map((each) => entryOf(each, context.registry.ids)));
      if (context.json) context.out(JSON.stringify({ shell, script: lines.join('\n') }));
      else for (const line of lines) context.out(line);
      return OK;
    },
  };
  return command;
}
