// Invariants under random play: no card is lost or invented, every position can go on, the fast simulator agrees with
// the rules, and nothing hidden leaks.

import { describe, expect, it } from 'vitest';
import { samples, soaking } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { createRng, type Rng } from '../../../core/rng.ts';
import { allCards, dungeonCards, fateCard, fates, gemCards, healthCards } from '../cards.ts';
import { dragonQuest } from '../index.ts';
import { moveCode } from '../rules/code.ts';
import { columnOf, HEIGHT, rowOf, spanOf, WIDTH } from '../rules/dungeon.ts';
import { presets } from '../rules/index.ts';
import { apply, placeable } from '../rules/moves.ts';
import { levelDeck, start, stockOf } from '../rules/turn.ts';
import { leftFates, legalMoves, print, view } from '../rules/view.ts';
import { exchangeHidden } from '../testing/index.ts';
import type { Move, Params, Puzzle, State } from '../types.ts';
import { type BotManner, carefulAction } from './careful-bot.ts';
import { act, listActions } from './simulation/act.ts';
import { knownSim, movesOf, simOf } from './simulation/bridge.ts';
import { DAMAGE, FATE, FREE, HIDDEN, type Sim } from './simulation/position.ts';
import { MOST_LEVELS } from './simulation/source.ts';

function randomParams(rng: Rng): Params {
  const preset = presets[rng.below(presets.length)] ?? presets[0];
  if (rng.below(2) === 0) return preset.params;
  return {
    ...preset.params,
    startGems: rng.below(5),
    startItems: rng.below(8),
    depth: 1 + rng.below(3),
    open: rng.below(2) === 0,
  };
}

/** Where each of the 54 cards lies, by the true order of the deal. */
function pilesOf(puzzle: Puzzle, state: State): readonly string[] {
  const deck = levelDeck(puzzle, state.level);
  const laid = state.dungeon.map(({ card }) => (card === '??' ? (deck[0] ?? '') : card));
  const { health, gems, usedFates, items } = state;
  return [
    ...laid,
    ...deck.slice(state.dungeon.length),
    ...healthCards.slice(0, health),
    ...healthCards.slice(health),
    ...gemCards.slice(0, gems),
    ...gemCards.slice(gems),
    ...[...usedFates, ...(usedFates.length < fates.length ? leftFates(usedFates) : [])].map(
      fateCard,
    ),
    ...items,
    ...stockOf(items),
  ];
}

function playRandom(
  seed: string,
  check: (puzzle: Puzzle, state: State, moves: Move[]) => void,
): State {
  const rng = createRng(seed);
  const puzzle = { params: randomParams(rng), seed: rng.below(0x100000000) };
  let state = start(puzzle);
  for (let turn = 0; turn < 2000; turn++) {
    const moves = [...legalMoves(view(puzzle, state))];
    check(puzzle, state, moves);
    const move = moves[rng.below(Math.max(1, moves.length))];
    if (!move) return state;
    const outcome = apply(puzzle, state, move);
    if (!outcome.ok) throw new Error(`${moveCode.encode(move)}: ${outcome.refusal.type}`);
    state = outcome.state;
  }
  return state;
}

describe('random games', () => {
  it('keep all 54 cards, only legal cells, no negative pile, and end or go on', () => {
    const endings = new Set<string | null>();
    const sorted = [...allCards].sort().join();
    for (let game = 0; game < (soaking ? 10_000 : 200); game++) {
      const last = playRandom(`game ${game}`, (puzzle, state, moves) => {
        if ([...pilesOf(puzzle, state)].sort().join() !== sorted) throw new Error('cards lost');
        const span = spanOf(
          state.dungeon.map(({ cell }) => ({ row: rowOf(cell), column: columnOf(cell) })),
        );
        if (!span) throw new Error('an empty dungeon');
        const counts = [state.health, state.gems, state.items.length];
        const sound =
          span.bottom - span.top < HEIGHT &&
          span.right - span.left < WIDTH &&
          counts.every((count) => count >= 0) &&
          state.gems <= 10 &&
          state.health <= puzzle.params.health &&
          new Set(state.dungeon.map((laid) => laid.cell)).size === state.dungeon.length;
        if (!sound) throw new Error(`unsound: ${JSON.stringify(state)}`);
        // Every pending choice can be answered, and a game without a move is over.
        if ((moves.length === 0) !== (state.ending !== null)) throw new Error('no way on');
      });
      endings.add(last.ending);
    }
    expect([...endings]).toEqual(expect.arrayContaining(['died', 'trapped', 'exit', 'critical']));
  });

  it('place only where a plain count of neighbours allows it', () => {
    for (let game = 0; game < samples(300); game++) {
      playRandom(`cells ${game}`, (puzzle, state) => {
        const allowed = [];
        for (let row = 0; row < 9; row++)
          for (let column = 0; column < 13; column++)
            if (mayPlace(puzzle, state, row, column)) allowed.push(row * 13 + column);
        expect(placeable(state, puzzle.params)).toEqual(allowed);
      });
    }
  });

  it('accept every legal move and refuse, never throw at, every other word', () => {
    const rng = createRng('words');
    for (let game = 0; game < samples(100); game++) {
      playRandom(`words ${game}`, (puzzle, state, moves) => {
        for (const move of moves) {
          const outcome = apply(puzzle, state, move);
          if (!outcome.ok) throw new Error(moveCode.encode(move));
        }
        const legal = new Set(moves.map(moveCode.encode));
        for (let tries = 0; tries < 20; tries++) {
          const word = randomWord(rng);
          const move = moveCode.decode(word);
          if (!move.ok) throw new Error(word);
          expect(apply(puzzle, state, move.value).ok).toBe(legal.has(word));
        }
      });
    }
  });
});

/** Judge of placing: looks at every card, no index, no span helper. */
function mayPlace(puzzle: Puzzle, state: State, row: number, column: number): boolean {
  const spots = state.dungeon.map(({ cell, faceUp }) => ({
    row: Math.floor(cell / 13),
    column: cell % 13,
    faceUp,
  }));
  if (spots.length === 27) return false;
  if (spots.some((spot) => spot.row === row && spot.column === column)) return false;
  const beside = spots.filter(
    (spot) => Math.abs(spot.row - row) + Math.abs(spot.column - column) === 1,
  );
  const down = beside.filter((spot) => !spot.faceUp).length;
  if (down !== 1 || (!puzzle.params.open && beside.length !== 1)) return false;
  return spots.every(
    (spot) => Math.abs(spot.row - row) <= 4 && Math.abs(spot.column - column) <= 6,
  );
}

function randomWord(rng: Rng): string {
  const cell = () => `${'abcdefghijklm'.charAt(rng.below(13))}${1 + rng.below(9)}`;
  const item = () => ['HK', 'DK', 'HQ', 'DQ', 'HJ', 'DJ', 'RX'][rng.below(7)] ?? 'RX';
  const words = [
    `place-${cell()}`,
    `resolve-${cell()}`,
    `flip-${cell()}-${item()}`,
    `use-${item()}`,
    `take-${item()}`,
    `spend-${rng.below(11)}`,
    'name-king',
    'name-queen',
    'accept',
    'leave',
    'cancel',
  ];
  return words[rng.below(words.length)] ?? 'accept';
}

describe('the fast simulator', () => {
  const manners: readonly (BotManner | 'random')[] = [
    'random',
    { insight: false, noise: 0 },
    { insight: false, noise: 200 },
    { insight: true, noise: 60 },
  ];
  it.each(manners)('agrees with the rules in every position, playing %j', (manner) => {
    const actions = new Uint16Array(512);
    for (let game = 0; game < samples(1500); game++) {
      const rng = createRng(`agree ${game}`);
      const puzzle = { params: randomParams(rng), seed: rng.below(0x100000000) };
      let state = start(puzzle);
      const sim = knownSim(puzzle, state);
      for (let turn = 0; turn < 1500 && sim.over === 0 && sim.level < MOST_LEVELS; turn++) {
        const size = listActions(sim, actions);
        const listed = [...actions.subarray(0, size)];
        const action = manner === 'random' ? listed[rng.below(size)] : carefulAction(sim, manner);
        if (action === undefined || !listed.includes(action)) throw new Error(`illegal: ${action}`);
        for (const move of movesOf(sim, action, state.items)) {
          const outcome = apply(puzzle, state, move);
          if (!outcome.ok) throw new Error(`${moveCode.encode(move)}: ${outcome.refusal.type}`);
          state = outcome.state;
        }
        act(sim, action);
        expect(fingerprint(sim)).toBe(fingerprint(simOf(state, puzzle.params, sim.source)));
      }
      if (sim.level < MOST_LEVELS) expect(sim.over !== 0).toBe(state.ending !== null);
    }
  });

  it('lists as many sorts of action as the rules have moves', () => {
    const actions = new Uint16Array(512);
    for (let game = 0; game < samples(200); game++) {
      playRandom(`list ${game}`, (puzzle, state, moves) => {
        if (state.pending?.kind === 'joker') return;
        const sim = knownSim(puzzle, state);
        const size = listActions(sim, actions);
        const listed = [...actions.subarray(0, size)];
        const first = new Set(listed.map((action) => kindOf(movesOf(sim, action, state.items)[0])));
        expect(first).toEqual(new Set(moves.map(kindOf)));
      });
    }
  });
});

/** Equal cards of a kind count as one. */
const kindOf = (move: Move | undefined): string =>
  move ? moveCode.encode(move).replace(/[HD](?=[KQJ]$)/, '') : '';

describe('non-interference', () => {
  it('leaves view and print as they are when only hidden cards are exchanged', () => {
    let changed = 0;
    for (let game = 0; game < samples(300); game++) {
      const rng = createRng(`hidden ${game}`);
      playRandom(`hidden ${game}`, (puzzle, state) => {
        const other = exchangeHidden(puzzle, state, rng);
        if (!other) throw new Error('there is always something hidden');
        if (levelDeck(other, state.level).join() !== levelDeck(puzzle, state.level).join())
          changed++;
        expect(view(other, state)).toEqual(view(puzzle, state));
        expect(print(view(other, state))).toBe(print(view(puzzle, state)));
      });
    }
    expect(changed).toBeGreaterThan(100);
  });

  it('leaves hints as they are', () => {
    for (let game = 0; game < samples(20); game++) {
      const positions: [Puzzle, State][] = [];
      playRandom(`hint ${game}`, (puzzle, state) => positions.push([puzzle, state]));
      const rng = createRng(`hint ${game}`);
      const found = positions[rng.below(Math.max(1, positions.length - 1))];
      if (!found) continue;
      const [puzzle, state] = found;
      const other = exchangeHidden(puzzle, state, rng) ?? puzzle;
      const hintOf = (deal: Puzzle) =>
        dragonQuest.hint(view(deal, state), createRng('same'), unlimitedBudget);
      expect(hintOf(other)).toEqual(hintOf(puzzle));
    }
  });
});

/** A whole position as one line, to compare the two implementations. */
function fingerprint(sim: Sim): string {
  const ready = sim.pending === FREE && sim.over === 0;
  const cards = dungeonCards.map((_, number) => {
    const mask = 1 << number;
    if ((sim.found & mask) === 0) return '-';
    return `${(sim.up & mask) !== 0 ? '' : '#'}${sim.at[number]}`;
  });
  const pending = sim.pending === FREE ? '' : `${sim.pending}:${sim.pendingCard}`;
  const fight = sim.pending === FATE ? `${sim.fate}+${sim.bonus}` : '';
  const owed = sim.pending === DAMAGE || sim.pending === HIDDEN ? String(sim.owed) : '';
  const counts = [sim.level, sim.laid, sim.health, sim.gems, ...sim.held, ...sim.stock];
  const draws = [sim.fateDraws, sim.left, sim.itemDraws, sim.queenBeaten, sim.over, ready];
  return [...counts, ...draws, pending, fight, owed, ...cards].join(' ');
}
