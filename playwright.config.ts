import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// `npm test` finds the browser; a plain `npx playwright test` takes Debian's, headless first.
const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const browser = process.env['CURIO_CHROMIUM'] ?? places.find((place) => existsSync(place)) ?? '';
const port = Number(process.env['CURIO_E2E_PORT'] ?? 8131);

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than cores, because a test waits for its page a quarter of the time.
  workers: 3,
  // In CI a hung browser gets a second try; the report names such a test as flaky.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 120_000,
  // How long to wait for a condition on a busy machine.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
    // A server compresses each file once, by Brotli for a second; the tests start many servers.
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
    // Tests of motion ask for it by `emulateMedia`.
    contextOptions: { reducedMotion: 'reduce' },
    // Writing a trace takes a third of a test's time, so only retries have one.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: browser,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node dist/server.js',
    env: { PORT: String(port), CURIO_SERVICE: 'off' },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
