import type { wire } from '@poku/contract';
import type { SourceMaps } from '../source-maps';
import { mappedGroups } from './mapped-groups';

const FILE = 'page-home.0123456789ab.js';
/** Maps column `column` of the only line to line 7, column 4 of the source. @param shift `A` for column 1, `K` for column 6 */
const mapAt = (shift: 'A' | 'K'): SourceMaps => ({
  [FILE]: JSON.stringify({
    version: 3,
    names: [],
    sources: ['webpack://poku/mfe-x/src/pages/home/home.page.tsx'],
    mappings: `${shift}AMI`,
  }),
});
const maps = new Map([
  ['1.0.0', mapAt('A')],
  ['2.0.0', mapAt('K')],
]);

const group = (version: string, column: number, facts: Partial<wire.WireTelemetryThrownGroup> = {}) => ({
  version,
  kind: 'render' as const,
  module: 'pages/home',
  name: 'TypeError',
  message: 'read of undefined or null',
  frames: [{ file: FILE, line: 1, column }],
  count: 2,
  firstSeen: '2026-01-02T00:00:00.000Z',
  lastSeen: '2026-01-02T08:00:00.000Z',
  ...facts,
});
const releases = [
  { version: '1.0.0', loads: 60 },
  { version: '2.0.0', loads: 40 },
];
const from = '2026-01-01T00:00:00.000Z';
const PLACE = 'mfe-x/src/pages/home/home.page.tsx:7:5';

test('errors of two versions at one place of the sources are one group', () => {
  const later = group('2.0.0', 6, { count: 8, lastSeen: '2026-01-03T00:00:00.000Z' });
  expect(mappedGroups({ from, groups: [later, group('1.0.0', 1)], releases }, maps)).toEqual([
    {
      kind: 'render',
      module: 'pages/home',
      name: 'TypeError',
      message: 'read of undefined or null',
      versions: ['1.0.0', '2.0.0'],
      count: 10,
      share: 0.1,
      firstSeen: '2026-01-02T00:00:00.000Z',
      lastSeen: '2026-01-03T00:00:00.000Z',
      stack: [PLACE],
    },
  ]);
});

test('what tells errors apart keeps them apart, and most pages come first', () => {
  const groups = [group('1.0.0', 1), group('1.0.0', 1, { module: 'widgets/home', count: 3 })];
  const found = mappedGroups(
    { from, groups: [...groups, group('1.0.0', 1, { name: 'Error' })], releases },
    maps,
  );
  expect(found.map(({ count, name, module }) => [count, name, module])).toEqual([
    [3, 'TypeError', 'widgets/home'],
    [2, 'TypeError', 'pages/home'],
    [2, 'Error', 'pages/home'],
  ]);
});

test('without a map the place in the script stands there, and without loads no share', () => {
  const [one] = mappedGroups({ from, groups: [group('3.0.0', 6)], releases }, maps);
  expect(one).toMatchObject({ stack: [`${FILE}:1:6`], share: null });
  const [other] = mappedGroups({ from, groups: [group('1.0.0', 1, { frames: [] })], releases }, maps);
  expect(other).toMatchObject({ stack: [], share: 2 / 60 });
});
