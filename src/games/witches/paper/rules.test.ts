import { expect, it } from 'vitest';
import { renderSvg } from '../../../paper/svg.ts';
import { paper } from '../../../words/en/witches/paper.ts';
import { witches } from '../index.ts';
import type { BoardKind } from '../types/board.ts';
import { rulesPages } from './index.ts';

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
