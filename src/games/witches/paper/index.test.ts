import { expect, it } from 'vitest';
import { renderSvg } from '../../../paper/svg.ts';
import { paper } from '../../../words/en/witches/paper.ts';
import { witches } from '../index.ts';
import type { BoardKind } from '../types/board.ts';
import { createPrinting, rulesPages } from './index.ts';

const { details, usual } = createPrinting(witches, paper);

it.each([
  ['', 2, undefined],
  ['Ada, Ben', 2, undefined],
  ['Ada, Ben, ', 2, undefined],
  ['Ada, Ben, Cy', 2, 'Cy has no part of the board: there are more names than players.'],
  ['Ada,Ben,Cy,Dee', 2, 'Cy and Dee have no part of the board: there are more names than players.'],
])('%j for %i players', (names, players, said) => {
  expect(details?.({ ...usual, names, players }).remark).toBe(said);
});

const [{ params }] = witches.presets;
const written = (kind?: BoardKind) =>
  rulesPages('a4', paper, kind && { params, kind })
    .map(renderSvg)
    .join('');

it('a board comes with its own rules, not with those of the other kind', () => {
  expect(written('gardens')).toContain('Test: choose a garden');
  expect(written('gardens')).not.toMatch(/Pluck|Give:|[Cc]auldron/);
  expect(written('cauldrons')).toContain('Pluck: ');
  expect(written('cauldrons')).not.toMatch(/garden board|Test: /);
});

it('the rules by themselves tell of both', () => {
  expect(written()).toMatch(/Pluck: .*The garden board/s);
});
