import type { PartnerBrand, Registry } from '@poku/contract';
import type { RouteObject } from '@poku/kit/router';
import { aCustomer, createTestPlatform } from '@poku/testing';
import { routeTree } from './route-tree';

const garuda: PartnerBrand = {
  slug: 'garuda',
  partnerId: '10',
  name: 'Garuda Motor',
  logo: '/media/partners/garuda.svg',
};
const registry: Registry = { channel: 'test', revision: 1, remotes: {} };
const far = { open: () => Promise.resolve(), claim: () => undefined };
const none = () => Promise.reject(new Error('no remotes here'));

const loaderOf = (routes: readonly RouteObject[], path: string) => {
  const loader = routes.flatMap(({ children = [] }) => children).find((route) => route.path === path)?.loader;
  if (typeof loader !== 'function') throw new Error(`${path} has no loader`);
  return loader;
};

/** Where the home sends a visitor, or `stays`. */
async function outcome(who: 'guest' | 'member', partner: PartnerBrand | null, address: string) {
  const { platform, keeper, dispose } = await createTestPlatform({
    config: { partner },
    ...(who === 'member' && { member: aCustomer() }),
  });
  const remotes = {
    page: none,
    widget: none,
    loadedPage: () => undefined,
    threw: () => undefined,
    repair: () => false,
    prepare: () => Promise.resolve(),
    present: () => undefined,
    discard: () => undefined,
    replace: () => Promise.resolve(),
    subscribe: () => () => undefined,
    loadedWidget: () => undefined,
  };
  const url = new URL(address, 'http://localhost');
  const request = new Request(url);
  const load = loaderOf(routeTree({ platform, keeper, remotes }, registry, far), url.pathname);
  const sent = await Promise.resolve(
    load({ request, url, params: {}, context: undefined, pattern: '' }),
  ).then(
    () => 'stays',
    (thrown: unknown) => thrown,
  );
  dispose();
  return sent instanceof Response
    ? [sent.headers.get('location'), sent.headers.get('X-Remix-Replace')]
    : sent;
}

test.each(['guest', 'member'] as const)(
  "a %s with a redirect token at a partner's home goes to the gate",
  async (who) => {
    expect(await outcome(who, garuda, '/?redirectToken=t')).toEqual([
      '/partner-login?redirectToken=t',
      'true',
    ]);
    expect(await outcome(who, garuda, '/dashboard?redirect_token=t')).toEqual([
      '/partner-login?redirect_token=t',
      'true',
    ]);
  },
);

test('without one, and on our own origin, a guest goes to the login and a member stays', async () => {
  expect(await outcome('guest', garuda, '/?ref=1')).toEqual(['/login?ref=1', null]);
  expect(await outcome('guest', null, '/?redirectToken=t')).toEqual(['/login?redirectToken=t', null]);
  expect(await outcome('member', garuda, '/')).toBe('stays');
});
