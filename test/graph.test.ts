// Checks the tree against the floor plan: zones, layers, games apart from one another, no engine below rules or on a page,
// and no game named by shared code or the build. Each rule is first shown to fail, on a small made-up tree.

import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import config from '../build/tsconfig.pure.json' with { type: 'json' };
import { onPage, pureZones, type Rule, rules } from './floorplan.ts';
import { graphOf, reachFrom, readSources } from './graph.ts';
import { breaches, sound } from './plans.ts';

const everyRule: ReadonlyMap<string, Rule> = new Map(Object.entries(rules));

describe('the rules', () => {
  it('are kept by a sound tree', () => {
    const graph = graphOf(sound);
    for (const [name, rule] of everyRule) expect([name, rule(graph)]).toEqual([name, []]);
  });

  it.each(breaches)('$rule: $name', ({ rule, path, text, says }) => {
    const graph = graphOf({ ...sound, [path]: text });
    expect(everyRule.get(rule)?.(graph).join('\n')).toContain(says);
  });

  it('each have a breach that shows them failing', () => {
    expect(new Set(breaches.map(({ rule }) => rule))).toEqual(new Set(everyRule.keys()));
  });

  it.each([
    [
      'types of an engine, which compiling leaves out',
      'src/words/en/go/index.ts',
      "import type { Level } from '../../../games/go/engine.ts';",
    ],
    [
      'types among other names',
      'src/web/games/go/entry.ts',
      "import { type Level, type Step } from '../../../games/go/engine.ts';",
    ],
    [
      'a type that is exported again',
      'src/games/go/types.ts',
      "export type { Level } from './engine.ts';",
    ],
    [
      'a glob over all games',
      'src/web/board/a.ts',
      "import.meta.glob(['../../words/../games/*/rules.ts', '!../../games/chess*/**']);",
    ],
    [
      'words of CSS that equal an id',
      'src/web/style.css',
      '@keyframes chess { to { go: 1 } } .board { --chess: 1s; animation: go var(--chess); }',
    ],
  ])('let %s pass', (_name, path, text) => {
    const graph = graphOf({ ...sound, [path]: text });
    expect(Object.values(rules).flatMap((rule) => rule(graph))).toEqual([]);
  });

  it('fail with the path of a file that does not parse', () => {
    expect(() => graphOf({ 'src/core/a.ts': 'import {' })).toThrow('src/core/a.ts');
  });
});

describe('the tree', () => {
  const graph = graphOf(readSources());

  it.each(Object.entries(rules))('keeps the rule %s', (_name, rule) => {
    expect(rule(graph)).toEqual([]);
  });

  /** Guards against a walk that finds nothing. */
  it('has the rules of every game on the page, and the engine of every game in the worker', () => {
    const ids = readdirSync(new URL('../src/games', import.meta.url), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'toy')
      .map(({ name }) => name);
    const page = reachFrom(graph, ['src/web/main.tsx'], onPage);
    const worker = reachFrom(graph, ['src/web/engine/worker.ts'], ({ types }) => !types);
    const has = (reached: ReadonlyMap<string, unknown>, id: string, room: string) =>
      [...reached.keys()].some((path) => path.startsWith(`src/games/${id}/${room}`));
    expect(ids.filter((id) => !has(page, id, 'rules'))).toEqual([]);
    expect(ids.filter((id) => !has(worker, id, 'engine'))).toEqual([]);
  });
});

describe('the compiler', () => {
  const folders = pureZones.map((zone) =>
    zone === 'library'
      ? '../src/index.ts'
      : zone === 'game' || zone === 'registry'
        ? '../src/games'
        : `../src/${zone}`,
  );

  it('sees the whole pure zone without DOM and Node', () => {
    expect(new Set(config.include)).toEqual(new Set(folders));
    expect(config.exclude).toEqual(['../src/**/*.test.ts', '../src/data/build']);
    expect(config.compilerOptions).toEqual({ lib: ['ES2022'], types: [] });
  });
});
