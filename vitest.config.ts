import solid from 'vite-plugin-solid';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { spriteModules } from './build/sprites.ts';

/** Tests that measure their own process, and need one for themselves. */
const apart = ['test/reading.test.ts'];
/** Tests of parts of the app that live outside src/web. */
const pages = ['test/**/*.page.test.ts'];
/** Tests of the service, which mostly wait for processes, databases and clocks. */
const service = ['test/service/**/*.test.ts'];

/** Files that take longest. Begun last, one of them would keep a single worker busy at the end. */
const long =
  /test\/(contract|bench|fuzz|vouching|golden|reading)|witches\/advisor|service\/(bench|process|faults|rooms-)(?!.*\.page\.)/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // How long to poll for a condition on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // Both cores: the default leaves one of two for the runner, which has little to do.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'engine',
          environment: 'node',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: ['src/web/**', ...apart, ...pages, ...service],
          // Pure code has no state to isolate, and reloading all games for each file took half of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          environment: 'node',
          include: service,
          exclude: pages,
          isolate: false,
          // More than cores, because they wait so much; vitest runs such a project by itself, after the others.
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { name: 'apart', environment: 'node', include: apart },
      },
      {
        extends: true,
        plugins: [solid(), spriteModules((id) => [{ url: `/${id}.svg` }])],
        resolve: { conditions: ['development', 'browser'] },
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['src/web/**/*.test.ts', 'src/web/**/*.test.tsx', ...pages],
          isolate: false,
          setupFiles: ['test/fresh-page.ts'],
        },
      },
    ],
  },
});
