// What a table on screen should do next, from what all see.

import type { Budget } from '../../../../core/budget.ts';
import { failure, type Result } from '../../../../core/result.ts';
import type { View } from '../../types/index.ts';
import type { TablePlan } from '../../types/table.ts';

/** Faults: nothingToHint, budgetExhausted. */
export function tablePlan(_view: View, _budget: Budget): Result<TablePlan> {
  return failure('nothingToHint');
}
