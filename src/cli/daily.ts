// `curio daily`: the puzzles of a day, one per game, the same that the app deals.

import { checkDaily, dailyLevel, dealDaily } from '../cabinet/daily.ts';
import { type Day, printDay } from '../cabinet/day.ts';
import type { Deal } from '../core/deal.ts';
import type { Game } from '../core/game.ts';
import { games } from '../games/index.ts';
import { dealFields, SOLUTION_OPTION } from './codes.ts';
import { BAD_INPUT, type Command, type Context, fail, misuse, OK, refuse } from './context.ts';
import { columns } from './layout.ts';
import { printNumbers, serviceAddress } from './numbers.ts';
import { readArguments } from './options.ts';
import { startWork } from './progress.ts';
import {
  cabinetFault,
  complaint,
  dailyWords,
  dayText,
  misuseWords,
  numbersWords,
  workTitles,
} from './words.ts';

/** The date of the machine's own calendar. */
function today(): Day {
  const now = new Date();
  return printDay(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

export const dailyCommand: Command = {
  name: 'daily',
  ...dailyWords(games.length),
  async run(args, context) {
    const parsed = readArguments(args, {
      date: { type: 'string' },
      numbers: { type: 'boolean' },
      service: { type: 'string' },
      ...SOLUTION_OPTION,
    });
    if (!parsed.ok) return misuse(context, parsed.fault.detail ?? '', dailyCommand);
    const [extra] = parsed.value.words;
    if (extra !== undefined) return misuse(context, misuseWords.whatIs(extra), dailyCommand);
    const day = checkDaily(parsed.value.text('date') ?? today());
    if (!day.ok) {
      const message = cabinetFault(day.fault);
      const { code, detail } = day.fault;
      context.err(
        context.json ? JSON.stringify({ error: code, detail, message }) : complaint(message),
      );
      return BAD_INPUT;
    }
    if (!parsed.value.flag('numbers')) {
      if (parsed.value.text('service') !== undefined)
        return misuse(context, numbersWords.serviceAlone, dailyCommand);
      return printDaily(day.value, parsed.value.flag('solution'), context);
    }
    const service = serviceAddress(parsed.value.text('service'), context);
    if (!service.ok)
      return refuse(context, service.fault, numbersWords.fault(service.fault, service.fault.where));
    return printNumbers(day.value, service.value, context);
  },
};

interface DayPuzzle {
  readonly id: string;
  readonly game: Game;
  readonly level: string;
  readonly deal: Deal;
}

async function printDaily(day: Day, solution: boolean, context: Context): Promise<number> {
  const puzzles: DayPuzzle[] = [];
  for (const manifest of games) {
    const { id } = manifest;
    const game = await manifest.loadGame();
    const level = dailyLevel(manifest, day);
    const work = startWork(context, workTitles.dealing);
    const deal = dealDaily(game, level, day, work.budget);
    work.done();
    if (!deal.ok) return fail(context, deal);
    puzzles.push({ id, game, level, deal: deal.value });
  }
  if (context.json)
    for (const { game, level, deal } of puzzles)
      context.out(
        JSON.stringify({ ...dealFields(game, deal, solution), daily: day, preset: level }),
      );
  else {
    context.out(dayText(day));
    const rows = puzzles.map(({ id, level, deal }) => [`${id}, ${level}`, deal.code] as const);
    for (const line of columns(rows)) context.out(line);
  }
  return OK;
}
