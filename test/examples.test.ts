// The package as strangers get it: packed, installed in a project of its own, its documented examples compiled in the
// strictest way and run, under this Node and under a current one if the registry has it. Needs the network, so only
// `npm run soak` runs it.

import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { soaking } from './samples.ts';

const built = process.env['CURIO_BUILT'] === '1';
const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const CURRENT = '24';

const folder = mkdtempSync(join(tmpdir(), 'curio-stranger-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}

const npm = (...args: string[]) =>
  run('npm', [...args, '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline']);

const examples = [
  ...readFileSync(at('docs/library.md'), 'utf8').matchAll(/^```ts\n(.*?)^```/gms),
].map(([, text = '']) => text);

describe.runIf(built && soaking)('the package, installed by a stranger', () => {
  beforeAll(() => {
    const [packed = ''] = npm('pack', at('.'), '--silent').trim().split('\n').slice(-1);
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ name: 'stranger', type: 'module' }),
    );
    npm('install', join(folder, packed));
    for (const [index, text] of examples.entries())
      writeFileSync(join(folder, `example${index + 1}.ts`), text);
    const compilerOptions = {
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      module: 'nodenext',
      target: 'es2022',
      outDir: 'out',
      types: ['node'],
      typeRoots: [at('node_modules/@types')],
    };
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, include: ['*.ts'] }),
    );
    run(process.execPath, [at('node_modules/typescript/bin/tsc'), '-p', '.']);
  }, 180_000);

  test('holds neither tests nor the toy', () => {
    const files = readdirSync(join(folder, 'node_modules', 'curio'), {
      recursive: true,
      encoding: 'utf8',
    });
    expect(files).toContain(join('dist', 'lib', 'index.js'));
    expect(files.filter((path) => /\.test\.|(^|\/)(testing|toy)(\/|\.|$)/.test(path))).toEqual([]);
  });

  test('has five examples, each of which says something', () => {
    expect(examples).toHaveLength(5);
    for (const index of examples.keys())
      expect(run(process.execPath, [join('out', `example${index + 1}.js`)])).not.toBe('');
  });

  test('has a command that runs', () => {
    const curio = join('node_modules', '.bin', 'curio');
    expect(run(process.execPath, [curio, 'deal', 'pikachu', '--seed', 'a'])).toContain('pikachu.');
  });

  test('runs under a current Node where one can be had', (context) => {
    const name = `node-${process.platform}-${process.arch}`;
    const own = join(folder, 'current');
    mkdirSync(own);
    try {
      npm('install', '--prefix', own, `${name}@${CURRENT}`);
    } catch {
      return context.skip(`the registry did not give ${name}@${CURRENT}`);
    }
    const node = join(own, 'node_modules', name, 'bin', 'node');
    if (!existsSync(node)) return context.skip(`${name} holds no program`);
    expect(run(node, ['--version'])).toMatch(new RegExp(`^v${CURRENT}\\.`));
    for (const index of examples.keys())
      expect(run(node, [join('out', `example${index + 1}.js`)])).not.toBe('');
  }, 120_000);
});
