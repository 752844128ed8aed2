// `curio rules`: the rules of a game, as the app's help tells them.

import { failure } from '../core/result.ts';
import { readCall } from './codes.ts';
import { type Command, fail, OK } from './context.ts';
import { takeGame } from './shelf.ts';
import { wrapped } from './words.ts';

const WIDTH = 80;

export const rulesCommand: Command = {
  name: 'rules',
  usage: '<game>',
  about: 'print the rules of a game',
  help: [],
  async run(args, context) {
    const call = readCall(args, context, rulesCommand, { noun: 'game', options: {} });
    if (!call.ok) return call.exit;
    const id = call.value.word;
    const held = await takeGame(context.shelf, id);
    if (!held.ok) return fail(context, held);
    const { texts } = held.value;
    if (!texts) return fail(context, failure('notOffered', undefined, 'rules'));
    const { title, tagline, rules } = texts;
    if (context.json) {
      context.out(JSON.stringify({ game: id, title, tagline, rules }));
      return OK;
    }
    context.out(`${title}: ${tagline}`);
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
