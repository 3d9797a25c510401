import { affectedBy } from './affected';
import { graphOf, reached } from './graph';

/** A repository whose modules import these. */
const importersOf = (imports: Readonly<Record<string, readonly string[]>>) =>
  graphOf({
    modules: Object.entries(imports).map(([source, all]) => ({
      source,
      dependencies: all.map((resolved) => ({ resolved })),
    })),
    summary: { violations: [] },
  }).importers;

const PAGE = 'mfe-a/src/pages/list/list.page.tsx';
const importers = importersOf({
  'mfe-a/src/calls/list.ts': [],
  'mfe-a/src/title.ts': [],
  [PAGE]: ['mfe-a/src/calls/list.ts', 'mfe-a/src/title.ts'],
  'mfe-a/src/pages/list/list.page.test.tsx': [PAGE],
  'mfe-b/src/other.test.ts': [],
  'api/src/modules/list/routes.ts': ['mfe-a/src/calls/list.ts'],
  'api/src/modules/list/list.test.ts': ['api/src/app.ts'],
  'api/src/modules/other/routes.ts': [],
  'api/src/modules/other/other.test.ts': ['api/src/app.ts'],
  'api/src/app.ts': ['api/src/modules/list/routes.ts', 'api/src/modules/other/routes.ts'],
  'scripts/checks/documents.test.ts': [],
  'e2e/support/list.ts': [],
  'e2e/journeys/list.spec.ts': ['e2e/support/list.ts'],
});
const OF_PAGE = 'mfe-a/src/pages/list/list.page.test.tsx';
const ALWAYS = 'scripts/checks/documents.test.ts';

const testsOf = (...changed: readonly string[]) => {
  const { unit, api, journeys, everywhere } = affectedBy(changed, importers);
  return { unit, api, journeys, everywhere };
};
const none = { unit: [ALWAYS], api: [], journeys: [], everywhere: [] };

test('modules are reached through those that import them, whatever circle they stand in', () => {
  const circle = importersOf({ a: ['b'], b: ['a'], c: ['a'], d: [] });
  expect([...reached(circle, ['b'])].sort()).toEqual(['a', 'b', 'c']);
  expect([...reached(circle, ['b'], new Set(['a']))].sort()).toEqual(['a', 'b']);
});

test.each([
  ['a title of a remote: its page', ['mfe-a/src/title.ts'], { unit: [OF_PAGE, ALWAYS] }],
  [
    'a call: its page, and the module of the API that answers it',
    ['mfe-a/src/calls/list.ts'],
    { unit: [OF_PAGE, ALWAYS], api: ['api/src/modules/list/list.test.ts'] },
  ],
  ['a helper of journeys: these', ['e2e/support/list.ts'], { journeys: ['e2e/journeys/list.spec.ts'] }],
  ['a document: what reads documents', ['docs/commands.md', 'mfe-a/README.md'], {}],
  ['a module that is gone: nothing by itself', ['mfe-a/src/gone.ts'], {}],
  [
    'data of a workspace: all of it',
    ['mfe-b/src/picture.svg'],
    { unit: ['mfe-b/src/other.test.ts', ALWAYS] },
  ],
] as const)('%s', (_what, changed, expected) => {
  expect(testsOf(...changed)).toEqual({ ...none, ...expected });
});

test('the whole API: the tests of all modules', () => {
  expect(testsOf('api/src/app.ts').api).toHaveLength(2);
});

test('packages and settings of tools: everything', () => {
  const { unit, api, everywhere } = testsOf('package-lock.json');
  expect([unit.length, api.length, everywhere]).toEqual([3, 2, ['package-lock.json']]);
});

test('broken rules are told, warnings are not', () => {
  const rule = (severity: string) => ({ from: 'a.ts', to: 'b.ts', rule: { name: 'apart', severity } });
  expect(graphOf({ modules: [], summary: { violations: [rule('error'), rule('warn')] } }).violations).toEqual(
    ['apart: a.ts → b.ts'],
  );
});
