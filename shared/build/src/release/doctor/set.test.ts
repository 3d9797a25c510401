import { aLiveRelease } from '@poku/testing';
import type { RegistryDocument } from '../registry-document';
import type { Change, Revision } from '../revision';
import { changeProblem } from './change';

const route = (path: string) => [{ path, page: 'home', access: 'public' } as const];
const release = (version: string, paths: readonly string[] = []) => ({
  ...aLiveRelease({ version }),
  routes: paths.flatMap(route),
});
const before: RegistryDocument = {
  channel: 'production',
  revision: 4,
  shell: { live: '1' },
  painted: { shell: 's', 'mfe-a': 'a', 'mfe-b': 'b', 'mfe-c': 'c' },
  remotes: {
    'mfe-a': { live: release('1', ['/moves']), since: 2 },
    'mfe-b': { live: release('1'), since: 3 },
    'mfe-c': { live: release('1'), since: 4 },
  },
};
const promotion = (name: string) => ({ action: 'promote', name, version: '2' }) as const;
const change: Change = {
  action: 'promote',
  name: '*',
  version: '*',
  set: [promotion('mfe-a'), promotion('mfe-b')],
};
const promoted: RegistryDocument['remotes'] = {
  ...before.remotes,
  'mfe-a': { live: release('2'), previous: release('1', ['/moves']), since: 5 },
  'mfe-b': { live: release('2', ['/moves']), previous: release('1'), since: 5 },
};
/** What is said of revision 5, which promoted mfe-a and mfe-b together and moved a page, but for this. */
const problemOf = (facts: Partial<Revision> = {}) =>
  changeProblem(before, {
    ...before,
    painted: { ...before.painted, 'mfe-a': 'a2', 'mfe-b': 'b2' },
    remotes: promoted,
    revision: 5,
    parent: 'parent',
    at: '2026-01-01T00:00:00Z',
    change,
    ...facts,
  });

test('a set that changed what it says is whole, also when a page moved from one of it to the other', () => {
  expect(problemOf()).toBeUndefined();
});

test('one that changed more than its names is not', () => {
  const c = { live: release('2'), previous: release('1'), since: 5 };
  for (const more of [
    { remotes: { ...promoted, 'mfe-c': c } },
    { shell: { live: '2', previous: '1' } },
    { embed: { live: '1' } },
    { painted: { ...before.painted, 'mfe-c': 'other' } },
    { painted: { ...before.painted, shell: 'other' } },
  ])
    expect(problemOf(more)).toBe(
      'says that it did "promote mfe-a 2, promote mfe-b 2", and changed more than mfe-a, mfe-b',
    );
});

test('one that did something else with one of it is not, or that left one as it was', () => {
  const { 'mfe-b': b } = before.remotes;
  expect(problemOf({ remotes: { ...promoted, ...(b && { 'mfe-b': b }) } })).toContain(
    'did something else with mfe-b',
  );
  const wrong = { live: release('3'), previous: release('1'), since: 5 };
  expect(problemOf({ remotes: { ...promoted, 'mfe-a': wrong } })).toContain('did something else with mfe-a');
});

test('one that gave a remote the path of another, of the set or not, is not', () => {
  const keeps = { live: release('2', ['/moves']), previous: release('1', ['/moves']), since: 5 };
  expect(problemOf({ remotes: { ...promoted, 'mfe-a': keeps } })).toBe(
    'gave mfe-b the path /moves, which mfe-a has',
  );
});

test('with the shell everything may be painted anew', () => {
  const set = [...(change.set ?? []), promotion('shell')];
  const shell = { live: '2', previous: '1' };
  const painted = { shell: 's2', 'mfe-a': 'a2', 'mfe-b': 'b2', 'mfe-c': 'c2' };
  expect(problemOf({ change: { ...change, set }, shell, painted })).toBeUndefined();
});

test('a form that no command writes is refused', () => {
  const [a, b] = [promotion('mfe-a'), promotion('mfe-b')];
  const forms: readonly unknown[] = [
    { ...change, set: [] },
    { ...change, set: [a] },
    { ...change, set: [a, b, a] },
    { ...change, set: 'mfe-a' },
    { ...change, name: 'mfe-a' },
    { ...change, set: [a, { action: 'renew', name: '*', version: '*' }] },
    { ...change, set: [a, { ...b, action: 'withdraw' }] },
    { ...change, set: [a, { ...b, set: [a, b] }] },
    { ...change, action: 'renew' },
    { ...change, action: 'canary', set: [{ ...a, action: 'canary' }, b] },
  ];
  for (const form of forms)
    expect(problemOf({ change: form as Change })).toBe('says that it changed a set, and not of what');
});
