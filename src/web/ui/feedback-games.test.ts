// What is felt in real games: boards are dealt, played well and badly, and the answers listed.

import { createRoot } from 'solid-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dealPreset, expectOk, manifestOf, plenty } from '../../../test/harness.ts';
import type { Game, Tagged } from '../../core/game.ts';
import { Session } from '../../core/session.ts';
import { games } from '../../games/index.ts';
import { loadFace } from '../games/index.ts';
import { createPlay } from '../play/play.ts';
import { madeEngine } from '../play/testing.ts';
import { createPlayClock } from '../play/time.ts';
import type { FeedbackDetail, FeedbackKind } from './feedback.ts';

let dispose = () => {};
let heard: FeedbackDetail[] = [];
const listen = (event: Event) => {
  if (event instanceof CustomEvent) heard.push(event.detail);
};
beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  heard = [];
  document.addEventListener('felt', listen);
});
afterEach(() => {
  dispose();
  document.removeEventListener('felt', listen);
  vi.useRealTimers();
});

const kinds = () => heard.map(({ kind }) => kind);
const last = () => kinds().at(-1);

type Begun = Awaited<ReturnType<typeof begin>>;

async function begin(id: string, preset: string, seed = 'feel') {
  const manifest = manifestOf(id);
  const game: Game = await manifest.loadGame();
  const session = new Session(game, dealPreset(game, preset, seed));
  const words = await manifest.words.en();
  const face = await loadFace(id);
  const play = createRoot((end) => {
    dispose = end;
    return createPlay({
      session,
      words,
      clock: createPlayClock(0),
      engine: madeEngine(),
      feel: face?.feedback,
      explain: (fault) => fault.code,
      save: () => {},
    });
  });
  const solution = () => {
    const { puzzle } = session.deal;
    const found = game.solve(puzzle, session.state, plenty());
    return expectOk(found).moves;
  };
  return { game, session, play, solution };
}

/** Plays legal moves, spread over the list, until one is felt like this. */
function playUntil({ play, session }: Begun, kind: FeedbackKind, most = 500): void {
  for (let tries = 0; tries < most && last() !== kind; tries++) {
    const moves = [...session.game.legalMoves(session.view)];
    const move = moves[(tries * 7) % moves.length];
    if (!move) break;
    play.move(move);
  }
  expect(last()).toBe(kind);
}

const named = [
  ['hudoku', 'classic-easy'],
  ['pikachu', 'small-easy'],
  ['dokuborn', 'veryEasy2'],
  ['dragon-quest', 'easy'],
  ['witches', 'first-game'],
] as const;

const others = games
  .filter(({ id }) => named.every(([known]) => known !== id))
  .map(({ id, starters: [preset = ''] }) => [id, preset] as const);

describe.each([...named, ...others])('%s', (id, preset) => {
  it('played well: no move is felt as wrong, the last one is felt as won', async () => {
    const { play, solution } = await begin(id, preset);
    for (const move of solution()) play.move(move);
    expect(last()).toBe('won');
    const felt = new Set(kinds());
    for (const bad of ['refused', 'lost', 'clock', 'stuck'] as const)
      expect(felt).not.toContain(bad);
    // Even the best way through the dungeon may hurt.
    if (id === 'dragon-quest') return expect(felt).toContain('struck');
    for (const bad of ['missed', 'wounded'] as const) expect(felt).not.toContain(bad);
  });
});

it('Hudoku: a wrong digit, a reveal, the countdown, undo and giving up are felt as what they are', async () => {
  const begun = await begin('hudoku', 'classic-easy');
  const { play } = begun;
  play.undo();
  expect(last()).toBe('refused');
  play.move({ type: 'fillMarks' });
  expect(last()).toBe('accepted');
  play.undo();
  expect(last()).toBe('undone');
  play.redo();
  expect(last()).toBe('redone');
  playUntil(begun, 'missed');
  play.move({ type: 'reveal' });
  expect(last()).toBe('hinted');
  vi.advanceTimersByTime(31_000);
  expect(last()).toBe('clock');
  play.restart();
  expect(last()).toBe('restarted');
  play.move({ type: 'showSolution' });
  expect(last()).toBe('lost');
});

it('Pikachu: pairs in quick succession are felt as a combo that rises, a mismatch as a miss', async () => {
  const { play, session, solution } = await begin('pikachu', 'small-easy');
  for (const move of solution().slice(0, 4)) play.move(move);
  expect(heard.map(({ kind, count }) => [kind, count])).toEqual([
    ['accepted', undefined],
    ['combo', 2],
    ['combo', 3],
    ['combo', 4],
  ]);
  const { tiles } = session.view as { readonly tiles: readonly number[] };
  const from = tiles.findIndex((tile) => tile !== 0);
  const to = tiles.findIndex((tile) => tile !== 0 && tile !== tiles[from]);
  play.move({ type: 'match', from, to } as Tagged);
  expect(last()).toBe('missed');
  play.undo();
  expect(last()).toBe('undone');
});

it('Dokuborn: a card that does not fit is felt as a miss, giving up as lost', async () => {
  const begun = await begin('dokuborn', 'medium3Classic');
  const moves = [...begun.session.game.legalMoves(begun.session.view)];
  // Every card that fits some cell is tried in every cell.
  for (let index = 0; index < moves.length && last() !== 'missed'; index += 3) {
    const move = moves[index];
    if (move) begun.play.move(move);
  }
  expect(last()).toBe('missed');
  begun.play.move({ type: 'giveUp' });
  expect(last()).toBe('lost');
});

it('Dragon Quest: a card that is turned, what hurts and the end are felt as what they are', async () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const { play, session } = await begin('dragon-quest', 'easy', seed);
    for (let step = 0; step < 300 && !session.over; step++) {
      const moves = [...session.game.legalMoves(session.view)];
      const move = moves[(step * 7) % moves.length];
      if (move) play.move(move);
    }
    dispose();
  }
  const felt = new Set(kinds());
  for (const kind of ['revealed', 'struck', 'wounded', 'gained', 'descended', 'lost'] as const)
    expect(felt).toContain(kind);
  expect(felt).not.toContain('refused');
  for (const { kind, count = 0 } of heard) if (kind === 'wounded') expect(count).toBeGreaterThan(0);
});

it('Wondering Witches: a potion that teaches is no miss; opening the recipe is lost', async () => {
  const begun = await begin('witches', 'first-game');
  const move = [...begun.session.game.legalMoves(begun.session.view)].find(
    ({ type }) => type === 'use',
  );
  if (move) begun.play.move(move);
  expect(kinds()).toEqual(['accepted']);
  begun.play.move({ type: 'reveal' });
  expect(last()).toBe('lost');
});

it('a game that says nothing of its events: one called missed is felt as a miss', async () => {
  const begun = await begin('toy', 'short');
  playUntil(begun, 'missed');
  await begun.play.hints.ask();
  expect(last()).toBe('hinted');
});
