import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { JOURNEYS_HOME, PORTS, SITE_URL } from './support/addresses';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Journeys in a real browser, against what `npm start` serves, on ports and data of their own. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  // One database, put back before each journey.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: SITE_URL,
    viewport: { width: 360, height: 800 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.POKU_CHROMIUM,
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  webServer: {
    command: `${process.execPath} scripts/bootstrap.mjs start`,
    cwd: root,
    url: `${SITE_URL}/registry.json`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { ...PORTS, POKU_HOME: JOURNEYS_HOME, POKU_BUILDS: `${root}.poku/build` },
  },
});
