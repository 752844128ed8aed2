import { expect, it } from 'vitest';
import { browserSections, quickBench, sections, serverSections } from './quick-bench.ts';

// The others are tested in test/service/bench.test.ts and test/e2e/bench.spec.ts.
const others = [...browserSections, ...serverSections];

it('names only sections that exist', () => {
  expect(others.filter((name) => !sections.includes(name))).toEqual([]);
});

it.each(sections.filter((name) => !others.includes(name)))('bench %s runs', async (name) => {
  expect(await quickBench(name)).toContain('---');
});
