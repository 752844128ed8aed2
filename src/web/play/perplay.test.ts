import { expect, it } from 'vitest';
import { perPlay } from './play.ts';

it('makes one hand per play, also where that is undefined', () => {
  let made = 0;
  const handOf = perPlay((play: { readonly name: string }) => {
    made++;
    return play.name === 'none' ? undefined : { of: play.name };
  });
  const one = { name: 'one' };
  const none = { name: 'none' };
  expect(handOf(one)).toBe(handOf(one));
  expect(handOf({ name: 'one' })).not.toBe(handOf(one));
  expect([handOf(none), handOf(none)]).toEqual([undefined, undefined]);
  expect(made).toBe(3);
});
