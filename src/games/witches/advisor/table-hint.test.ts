// Hints at tables: they lead every seat to the win, propose only allowed moves, and know nothing hidden.

import { describe, expect, it } from 'vitest';
import { expectOk } from '../../../../test/harness.ts';
import { soaking, someOf } from '../../../../test/samples.ts';
import { createBudget, unlimitedBudget } from '../../../core/budget.ts';
import { deal } from '../../../core/deal.ts';
import { createRng } from '../../../core/rng.ts';
import { words } from '../../../words/en/witches/index.ts';
import { hintSentences, withTable } from '../../../words/words.ts';
import { witches } from '../index.ts';
import { applyAny, startAny, viewAny } from '../rules/with-tables.ts';
import { playTable } from '../seats/table-game.ts';
import { playWords, seenBy, type TableSetting, tablePuzzle } from '../testing/drawn-boards.ts';
import { engineHint, type Followed, followTable } from '../testing/hint-games.ts';
import { exchangeHidden } from '../testing/index.ts';
import type { Params, Puzzle, View } from '../types/index.ts';

function tableOf(preset: string, seed: string, change: Partial<Params>): Puzzle {
  const { params } = witches.presets.find(({ id }) => id === preset) ?? witches.presets[0];
  const dealt = deal(witches, { ...params, play: 'table', ...change }, seed, unlimitedBudget);
  if (!dealt.ok) throw new Error(dealt.fault.code);
  return dealt.value.puzzle;
}

const hintFor = (view: View) => witches.hint(view, createRng('any'), createBudget(3_000_000));
const told = await withTable(words);

/** Every seat in turn follows its hint, and every hint has its sentences. */
function follow(puzzle: Puzzle, seats: number): Followed {
  const ask = engineHint(createBudget(3_000_000));
  return followTable(puzzle, seats, (view, step) => {
    const hint = ask(view, step);
    if (hint.ok)
      expect(hintSentences(told.hint, hint.value, view, 'what').join(' ')).not.toMatch(
        /undefined|NaN|\[object/,
      );
    return hint;
  });
}

describe('hints at a table', () => {
  // Slightly more than the potions and rounds they take; `tsx scripts/tablehints.ts` plays more of them.
  const tables = [
    ['first-game', '2', 'cauldrons', 5, 46],
    ['first-game', '5', 'gardens', 6, 22],
    ['amateur-witch', '5', 'cauldrons', 8, 40],
    ['high-witch', '2', 'gardens', 13, 74],
  ] as const;
  it.each(someOf(tables, 1))(
    'lead a table of %s, %s players and %s, to the win',
    (level, seats, board, most, rounds) => {
      const followed = follow(tableOf(level, 'hints', { seats, board }), Number(seats));
      expect(followed).toMatchObject({ ending: 'won', twice: false, idle: 0 });
      expect(followed.potions).toBeLessThanOrEqual(most);
      expect(followed.rounds).toBeLessThanOrEqual(rounds);
    },
  );

  it.runIf(soaking)('continue when each seat may brew only one kind', () => {
    const { params } = witches.presets.find(({ id }) => id === 'beginner') ?? witches.presets[0];
    const table: Params = { ...params, play: 'table', events: false, seats: '2' };
    const rng = createRng('table beginner-cauldrons-2 1');
    const puzzle = expectOk(witches.generate(table, rng, unlimitedBudget));
    expect(follow(puzzle, 2)).toMatchObject({ ending: 'won', twice: false });
  });

  it('lead people at a printed board to the win', () => {
    const { params } = witches.presets.find(({ id }) => id === 'beginner') ?? witches.presets[0];
    const dealt = expectOk(deal(witches, params, 'paper', unlimitedBudget));
    const followed = follow(dealt.puzzle, 3);
    expect(followed).toMatchObject({ ending: 'won', twice: false, idle: 0 });
    expect(followed.potions).toBeLessThanOrEqual(5);
  });

  it('agree on the last potion, and wait once they have', () => {
    const setting: TableSetting = { seats: 2, lastPotion: true };
    const { state } = playWords(setting, '1_q 2_Y');
    const first = hintFor(seenBy(setting, state, 1));
    const move = first?.ok ? first.value.move : undefined;
    if (move?.type !== 'last') throw new Error('no last potion');
    expect(hintFor(seenBy(setting, state, 2))).toEqual(first);
    const proposed = playTable(tablePuzzle(setting), state, 1, move);
    if (!proposed.ok) throw new Error(proposed.refusal.type);
    const waits = hintFor(seenBy(setting, proposed.state, 1));
    expect(waits).toMatchObject({ ok: true, value: { technique: 'tableWait' } });
    expect(hintFor(seenBy(setting, proposed.state, 2))).toMatchObject({ value: { move } });
  });

  it('know only what the seat sees', () => {
    const puzzle = tableOf('beginner', 'same', { seats: '3' });
    const state = startAny(puzzle);
    const other = exchangeHidden(puzzle, state, createRng('other'));
    if (!other) throw new Error('no other recipe');
    for (const seat of [1, 2, 3])
      expect(hintFor(viewAny(other, state, seat))).toEqual(hintFor(viewAny(puzzle, state, seat)));
  });

  it('name the seat for spectators', () => {
    const puzzle = tableOf('first-game', 'all', { seats: '2' });
    const hint = hintFor(viewAny(puzzle, startAny(puzzle)));
    expect(hint).toMatchObject({ ok: true, value: { move: { type: 'seat' } } });
    if (hint?.ok && hint.value.move)
      expect(applyAny(puzzle, startAny(puzzle), hint.value.move).ok).toBe(true);
  });

  it.each([
    ['guesser', '1_p2-0', ['guess', 'pass']],
    ['painter', '1_p2-0', ['pass']],
  ] as const)('choose for a %s', (special, played, types) => {
    const setting: TableSetting = { seats: 2, specials: [{ cell: 2, special }] };
    const { state } = playWords(setting, played);
    const hint = hintFor(seenBy(setting, state, 1));
    expect(types).toContain(hint?.ok ? hint.value.move?.type : 'none');
  });
});

describe('what the table could do next', () => {
  it('names a potion, its brewer, and each seat’s task in this round', () => {
    const puzzle = tableOf('amateur-witch', 'plan', { seats: '4' });
    const state = startAny(puzzle);
    const of = viewAny(puzzle, state, 2);
    const plan = witches.ask({ type: 'tablePlan', of }, undefined, createBudget(3_000_000));
    if (!plan?.ok || plan.value.type !== 'tablePlan') throw new Error('no plan');
    const { entries, brewer, steps, recipes } = plan.value;
    expect(entries.length).toBeGreaterThan(0);
    expect(brewer).toBeGreaterThanOrEqual(1);
    expect(recipes).toBeGreaterThan(1);
    expect(steps.length).toBeGreaterThan(0);
    let now = state;
    for (const { seat, move } of steps) {
      const outcome = applyAny(puzzle, now, { type: 'seat', seat, move });
      if (!outcome.ok) throw new Error(outcome.refusal.type);
      now = outcome.state;
    }
  });

  it('is asked of a table on screen that is being played', () => {
    const ask = (of: View) => witches.ask({ type: 'tablePlan', of }, undefined, createBudget(9));
    const puzzle = tableOf('first-game', 'over', { seats: '2' });
    const over = { ...startAny(puzzle), ending: 'lost' as const };
    expect(ask(viewAny(puzzle, over, 1))).toMatchObject({ fault: { code: 'nothingToHint' } });
    expect(witches.ask({ type: 'tablePlan' }, undefined, unlimitedBudget)).toMatchObject({
      fault: { code: 'noInquiry' },
    });
  });
});
