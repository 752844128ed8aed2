// `curio games`: the games with their presets and settings.

import type { Field } from '../core/settings.ts';
import { type Command, type Context, fail, misuse, OK } from './context.ts';
import { readArguments } from './options.ts';
import { type Held, takeGame } from './shelf.ts';
import { columns } from './words.ts';

export const gamesCommand: Command = {
  name: 'games',
  usage: '[<game>]',
  about: 'list the games, or the presets and settings of one',
  help: [],
  async run(args, context) {
    const parsed = readArguments(args);
    if (!parsed.ok) return misuse(context, parsed.fault.detail ?? '', gamesCommand);
    const [one, ...more] = parsed.value.words;
    if (more.length > 0) return misuse(context, 'One game at a time.', gamesCommand);
    for (const id of one === undefined ? context.shelf.ids : [one]) {
      const held = await takeGame(context.shelf, id);
      if (!held.ok) return fail(context, held);
      if (context.json) context.out(JSON.stringify(fieldsOf(held.value)));
      else if (one === undefined) printShort(context, held.value);
      else printLong(context, held.value);
    }
    return OK;
  },
};

function fieldsOf({ game, texts }: Held) {
  return {
    game: game.id,
    version: game.version,
    title: texts?.title ?? game.id,
    tagline: texts?.tagline ?? '',
    presets: game.presets.map((preset) => ({
      id: preset.id,
      name: texts?.presets[preset.id]?.name ?? preset.id,
      about: texts?.presets[preset.id]?.about ?? '',
      ...(preset.level === undefined ? {} : { level: preset.level }),
      params: preset.params,
    })),
    fields: game.fields,
  };
}

function printShort(context: Context, { game, texts }: Held): void {
  context.out(`${game.id}: ${texts?.tagline ?? texts?.title ?? ''}`.replace(/: $/, ''));
  context.out(`  presets: ${game.presets.map((preset) => preset.id).join(', ')}`);
}

function printLong(context: Context, { game, texts }: Held): void {
  context.out(`${texts?.title ?? game.id} (${game.id}, version ${game.version})`);
  if (texts) context.out(texts.tagline);
  context.out('\nPresets, the first is the usual one:');
  const presets = game.presets.map(
    (preset) => [`  ${preset.id}`, texts?.presets[preset.id]?.about ?? ''] as const,
  );
  for (const line of columns(presets)) context.out(line);
  if (game.fields.length === 0) return;
  context.out('\nSettings for --set:');
  const fields = game.fields.map((field) => {
    const about = texts?.fields[field.key];
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
      return 'yes|no';
    case 'text':
      return 'TEXT';
  }
}
