import solid from 'vite-plugin-solid';
import { defineConfig } from 'vitest/config';

/** Tests that look at their own process, and need one for themselves. */
const apart = ['test/reading.test.ts'];
/** Tests of the page's own parts against something that is no page. */
const pages = ['test/**/*.page.test.ts'];

/** Where the drawings of herbs lie, which only a build makes. */
const herbs = {
  name: 'herbs',
  resolveId: (id: string) => (id === 'virtual:herb-sheet' ? '\0herbs' : null),
  load: (id: string) => (id === '\0herbs' ? 'export default "/herbs.svg";' : null),
};

export default defineConfig({
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // How long is waited for something to come about, on however busy a machine.
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
          exclude: ['src/web/**', ...apart, ...pages],
          // Pure code has no state to keep apart, and loading all games again for each file took half of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'apart', environment: 'node', include: apart },
      },
      {
        extends: true,
        plugins: [solid(), herbs],
        resolve: { conditions: ['development', 'browser'] },
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['src/web/**/*.test.ts', 'src/web/**/*.test.tsx', ...pages],
        },
      },
    ],
  },
});
