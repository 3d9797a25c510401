import { findHeadlessShell } from './headless-shell';
import { JOURNEYS, tellWhatJourneysLeft } from './journeys-step';
import { runHere } from './run-here';

const JEST = 'node_modules/jest/bin/jest.js';

/** Runs the tests of pages, shared and scripts. @param options of Jest */
export const runUnitTests = (options: readonly string[]): Promise<void> =>
  runHere([JEST, ...options, '--selectProjects', 'unit', 'scripts']);

/** Runs the tests of the API, on the server of DATABASE_URL or on the embedded database. @param options of Jest */
export const runApiTests = (options: readonly string[]): Promise<void> =>
  runHere([JEST, ...options, '--selectProjects', 'api']);

/** Runs journeys in Chromium, on ports of their own. @param options of Playwright */
export const runJourneys = async (options: readonly string[]): Promise<void> => {
  await runHere([...JOURNEYS, '--reporter=list', ...options], {
    env: { POKU_CHROMIUM: findHeadlessShell() },
  });
  if (process.exitCode !== 0) tellWhatJourneysLeft();
};
