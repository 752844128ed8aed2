// `curio games`: the games with their presets and settings.

import { commandWords, gamesWords, misuseWords, nouns, rulesTitle } from '#words/cli.ts';
import { failure } from '../core/result.ts';
import type { Field } from '../core/settings.ts';
import { rulesOf } from '../words/words.ts';
import { readCall } from './code-commands.ts';
import { type Command, type Context, fail, misuse, OK, print } from './context.ts';
import { readArguments } from './options.ts';
import { type LoadedGame, loadGame } from './registry.ts';
import { columns, wrapped } from './terminal-output.ts';

export const gamesCommand: Command = {
  name: 'games',
  ...commandWords.games,
  async run(args, context) {
    const parsed = readArguments(args);
    if (!parsed.ok) return misuse(context, parsed.fault.detail ?? '', gamesCommand);
    const [one, ...more] = parsed.value.words;
    if (more.length > 0) return misuse(context, misuseWords.oneAtATime(nouns.game), gamesCommand);
    for (const id of one === undefined ? context.registry.ids : [one]) {
      const loaded = await loadGame(context.registry, id);
      if (!loaded.ok) return fail(context, loaded);
      if (context.json) context.out(JSON.stringify(fieldsOf(loaded.value)));
      else if (one === undefined) printShort(context, loaded.value);
      else printLong(context, loaded.value);
    }
    return OK;
  },
};

function fieldsOf({ game, words }: LoadedGame) {
  return {
    game: game.id,
    version: game.version,
    title: words?.title ?? game.id,
    tagline: words?.tagline ?? '',
    presets: game.presets.map((preset) => ({
      id: preset.id,
      name: words?.presets[preset.id]?.name ?? preset.id,
      about: words?.presets[preset.id]?.about ?? '',
      ...(preset.level === undefined ? {} : { level: preset.level }),
      params: preset.params,
    })),
    fields: game.fields,
  };
}

function printShort(context: Context, { game, words }: LoadedGame): void {
  context.out(gamesWords.short(game.id, words?.tagline ?? words?.title ?? ''));
  context.out(`  ${gamesWords.presetsOf(game.presets.map((preset) => preset.id))}`);
}

function printLong(context: Context, { game, words }: LoadedGame): void {
  context.out(gamesWords.title(words?.title ?? game.id, game.id, game.version));
  if (words) context.out(words.tagline);
  context.out(`\n${gamesWords.presets}`);
  const presets = game.presets.map(
    (preset) => [`  ${preset.id}`, words?.presets[preset.id]?.about ?? ''] as const,
  );
  for (const line of columns(presets)) context.out(line);
  if (game.fields.length === 0) return;
  context.out(`\n${gamesWords.settings}`);
  const fields = game.fields.map((field) => {
    const about = words?.fields[field.key];
    const label = about?.about ?? about?.label ?? '';
    return [`  ${field.key}=${valuesOf(field)}`, label] as const;
  });
  for (const line of columns(fields)) context.out(line);
}

function valuesOf(field: Field): string {
  switch (field.kind) {
    case 'choice':
      return field.options.join('|');
    case 'number':
      return `${field.min}..${field.max}`;
    case 'flag':
      return gamesWords.flag;
    case 'text':
      return gamesWords.text;
  }
}

// `curio rules`: the rules of a game, as the app's help tells them.

const WIDTH = 80;

export const rulesCommand: Command = {
  name: 'rules',
  ...commandWords.rules,
  async run(args, context) {
    const call = readCall(args, context, rulesCommand, { noun: nouns.game, options: {} });
    if (!call.ok) return call.exit;
    const id = call.value.word;
    const loaded = await loadGame(context.registry, id);
    if (!loaded.ok) return fail(context, loaded);
    const { words } = loaded.value;
    if (!words) return fail(context, failure('notOffered', undefined, 'rules'));
    const { title, tagline } = words;
    const rules = await rulesOf(words);
    return print(context, { game: id, title, tagline, rules }, [
      rulesTitle(title, tagline),
      ...rules.flatMap(({ heading, body }) => [`\n${heading}`, ...body.flatMap(paragraphLines)]),
    ]);
  },
};

/** Points of a list hang: their later lines stand under their first word. */
function paragraphLines(paragraph: string): readonly string[] {
  const point = paragraph.startsWith('- ');
  const lines = wrapped(point ? paragraph.slice(2) : paragraph, WIDTH, '  ');
  return point ? lines.map((line, index) => (index === 0 ? `- ${line.slice(2)}` : line)) : lines;
}
