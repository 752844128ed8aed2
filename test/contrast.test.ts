// Every pair of colours that text or marks are drawn with keeps its contrast, computed from the style sheet itself.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/web/theme/tokens.css', 'utf8');

function tokensOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/(--[a-z-]+):\s*(#[0-9a-f]{6});/g)].map((match) => [
      match[1] ?? '',
      match[2] ?? '',
    ]),
  );
}

const light = tokensOf(':root');
const dark = new Map([...light, ...tokensOf(':root[data-theme="dark"]')]);

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

const TEXT: readonly (readonly [string, string])[] = [
  ['--text', '--table'],
  ['--text', '--raised'],
  ['--muted', '--table'],
  ['--muted', '--raised'],
  ['--accent', '--table'],
  ['--accent', '--raised'],
  ['--on-accent', '--accent'],
  ['--ink', '--tile'],
  ['--ink', '--good'],
  ['--ink', '--bad'],
  ['--ink', '--hint'],
  ['--good-mark', '--table'],
  ['--bad-mark', '--table'],
  ['--good-mark', '--raised'],
  ['--bad-mark', '--raised'],
];
const MARKS: readonly (readonly [string, string])[] = [
  ['--focus', '--table'],
  ['--focus', '--raised'],
  ['--hint-mark', '--table'],
  ['--hint-mark', '--raised'],
];

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
});

it('the system’s dark theme has the colours of the chosen one', () => {
  const start = css.indexOf(':root:not([data-theme="light"])');
  const block = css.slice(start, css.indexOf('}', start));
  const system = [...block.matchAll(/(--[a-z-]+):\s*([^;]+);/g)].map(
    (match) => `${match[1]}: ${match[2]}`,
  );
  const chosenStart = css.indexOf(':root[data-theme="dark"]');
  const chosenBlock = css.slice(chosenStart, css.indexOf('}', chosenStart));
  const chosen = [...chosenBlock.matchAll(/(--[a-z-]+):\s*([^;]+);/g)].map(
    (match) => `${match[1]}: ${match[2]}`,
  );
  expect(system).toEqual(chosen);
});
