// Codes as people paste them: each opens its grid, or is refused with a reason.

import { describe, expect, test } from 'vitest';
import { unlimitedBudget } from '../../../core/budget.ts';
import { words } from '../../../words/en/dokuborn/index.ts';
import { manifest } from '../manifest.ts';
import { game } from '../testing/index.ts';

const base64 = (ids: string) => Buffer.from(ids).toString('base64');
const three = base64('c1,c2,t1,o3,k2,s2');
const two = base64('s24,t1,c3,o3');
const four = base64('c1,c2,c3,c4,t1,o3,p1,s1');

/** What the page and the command line do with a text. */
function opened(text: string): string {
  const code = manifest.foreignCodes.find(text);
  if (code === undefined) return 'no code';
  const deal = manifest.foreignCodes.open(game, code, unlimitedBudget);
  if (deal.ok) return [...deal.value.puzzle.rows, ...deal.value.puzzle.columns].join();
  return words.fault(deal.fault) ?? deal.fault.code;
}

const good = 'c1,c2,t1,o3,k2,s2';

describe('33 codes', () => {
  const rows: readonly (readonly [string, string, string | RegExp])[] = [
    ['as the original writes it', `3:${three}`, good],
    ['without padding', `3:${three.replace(/=+$/, '')}`, good],
    ['URL-safe letters', `3:${Buffer.from(good).toString('base64url')}`, good],
    ['with spaces around', `  3:${three}  `, good],
    ['broken over two lines', `3:${three.slice(0, 9)}\n${three.slice(9)}`, good],
    ['in straight quotes', `"3:${three}"`, good],
    ['in curly quotes', `“3:${three}”`, good],
    ['after words', `Puzzle code: 3:${three}`, good],
    ['before words', `3:${three} try this!`, good],
    ['in brackets', `(3:${three})`, good],
    ['in a chat line with a time', `12:41 Ann: 3:${three}`, good],
    ['two by two', `2:${two}`, 's24,t1,c3,o3'],
    ['four by four', `4:${four}`, 'c1,c2,c3,c4,t1,o3,p1,s1'],
    ['nothing', '', 'no code'],
    ['a word', 'hello', 'no code'],
    ['a time of day', 'at 3:45 in the afternoon', 'no code'],
    ['a colon alone', ':', /looks like 3:YzEs/],
    ['no size', `:${three}`, /looks like 3:YzEs/],
    ['size 1', `1:${three}`, /looks like 3:YzEs/],
    ['size 5', `5:${three}`, /looks like 3:YzEs/],
    ['no letters', '3:', /looks like 3:YzEs/],
    ['one letter', '3:Y', /damaged/],
    ['letters that are no base64', '3:YzE', /wrong number of conditions: 1 instead of 6/],
    ['cut in the middle', `3:${base64('c1,c2,t1')}`, /wrong number of conditions: 3 instead of 6/],
    ['the code of another size', `2:${three}`, /6 instead of 4/],
    ['one id too many', `2:${base64('s24,t1,c3,o3,c1')}`, /5 instead of 4/],
    [
      'an id that is not there',
      `2:${base64('s24,t1,c3,zz9')}`,
      /no condition “zz9” \(condition 4\).*newer cards/,
    ],
    ['an empty id', `2:${base64('s24,,c3,o3')}`, /no condition “” \(condition 2\)/],
    ['an id of another letter case', `2:${base64('S24,t1,c3,o3')}`, /no condition “S24”/],
    [
      'a condition of a set to come',
      `2:${base64('e13,t1,c3,o3')}`,
      /no condition “e13”.*newer cards/,
    ],
    [
      'a condition twice',
      `2:${base64('c1,t1,c1,o3')}`,
      /^The condition Amber is in the grid twice\.$/,
    ],
    [
      'a cell without a card',
      `2:${base64('t4,c1,g3,o2')}`,
      /too few for Item × Strength 3 \(row 1, column 1\)/,
    ],
    ['two cells that need one card', `2:${base64('s4,c1,w8,wH')}`, /too few for/],
  ];

  test.each(rows)('%s', (_, text, expected) => {
    if (typeof expected === 'string') expect(opened(text)).toBe(expected);
    else expect(opened(text)).toMatch(expected);
  });

  test('there are 33', () => {
    expect(rows).toHaveLength(33);
  });
});
