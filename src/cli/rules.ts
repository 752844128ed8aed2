// `curio rules`: the rules of a game, as the app's help tells them.

import { failure } from '../core/result.ts';
import { rulesOf } from '../words/words.ts';
import { readCall } from './codes.ts';
import { type Command, fail, OK } from './context.ts';
import { wrapped } from './layout.ts';
import { loadGame } from './registry.ts';
import { commandWords, nouns, rulesTitle } from './words.ts';

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
    if (context.json) {
      context.out(JSON.stringify({ game: id, title, tagline, rules }));
      return OK;
    }
    context.out(rulesTitle(title, tagline));
    for (const { heading, body } of rules) {
      context.out(`\n${heading}`);
      for (const paragraph of body) for (const line of paragraphLines(paragraph)) context.out(line);
    }
    return OK;
  },
};

/** Points of a list hang: their later lines stand under their first word. */
function paragraphLines(paragraph: string): readonly string[] {
  const point = paragraph.startsWith('- ');
  const lines = wrapped(point ? paragraph.slice(2) : paragraph, WIDTH, '  ');
  return point ? lines.map((line, index) => (index === 0 ? `- ${line.slice(2)}` : line)) : lines;
}
