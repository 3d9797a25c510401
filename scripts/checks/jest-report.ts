import { stripVTControlCharacters } from 'node:util';
import type { StepResult } from './step';

interface TestFile {
  /** Absolute path. */
  readonly name: string;
  readonly status: 'passed' | 'failed';
  /** Why, for a file that could not run at all. */
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: 'passed' | 'failed' | 'pending' | 'skipped' | 'todo' | 'disabled';
    readonly failureMessages?: readonly string[];
  }[];
}

/** What is read of the report that Jest's `--json` writes. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly TestFile[];
}

/** Characters that are shown of an error. */
const SHOWN_CHARACTERS = 1_500;

/** Which test did not pass, and how; a file that could not run is told as one. */
const describeFile = (
  { name, status, message, assertionResults }: TestFile,
  root: string,
): readonly string[] => {
  const file = name.replace(root, '');
  const tell = (title: string, error: string) =>
    [`✘ ${file} › ${title}`, stripVTControlCharacters(error).slice(0, SHOWN_CHARACTERS)]
      .filter(Boolean)
      .join('\n');
  const wrong = assertionResults.filter((test) => test.status !== 'passed');
  if (wrong.length === 0) return status === 'failed' ? [tell('could not run', message)] : [];
  return wrong.map((test) => tell(test.fullName, (test.failureMessages ?? []).join('\n') || test.status));
};

/**
 * Counts a run of Jest. A file that could not run is a failure, a skipped test too, and so is a run without tests.
 * @param root folder that paths are told from, with the slash at its end
 */
export const readJest = (
  report: JestReport,
  root: string,
): Pick<StepResult, 'passed' | 'failed' | 'note'> => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numRuntimeErrorTestSuites } = report;
  const failed =
    numFailedTests +
    numPendingTests +
    numTodoTests +
    numRuntimeErrorTestSuites +
    (numPassedTests === 0 ? 1 : 0);
  const note = report.testResults.flatMap((file) => describeFile(file, root)).join('\n');
  return { passed: numPassedTests, failed, ...(note && { note }) };
};
