// A daily that is over: the board shows how many chose the same once the service has sent the numbers.

import { createRoot, createSignal } from 'solid-js';
import { render } from 'solid-js/web';
import { afterEach, expect, it, vi } from 'vitest';
import { dragons, ELSA, full, game, sessionOf } from '../../../games/dokuborn/testing/index.ts';
import type { DokubornTypes } from '../../../games/dokuborn/types.ts';
import type { Rarity } from '../../../wire/service-api.ts';
import { words } from '../../../words/en/dokuborn/index.ts';
import { createPlay } from '../../play/play.ts';
import { madeEngine } from '../../play/testing.ts';
import { createPlayClock } from '../../play/time.ts';
import { Grid } from './grid.tsx';
import { handOf } from './hand.ts';
import { Standing } from './panel.tsx';

const [known, setKnown] = createSignal<Rarity>();
vi.mock('../../online/service.ts', () => ({ theService: () => ({ knownRarity: known }) }));

let end = () => {};
afterEach(() => {
  end();
  document.body.replaceChildren();
  setKnown(undefined);
});

function begin(daily: string | undefined) {
  const puzzle = dragons('free');
  const moves = full(puzzle).map((word) => {
    const move = game.moveCode.decode(word);
    if (!move.ok || move.value.type !== 'place') throw new Error(word);
    return move.value;
  });
  const cards = moves.map(({ card }) => card);
  setKnown({
    players: 40,
    final: false,
    cells: cards.map((card, cell) => [
      { card: cell === 0 ? ELSA : card, share: 0.5 },
      { card: cell === 0 ? card : ELSA, share: 0.025 },
    ]),
    you: { score: 152.5, cards },
  });
  const play = createRoot((dispose) => {
    end = dispose;
    return createPlay<DokubornTypes>({
      session: sessionOf(puzzle),
      words,
      daily,
      clock: createPlayClock(0),
      engine: madeEngine(),
      explain: (fault) => fault.code,
      save: () => {},
    });
  });
  const unrender = render(
    () => (
      <>
        <Standing play={play} />
        <Grid play={play} hand={handOf(play)} />
      </>
    ),
    document.body,
  );
  const dispose = end;
  end = () => {
    unrender();
    dispose();
  };
  const badges = () =>
    [...document.querySelectorAll('.mini-worth')].map((badge) => badge.textContent);
  return { play, moves, badges };
}

const score = () => document.querySelector('.doku-figures')?.textContent;

it('rarity replaces worth when the daily is over, and not before', async () => {
  const { play, moves, badges } = begin('2026-11-16');
  for (const move of moves.slice(1)) play.move(move);
  await vi.dynamicImportSettled();
  const worths = play.view().cells.flatMap(({ card, worth }) => (card ? [String(worth)] : []));
  expect(badges()).toEqual(worths);
  expect(score()).toContain('Score');
  for (const move of moves.slice(0, 1)) play.move(move);
  await vi.dynamicImportSettled();
  expect(badges()).toEqual(['3\u00a0%', '50\u00a0%', '50\u00a0%', '50\u00a0%']);
  expect(score()).toContain('Rarity score152.5');
  expect(document.querySelector('[data-cell="1"] .unseen')?.textContent).toMatch(
    /chosen by 50\u00a0% of the players$/,
  );
});

it('a board that is no daily keeps its points', async () => {
  const { play, moves, badges } = begin(undefined);
  for (const move of moves) play.move(move);
  await vi.dynamicImportSettled();
  expect(badges()).toEqual(play.view().cells.map(({ worth }) => String(worth)));
  expect(score()).not.toContain('Rarity');
});
