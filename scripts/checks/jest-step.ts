import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, step, type StepResult } from './step';

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/**
 * Runs projects of jest.config.mjs as one step.
 * A suite that could not run counts as a failure, a skipped test too, and so does a run without tests.
 */
export const jestStep = (
  name: string,
  projects: readonly string[],
  env: Readonly<Record<string, string>> = {},
  note?: string,
): Promise<StepResult> =>
  step(name, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'poku-jest-'));
    const file = join(folder, 'report.json');
    try {
      const { output } = await runCommand(
        process.execPath,
        [
          'node_modules/jest/bin/jest.js',
          '--selectProjects',
          ...projects,
          '--json',
          `--outputFile=${file}`,
          '--silent',
        ],
        env,
      );
      const report = JSON.parse(
        await readFile(file, 'utf8').catch(() => Promise.reject(new Error(output.slice(-6_000)))),
      ) as JestReport;
      const failed =
        report.numFailedTests +
        report.numRuntimeErrorTestSuites +
        report.numPendingTests +
        (report.numPassedTests === 0 ? 1 : 0);
      const details = failed > 0 ? output.slice(0, 12_000) : undefined;
      return {
        passed: report.numPassedTests,
        failed,
        note: [note, details].filter(Boolean).join('\n') || undefined,
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
