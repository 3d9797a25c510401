import { type JourneysReport, readJourneys } from './journeys-report';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

/** A run whose journeys came to this, the last of them in a suite within the file's. */
function aRun(...statuses: readonly Status[]): JourneysReport {
  const failed = {
    errors: [
      { message: '\u001b[31mno heading\u001b[39m\n\nCall log:\n  - waiting\n\n  89 | const\n> 90 | await' },
    ],
    attachments: [
      { name: 'last-seen', body: Buffer.from('heading "Masuk"').toString('base64') },
      { name: 'trace', path: '/results/login-journey/trace.zip' },
    ],
  };
  const good = { errors: [], attachments: [] };
  const results = { expected: [good], unexpected: [failed], flaky: [failed, good], skipped: [] };
  const specs = statuses.map((status, index) => ({
    title: `journey ${index}`,
    file: 'login.spec.ts',
    line: index,
    tests: [{ status, results: results[status] }],
  }));
  const count = (wanted: Status) => statuses.filter((status) => status === wanted).length;
  return {
    suites: [{ specs: specs.slice(0, -1), suites: [{ specs: specs.slice(-1) }] }],
    stats: {
      expected: count('expected'),
      unexpected: count('unexpected'),
      flaky: count('flaky'),
      skipped: count('skipped'),
    },
  };
}

test('journeys that pass at once need no word', () => {
  expect(readJourneys(aRun('expected', 'expected'))).toEqual({ passed: 2, failed: 0 });
});

test('a journey that failed is told: where it stands, how it failed, what was on the page, and where its traces are', () => {
  expect(readJourneys(aRun('expected', 'unexpected', 'unexpected'))).toEqual({
    passed: 1,
    failed: 2,
    note: [1, 2]
      .map(
        (line) =>
          `✘ login.spec.ts:${line} › journey ${line}\nno heading\n> 90 | await\nheading "Masuk"\n/results/login-journey`,
      )
      .join('\n'),
  });
});

test('one that passed at a second try has failed', () => {
  const { passed, failed, note } = readJourneys(aRun('expected', 'flaky'));
  expect([passed, failed]).toEqual([1, 1]);
  expect(note).toMatch(/^✘ login\.spec\.ts:1 › journey 1/);
});

test('one that was not run has failed, and is told after those that were', () => {
  const { passed, failed, note } = readJourneys(aRun('skipped', 'expected', 'unexpected'));
  expect([passed, failed]).toEqual([1, 2]);
  expect(note).toMatch(/^✘ login\.spec\.ts:2 › .*\nnot run: login\.spec\.ts:0 › journey 0$/s);
});

test('a run without journeys has failed', () => {
  expect(readJourneys(aRun())).toEqual({ passed: 0, failed: 1 });
});
