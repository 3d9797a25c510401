import type { Release } from '@poku/contract';
import { aBuild } from '../../testing/a-store';
import { budgetRules, whatGrew } from './size';

const release = async (version: string, facts: Partial<Release>) =>
  (await aBuild('mfe-a', version, 'run()', facts)).release;

const LIVE = { dayjs: 2_000, 'mfe-a/src/pages/home': 500, 'shared/domain/src': 900 };
const NEXT = { dayjs: 2_000, 'mfe-a/src/pages/home': 650, 'shared/domain/src': 100, lodash: 70_000 };

test('a release over its budget names the packages and folders that grew', async () => {
  const live = await release('1', { parts: LIVE });
  const next = await release('2', { parts: NEXT, budgetBytes: 1 });
  const [finding] = budgetRules({ release: next, contents: new Map(), live });
  expect(finding?.what).toMatch(
    /over the budget of 1\. Against 1 these grew most, in bytes before minifying: lodash \+70000 \(new\), mfe-a\/src\/pages\/home \+150\.$/,
  );
});

test('without a live release to compare with, it names the largest', () => {
  expect(whatGrew({ parts: NEXT })).toBe(
    'Largest are, in bytes before minifying: lodash 70000, dayjs 2000, mfe-a/src/pages/home 650, shared/domain/src 100.',
  );
  expect(whatGrew({ parts: NEXT }, { version: '1' })).toMatch(/^Largest are/);
});

test('releases that do not tell what they are made of are not guessed at', async () => {
  expect(whatGrew({})).toBe('');
  const [finding] = budgetRules({ release: await release('2', { budgetBytes: 1 }), contents: new Map() });
  expect(finding?.what).toMatch(/over the budget of 1\.$/);
});
