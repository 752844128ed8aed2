// Backups: foreign files, damaged files, and tampering.

import { describe, expect, it } from 'vitest';
import { parseBackup } from '../../src/cabinet/backup.ts';
import { expectOk } from '../harness.ts';
import {
  circumstances,
  exportFile,
  finish,
  importFile,
  keepBoard,
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

describe('a backup that is cut short', () => {
  const device = newDevice();
  for (let seed = 1; seed <= 3; seed++) {
    const session = playToy({ ...someGame, seed });
    store(device, finish(session, { ...circumstances, run: `b${seed}` }));
    keepBoard(device, `b${seed}`, session);
  }
  const file = exportFile(device, '2026-11-15');
  const firstLine = file.indexOf('\n');

  it('has a record per line, and is one JSON text', () => {
    const { results, boards, shelf } = JSON.parse(file);
    expect([results.length, boards.length, shelf]).toEqual([3, 3, []]);
    expect(file.split('\n').filter((line) => line.startsWith('{"'))).toHaveLength(7);
  });

  it('brings every record that is whole, wherever it was cut', () => {
    for (let end = 0; end < file.length - 2; end += 7) {
      const parsed = parseBackup(file.slice(0, end));
      if (end <= firstLine - 1) {
        expect(parsed).toMatchObject({ ok: false, fault: { code: 'notABackup' } });
        continue;
      }
      const backup = expectOk(parsed);
      const whole = file
        .slice(firstLine, end)
        .split('\n')
        .filter((line) => /^\{.*\},?$/.test(line));
      expect(backup.results.length + backup.boards.length).toBe(whole.length);
      expect(backup).toMatchObject({ damaged: true, day: '2026-11-15' });
    }
    const target = newDevice();
    expect(importFile(target, file.slice(0, -120))).toEqual([]);
    expect([target.results.size, target.boards.size]).toEqual([3, 2]);
  });

  it('or lost a line in the middle brings the others', () => {
    const lines = file.split('\n');
    lines[3] = (lines[3] ?? '').slice(0, 40);
    const backup = expectOk(parseBackup(lines.join('\r\n')));
    expect([backup.results.length, backup.boards.length, backup.damaged]).toEqual([2, 3, true]);
  });

  it('is read in the old form, too', () => {
    const old = JSON.stringify(JSON.parse(file));
    expect(parseBackup(old)).toEqual(parseBackup(file));
    expect('damaged' in expectOk(parseBackup(old))).toBe(false);
  });
});
