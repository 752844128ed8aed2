// The papers keep up: every package is credited, every game has its rules.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { gameIds } from '../src/games/index.ts';

const paper = (path: string) => readFileSync(new URL(`../docs/${path}`, import.meta.url), 'utf8');

/** Fonts, icons and cards are credited by their own names, not by their package's. */
const credited: Readonly<Record<string, string>> = {
  '@fontsource-variable/fraunces': 'Fraunces',
  '@fontsource-variable/inter': 'Inter',
  '@iconify-json/fluent-emoji-flat': 'Fluent Emoji',
  '@iconify-json/game-icons': 'Game-icons.net',
};

describe('docs/credits.md names', () => {
  const packages = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  it.each(packages)('%s', (name) => {
    expect(paper('credits.md')).toContain(credited[name] ?? name);
  });
});

describe('docs/rules tells', () => {
  it.each(gameIds)('%s, with its sources', (id) => {
    expect(paper(`rules/${id}.md`)).toMatch(/^# .+: the rules\n[\s\S]+\n## Sources\n/);
  });
});
