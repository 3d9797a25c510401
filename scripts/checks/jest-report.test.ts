import { type JestReport, readJest } from './jest-report';

type Status = JestReport['testResults'][number]['assertionResults'][number]['status'];

/** A run of one file whose tests came to this. */
function aRun(...statuses: readonly Status[]): JestReport {
  const count = (...wanted: readonly Status[]) => statuses.filter((one) => wanted.includes(one)).length;
  return {
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending', 'skipped', 'disabled'),
    numTodoTests: count('todo'),
    numRuntimeErrorTestSuites: 0,
    testResults: [
      {
        name: '/poku/api/src/login.test.ts',
        status: statuses.includes('failed') ? 'failed' : 'passed',
        message: '',
        assertionResults: statuses.map((status, index) => ({
          fullName: `test ${index}`,
          status,
          failureMessages: status === 'failed' ? ['\u001b[31mexpected 200\u001b[39m'] : [],
        })),
      },
    ],
  };
}

test('tests that pass need no word', () => {
  expect(readJest(aRun('passed', 'passed'), '/poku/')).toEqual({ passed: 2, failed: 0 });
});

test('a test that failed is told: its file, its name and how', () => {
  expect(readJest(aRun('passed', 'failed'), '/poku/')).toEqual({
    passed: 1,
    failed: 1,
    note: '✘ api/src/login.test.ts › test 1\nexpected 200',
  });
});

test.each(['pending', 'todo'] as const)('one that is %s has failed', (status) => {
  expect(readJest(aRun('passed', status), '/poku/')).toEqual({
    passed: 1,
    failed: 1,
    note: `✘ api/src/login.test.ts › test 1\n${status}`,
  });
});

test('a file that could not run has failed, and says why', () => {
  const run: JestReport = {
    ...aRun('passed'),
    numRuntimeErrorTestSuites: 1,
    testResults: [
      {
        name: '/poku/api/src/a.test.ts',
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      },
    ],
  };
  expect(readJest(run, '/poku/')).toEqual({
    passed: 1,
    failed: 1,
    note: '✘ api/src/a.test.ts › could not run\nCannot find module',
  });
});

test('a run without tests has failed', () => {
  expect(readJest(aRun(), '/poku/')).toEqual({ passed: 0, failed: 1 });
});
