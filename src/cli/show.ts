// `curio show`: the puzzle of a code as a player first sees it.

import { codeCommand, dealFields, SOLUTION_OPTION } from './codes.ts';
import { OK } from './context.ts';
import { columns } from './layout.ts';
import { commandWords, rowNames, workTitles } from './words.ts';

export const showCommand = codeCommand({
  name: 'show',
  ...commandWords.show,
  title: workTitles.opening,
  options: SOLUTION_OPTION,
  answer({ opened: { game, words, deal }, args, context }) {
    const view = game.view(deal.puzzle, game.start(deal.puzzle, 0));
    const board = game.print(view);
    if (context.json) {
      context.out(
        JSON.stringify({ ...dealFields(game, deal, args.flag('solution')), board, view }),
      );
      return OK;
    }
    context.out(board);
    context.out('');
    const settings = game.fields.flatMap((field) => {
      const label = words?.fields[field.key]?.label ?? field.key;
      const value = String(deal.params[field.key]);
      return value === '' ? [] : [[label, value] as const];
    });
    for (const line of columns([[rowNames.game, words?.title ?? game.id], ...settings]))
      context.out(line);
    return OK;
  },
});
