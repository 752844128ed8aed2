import { expect, it } from 'vitest';
import { ownedBy } from './ownedby.ts';

it.each([
  ['Anna', 'Anna’s'],
  ['Bartholomew of Woods', 'Bartholomew of Woods’'],
  ['JONAS', 'JONAS’'],
  ['Max 2', 'Max 2’s'],
  ['Łukasz', 'Łukasz’s'],
])('what is %s’s is called so', (name, said) => {
  expect(ownedBy(name)).toBe(said);
});
