// `curio daily --numbers`: how everybody did on the puzzles of a day, asked of a service.

import type { GenericSchema, InferOutput } from 'valibot';
import type { Day } from '../cabinet/day.ts';
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
} from '../wire/service-api.ts';
import { type Context, OK, refuse } from './context.ts';
import { columns } from './layout.ts';
import { dayText, numbersWords } from './words.ts';

const USUAL = 'http://localhost:8080';

/** Where the service is: as the option says, else the environment, else here. Fault: badAddress. */
export function serviceAddress(option: string | undefined, context: Context): Result<string> {
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
  if (!reply) return failure('unreachable');
  const answer = readAnswer(shape, reply);
  return answer.ok ? answer : { ok: false, fault: answer.fault };
}

export async function printNumbers(day: Day, service: string, context: Context): Promise<number> {
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
  if (context.json)
    for (const { id, numbers, rarity } of found)
      context.out(JSON.stringify({ game: id, daily: day, ...numbers, ...(rarity && { rarity }) }));
  else {
    context.out(dayText(day));
    const rows = found.map(
      ({ id, numbers }) =>
        [id, numbersWords.line(numbers, fewest, medianOf(numbers.histogram))] as const,
    );
    for (const line of columns(rows)) context.out(line);
    context.out(numbersWords.about);
  }
  return OK;
}

async function askGame(day: Day, game: Manifest, service: string, context: Context) {
  const numbers = await ask(numbersShape, service + addresses.numbers(day, game.id), context);
  if (!numbers.ok || !game.picks || !context.json)
    return numbers.ok ? success({ numbers: numbers.value }) : numbers;
  const rarity = await ask(rarityShape, service + addresses.rarity(day, game.id), context);
  return rarity.ok ? success({ numbers: numbers.value, rarity: rarity.value }) : rarity;
}
