import { expect, test } from '@playwright/test';
import { browserSections, quickBench } from '../quick-bench.ts';

for (const name of browserSections)
  test(`bench ${name} runs`, async ({ launchOptions }) => {
    const browser = launchOptions.executablePath ?? '';
    expect(await quickBench(name, { CURIO_CHROMIUM: browser })).toContain('---');
  });
