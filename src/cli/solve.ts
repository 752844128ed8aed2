// `curio solve`: the moves that win a puzzle.

import { failure } from '../core/result.ts';
import { codeCommand, dealFields } from './codes.ts';
import { fail, failedWith, OK } from './context.ts';
import { wrapped } from './words.ts';

const UNIQUE = {
  true: 'It is the only solution.',
  false: 'There are other solutions.',
  unknown: 'There may be other solutions.',
} as const;

export const solveCommand = codeCommand({
  name: 'solve',
  usage: '<code>',
  about: 'print the moves that win',
  help: [],
  title: 'Solving',
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
    const count = moves.length === 1 ? '1 move.' : `${moves.length} moves.`;
    context.out(`${count} ${UNIQUE[`${unique}`]}`);
    return OK;
  },
});
