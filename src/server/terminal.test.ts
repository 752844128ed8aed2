// A QR code in a terminal is the QR code of that text, with white round it.

import { expect, test } from 'vitest';
import { qrModules } from '../paper/qr.ts';
import { qrLines } from './terminal.ts';

const COLOURS = '\x1b[97;40m';
const AS_BEFORE = '\x1b[0m';
const WHITE = { '█': [true, true], '▀': [true, false], '▄': [false, true], ' ': [false, false] };

test.each(['http://192.168.1.20:8080/together', 'http://[2001:db8::7]:8080/together', 'x'])(
  '%s',
  (text) => {
    const rows: boolean[][] = [];
    for (const line of qrLines(text)) {
      expect(line.startsWith(COLOURS) && line.endsWith(AS_BEFORE)).toBe(true);
      const drawn = line.slice(COLOURS.length, -AS_BEFORE.length);
      const pairs = [...drawn].map(
        (block) => Object.entries(WHITE).find(([known]) => known === block)?.[1] ?? [],
      );
      for (const half of [0, 1]) rows.push(pairs.map((pair) => !pair[half]));
    }
    const modules = qrModules(text);
    const size = modules.length;
    expect(rows.slice(2, 2 + size).map((row) => row.slice(2, 2 + size))).toEqual(modules);
    const isQuiet = (row: number, column: number) =>
      row < 2 || column < 2 || row >= 2 + size || column >= 2 + size;
    for (const [row, cells] of rows.slice(0, size + 4).entries())
      for (const [column, black] of cells.entries())
        if (isQuiet(row, column)) expect(black).toBe(false);
  },
);
