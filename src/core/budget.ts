// Step budgets: engines count work, not wall time, so an answer is the same on every machine.
// A result never depends on how large the budget was, only whether there is one.

export interface Budget {
  /** Takes `steps` (default 1) from what is left. False: it is used up, stop and return a `budgetExhausted` fault. */
  spend(steps?: number): boolean;
}

export function createBudget(steps: number): Budget {
  let left = steps;
  return {
    spend(amount = 1) {
      left -= amount;
      return left >= 0;
    },
  };
}

/** A budget that reports its use about once in `every` steps; for progress bars. */
export function reportingBudget(
  steps: number,
  every: number,
  report: (used: number, steps: number) => void,
): Budget {
  let used = 0;
  let next = every;
  return {
    spend(amount = 1) {
      used += amount;
      if (used >= next) {
        next = used + every;
        report(Math.min(used, steps), steps);
      }
      return used <= steps;
    },
  };
}

/** For callers who accept any amount of work. */
export const unlimitedBudget: Budget = { spend: () => true };
