// Every game in mid-game at seven sizes: the board and what is asked for are on the screen together, nothing is too
// small to read or to hit, nothing sticks out sideways, nothing lies over the board. One page per game, resized.

import { spreadOf } from '../samples.ts';
import { faultsOf, SIZES } from './fit/look.ts';
import { fitRows } from './fit/rows.ts';
import { expect, test } from './harness.ts';

// With motion: without it, the still picture of a scene stays over the board for a while.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const row of fitRows) {
  test(`${row.name} fits at every size`, async ({ page }) => {
    await row.open(page);
    const faults: string[] = [];
    const look = async (when: string, sizes = SIZES) => {
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const found = await faultsOf(page, row);
        faults.push(...found.map((fault) => `${width}x${height} ${when}: ${fault}`));
      }
    };
    await look('in play');
    if (row.hint) {
      await row.hint(page);
      await look('with a hint', spreadOf(SIZES, 4));
    }
    expect(faults).toEqual([]);
  });
}
