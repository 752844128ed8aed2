// `curio service backup|restore|check`: looks after what the service keeps. What does the work is loaded when it is asked.

import { resolve } from 'node:path';
import { fileReasons, serviceAnswers, serviceCommandWords, serviceFault } from '#words/cli.ts';
import type { Fault } from '../core/result.ts';
import type { Checked, DataPlace, Restored } from '../server/upkeep/upkeep.ts';
import { BAD_INPUT, type Command, type Context, fail, misuse, print, refuse } from './context.ts';
import { suggestion } from './faults.ts';
import { type Arguments, readArguments } from './options.ts';
import { columns } from './terminal-output.ts';

const loadUpkeep = () => import('../server/upkeep/upkeep.ts');

function placeOf(args: Arguments): DataPlace {
  const { env } = process;
  const data = args.text('data');
  // An explicit folder overrides the environment.
  const database = data === undefined ? env['DATABASE_URL'] || undefined : undefined;
  return { data: resolve(data ?? (env['CURIO_DATA'] || 'data')), database };
}

function failed(context: Context, fault: Fault): number {
  const own = serviceFault(fault);
  const reason = /^([A-Z]+):/.exec(fault.detail ?? '')?.[1] ?? '';
  const detail = fileReasons[reason] ?? fault.detail;
  return own === undefined
    ? fail(context, { fault: { ...fault, ...(detail === undefined ? {} : { detail }) } })
    : refuse(context, fault, own);
}

const rowLines = (rows: Readonly<Record<string, number>>) =>
  columns(
    Object.entries(rows).map(([table, count]) => [serviceAnswers.rowsOf(table), String(count)]),
  );

function restoredLines(file: string, { aside, rows, problems }: Restored): readonly string[] {
  return [
    serviceAnswers.restored(file),
    ...rowLines(rows),
    ...(aside === undefined ? [] : [serviceAnswers.aside(aside)]),
    ...(problems.length > 0 ? [serviceAnswers.miscounted, ...problems] : []),
  ];
}

function checkedLines({ step, newest, rows, problems }: Checked): readonly string[] {
  const verdict =
    problems.length === 0 ? serviceAnswers.well : serviceAnswers.unwell(problems.length);
  return [serviceAnswers.tables(step, newest), ...rowLines(rows), verdict, ...problems];
}

type ServiceWork = (args: Arguments, context: Context) => Promise<number>;

const works: Readonly<Record<string, ServiceWork>> = {
  async backup(args, context) {
    const [, named] = args.words;
    const { backUp, backupName } = await loadUpkeep();
    const now = Date.now();
    const file = resolve(named ?? backupName(now));
    const made = await backUp(placeOf(args), file, now);
    if (!made.ok) return failed(context, made.fault);
    const lines = [serviceAnswers.backedUp(file), ...rowLines(made.value.rows)];
    return print(context, { file, ...made.value }, lines);
  },
  async restore(args, context) {
    const [, named] = args.words;
    if (named === undefined) return misuse(context, serviceAnswers.whichFile, serviceCommand);
    const { restore } = await loadUpkeep();
    const file = resolve(named);
    const done = await restore(placeOf(args), file, Date.now());
    if (!done.ok) return failed(context, done.fault);
    return print(context, done.value, restoredLines(file, done.value));
  },
  async check(args, context) {
    const [, named] = args.words;
    if (named !== undefined) return misuse(context, serviceAnswers.noFile(named), serviceCommand);
    const { check } = await loadUpkeep();
    const checked = await check(placeOf(args));
    if (!checked.ok) return failed(context, checked.fault);
    const exit = print(context, checked.value, checkedLines(checked.value));
    return checked.value.problems.length > 0 ? BAD_INPUT : exit;
  },
};

export const serviceCommand: Command = {
  name: 'service',
  ...serviceCommandWords,
  async run(args, context) {
    const parsed = readArguments(args, { data: { type: 'string' } });
    if (!parsed.ok) return misuse(context, parsed.fault.detail ?? '', serviceCommand);
    const [word, , ...more] = parsed.value.words;
    if (word === undefined) return misuse(context, serviceAnswers.whichWork, serviceCommand);
    const work = Object.hasOwn(works, word) ? works[word] : undefined;
    if (!work || more.length > 0) {
      const wrong = work ? more.join(' ') : word;
      const meant = work ? '' : suggestion(word, Object.keys(works));
      return misuse(context, serviceAnswers.noWork(wrong) + meant, serviceCommand);
    }
    return work(parsed.value, context);
  },
};
