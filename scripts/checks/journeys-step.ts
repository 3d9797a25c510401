import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@poku/tooling';
import { findHeadlessShell } from './headless-shell';
import { type JourneysReport, readJourneys } from './journeys-report';
import { runCommand, step, type StepResult } from './step';

/** The program that runs the journeys; options of Playwright may follow. */
export const JOURNEYS = ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/playwright.config.ts'];

/** For two cores: three keep them busy, and each one more costs the start of a stack and what it does while nobody asks. */
const WORKERS = 3;
const RESULTS = join(ROOT, 'test-results');

/** Says in which folder each failed journey left its picture, trace and log. */
export const tellWhatJourneysLeft = (): void =>
  console.log(`Failed journeys left picture, trace, page and log, a folder each, in ${RESULTS}`);

/**
 * Runs the journeys of `e2e/` in Chromium against what `npm start` serves, on ports of their own.
 * @param files the only ones, inside the repository. Default all
 */
export const journeysStep = (files: readonly string[] = []): Promise<StepResult> =>
  step('journeys in the browser', async () => {
    const executable = findHeadlessShell();
    const folder = await mkdtemp(join(tmpdir(), 'poku-journeys-'));
    const file = join(folder, 'report.json');
    try {
      const { output } = await runCommand(process.execPath, [...JOURNEYS, '--reporter=list,json', ...files], {
        POKU_CHROMIUM: executable,
        POKU_JOURNEYS_WORKERS: String(WORKERS),
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      });
      const report = JSON.parse(
        await readFile(file, 'utf8').catch(() => Promise.reject(new Error(output.slice(-6_000)))),
      ) as JourneysReport;
      const { note, ...counts } = readJourneys(report);
      return { ...counts, note: [executable, note].filter(Boolean).join('\n') };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
