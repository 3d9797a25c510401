import { aLiveRelease } from '@poku/testing';
import type { Revision } from '../revision';
import { emptyRegistry } from '../registry-document';
import { changeProblem } from './change';

const live = aLiveRelease({ version: '2' });
const previous = aLiveRelease({ version: '1' });
const promotion = { action: 'promote', name: 'mfe-x', version: '2' } as const;

/** What is said of the promotion of version 2 as revision 5, when the entry tells since when it is so. */
const problemOf = (before: number | undefined, after: number | undefined) => {
  const registry = emptyRegistry('production');
  const entry = { live: previous, ...(before !== undefined && { since: before }) };
  const told = { live, previous, ...(after !== undefined && { since: after }) };
  const revision: Revision = {
    ...registry,
    remotes: { 'mfe-x': told },
    revision: 5,
    parent: 'parent',
    change: promotion,
    at: '2026-01-01T00:00:00Z',
  };
  return changeProblem({ ...registry, remotes: { 'mfe-x': entry } }, revision);
};

test('an entry is told to be so since the revision that made it', () => {
  expect(problemOf(3, 5)).toBeUndefined();
  expect(problemOf(undefined, 5)).toBeUndefined();
});

test('one that tells another revision, or none any more, was changed by something else', () => {
  for (const since of [3, 6, undefined])
    expect(problemOf(3, since)).toContain('did something else with mfe-x');
});

test('a channel from before entries told it is not damaged', () => {
  expect(problemOf(undefined, undefined)).toBeUndefined();
});
