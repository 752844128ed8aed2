// Every pair of colours that text or marks are drawn with keeps its contrast, computed from the style sheet itself.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The palette, and the paper and pencils of Hudoku, whose board is light and dark with the page. */
const css = ['src/web/theme/tokens.css', 'src/web/games/hudoku/hudoku.css']
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** The colours of one theme: both sides of `light-dark()` stand in one token. */
function tokensOf(side: 0 | 1): Map<string, string> {
  const colour = '(#[0-9a-f]{6})';
  const both = new RegExp(`(--[a-z-]+):\\s*light-dark\\(${colour}, ${colour}\\);`, 'g');
  const one = new RegExp(`(--[a-z-]+):\\s*${colour};`, 'g');
  return new Map([
    ...[...css.matchAll(one)].map(([, name = '', value = '']) => [name, value] as const),
    ...[...css.matchAll(both)].map(
      ([, name = '', light = '', dark = '']) => [name, side === 0 ? light : dark] as const,
    ),
  ]);
}

const light = tokensOf(0);
const dark = tokensOf(1);

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(first: string, second: string): number {
  const [high = 0, low = 0] = [luminance(first), luminance(second)].sort(
    (left, right) => right - left,
  );
  return (high + 0.05) / (low + 0.05);
}

/** Papers of the regions, and what is laid over them; a mix of two of them lies between both. */
const REGIONS = ['--paper', '--paper-b', '--paper-c', '--paper-d'] as const;
const PAPER = [...REGIONS, '--related', '--same', '--wrong'] as const;

const TEXT: readonly (readonly [string, string])[] = [
  ['--text', '--page'],
  ['--text', '--raised'],
  ['--muted', '--page'],
  ['--muted', '--raised'],
  ['--accent', '--page'],
  ['--accent', '--raised'],
  ['--on-accent', '--accent'],
  ['--ink', '--tile'],
  ['--ink', '--good'],
  ['--ink', '--bad'],
  ['--ink', '--hint'],
  ['--good-mark', '--page'],
  ['--bad-mark', '--page'],
  ['--good-mark', '--raised'],
  ['--bad-mark', '--raised'],
  ...PAPER.map((paper) => ['--pencil-ink', paper] as const),
  ...PAPER.map((paper) => ['--own-ink', paper] as const),
  ...PAPER.map((paper) => ['--mark-ink', paper] as const),
  ...PAPER.map((paper) => ['--error-ink', paper] as const),
  ...PAPER.map((paper) => ['--clock-ink', paper] as const),
];
const MARKS: readonly (readonly [string, string])[] = [
  ['--focus', '--page'],
  ['--focus', '--raised'],
  ['--hint-mark', '--page'],
  ['--hint-mark', '--raised'],
  ...PAPER.map((paper) => ['--cell-focus', paper] as const),
  ...REGIONS.map((paper) => ['--region-line', paper] as const),
  ['--region-line', '--blank-b'],
];

/** Colours of the marks of hints, each drawn with a casing around it. */
const CASED = ['area', 'cause', 'struck', 'link', 'target', 'letter'].map(
  (name) => `--mark-${name}`,
);

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s', (_name, tokens) => {
  const ratio = (pair: readonly [string, string]) => {
    const [first, second] = pair.map((token) => tokens.get(token));
    if (!first || !second) throw new Error(`no such token: ${pair.join(', ')}`);
    return contrast(first, second);
  };
  it.each(TEXT)('%s on %s reads (4.5:1)', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(MARKS)('%s on %s shows (3:1)', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });
  // Whatever the ground is, it lies at least the square root of this from one of the two: 3:1 on every board.
  it.each(CASED)('%s shows on every ground with its casing (9:1)', (mark) => {
    expect(ratio([mark, '--mark-casing'])).toBeGreaterThanOrEqual(9);
  });
});

/** CIE lightness, from 0 to 100. */
const lightness = (hex: string) => 116 * Math.cbrt(luminance(hex)) - 16;

it.each([
  ['light', light],
  ['dark', dark],
] as const)('%s: regions stay apart without their colours', (_name, tokens) => {
  const steps = REGIONS.map((paper) => lightness(tokens.get(paper) ?? '')).sort(
    (one, other) => one - other,
  );
  for (const [index, step] of steps.entries())
    if (index > 0) expect(step - (steps[index - 1] ?? 0)).toBeGreaterThanOrEqual(3.5);
});

it('has a palette for light and one for dark', () => {
  expect(light.size).toBeGreaterThan(10);
  expect([...dark.keys()].sort()).toEqual([...light.keys()].sort());
  expect(light.get('--text')).not.toBe(dark.get('--text'));
});
