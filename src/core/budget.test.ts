// Step budgets: what is left, what is over, and the reports of the reporting one.

import { expect, it } from 'vitest';
import { createBudget, reportingBudget, unlimitedBudget } from './budget.ts';

it('grants exactly its steps, and nothing more for ever', () => {
  const budget = createBudget(3);
  expect([1, 2, 3, 4, 5].map(() => budget.spend())).toEqual([true, true, true, false, false]);
});

it('grants several at a time, and no part of too many', () => {
  const budget = createBudget(10);
  expect(budget.spend(7)).toBe(true);
  expect(budget.spend(0)).toBe(true);
  expect(budget.spend(4)).toBe(false);
  expect(budget.spend(0)).toBe(false);
});

it('of no steps grants none', () => {
  expect(createBudget(0).spend()).toBe(false);
});

it('reports about once in so many steps, and never more than there were', () => {
  const reports: number[] = [];
  const budget = reportingBudget(25, 10, (used, steps) => {
    expect(steps).toBe(25);
    reports.push(used);
  });
  const granted = Array.from({ length: 40 }, () => budget.spend()).filter(Boolean).length;
  expect(granted).toBe(25);
  expect(reports).toEqual([10, 20, 25, 25]);
  const coarse: number[] = [];
  const leaps = reportingBudget(100, 10, (used) => coarse.push(used));
  for (let leap = 0; leap < 4; leap++) leaps.spend(35);
  expect(coarse).toEqual([35, 70, 100, 100]);
});

it('without limit never ends', () => {
  expect(unlimitedBudget.spend(Number.MAX_SAFE_INTEGER)).toBe(true);
});
