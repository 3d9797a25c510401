import { type JourneysReport, readJourneys } from './journeys-report';

type Status = 'expected' | 'unexpected' | 'flaky' | 'skipped';

/** A run whose journeys came to this, the last of them in a suite within the file's. */
function aRun(...statuses: readonly Status[]): JourneysReport {
  const failed = {
    errors: [{ message: '\u001b[31mno heading\u001b[39m' }],
    attachments: [{ name: 'last-seen', body: Buffer.from('heading "Masuk"').toString('base64') }],
  };
  const good = { errors: [], attachments: [] };
  const results = { expected: [good], unexpected: [failed, failed], flaky: [failed, good], skipped: [] };
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

test('a journey that fails twice has failed, and its line says where, how, and what was on the page', () => {
  const { passed, failed, note } = readJourneys(aRun('expected', 'unexpected'));
  expect([passed, failed]).toEqual([1, 1]);
  expect(note).toBe('✘ login.spec.ts:1 › journey 1\nno heading\nheading "Masuk"');
});

test('two that passed at the second attempt are passed, and told of with how they failed', () => {
  const { passed, failed, note } = readJourneys(aRun('flaky', 'expected', 'flaky'));
  expect([passed, failed]).toEqual([3, 0]);
  expect(note).toMatch(
    /^↻ passed at the second attempt only: login\.spec\.ts:0 › journey 0\nno heading\nheading "Masuk"\n↻ .*:2 /,
  );
});

test('a third one fails them all', () => {
  const { passed, failed, note } = readJourneys(aRun('flaky', 'flaky', 'expected', 'flaky'));
  expect([passed, failed]).toEqual([1, 3]);
  expect(note).toMatch(/More than 2 journeys needed a second attempt\.$/);
});

test('a skipped journey has failed, and so has a run without any', () => {
  expect(readJourneys(aRun('expected', 'skipped'))).toMatchObject({
    failed: 1,
    note: '✘ skipped: login.spec.ts:1 › journey 1',
  });
  expect(readJourneys(aRun())).toEqual({ passed: 0, failed: 1 });
});
