// The printed URLs, and the QR code in the terminal.

import { expect, test } from 'vitest';
import { qrModules } from '../paper/qr-code.ts';
import { addressLines, qrLines, sharedAddresses } from './addresses.ts';

const loopback = {
  address: '127.0.0.1',
  family: 'IPv4',
  internal: true,
  netmask: '255.0.0.0',
  mac: '00:00:00:00:00:00',
  cidr: '127.0.0.1/8',
} as const;
const wifi = { ...loopback, address: '192.168.1.20', internal: false };
const local = { ...wifi, address: 'fe80::1', family: 'IPv6', scopeid: 2 } as const;
const six = { ...local, address: '2001:db8::7', scopeid: 0 };

const home = { lo: [loopback], wlan0: [local, six, wifi], gone: undefined };

test.each([undefined, '', '0.0.0.0', '::'])('listening on all interfaces (%s)', (host) => {
  const [open, network, all, ...more] = addressLines(8080, host, home);
  expect(open).toContain('http://localhost:8080/');
  expect(network).toContain('http://192.168.1.20:8080/');
  expect(all).toMatch(/HOST=localhost/);
  expect(more).toEqual([]);
});

test('only IPv6', () => {
  const lines = addressLines(80, undefined, { lo: [loopback], eth0: [local, six] });
  expect(lines.join('\n')).toContain('http://[2001:db8::7]:80/');
  expect(lines.join('\n')).not.toContain('fe80');
});

test('no network', () => {
  expect(addressLines(80, undefined, { lo: [loopback] }).join('\n')).not.toContain('127.0.0.1');
});

test.each([
  ['localhost', 'http://localhost:81/'],
  ['127.0.0.1', 'http://127.0.0.1:81/'],
  ['::1', 'http://[::1]:81/'],
])('on this machine only (%s)', (host, address) => {
  const lines = addressLines(81, host, home);
  expect(lines[0]).toContain(address);
  expect(lines[1]).toMatch(/this machine only/i);
  expect(lines.join('\n')).not.toContain('192.168');
});

test('on one address', () => {
  expect(addressLines(81, '192.168.1.20', home)).toEqual([
    expect.stringContaining('http://192.168.1.20:81/'),
  ]);
});

test('URLs for other devices', () => {
  expect(sharedAddresses(8080, undefined, home)).toEqual(['http://192.168.1.20:8080/']);
  expect(sharedAddresses(8080, 'curio.example', home)).toEqual(['http://curio.example:8080/']);
  expect(sharedAddresses(8080, 'localhost', home)).toEqual([]);
  expect(sharedAddresses(8080, undefined, { lo: [loopback] })).toEqual([]);
});

test('physical interfaces come before virtual ones', () => {
  const at = (address: string) => [{ ...wifi, address }];
  const busy = {
    lo: [loopback],
    docker0: at('172.17.0.1'),
    eth1: at('169.254.7.7'),
    'vEthernet (WSL)': at('172.29.0.1'),
    wlan0: at('192.168.1.20'),
    eth0: at('10.0.0.4'),
  };
  expect(sharedAddresses(80, undefined, busy)).toEqual(
    ['192.168.1.20', '10.0.0.4', '172.17.0.1', '172.29.0.1', '169.254.7.7'].map(
      (address) => `http://${address}:80/`,
    ),
  );
});

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
