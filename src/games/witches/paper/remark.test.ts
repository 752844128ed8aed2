import { expect, it } from 'vitest';
import { paper } from '../../../words/en/witches/paper.ts';
import { witches } from '../index.ts';
import { createPrinting } from './index.ts';

const { remark, usual } = createPrinting(witches, paper);

it.each([
  ['', 2, undefined],
  ['Ada, Ben', 2, undefined],
  ['Ada, Ben, ', 2, undefined],
  ['Ada, Ben, Cy', 2, 'Cy has no part of the board: there are more names than players.'],
  ['Ada,Ben,Cy,Dee', 2, 'Cy and Dee have no part of the board: there are more names than players.'],
])('%j for %i players', (names, players, said) => {
  expect(remark?.({ ...usual, names, players })).toBe(said);
});
