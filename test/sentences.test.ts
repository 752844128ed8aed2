// Every sentence that a person reads lives in src/words: here the rest is searched for one that does not.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findSentences, type Strictness } from './sentences.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Zones, and how strictly each is searched. */
const zones: Readonly<Record<string, Strictness>> = {
  'src/web': 'labels',
  'src/cli': 'labels',
  'src/server': 'labels',
  'src/core': 'prose',
  'src/games': 'prose',
  'src/cabinet': 'prose',
  'src/paper': 'prose',
};

/** Names and texts that are data, not words of ours. */
const DATA: readonly string[] = [
  // names of cards and sets, and of conditions as the original has them
  'src/games/dokuborn/cards/conditions.ts',
  'src/games/dokuborn/cards/conditions.ts',
  'src/games/dokuborn/cards/condition-table.ts',
  // names by which codes and logs call effects, events and ingredients; words have their own
  'src/games/witches/names.ts',
  // lines of shell languages
  'src/cli/completion.ts',
  // `print` is notation for terminals and tests, the same in every language
  'src/games/witches/rules/print.ts',
];

function sourcesOf(zone: string): readonly string[] {
  return readdirSync(`${root}${zone}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `${zone}/${name.replaceAll('\\', '/')}`)
    .filter(
      (path) =>
        /\.tsx?$/.test(path) &&
        !/\.test\.tsx?$|\.d\.ts$|\/testing[./]/.test(path) &&
        !DATA.includes(path),
    )
    .sort();
}

describe.each(Object.entries(zones))('%s', (zone, strictness) => {
  it('holds no sentence', () => {
    const found = sourcesOf(zone).flatMap((path) =>
      findSentences(path, readFileSync(root + path, 'utf8'), strictness).map(
        ({ line, text }) => `${path}:${line} ${text}`,
      ),
    );
    expect(found).toEqual([]);
  });
});

describe('the search', () => {
  it.each([
    ['<p>Nothing here</p>', 'labels'],
    ['<p>Play</p>', 'labels'],
    ['<button aria-label="undo" />', 'labels'],
    [`<button aria-label={\`Cell \${1}\`} />`, 'labels'],
    ["const a = { label: 'Pause' };", 'labels'],
    ["say('not played');", 'labels'],
    [`say(\`\${1} of \${2} solved\`);`, 'labels'],
    ["const a = 'There is nothing to undo.';", 'prose'],
    ["const a = b ? 'Undone.' : 'Nothing was undone';", 'prose'],
  ] as const)('finds %s', (source, strictness) => {
    expect(findSentences('a.tsx', source, strictness)).toHaveLength(1);
  });

  it.each([
    '<p class="button primary wide">{words.play}</p>',
    "if (event.key === 'Escape') close();",
    "throw new Error('a session always has a position');",
    "import { a } from './some where.ts';",
    "const a = list.querySelector('button:not(:disabled)');",
    "type A = 'Some Text';",
    "const a = failure('noBoard', 'line 3');",
  ])('lets %s pass', (source) => {
    expect(findSentences('a.tsx', source, 'labels')).toEqual([]);
  });
});
