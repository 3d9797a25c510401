import type { Registry } from '@poku/contract';
import { aCustomer, aLiveRelease, createTestPlatform } from '@poku/testing';
import { targetOf, visitorOf } from './target';

const registry: Registry = {
  channel: 'test',
  revision: 1,
  remotes: {
    'mfe-a': {
      live: aLiveRelease({
        routes: [
          { path: '/tukar', access: 'member', page: 'catalogue', preload: ['/category/{clientId}'] },
          {
            path: '/kategori/:id',
            access: 'member',
            page: 'category',
            preloadPosts: [{ path: '/filtervoucher', body: { clientId: '{clientId}', of: '{:id}' } }],
          },
          { path: '/login', access: 'guest', page: 'login' },
          { path: '/faq/:slug', access: 'public', page: 'topic' },
        ],
        slots: [
          { slot: 'dashboard', widget: 'one', order: 1, heightPx: 9, preload: ['/a', '/b'] },
          { slot: 'dashboard', widget: 'two', order: 2, heightPx: 9, preload: ['/b'] },
          { slot: 'partner-dashboard', widget: 'three', order: 1, heightPx: 9 },
        ],
      }),
    },
  },
  far: { 'mfe-far': { since: 1, paths: ['/jauh'] } },
};
const garuda = { slug: 'garuda', partnerId: '10', name: 'Garuda', logo: '/media/garuda.svg' };

/** What addresses need for a visitor. */
async function targets(who: 'guest' | 'member', addresses: readonly string[], partner = false) {
  const { platform, dispose } = await createTestPlatform({
    config: { partner: partner ? garuda : null },
    ...(who === 'member' && { member: aCustomer() }),
  });
  const found = addresses.map((address) =>
    targetOf(registry, visitorOf(platform), new URL(address, 'http://localhost')),
  );
  dispose();
  return found;
}

beforeEach(() => history.replaceState(null, '', '/profil'));
afterAll(() => history.replaceState(null, '', '/'));

test('a page needs its module and its first calls', async () => {
  const [catalogue, topic] = await targets('member', ['/tukar?filter=1', '/faq/poin']);
  expect(catalogue).toEqual({
    kind: 'known',
    modules: [{ remote: 'mfe-a', kind: 'pages', key: 'catalogue' }],
    calls: [{ path: '/category/{clientId}' }],
  });
  expect(topic).toMatchObject({ modules: [{ key: 'topic' }], calls: [] });
});

test('what is read by POST is asked for as it is sent, but not where a query narrows it', async () => {
  const [category, narrowed] = await targets('member', ['/kategori/5', '/kategori/5?name=kopi']);
  const body = JSON.stringify({ clientId: aCustomer().customer_id, of: '5' });
  expect(category).toMatchObject({ calls: [{ path: '/filtervoucher', body }] });
  expect(narrowed).toMatchObject({ calls: [] });
});

test('the home needs the widgets of its place, and each call once', async () => {
  const [home] = await targets('member', ['/']);
  expect(home).toMatchObject({
    modules: [{ key: 'one' }, { key: 'two' }],
    calls: [{ path: '/a' }, { path: '/b' }],
  });
  const [partnerHome] = await targets('member', ['/dashboard'], true);
  expect(partnerHome).toMatchObject({ modules: [{ key: 'three' }], calls: [] });
  history.replaceState(null, '', '/dashboard');
  expect(await targets('member', ['/'])).toEqual([undefined]);
});

test('nothing is fetched for pages where the guard leads elsewhere, and for what is no page', async () => {
  expect(await targets('guest', ['/', '/tukar', '/tidak-ada'])).toEqual([undefined, undefined, undefined]);
  expect(await targets('member', ['/login', '/tidak-ada'])).toEqual([undefined, undefined]);
  expect(await targets('member', ['/tukar?redirectToken=t'], true)).toEqual([undefined]);
  expect(await targets('guest', ['/login'])).toMatchObject([{ kind: 'known' }]);
});

test('a far remote is known by its name alone', async () => {
  expect(await targets('member', ['/jauh'])).toEqual([{ kind: 'far', remote: 'mfe-far' }]);
});
