// The judge with its threads: valid logs, invalid logs, threads that hang.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRng } from '../../src/core/rng.ts';
import { gameIds } from '../../src/games/index.ts';
import { createJudge, type Judge } from '../../src/server/judge/judge.ts';
import { limits } from '../../src/wire/limits.ts';
import { damage, signSave, unsignSave } from '../forge.ts';
import { samples } from '../samples.ts';
import { dailyLog, unfinishedLog } from './logs.ts';
import { sourceWorker } from './worker.ts';

const DAY = '2026-11-16';
const folder = mkdtempSync(join(tmpdir(), 'curio-judge-'));
let judge: Judge;

beforeAll(() => {
  judge = createJudge({ ...sourceWorker, threads: 1 });
});
afterAll(async () => {
  await judge.close();
  rmSync(folder, { recursive: true });
});

test.each(gameIds)('%s: a finished log holds', async (id) => {
  const verdict = await judge.judge(DAY, id, await dailyLog(id, DAY));
  expect(verdict).toMatchObject({ ok: true, value: { judged: { moves: expect.any(Number) } } });
});

describe('what is solved', () => {
  const solvedBy = async (by: 'move' | 'solver') => {
    const verdict = await judge.judge(DAY, 'hudoku', await dailyLog('hudoku', DAY, { by }));
    return verdict.ok && [verdict.value.judged.status, verdict.value.judged.solved];
  };
  test('by the player is, by the solver is not', async () => {
    expect([await solvedBy('move'), await solvedBy('solver')]).toEqual([
      ['won', true],
      ['won', false],
    ]);
  });

  test('choices come with it', async () => {
    const verdict = await judge.judge(DAY, 'dokuborn', await dailyLog('dokuborn', DAY));
    const picks = verdict.ok ? verdict.value.picks : [];
    expect(picks).toHaveLength(9);
    expect(picks.every((card) => Number.isInteger(card))).toBe(true);
  });
});

describe('what does not hold gets its fault', () => {
  const faultOf = async (text: string, game = 'hudoku', day = DAY) => {
    const verdict = await judge.judge(day, game, text);
    return verdict.ok ? undefined : verdict.fault;
  };

  test('another day, another game, not over, not a log', async () => {
    const log = await dailyLog('hudoku', DAY);
    expect(await faultOf(log, 'hudoku', '2026-11-15')).toEqual({
      code: 'otherPuzzle',
      where: 'line 3',
    });
    expect(await faultOf(log, 'pikachu')).toEqual({ code: 'otherGame', where: 'line 2' });
    expect(await faultOf(await unfinishedLog('hudoku', DAY))).toEqual({ code: 'notOver' });
    expect(await faultOf('')).toEqual({ code: 'notASave', where: 'line 1' });
    expect(await faultOf(log, 'chess')).toEqual({ code: 'unknownGame' });
  });

  test('a move that the rules refuse, signed anew, names its line and nothing of itself', async () => {
    const lines = unsignSave(await dailyLog('hudoku', DAY));
    const forged = lines.with(3, '1 1000 move secretword');
    const fault = await faultOf(signSave(forged));
    expect(fault).toEqual({ code: 'badMove', where: 'line 4' });
  });

  test('bombs: a million lines, deep undo, an end in a thousand years, a foreign code', async () => {
    const head = unsignSave(await dailyLog('hudoku', DAY)).slice(0, 3);
    expect(await faultOf('\n'.repeat(1_000_000))).toEqual({ code: 'tooLarge' });
    expect(await faultOf('\n'.repeat(limits.entries + 10))).toEqual({ code: 'tooManyEntries' });
    const late = signSave([...head, 'end 0 100000000000000']);
    expect(await faultOf(late)).toEqual({ code: 'tooLong' });
    const foreign = await dailyLog('hudoku', '2026-11-14');
    expect((await faultOf(foreign))?.code).toBe('otherPuzzle');
  });

  test('any small damage', async () => {
    const log = await dailyLog('hudoku', DAY);
    const rng = createRng('damage');
    for (let round = 0; round < samples(500); round++) {
      const damaged = damage(log, rng);
      const fault = await faultOf(damaged);
      // Blank lines at the end do not matter.
      if (damaged.replace(/\r\n/g, '\n').trimEnd() === log.trimEnd()) continue;
      expect(fault).toBeDefined();
      expect(fault).not.toHaveProperty('detail');
    }
  });
});

describe('threads', () => {
  const threadOf = (name: string, body: string) => {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, `import { parentPort } from 'node:worker_threads';\n${body}`);
    return { file: pathToFileURL(file), threads: 1 };
  };
  const deals = `job.kind === 'deal' ? { kind: 'dealt', code: { ok: true, value: 'c' } } : `;

  test('one that hangs is ended, and the next log gets a new one', async () => {
    const hanging = createJudge({
      ...threadOf(
        'hangs',
        `parentPort.on('message', (job) => {
          parentPort.postMessage({ kind: 'begun' });
          if (job.text === 'hang') for (;;);
          parentPort.postMessage(${deals} { kind: 'judged', verdict: { ok: true, value: job.text } });
        });`,
      ),
      judgement: 100,
    });
    const answers = await Promise.all(
      ['hang', 'fine', 'hang'].map((text) => hanging.judge(DAY, 'g', text)),
    );
    expect(answers).toEqual([
      { ok: false, fault: { code: 'tooSlow' } },
      { ok: true, value: 'fine' },
      { ok: false, fault: { code: 'tooSlow' } },
    ]);
    expect(hanging.load).toBe(0);
    await hanging.close();
  });

  test('one that breaks is replaced', async () => {
    const breaking = createJudge(
      threadOf(
        'breaks',
        `parentPort.on('message', (job) => {
          if (job.text === 'break') throw new Error('broken');
          parentPort.postMessage(${deals} { kind: 'judged', verdict: { ok: true, value: 1 } });
        });`,
      ),
    );
    expect(await breaking.judge(DAY, 'g', 'break')).toMatchObject({
      fault: { code: 'judgeFailed' },
    });
    expect(await breaking.judge(DAY, 'g', 'fine')).toMatchObject({ ok: true });
    await breaking.close();
  });

  test('one that cannot be loaded makes the judge broken, until one can', async () => {
    const file = join(folder, 'late.mjs');
    const broken = createJudge({ file: pathToFileURL(file), threads: 1 });
    expect(await broken.judge(DAY, 'g', '')).toMatchObject({ fault: { code: 'judgeFailed' } });
    expect(broken.isBroken).toBe(true);
    writeFileSync(
      file,
      `import { parentPort } from 'node:worker_threads';
       parentPort.on('message', (job) => {
         parentPort.postMessage(${deals} { kind: 'judged', verdict: { ok: true, value: 1 } });
       });`,
    );
    expect(await broken.judge(DAY, 'g', '')).toMatchObject({ ok: true });
    expect(broken.isBroken).toBe(false);
    await broken.close();
  });

  test('more than can wait are turned away, and those who wait are told at the end', async () => {
    const stuck = createJudge({
      ...threadOf('stuck', `parentPort.on('message', () => {});`),
      queue: 3,
    });
    const waiting = Array.from({ length: 5 }, () => stuck.judge(DAY, 'g', ''));
    expect(stuck.isFull).toBe(true);
    expect(await Promise.all(waiting.slice(3))).toMatchObject([
      { fault: { code: 'busy' } },
      { fault: { code: 'busy' } },
    ]);
    await stuck.close();
    expect(await waiting[0]).toMatchObject({ fault: { code: 'judgeFailed' } });
    expect(await stuck.judge(DAY, 'g', '')).toMatchObject({ fault: { code: 'busy' } });
  });
});
