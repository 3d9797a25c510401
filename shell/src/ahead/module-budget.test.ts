import { aLiveRelease } from '@poku/testing';
import type { Wanted } from '../remotes/exposed-module';
import { createModuleBudget, UNUSED_BYTES_MAX } from './module-budget';

const release = aLiveRelease({
  base: '/remotes/mfe-x/1/',
  entry: 'entry.js',
  pages: { first: ['first.js', 'shared.js'], second: ['second.js', 'shared.js'] },
});
const page = (key: string): Wanted => ({ remote: 'mfe-x', kind: 'pages', key });

/** A budget beside what files cost the visitor so far. */
const budgetWith = (sizes: Record<string, number>) => ({
  budget: createModuleBudget((address) => sizes[address.replace(release.base, '')] ?? 0),
  sizes,
});

test('modules that nobody opened may cost so much, and shared files count once', () => {
  const { budget, sizes } = budgetWith({});
  budget.spend(page('first'), release);
  budget.spend(page('second'), release);
  Object.assign(sizes, { 'first.js': 100, 'second.js': 100, 'shared.js': UNUSED_BYTES_MAX - 201 });
  expect(budget.isLeft()).toBe(true);
  sizes['second.js'] = 101;
  expect(budget.isLeft()).toBe(false);
});

test('what was opened costs nothing any more, nor what it shares with others', () => {
  const { budget, sizes } = budgetWith({});
  budget.spend(page('first'), release);
  budget.spend(page('second'), release);
  Object.assign(sizes, { 'second.js': 1, 'shared.js': UNUSED_BYTES_MAX });
  expect(budget.isLeft()).toBe(false);
  budget.use(page('first'));
  expect(budget.isLeft()).toBe(true);
});

test('files that the page had before, and a module that is prepared again, cost nothing', () => {
  const { budget, sizes } = budgetWith({ 'entry.js': UNUSED_BYTES_MAX });
  budget.spend(page('first'), release);
  expect(budget.isLeft()).toBe(true);
  sizes['first.js'] = UNUSED_BYTES_MAX;
  budget.spend(page('first'), release);
  expect(budget.isLeft()).toBe(false);
});
