// What the server says about where it can be reached.

import { expect, test } from 'vitest';
import { addressLines, sharedAddresses } from './addresses.ts';

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

test.each([undefined, '', '0.0.0.0', '::'])('on every interface (%s)', (host) => {
  const [open, network, all, ...more] = addressLines(8080, host, home);
  expect(open).toContain('http://localhost:8080/');
  expect(network).toContain('http://192.168.1.20:8080/');
  expect(all).toMatch(/HOST=localhost/);
  expect(more).toEqual([]);
});

test('where there is only version 6', () => {
  const lines = addressLines(80, undefined, { lo: [loopback], eth0: [local, six] });
  expect(lines.join('\n')).toContain('http://[2001:db8::7]:80/');
  expect(lines.join('\n')).not.toContain('fe80');
});

test('where there is no network', () => {
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

test('addresses that others know', () => {
  expect(sharedAddresses(8080, undefined, home)).toEqual(['http://192.168.1.20:8080/']);
  expect(sharedAddresses(8080, 'curio.example', home)).toEqual(['http://curio.example:8080/']);
  expect(sharedAddresses(8080, 'localhost', home)).toEqual([]);
  expect(sharedAddresses(8080, undefined, { lo: [loopback] })).toEqual([]);
});

test('what phones in the same room reach comes before what programs made', () => {
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
