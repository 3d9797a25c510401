import { defineConfig } from '@playwright/test';
import { SITE_URL } from './support/addresses';

/** Journeys that run at once, each against a stack of its own; `npm test` sets three, since many of them wait. */
const workers = Number(process.env.POKU_JOURNEYS_WORKERS ?? 1);

/**
 * Journeys that change sources, or build and judge them: of one worker, so that they follow each other instead of waiting for each
 * other, two workers deep, while nobody is left for the others.
 */
const OF_SOURCES = [
  'bundlers',
  'canary',
  'ci-recipes',
  'deltas',
  'develop',
  'errors',
  'preview',
  'release',
].map((name) => `**/${name}.spec.ts`);

/** Traces that show the page at each step. */
const isWholeTrace = process.env.POKU_TRACE === '1';

/** Journeys in a real browser, against what `npm start` serves, on ports and data of their own. */
export default defineConfig({
  testDir: './journeys',
  outputDir: '../test-results',
  // One database for each worker, put back before each journey.
  workers,
  fullyParallel: false,
  // They are begun first, since together they take longest.
  projects: [
    { name: 'sources', testMatch: OF_SOURCES, workers: 1 },
    { name: 'pages', testIgnore: OF_SOURCES },
  ],
  forbidOnly: true,
  // What takes a second alone takes many on a machine that does three at once: these end what hangs, and judge no speed.
  timeout: 600_000,
  // What is left then is told by name; who waits for the whole has a limit of an hour and a half.
  globalTimeout: 3_720_000,
  expect: { timeout: 60_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    baseURL: SITE_URL,
    viewport: { width: 360, height: 800 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // A worker would answer before a journey's own routes; the journeys about it allow it.
    serviceWorkers: 'block',
    // A failure leaves a picture, the page, a log (`support/last-seen.ts`) and a trace of its steps in one folder.
    screenshot: 'only-on-failure',
    trace: {
      mode: 'retain-on-failure',
      // The page at each step costs two fifths of the time, the steps alone a fiftieth.
      snapshots: isWholeTrace,
      screenshots: isWholeTrace,
      sources: isWholeTrace,
    },
    launchOptions: {
      executablePath: process.env.POKU_CHROMIUM,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // A page lives for seconds: making its code faster takes longer than running it.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
