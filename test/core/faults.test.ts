// Every fault code and every refusal that the core can answer, each with an input that triggers it.
// The codes are read from the sources, so that a new one without a row fails here.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeBytes, decodeText } from '../../src/core/base64.ts';
import { unlimitedBudget } from '../../src/core/budget.ts';
import { parseCode, printCode } from '../../src/core/code.ts';
import { dealPuzzle, openCode } from '../../src/core/deal.ts';
import { unpackDigits } from '../../src/core/packing.ts';
import { raceTable } from '../../src/core/race.ts';
import { replay } from '../../src/core/replay.ts';
import { type Fault, type Result, success } from '../../src/core/result.ts';
import { createRoomRules, replayRoom } from '../../src/core/room.ts';
import { parseSave, printSave, type Save, saveOf } from '../../src/core/save.ts';
import { type Entry, Session, sessionRefusals } from '../../src/core/session.ts';
import { checkSettings, settingsCodec } from '../../src/core/settings.ts';
import { toy } from '../../src/games/toy/index.ts';

const CORE = new URL('../../src/core/', import.meta.url);

/** Fault codes as they stand in the sources: `failure('code'` and `code: 'code'`. */
function codesInSources(): string[] {
  const codes = new Set<string>();
  for (const file of readdirSync(CORE)) {
    if (!file.endsWith('.ts') || file.endsWith('.test.ts')) continue;
    const source = readFileSync(new URL(file, CORE), 'utf8');
    for (const match of source.matchAll(/(?:failure\(\s*|code: )'(\w+)'/g))
      if (match[1]) codes.add(match[1]);
  }
  return [...codes].sort();
}

const params = { chests: 9, candles: 3 };
const deal = dealPuzzle(toy, params, { ...params, treasure: 5 });
const code = { game: 'toy', version: 1, form: 'p', params: '9~3', body: 'F' } as const;
const opened = (changes: object) =>
  openCode(toy, printCode({ ...code, ...changes }), unlimitedBudget);

const save = saveOf(new Session(toy, deal), 500);
const lines = printSave(save).trimEnd().split('\n');
const replayed = (changes: Partial<Save>) => replay(toy, { ...save, ...changes });
const logged = (...log: Entry[]) => replayed({ log, at: 1000 });

const fields = [
  { kind: 'choice', key: 'level', options: ['easy'] },
  { kind: 'number', key: 'size', min: 1, max: 2 },
  { kind: 'flag', key: 'calm' },
  { kind: 'text', key: 'name', maxLength: 2 },
] as const;
const setting = (changes: Record<string, unknown>): Fault | undefined =>
  checkSettings(fields, { level: 'easy', size: 1, calm: true, name: '', ...changes })[0];

type Answer = Result<unknown> | Fault | undefined;

const triggers: Readonly<Record<string, () => Answer>> = {
  badBase64: () => decodeBytes('='),
  noInquiry: () => toy.ask({ type: 'possible' }, undefined, unlimitedBudget),
  seedOnly: () => replayed({ code: printCode({ ...code, form: 's', body: 'seed' }) }),
  badChoice: () => setting({ level: 'hard' }),
  badFlag: () => setting({ calm: 'yes' }),
  badHeader: () => parseSave(lines.with(1, 'toy').join('\n')),
  badLength: () => unpackDigits('AA', [9]),
  badLetter: () => unpackDigits('~', [9]),
  badLine: () => parseSave(lines.with(3, 'hello').join('\n')),
  badMove: () => logged({ at: 5, kind: 'move', word: 'fly' }),
  badNumber: () => setting({ size: 3 }),
  badParams: () => settingsCodec(fields).decode('easy~3~1~'),
  badSeed: () => opened({ form: 's', body: '' }),
  badText: () => setting({ name: 'long' }),
  badUtf8: () => decodeText('gA'),
  clockMissing: () => replayed({ at: 60_000 }),
  emptyCode: () => parseCode(''),
  gap: () =>
    replayRoom(
      createRoomRules(raceTable, () => success(null)),
      [{ seq: 2, at: 0, seat: 1, kind: 'sit', word: 'Anna' }],
    ),
  lineAltered: () => parseSave(lines.with(3, 'end 0 501 00000').join('\n')),
  lineMissing: () => parseSave(lines.with(3, 'end 1 500 00000').join('\n')),
  newerFormat: () => parseSave('curio 9'),
  newerVersion: () => opened({ version: 2 }),
  noEnd: () => parseSave(lines.slice(0, 3).join('\n')),
  notACode: () => parseCode('hello'),
  notASave: () => parseSave('hello'),
  olderSeed: () =>
    openCode({ ...toy, version: 2 }, printCode({ ...code, form: 's' }), unlimitedBudget),
  otherGame: () => opened({ game: 'hudoku' }),
  outOfRange: () => unpackDigits('_', [9]),
  refusedMove: () => logged({ at: 5, kind: 'undo' }),
  textAfterEnd: () => parseSave([...lines, 'more'].join('\n')),
  timeReversed: () => logged({ at: 5, kind: 'hint' }, { at: 4, kind: 'hint' }),
  unknownSetting: () => setting({ colour: 'red' }),
  wrongCheckDigits: () => parseCode(`${printCode(code)}0`),
  wrongClock: () => logged({ at: 5, kind: 'clock', word: 'burn' }),
};

describe('faults of the core', () => {
  it('have each a row below', () => {
    expect(Object.keys(triggers).sort()).toEqual(codesInSources());
  });

  it.each(Object.entries(triggers))('%s', (expected, trigger) => {
    const answer = trigger();
    const fault = answer && 'ok' in answer ? (answer.ok ? undefined : answer.fault) : answer;
    expect(fault?.code).toBe(expected);
  });
});

describe('refusals of the session', () => {
  const session = () => new Session(toy, deal);
  const refusals: Readonly<Record<(typeof sessionRefusals)[number], () => unknown>> = {
    nothingToUndo: () => session().undo(0),
    nothingToRedo: () => session().redo(0),
    nothingToRestart: () => session().restart(0),
    finalMove: () => {
      const burned = session();
      burned.advance(60_000);
      return burned.undo(60_000);
    },
    notAMove: () => session().play(null as never, 0),
  };

  it.each(sessionRefusals)('%s', (type) => {
    expect(refusals[type]()).toEqual({ ok: false, refusal: { type } });
  });
});
