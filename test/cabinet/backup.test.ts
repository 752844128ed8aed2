// Backups: what is none, and one that was tampered with.

import { describe, expect, it } from 'vitest';
import { parseBackup } from '../../src/cabinet/backup.ts';
import {
  circumstances,
  exportFile,
  finish,
  importFile,
  newDevice,
  playToy,
  someGame,
  store,
} from './histories.ts';

describe('backups', () => {
  it.each([
    ['', 'notABackup'],
    ['[]', 'notABackup'],
    ['{"curio":"statistics"}', 'notABackup'],
    ['{"curio":"backup"}', 'notABackup'],
    ['{"curio":"backup","format":99}', 'newerBackup'],
  ])('%s is none', (text, code) => {
    expect(parseBackup(text)).toMatchObject({ ok: false, fault: { code } });
  });

  it('let the rest in when one result was tampered with', () => {
    const device = newDevice();
    for (let seed = 1; seed <= 4; seed++)
      store(device, finish(playToy({ ...someGame, seed }), { ...circumstances, run: `b${seed}` }));
    const file = exportFile(device, '2026-11-15');
    const target = newDevice();
    expect(importFile(target, file.replace('"hints":1', '"hints":0'))).toEqual(['brokenSeal']);
    expect(target.results.size).toBe(3);
  });
});
