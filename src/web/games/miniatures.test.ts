// Small pictures of boards: as many squares as the board has, and what was done is seen.

import { expect, it } from 'vitest';
import { expectOk, plenty } from '../../../test/harness.ts';
import { deal } from '../../core/deal.ts';
import type { Game, GameTypes } from '../../core/game.ts';
import { Session } from '../../core/session.ts';
import { hudoku } from '../../games/hudoku/index.ts';
import { pikachu } from '../../games/pikachu/index.ts';
import { miniature as hudokuMiniature } from './hudoku/miniature.ts';
import { miniature as pikachuMiniature } from './pikachu/miniature.ts';

function begin<T extends GameTypes>(game: Game<T>, preset: string): Session<T> {
  const params = game.presets.find(({ id }) => id === preset)?.params ?? game.presets[0].params;
  return new Session<T>(game, expectOk(deal(game, params, 'small', plenty())));
}

it('Hudoku: regions in their colours, a dot for every digit, other ones for own digits', () => {
  const session = begin(hudoku, 'pinwheel-medium-calm');
  const tiles = () => hudokuMiniature.tiles(session.view).flat();
  const dots = (colour?: string) =>
    tiles().filter((tile) => tile?.dot && (colour === undefined || tile.dot === colour));
  const { template, revealed, revealedCount } = session.view;
  expect(tiles()).toHaveLength(template.flat().length);
  expect(tiles().filter((tile) => tile === undefined)).toHaveLength(
    revealed.flat().filter((square) => square === '-').length,
  );
  expect(new Set(tiles().flatMap((tile) => tile?.ground ?? [])).size).toBeGreaterThan(1);
  expect(dots()).toHaveLength(revealedCount);
  const given = dots()[0]?.dot;
  const solved = hudoku.solve(session.deal.puzzle, session.state, plenty());
  if (!solved?.ok) throw new Error('not solved');
  for (const [index, move] of solved.value.moves.slice(0, 3).entries())
    session.play(move, 1000 * (index + 1));
  expect(dots()).toHaveLength(revealedCount + 3);
  expect(dots(given)).toHaveLength(revealedCount);
});

it('Pikachu: a square for every tile that is left', () => {
  const session = begin(pikachu, 'small-easy');
  const left = () => pikachuMiniature.tiles(session.view).flat().filter(Boolean).length;
  const all = left();
  const [from = 0, to = 0] = session.deal.puzzle.proof;
  session.play({ type: 'match', from, to }, 1000);
  expect([all, left()]).toEqual([60, 58]);
});
