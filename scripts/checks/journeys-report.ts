import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { StepResult } from './step';

interface Attempt {
  readonly errors: readonly { readonly message?: string }[];
  /** Each has a `body`, which is Base64, or a `path`. */
  readonly attachments: readonly { readonly name: string; readonly body?: string; readonly path?: string }[];
}

interface Spec {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly tests: readonly {
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    readonly results: readonly Attempt[];
  }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly Spec[];
}

/** What is read of the report that Playwright's `json` reporter writes. */
export interface JourneysReport {
  readonly suites: readonly Suite[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** Characters that are shown of an error, and of what was seen at it; a log of CI may be cut after a few lines. */
const SHOWN_OF_ERROR = 400;
const SHOWN_OF_PAGE = 1_500;

const specsOf = (suites: readonly Suite[]): readonly Spec[] =>
  suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);

/** What went wrong and the line of the journey at which it did, without the log of the tries and the colours of a terminal. */
const brief = (errors: string): string => {
  const lines = stripVTControlCharacters(errors).split('\n');
  const log = lines.findIndex((line) => line.trim() === 'Call log:');
  const kept = lines.filter((line, at) => (log < 0 || at < log ? line.trim() !== '' : /^> +\d/.test(line)));
  return kept.join('\n').slice(0, SHOWN_OF_ERROR);
};

/** Where a journey stands, what it is called, how it failed, what was on the page then, and the folder that has its picture, trace and log. */
const describeJourney = ({ file, line, title, tests }: Spec): string => {
  const attempts = tests.flatMap(({ results }) => results);
  const failed = attempts.find(({ errors }) => errors.length > 0);
  const errors = (failed?.errors ?? []).map(({ message }) => message ?? '').join('\n');
  const seen = failed?.attachments.find(({ name }) => name === 'last-seen')?.body ?? '';
  const kept = failed?.attachments.find(({ path }) => path !== undefined)?.path;
  return [
    `✘ ${file}:${line} › ${title}`,
    brief(errors),
    Buffer.from(seen, 'base64').toString().slice(0, SHOWN_OF_PAGE),
    kept === undefined ? '' : dirname(kept),
  ]
    .filter(Boolean)
    .join('\n');
};

/** Counts a run of the journeys. A skipped one is a failed one, and so are one that passed at a second try and a run without any. */
export const readJourneys = ({
  stats: { expected, unexpected, flaky, skipped },
  suites,
}: JourneysReport): Pick<StepResult, 'passed' | 'failed' | 'note'> => {
  const specs = specsOf(suites);
  const having = (...wanted: readonly Spec['tests'][number]['status'][]) =>
    specs.filter(({ tests }) => tests.some(({ status }) => wanted.includes(status)));
  const notes = [
    ...having('unexpected', 'flaky').map(describeJourney),
    ...having('skipped').map(({ file, line, title }) => `not run: ${file}:${line} › ${title}`),
  ];
  return {
    passed: expected,
    failed: unexpected + flaky + skipped + (expected === 0 ? 1 : 0),
    ...(notes.length > 0 && { note: notes.join('\n') }),
  };
};
