import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';

// The scripts are plain JavaScript; these are the shapes that the tests rely on.
type Environment = Readonly<Record<string, string>>;
interface Browser {
  browserPlaces(platform: string, env: Environment): readonly string[];
}
interface SetUp {
  isInstalled(lock: object, installed: object): boolean;
  nodeProblem(version: string): string | undefined;
}
interface Counts {
  readonly passed: number;
  readonly failed: number;
}
interface Tools {
  closingLine(counts: readonly Counts[]): { readonly line: string; readonly failed: boolean };
  countPlaywright(report: object): Counts;
  countTests(path: string, code: number, count: (report: object) => Counts): Counts;
  countVitest(report: object): Counts;
  fingerprint(files: readonly string[]): string;
}

const { browserPlaces } = await vi.importActual<Browser>('../scripts/system-programs.js');
const { isInstalled, nodeProblem } = await vi.importActual<SetUp>('../scripts/setup.js');
const { closingLine, countPlaywright, countTests, countVitest, fingerprint } =
  await vi.importActual<Tools>('../scripts/tools.js');

const folder = mkdtempSync(join(tmpdir(), 'curio-scripts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe('set-up', () => {
  test.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v100.1.0'])('Node %s will do', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });

  test.each(['v18.20.1', 'v20.18.9', 'v20.9.0'])(
    'Node %s is too old, and the message says so',
    (version) => {
      expect(nodeProblem(version)).toContain('20.19');
      expect(nodeProblem(version)).toContain(version);
    },
  );

  const lock = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', integrity: 'x' },
      'node_modules/b-other-system': { version: '2.0.0', integrity: 'y', optional: true },
    },
  };
  const installed = (entry: object | undefined) => ({
    packages: entry ? { 'node_modules/a': entry } : {},
  });

  test('what the lock names is installed, optional packages apart', () => {
    expect(isInstalled(lock, installed({ version: '1.0.0', integrity: 'x' }))).toBe(true);
    expect(isInstalled(lock, installed({ version: '1.0.1', integrity: 'x' }))).toBe(false);
    expect(isInstalled(lock, installed({ version: '1.0.0', integrity: 'z' }))).toBe(false);
    expect(isInstalled(lock, installed(undefined))).toBe(false);
  });

  test('a fingerprint sees contents, names and missing files, not the order', () => {
    const one = file('one.ts', '1');
    const two = file('two.ts', '2');
    const before = fingerprint([one, two]);
    expect(fingerprint([two, one])).toBe(before);
    expect(fingerprint([one])).not.toBe(before);
    file('two.ts', '3');
    expect(fingerprint([one, two])).not.toBe(before);
    expect(fingerprint([one, join(folder, 'none.ts')])).toBe(fingerprint([one]));
  });
});

describe('browser', () => {
  test('a named one comes first, then the path', () => {
    const places = browserPlaces('linux', { PATH: '/usr/bin', CHROME_PATH: '/opt/chrome' });
    expect(places[0]).toBe('/opt/chrome');
    expect(places).toContain(join('/usr/bin', 'chromium'));
  });

  test('the usual places of macOS and Windows', () => {
    expect(browserPlaces('darwin', { HOME: '/Users/me' }).join()).toContain('Google Chrome.app');
    const windows = browserPlaces('win32', { PROGRAMFILES: 'C:\\Programs' });
    expect(windows.some((place) => place.endsWith('chrome.exe'))).toBe(true);
  });
});

describe('counting', () => {
  const passing = { status: 'passed', assertionResults: [{ status: 'passed' }] };
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] };
  const broken = { status: 'failed', assertionResults: [] };

  test('failed tests, and files that do not load', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      testResults: [passing, failing, broken],
    };
    expect(countVitest(report)).toEqual({ passed: 5, failed: 2 });
  });

  test('browser tests', () => {
    const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 4, failed: 1 });
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 4, failed: 2 });
  });

  const report = (passed: number, failed: number) =>
    file(
      'report.json',
      JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults: [] }),
    );

  test('a runner that fails without a failed test counts as one failure', () => {
    expect(countTests(report(4, 0), 0, countVitest)).toEqual({ passed: 4, failed: 0 });
    expect(countTests(report(4, 0), 1, countVitest)).toEqual({ passed: 4, failed: 1 });
    expect(countTests(report(4, 2), 1, countVitest)).toEqual({ passed: 4, failed: 2 });
  });

  test('a runner without a readable report counts as one failure', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const crash = { passed: 0, failed: 1 };
    expect(countTests(join(folder, 'none.json'), 0, countVitest)).toEqual(crash);
    expect(countTests(file('half.json', '{"numPassed'), 0, countVitest)).toEqual(crash);
    expect(countTests(file('other.json', '{}'), 0, countPlaywright)).toEqual(crash);
  });

  test('the closing line', () => {
    const good = { passed: 10, failed: 0 };
    expect(closingLine([good, good])).toEqual({ line: '20 passed, 0 failed', failed: false });
    expect(closingLine([good, { passed: 2, failed: 1 }])).toEqual({
      line: '12 passed, 1 failed',
      failed: true,
    });
  });
});
