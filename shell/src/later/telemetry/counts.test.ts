import { createCounts } from './counts';

const setUp = () => {
  const counts = createCounts('production');
  return { counts, releases: () => counts.take()?.releases };
};

test('a module counts once in the life of a page, and its first time alone', () => {
  const { counts, releases } = setUp();
  counts.loaded('mfe-x', '1', 'pages/a', 120.4);
  counts.loaded('mfe-x', '1', 'pages/a', 5);
  counts.loaded('mfe-x', '1', 'pages/b', 5);
  counts.loaded('mfe-y', '3', 'widgets/a', undefined);
  expect(releases()).toEqual([
    { name: 'mfe-x', version: '1', loads: 2, errors: {}, loadMs: [120] },
    { name: 'mfe-y', version: '3', loads: 1, errors: {}, loadMs: [] },
  ]);
});

test('what was told is not told again', () => {
  const { counts, releases } = setUp();
  counts.loaded('mfe-x', '1', 'pages/a', 1);
  expect(releases()).toHaveLength(1);
  expect(releases()).toBeUndefined();
  counts.loaded('mfe-x', '1', 'pages/a', 1);
  counts.failed('mfe-x', '1', 'pages/a', 'render');
  expect(releases()).toMatchObject([{ loads: 0, errors: { render: 1 } }]);
});

test('a load that failed was asked for, and fails once per class however often it is tried', () => {
  const { counts, releases } = setUp();
  expect(counts.failed('mfe-x', '1', 'pages/a', 'load')).toBe(true);
  expect(counts.failed('mfe-x', '1', 'pages/a', 'load')).toBe(false);
  counts.loaded('mfe-x', '1', 'pages/a', 1);
  counts.failed('mfe-x', '1', 'pages/a', 'render');
  counts.failed('mfe-x', '1', 'pages/a', 'render');
  expect(releases()).toMatchObject([{ loads: 1, errors: { load: 1, render: 1 }, loadMs: [] }]);
});

test('a script that throws while it is loaded is one failure, whichever is heard first', () => {
  const { counts, releases } = setUp();
  counts.failed('mfe-x', '1', '', 'runtime');
  counts.failed('mfe-x', '1', 'pages/a', 'evaluate');
  counts.failed('mfe-y', '1', 'pages/a', 'evaluate');
  counts.failed('mfe-y', '1', '', 'runtime');
  expect(releases()?.map(({ errors }) => errors)).toEqual([{ evaluate: 1 }, { evaluate: 1 }]);
});

test('a vital is told once, in whole units and within bounds', () => {
  const { counts, releases } = setUp();
  counts.measured('mfe-x', '1', 'lcpMs', 1_234.56);
  counts.measured('mfe-x', '1', 'clsMilli', 0.123_4);
  counts.measured('mfe-x', '1', 'inpMs', 1e9);
  counts.measured('mfe-x', '1', 'lcpMs', 9);
  expect(releases()).toMatchObject([{ lcpMs: 1_235, clsMilli: 123, inpMs: 60_000 }]);
});

test('a report has at most as many releases as the collector takes', () => {
  const { counts, releases } = setUp();
  for (let version = 0; version < 50; version += 1) counts.loaded('mfe-x', String(version), 'pages/a', 1);
  expect(releases()).toHaveLength(20);
});

const error = { kind: 'render', module: 'pages/a', name: 'TypeError', message: 'other', frames: [] } as const;
const at = (column: number) => ({ ...error, frames: [{ file: 'page-a.0123456789ab.js', line: 1, column }] });

test('an error is told once in the life of a page, by where it was thrown, and five at most', () => {
  const { counts, releases } = setUp();
  expect(counts.threw('mfe-x', '1', at(1))).toBe(true);
  expect(releases()).toMatchObject([{ loads: 0, errors: {}, thrown: [at(1)] }]);
  expect(counts.threw('mfe-x', '1', { ...at(1), module: 'pages/b' })).toBe(false);
  expect(releases()).toBeUndefined();
  expect([2, 3, 4, 5, 6, 7].map((column) => counts.threw('mfe-y', '1', at(column)))).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(releases()).toMatchObject([{ name: 'mfe-y', thrown: [at(2), at(3), at(4), at(5)] }]);
});

test('an error that is heard of twice is told as by who showed the module', () => {
  const { counts, releases } = setUp();
  counts.threw('mfe-x', '1', { ...at(1), kind: 'runtime', module: '' });
  counts.threw('mfe-x', '1', { ...at(1), kind: 'evaluate' });
  counts.threw('mfe-x', '1', { ...at(1), kind: 'runtime', module: '' });
  expect(releases()).toMatchObject([{ thrown: [{ ...at(1), kind: 'evaluate' }] }]);
});
