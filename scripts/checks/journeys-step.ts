import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findChromium } from './browser';
import { runCommand, step, type StepResult } from './step';

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Characters of an error that are shown. */
const ERROR_CHARACTERS = 1_500;

/** Where each journey that failed stands, what it is called and how it failed, without the colours of a terminal. */
const failuresOf = (suites: readonly PlaywrightSuite[]): readonly string[] =>
  suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
        const said = stripVTControlCharacters(errors.map(({ message }) => message ?? '').join('\n'));
        return `✘ ${file}:${line} › ${title}\n${said.slice(0, ERROR_CHARACTERS)}`;
      }),
    ...failuresOf(suite.suites ?? []),
  ]);

/** Runs the journeys of `e2e/` in Chromium against what `npm start` serves, on ports of their own. */
export const journeysStep = (): Promise<StepResult> =>
  step('journeys in the browser', async () => {
    const executable = findChromium();
    const folder = await mkdtemp(join(tmpdir(), 'poku-journeys-'));
    const file = join(folder, 'report.json');
    try {
      const { output } = await runCommand(
        process.execPath,
        [
          'node_modules/@playwright/test/cli.js',
          'test',
          '--config',
          'e2e/playwright.config.ts',
          '--reporter=list,json',
        ],
        { POKU_CHROMIUM: executable, POKU_JOURNEYS_WORKERS: '2', PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      );
      const { stats, suites } = JSON.parse(
        await readFile(file, 'utf8').catch(() => Promise.reject(new Error(output.slice(-6_000)))),
      ) as PlaywrightReport;
      const failed = stats.unexpected + stats.flaky + stats.skipped + (stats.expected === 0 ? 1 : 0);
      return {
        passed: stats.expected,
        failed,
        note: failed > 0 ? [executable, ...failuresOf(suites)].join('\n') : executable,
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
