// The bots by their results: what is published is what they do. A change of a bot shows here as other games won, and then
// the win rates must be measured again (scripts/winrates.ts).

import { describe, expect, it } from 'vitest';
import { samples, soaking, spreadOf } from '../../../../test/samples.ts';
import { unlimitedBudget } from '../../../core/budget.ts';
import { createRng } from '../../../core/rng.ts';
import { hintBy } from '../engine/hint.ts';
import { presets } from '../rules/index.ts';
import { apply, status } from '../rules/moves.ts';
import { start } from '../rules/turn.ts';
import { view } from '../rules/view.ts';
import { publishedRates } from '../rules/winrates.ts';
import { bots, measuredDeal, winsMeasured } from './measured-games.ts';

const stale = 'the bots play otherwise than when the win rates were measured: scripts/winrates.ts';

describe('published win rates', () => {
  it('are of at least 3,000 games for each preset, bot and kind of deals', () => {
    for (const { id } of presets)
      for (const bot of bots)
        for (const deals of ['winnable', 'any']) {
          const row = publishedRates.find(
            (rate) => rate.preset === id && rate.bot === bot && rate.deals === deals,
          );
          expect(row?.games ?? 0, `${id} ${bot} ${deals}`).toBeGreaterThanOrEqual(3000);
          expect(row?.opening).toMatch(/^[-+]{20}$/);
        }
  });
  // Dealing winnable games takes long, and so does the strong bot: an ordinary run plays few of those.
  it.each(spreadOf(publishedRates, 8))(
    '$preset, $bot, $deals: played again, the same games are won',
    (row) => {
      const { preset, bot, deals, again, first, opening } = row;
      const params = presets.find(({ id }) => id === preset)?.params ?? presets[0].params;
      const fast = bot !== 'strong' && deals === 'any';
      const games = soaking || fast ? again : bot === 'strong' ? 1 : opening.length;
      const played = Array.from({ length: games }, (_, index) =>
        winsMeasured(bot, { ...params, certified: deals === 'winnable' }, index) ? '+' : '-',
      ).join('');
      expect(played.slice(0, opening.length), stale).toBe(opening.slice(0, games));
      if (games === again) expect(played.replaceAll('-', '').length, stale).toBe(first);
    },
  );
});

describe('games played by hints alone', () => {
  it('are won far more often than careful ones', () => {
    const hard = presets[2]?.params ?? presets[0].params;
    const games = samples(100);
    let won = 0;
    for (let index = 0; index < games; index++) {
      const puzzle = measuredDeal(hard, 50_000 + index);
      const rng = createRng(`by hints ${index}`);
      let state = start(puzzle);
      while (state.ending === null) {
        const found = hintBy({ games: 8, rounds: 3 }, view(puzzle, state), rng, unlimitedBudget);
        if (!found.ok || !found.value.move) throw new Error('no hint');
        const outcome = apply(puzzle, state, found.value.move);
        if (!outcome.ok) throw new Error(outcome.refusal.type);
        state = outcome.state;
      }
      if (status(puzzle, state) === 'won') won++;
    }
    expect(won / games).toBeGreaterThanOrEqual(HINTS_WIN);
  });
});

/** Careful play wins 57 % of these deals, random play 6 %; hints with this little thought about 65 %. */
const HINTS_WIN = 0.6;
