// Hints where a table agrees: on its last potion, and on giving up where only that is left. All see the same answers, so all
// are told the same.

import type { Budget } from '../../../../core/budget.ts';
import type { HintStep } from '../../../../core/hint.ts';
import { failure, type Result, success } from '../../../../core/result.ts';
import type { View } from '../../types/index.ts';
import type { Seat } from '../../types/table.ts';
import type { Proposal } from '../../types/talk.ts';
import { type MoveHint, sureBrew, towards } from '../hint.ts';
import { knownFrom } from '../known.ts';
import { likeliest } from '../last.ts';
import type { Pool } from '../pool.ts';

/** Has this seat agreed to what would be advised? Then it waits for the others. */
export const waitsFor = ({ table }: View, seat: Seat | null, what: Proposal['what']): boolean =>
  seat !== null && table?.proposal?.what === what && table.proposal.agreed.includes(seat);

export const waiting: MoveHint = {
  technique: 'tableWait',
  steps: [{ area: { cells: [] }, facts: [{ type: 'othersFirst' }], marks: [] }],
  targets: [],
};

/** What wins in the most recipes that are possible. Faults: nothingToHint, budgetExhausted. */
export function lastHint(view: View, budget: Budget): Result<MoveHint> {
  if (waitsFor(view, view.table?.you ?? null, 'last')) return success(waiting);
  const known = knownFrom(view, budget);
  if (!known.ok) return known;
  const pool = known.value.pool(budget);
  if (!pool) return failure('budgetExhausted');
  const best = likeliest(view, pool, budget);
  if (!best.ok) return best;
  const { entries, facts } = best.value;
  const [first, ...rest] = facts.map(
    (fact): HintStep => ({ area: { cells: [] }, facts: [fact], marks: [] }),
  );
  return success({
    technique: 'lastPotion',
    steps: [first ?? { area: { cells: [] }, facts, marks: [] }, ...rest],
    targets: [],
    conclusion: [towards(entries)],
    move: { type: 'last', entries },
  });
}

/** Nothing more can be learnt on the board, and a lost game gives one more potion. */
export function spentHint(view: View, seat: Seat, pool: Pool, budget: Budget): MoveHint {
  if (waitsFor(view, seat, 'giveUp')) return waiting;
  const known = sureBrew(view, pool, budget) !== undefined;
  return {
    technique: known ? 'boardSpent' : 'boardMove',
    steps: [{ area: { cells: [] }, facts: [{ type: 'lastIsFree' }], marks: [] }],
    targets: [],
    move: { type: 'giveUp' },
  };
}
