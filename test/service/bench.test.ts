import { expect, it } from 'vitest';
import { quickBench, serverSections } from '../quick-bench.ts';

// Needs the built server, as in `npm test`.
const built = process.env['CURIO_BUILT'] === '1';

it.runIf(built).each(serverSections)('bench %s runs', async (name) => {
  expect(await quickBench(name)).toContain('---');
});
