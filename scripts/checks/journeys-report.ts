import { stripVTControlCharacters } from 'node:util';
import type { StepResult } from './step';

interface Attempt {
  readonly errors: readonly { readonly message?: string }[];
  /** `body` is Base64. */
  readonly attachments: readonly { readonly name: string; readonly body?: string }[];
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

/**
 * Journeys of one run that may need a second attempt. A machine that stands still for seconds fails one journey, seldom two; what
 * fails more of them is ours.
 */
const MOST_SECOND_ATTEMPTS = 2;
/** Characters that are shown of an error and of what was seen at it. */
const SHOWN_CHARACTERS = 1_500;

const specsOf = (suites: readonly Suite[]): readonly Spec[] =>
  suites.flatMap((suite) => [...suite.specs, ...specsOf(suite.suites ?? [])]);

/** Where a journey stands, what it is called, how its first attempt failed and what was on the page then. */
const describeJourney = (mark: string, { file, line, title, tests }: Spec): string => {
  const attempts = tests.flatMap(({ results }) => results);
  const failed = attempts.find(({ errors }) => errors.length > 0);
  const errors = (failed?.errors ?? []).map(({ message }) => message ?? '').join('\n');
  const seen = failed?.attachments.find(({ name }) => name === 'last-seen')?.body ?? '';
  return [
    `${mark} ${file}:${line} › ${title}`,
    // Without the colours of a terminal.
    stripVTControlCharacters(errors).slice(0, SHOWN_CHARACTERS),
    Buffer.from(seen, 'base64').toString().slice(0, SHOWN_CHARACTERS),
  ]
    .filter(Boolean)
    .join('\n');
};

/**
 * Counts a run of the journeys. One that passed at its second attempt only is passed and told of, with how it failed; all of
 * them are failed when there are more than two. A skipped journey is a failed one, and so is a run without any.
 */
export const readJourneys = ({
  stats,
  suites,
}: JourneysReport): Pick<StepResult, 'passed' | 'failed' | 'note'> => {
  const { expected, unexpected, flaky, skipped } = stats;
  const isShaky = flaky > MOST_SECOND_ATTEMPTS;
  const passed = expected + (isShaky ? 0 : flaky);
  const specs = specsOf(suites);
  const ofStatus = (wanted: string) =>
    specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  const note = [
    ...ofStatus('unexpected').map((spec) => describeJourney('✘', spec)),
    ...ofStatus('skipped').map((spec) => describeJourney('✘ skipped:', spec)),
    ...ofStatus('flaky').map((spec) => describeJourney('↻ passed at the second attempt only:', spec)),
    ...(isShaky ? [`More than ${MOST_SECOND_ATTEMPTS} journeys needed a second attempt.`] : []),
  ];
  return {
    passed,
    failed: unexpected + skipped + (isShaky ? flaky : 0) + (passed === 0 ? 1 : 0),
    ...(note.length > 0 && { note: note.join('\n') }),
  };
};
