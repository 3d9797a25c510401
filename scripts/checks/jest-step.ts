import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '@poku/tooling';
import { type JestReport, readJest } from './jest-report';
import { runCommand, step, type StepResult } from './step';

/**
 * Runs projects of jest.config.mjs as one step.
 * @param files the only ones, inside the repository. Default all
 */
export const jestStep = (
  name: string,
  projects: readonly string[],
  env: Readonly<Record<string, string>> = {},
  note?: string,
  files: readonly string[] = [],
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
          ...(files.length > 0 ? ['--runTestsByPath', ...files] : []),
        ],
        env,
      );
      const report = JSON.parse(
        await readFile(file, 'utf8').catch(() => Promise.reject(new Error(output.slice(-6_000)))),
      ) as JestReport;
      const counts = readJest(report, ROOT);
      return { ...counts, note: [note, counts.note].filter(Boolean).join('\n') || undefined };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
