// `curio solve`: the moves that win a puzzle.

import { failure } from '../core/result.ts';
import { codeCommand, dealFields } from './codes.ts';
import { fail, failedWith, OK } from './context.ts';
import { wrapped } from './layout.ts';
import { commandWords, solvedText, workTitles } from './words.ts';

export const solveCommand = codeCommand({
  name: 'solve',
  ...commandWords.solve,
  title: workTitles.solving,
  answer({ opened, budget, context }) {
    const { game, words, deal, typed } = opened;
    if (!game.solve) return fail(context, failure('notOffered', undefined, 'solve'));
    const start = game.start(deal.puzzle, 0);
    const solution = game.solve(deal.puzzle, start, budget);
    if (!solution.ok) return fail(context, failedWith(solution.fault, words));
    const moves = solution.value.moves.map((move) => game.moveCode.encode(move));
    const { unique } = solution.value;
    const view = game.view(deal.puzzle, start);
    const texts = typed?.inSolutions
      ? solution.value.moves.map((move) => typed.print(move, view, game) ?? '')
      : undefined;
    if (context.json) {
      context.out(
        JSON.stringify({ ...dealFields(game, deal), moves, ...(texts ? { texts } : {}), unique }),
      );
      return OK;
    }
    for (const line of texts ?? wrapped(moves.join(' '), 80)) context.out(line);
    context.out(solvedText(moves.length, unique));
    return OK;
  },
});
