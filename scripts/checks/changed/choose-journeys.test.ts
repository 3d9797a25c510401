import { chooseJourneys } from './choose-journeys';
import { placesOf } from './journey-places';

const remotes = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-e'].map((name) => ({
  name,
  routes: [{ path: `/${name}`, access: 'member' as const, page: 'list' }],
  slots: [],
}));
const [first] = remotes;
const withWidget = [
  {
    name: 'mfe-a',
    routes: [
      { path: '/list', access: 'member' as const, page: 'list' },
      { path: '/coupon/:id', access: 'member' as const, page: 'coupon' },
    ],
    slots: [{ slot: 'dashboard', widget: 'news', order: 1, heightPx: 0 }],
  },
];

const choose = (
  modules: readonly string[],
  journeys: Readonly<Record<string, readonly string[]>>,
  {
    importers = {},
    changed = modules,
    of = withWidget,
  }: {
    readonly importers?: Readonly<Record<string, readonly string[]>>;
    readonly changed?: readonly string[];
    readonly of?: Parameters<typeof chooseJourneys>[3];
  } = {},
) =>
  chooseJourneys(
    changed,
    new Set(modules),
    new Map(Object.entries(importers)),
    of,
    new Map(Object.entries(journeys).map(([file, addresses]) => [file, new Set(addresses)])),
  );

test.each([
  ['a page', 'mfe-a/src/pages/list/list.page.tsx', ['list']],
  ['a page with an id in its address', 'mfe-a/src/pages/coupon/coupon.page.tsx', ['coupon', 'coupon-open']],
  ['a widget of the home', 'mfe-a/src/widgets/news/news.widget.tsx', ['home']],
  ['a part that no page has', 'mfe-a/src/pages/list/part.tsx', []],
  ['the shell', 'shell/src/routes/guard.ts', ['list', 'coupon', 'coupon-open', 'home', 'other']],
  ['a test of the shell', 'shell/src/routes/guard.test.ts', []],
])('%s: the journeys that open it', (_what, module, run) => {
  const journeys = {
    list: ['/list'],
    coupon: ['/coupon/1'],
    'coupon-open': ['/coupon/'],
    home: ['/'],
    other: ['/lists', '/coupon/1/2'],
  };
  expect(choose([module], journeys)).toEqual({ run, left: [] });
});

test('a module of the API: the journeys of the pages that make its calls', () => {
  const importers = {
    'api/src/modules/list/service.ts': ['api/src/modules/list/routes.ts'],
    'api/src/modules/list/routes.ts': ['api/src/app.ts'],
    'api/src/app.ts': [],
    'mfe-a/src/calls/list.ts': ['api/src/modules/list/routes.ts', 'mfe-a/src/pages/list/list.page.tsx'],
    'mfe-a/src/calls/coupon.ts': [
      'api/src/modules/coupon/routes.ts',
      'mfe-a/src/pages/coupon/coupon.page.tsx',
    ],
    'mfe-a/src/pages/list/list.page.tsx': [],
    'mfe-a/src/pages/coupon/coupon.page.tsx': [],
  };
  const journeys = { list: ['/list'], coupon: ['/coupon/1'] };
  expect(choose(['api/src/modules/list/service.ts'], journeys, { importers }).run).toEqual(['list']);
});

test('a walk through the site and a journey of the platform are left out, unless they changed themselves', () => {
  const walk = remotes.map(({ name }) => `/${name}`);
  const importers = { 'e2e/support/release.ts': ['release'] };
  const page = `${first?.name ?? ''}/src/pages/list/list.page.tsx`;
  const journeys = { walk, release: ['/mfe-a'], own: ['/mfe-a'] };
  expect(choose([page], journeys, { importers, of: remotes })).toEqual({
    run: ['own'],
    left: ['walk', 'release'],
  });
  expect(choose([page, 'walk'], journeys, { importers, of: remotes }).run).toEqual(['walk', 'own']);
});

test('the embed: the journeys that show it in a page of a partner', () => {
  const importers = { 'e2e/support/embed.ts': ['embed'] };
  const journeys = { embed: [], list: ['/list'] };
  expect(choose(['mfe-catalogue/src/embed/index.tsx'], journeys, { importers }).run).toEqual(['embed']);
});

test('a journey opens the addresses that it and the helpers it calls name, and not those it waits for', () => {
  const sources: Readonly<Record<string, string>> = {
    'e2e/journeys/a.spec.ts': `
      import { logIn, test } from '../support/journey';
      import { openList as open } from '../support/list';
      const PATHS = ['/profil'];
      test('a', async ({ page }) => {
        await logIn(page);
        await open(page);
        await page.goto(\`/coupon/\${id}?from=list\`);
        await page.goto('/');
        text.split('/');
        await expect(page).toHaveURL(/\\/landing/);
        for (const path of PATHS) await page.goto(path);
        await page.locator('a[href^="/tukar"]').click();
      });`,
    'e2e/support/journey.ts': "export const logIn = (page) => page.goto('/login');",
    'e2e/support/list.ts': `
      const LIST = '/list';
      export const openList = (page) => go(page, LIST);
      export const openOther = (page) => go(page, '/other');
      const go = (page, to) => page.goto(to);`,
  };
  expect([...placesOf('e2e/journeys/a.spec.ts', (file) => sources[file] ?? '')].sort()).toEqual([
    '/',
    '/coupon/',
    '/list',
    '/profil',
  ]);
});
