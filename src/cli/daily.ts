// `curio daily`: the puzzles of a day, one per game, the same that the app deals.

import type { GenericSchema, InferOutput } from 'valibot';
import { dailyWords, misuseWords, numbersWords, workTitles } from '#words/cli.ts';
import { cabinetFault } from '#words/faults.ts';
import { dayText } from '#words/formats.ts';
import { checkDaily, dailyLevel, dealDaily } from '../cabinet/daily.ts';
import { type Day, printDay } from '../cabinet/day.ts';
import { type Fault, failure, type Result, success } from '../core/result.ts';
import { games } from '../games/index.ts';
import type { Manifest } from '../games/manifest.ts';
import { medianOf } from '../wire/daily-numbers.ts';
import { limits } from '../wire/limits.ts';
import {
  aboutShape,
  addresses,
  type DailyNumbers,
  numbersShape,
  type Rarity,
  rarityShape,
  readAnswer,
  unanswered,
} from '../wire/service-api.ts';
import { dealFields, SOLUTION_OPTION } from './code-commands.ts';
import { type Command, type Context, fail, misuse, printAll, refuse } from './context.ts';
import { readArguments } from './options.ts';
import { columns, USUAL_STEPS, withBudget } from './terminal-output.ts';

// `curio daily --numbers`: how everybody did on the puzzles of a day, asked of a service.

const USUAL = 'http://localhost:8080';

/** Where the service is: as the option says, else the environment, else here. Fault: badAddress. */
function serviceAddress(option: string | undefined, context: Context): Result<string> {
  const text = (option ?? context.environment('CURIO_SERVICE_URL')) || USUAL;
  if (!/^https?:\/\/./.test(text) || !URL.canParse(text)) return failure('badAddress', text);
  return success(text.replace(/\/+$/, ''));
}

/** Faults: unreachable, and those of the service. */
async function ask<S extends GenericSchema>(
  shape: S,
  address: string,
  context: Context,
): Promise<Result<InferOutput<S>>> {
  const reply = await context.ask(address).catch(() => undefined);
  return reply ? readAnswer(shape, reply) : unanswered;
}

async function printNumbers(day: Day, service: string, context: Context): Promise<number> {
  const fail = (fault: Fault) =>
    refuse(context, { ...fault, where: service }, numbersWords.fault(fault, service));
  const about = await ask(aboutShape, service + addresses.about, context);
  if (!about.ok) return fail(about.fault);
  if (!about.value.features.includes('numbers')) return fail({ code: 'noNumbers' });
  const fewest = about.value.limits['fewest'] ?? limits.fewest;
  const found: { readonly id: string; readonly numbers: DailyNumbers; readonly rarity?: Rarity }[] =
    [];
  for (const game of games) {
    const one = await askGame(day, game, service, context);
    if (!one.ok) return fail(one.fault);
    found.push({ id: game.id, ...one.value });
  }
  const rows = found.map(
    ({ id, numbers }) =>
      [id, numbersWords.line(numbers, fewest, medianOf(numbers.histogram))] as const,
  );
  return printAll(
    context,
    found.map(({ id, numbers, rarity }) => ({
      game: id,
      daily: day,
      ...numbers,
      ...(rarity && { rarity }),
    })),
    [dayText(day), ...columns(rows), numbersWords.about],
  );
}

async function askGame(day: Day, game: Manifest, service: string, context: Context) {
  const numbers = await ask(numbersShape, service + addresses.numbers(day, game.id), context);
  if (!numbers.ok || !game.picks || !context.json)
    return numbers.ok ? success({ numbers: numbers.value }) : numbers;
  const rarity = await ask(rarityShape, service + addresses.rarity(day, game.id), context);
  return rarity.ok ? success({ numbers: numbers.value, rarity: rarity.value }) : rarity;
}

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
    if (!day.ok) return refuse(context, day.fault, cabinetFault(day.fault));
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

async function printDaily(day: Day, solution: boolean, context: Context): Promise<number> {
  const puzzles: { readonly fields: object; readonly row: readonly [string, string] }[] = [];
  for (const manifest of games) {
    const game = await manifest.loadGame();
    const level = dailyLevel(manifest, day);
    const deal = await withBudget(context, workTitles.dealing, USUAL_STEPS, (budget) =>
      dealDaily(game, level, day, budget),
    );
    if (!deal.ok) return fail(context, deal);
    const fields = { ...dealFields(game, deal.value, solution), daily: day, preset: level };
    puzzles.push({ fields, row: [`${manifest.id}, ${level}`, deal.value.code] });
  }
  return printAll(
    context,
    puzzles.map(({ fields }) => fields),
    [dayText(day), ...columns(puzzles.map(({ row }) => row))],
  );
}
