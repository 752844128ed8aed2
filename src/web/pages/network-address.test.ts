import { describe, expect, it } from 'vitest';
import { findAddress, isLocal, isLocalAddress } from './network-address.ts';

const at = (origin: string) => {
  const { hostname } = new URL(origin);
  return { hostname, origin };
};
const never = () => Promise.reject(new Error('not asked'));

describe('where QR codes lead', () => {
  it('is where the page is, if others find it there', async () => {
    const origin = 'https://curio.example';
    expect(await findAddress(at(origin), never)).toEqual({ address: origin, offered: [origin] });
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
    'is never %s, but the address in the network',
    async (origin) => {
      const network = ['http://192.168.1.5:8080/', 'http://10.0.0.2:8080/'];
      expect(await findAddress(at(origin), async () => network)).toEqual({
        address: 'http://192.168.1.5:8080',
        offered: ['http://192.168.1.5:8080', 'http://10.0.0.2:8080'],
      });
      for (const answer of [[], undefined, 'x', [7, 'javascript:alert(1)']])
        expect(await findAddress(at(origin), async () => answer)).toEqual({
          address: undefined,
          offered: [],
        });
      expect(await findAddress(at(origin), never)).toMatchObject({ address: undefined });
    },
  );

  it('knows this machine by its names', () => {
    expect(
      ['localhost', 'LOCALHOST', '127.0.0.1', '127.9.9.9', '[::1]', '::1'].filter(isLocal),
    ).toHaveLength(6);
    expect(
      ['curio.example', '192.168.1.5', 'localhost.example', '10.127.0.1'].filter(isLocal),
    ).toEqual([]);
  });

  it.each([
    ['http://127.0.0.1:8080', true],
    ['http://localhost', true],
    ['http://192.168.1.5:8080', false],
    ['https://curio.example/app', false],
    ['my laptop', true],
  ])('%s is known to this machine alone: %s', (address, local) => {
    expect(isLocalAddress(address)).toBe(local);
  });
});
