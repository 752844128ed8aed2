// Completion in the languages of three shells.

/** What can follow a command: its options, and words such as games. */
export interface Entry {
  readonly name: string;
  readonly about: string;
  readonly options: readonly string[];
  readonly words: readonly string[];
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

function bash(entries: readonly Entry[]): readonly string[] {
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

function zsh(entries: readonly Entry[]): readonly string[] {
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

function fish(entries: readonly Entry[]): readonly string[] {
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

export const shells: Readonly<Record<string, (entries: readonly Entry[]) => readonly string[]>> = {
  bash,
  zsh,
  fish,
};
