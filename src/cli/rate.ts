// `curio rate`: how hard a puzzle is, and why.

import { failure } from '../core/result.ts';
import { codeCommand, dealFields } from './codes.ts';
import { fail, failedWith, OK } from './context.ts';
import { columns } from './layout.ts';
import { commandWords, workTitles } from './words.ts';

export const rateCommand = codeCommand({
  name: 'rate',
  ...commandWords.rate,
  title: workTitles.rating,
  answer({ opened: { game, words, deal }, budget, context }) {
    if (!game.rate) return fail(context, failure('notOffered', undefined, 'rate'));
    const rating = game.rate(deal.puzzle, budget);
    if (!rating.ok) return fail(context, failedWith(rating.fault, words));
    if (context.json) {
      context.out(JSON.stringify({ ...dealFields(game, deal), rating: rating.value }));
      return OK;
    }
    const { level, figures } = rating.value;
    context.out(words?.rating?.(rating.value) ?? words?.level(level) ?? level);
    const rows = Object.entries(figures).map(([name, value]) => [name, String(value)] as const);
    for (const line of columns(rows)) context.out(line);
    return OK;
  },
});
