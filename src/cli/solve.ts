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
  answer({ opened: { game, words, deal }, budget, context }) {
    if (!game.solve) return fail(context, failure('notOffered', undefined, 'solve'));
    const solution = game.solve(deal.puzzle, game.start(deal.puzzle, 0), budget);
    if (!solution.ok) return fail(context, failedWith(solution.fault, words));
    const moves = solution.value.moves.map((move) => game.moveCode.encode(move));
    const { unique } = solution.value;
    if (context.json) {
      context.out(JSON.stringify({ ...dealFields(game, deal), moves, unique }));
      return OK;
    }
    for (const line of wrapped(moves.join(' '), 80)) context.out(line);
    context.out(solvedText(moves.length, unique));
    return OK;
  },
});
