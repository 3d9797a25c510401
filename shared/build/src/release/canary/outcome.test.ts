import { type Outcome, reportOf } from './outcome';

const facts = {
  name: 'mfe-x',
  version: '2',
  channel: 'staging',
  options: '--strategy Canary10Percent5Minutes',
};

test.each<[Outcome, number, string]>([
  [{ kind: 'promoted' }, 0, 'mfe-x 2 is live in staging.'],
  [{ kind: 'rolled back', reason: '5 of 9' }, 5, 'mfe-x 2 is rolled back in staging: 5 of 9.'],
  [{ kind: 'unjudged', reason: 'too few' }, 3, 'mfe-x 2 is taken back in staging: too few. Give it longer'],
  [{ kind: 'overtaken', reason: 'rollback by hand' }, 4, "is no longer this command's: rollback by hand"],
  [{ kind: 'interrupted', share: 0.3 }, 130, 'stays a canary for 30 % in staging'],
])('%j has an exit code of its own and says what is', (outcome, exitCode, text) => {
  expect(reportOf(outcome, facts)).toEqual({ exitCode, text: expect.stringContaining(text) as string });
});

test('a canary that stays leaves the commands that lead on', () => {
  const { text } = reportOf({ kind: 'interrupted', share: 0.1 }, facts);
  expect(text).toContain('promote mfe-x --version 2 --channel staging --strategy Canary10Percent5Minutes\n');
  expect(text).toContain('rollback mfe-x --channel staging');
});
