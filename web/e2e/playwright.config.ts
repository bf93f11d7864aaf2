import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './support/chromium.ts';

/**
 * Browser tests: `playwright test -c web/e2e/playwright.config.ts`. They need nothing but the installed packages and a build of
 * web; the shop is started once, on a free port, with a catalogue of its own.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/startShop.ts',
  outputDir: '../test-results',
  // Two cores: a test waits for four tenths of its time, so that two leave a third of them idle.
  workers: 3,
  fullyParallel: true,
  // Nothing is measured here: a long delay on a loaded machine is not a failure.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A browser can stall or crash under load. `.ci/run` reports tests that only passed on retry above its last line.
  retries: 1,
  // The shop's own first: on a machine that runs out of time the last ones are skipped.
  projects: [
    { name: 'shop', testIgnore: '**/admin*.spec.ts' },
    { name: 'admin', testMatch: '**/admin*.spec.ts' },
  ],
  reporter: [['list'], ['json', { outputFile: '../test-results/results.json' }]],
  use: {
    browserName: 'chromium',
    // A worker would respond instead of the shop: tests about it allow it.
    serviceWorkers: 'block',
    locale: 'fr-FR',
    timezoneId: 'Africa/Tunis',
    launchOptions: await chromiumLaunchOptions(),
    screenshot: 'only-on-failure',
  },
});
