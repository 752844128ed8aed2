// Motion is made of tokens: every time and every curve stands once, and where motion is not wanted all are 0.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const TOKENS = 'src/web/theme/tokens.css';
const tokens = readFileSync(TOKENS, 'utf8');
const others = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/web/${name.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.css') && path !== TOKENS);

const durations = [
  ...tokens.matchAll(/^ {2}(--[a-z-]+): calc\((\d+)ms \* var\(--motion\)\);$/gm),
].map(([, name = '', value = '']) => [name, Number(value)] as const);

describe('times', () => {
  it('stand in the tokens only', () => {
    expect(others.length).toBeGreaterThan(10);
    const found = others.flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          /(^|[\s:(,-])\d*\.?\d+m?s\b|cubic-bezier/.test(line)
            ? [`${path}:${index + 1} ${line}`]
            : [],
        ),
    );
    expect(found).toEqual([]);
  });

  it('answer a press at once and never keep anyone waiting', () => {
    const time = Object.fromEntries(durations);
    expect(time['--press']).toBe(70);
    expect(time['--hover']).toBe(100);
    expect(time['--select']).toBe(120);
    expect(time['--remove']).toBe(300);
    expect(time['--celebrate']).toBeLessThanOrEqual(1500);
  });

  it('are all 0 where motion is not wanted, by the device or by the player', () => {
    const [, device = '', player = ''] =
      /@media \(prefers-reduced-motion: reduce\) \{([\s\S]*?)\n\}\n:root\[data-motion="still"\] \{([\s\S]*?)\n\}/.exec(
        tokens,
      ) ?? [];
    for (const still of [device, player]) expect(still).toContain('--motion: 0;');
    // No time that is not multiplied by it.
    expect(tokens.match(/\b\d+ms\b/g)).toHaveLength(durations.length);
    expect(durations.length).toBeGreaterThan(10);
  });
});

it('no game calls a colour by the name of a time', () => {
  for (const path of others)
    for (const [name] of durations)
      expect(readFileSync(path, 'utf8'), path).not.toMatch(new RegExp(`^\\s*${name}:`, 'm'));
});

it('nothing that goes on for ever comes back more than three times a second', () => {
  const time = Object.fromEntries(durations);
  const endless = others.flatMap((path) =>
    [
      ...readFileSync(path, 'utf8').matchAll(/animation:[^;]*?var\((--[a-z-]+)\)[^;]*infinite/g),
    ].map(([, name = '']) => time[name] ?? 0),
  );
  expect(endless.length).toBeGreaterThan(0);
  for (const millis of endless) expect(millis).toBeGreaterThan(333);
});
