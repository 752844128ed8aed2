// `curio completion`: scripts for bash, zsh and fish, made from the list of commands.

import { commandWords, misuseWords, nouns } from '#words/cli.ts';
import { readCall } from './code-commands.ts';
import { type Command, misuse, print } from './context.ts';
import { suggestion } from './faults.ts';

// Completion in the languages of three shells.

/** What can follow a command: its options, and words such as games. */
interface CompletionEntry {
  readonly name: string;
  readonly about: string;
  readonly options: readonly string[];
  readonly words: readonly string[];
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function bash(entries: readonly CompletionEntry[]): readonly string[] {
  return [
    '_curio() {',
    `  local words=${quoted(`${entries.map(({ name }) => name).join(' ')} help --help --json --version`)}`,
    '  if [ "$COMP_CWORD" -gt 1 ]; then',
    `    case "\${COMP_WORDS[1]}" in`,
    ...entries.map(
      ({ name, options, words }) =>
        `      ${name}) words=${quoted([...words, ...options].join(' '))} ;;`,
    ),
    '      *) words= ;;',
    '    esac',
    '  fi',
    `  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))`,
    '}',
    'complete -o default -F _curio curio',
  ];
}

function zsh(entries: readonly CompletionEntry[]): readonly string[] {
  const described = (text: string) => text.replaceAll(':', '\\:');
  return [
    '#compdef curio',
    '_curio() {',
    '  if (( CURRENT == 2 )); then',
    '    local -a commands=(',
    ...entries.map(({ name, about }) => `      ${quoted(`${name}:${described(about)}`)}`),
    '    )',
    "    _describe 'command' commands",
    '    return',
    '  fi',
    '  case "$words[2]" in',
    ...entries.map(
      ({ name, options, words }) =>
        `    ${name}) compadd -- ${[...words, ...options].map(quoted).join(' ')} ;;`,
    ),
    '  esac',
    '  _files',
    '}',
    'compdef _curio curio',
  ];
}

function fish(entries: readonly CompletionEntry[]): readonly string[] {
  return entries.flatMap(({ name, about, options, words }) => {
    const after = `complete -c curio -n ${quoted(`__fish_seen_subcommand_from ${name}`)}`;
    return [
      `complete -c curio -n __fish_use_subcommand -f -a ${name} -d ${quoted(about)}`,
      ...(words.length > 0 ? [`${after} -a ${quoted(words.join(' '))}`] : []),
      ...options.map((option) =>
        option.startsWith('--')
          ? `${after} -l ${option.slice(2)}`
          : `${after} -s ${option.slice(1)}`,
      ),
    ];
  });
}

const shells: Readonly<Record<string, (entries: readonly CompletionEntry[]) => readonly string[]>> =
  { bash, zsh, fish };

// `curio completion bash|zsh|fish`: a script for the shell, made from the table of commands and their help.

/** Options and words as the help names them, so that nothing has to be told twice. */
function entryOf({ name, usage, about, help }: Command, games: readonly string[]): CompletionEntry {
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
    async run(args, context) {
      const call = readCall(args, context, command, { noun: nouns.shell, options: {} });
      if (!call.ok) return call.exit;
      const shell = call.value.word;
      const write = Object.hasOwn(shells, shell) ? shells[shell] : undefined;
      if (!write) {
        const known = suggestion(shell, Object.keys(shells));
        return misuse(context, misuseWords.noShell(shell) + known, command);
      }
      const lines = write(commands().map((each) => entryOf(each, context.registry.ids)));
      return print(context, { shell, script: lines.join('\n') }, lines);
    },
  };
  return command;
}
