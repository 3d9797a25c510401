import type { ChannelRegistry, LiveRelease, Release } from '@poku/contract';
import { encodePermit, type Permission, resolveRegistry, toLiveRelease } from '@poku/platform/release';
import { createSigningRoot } from '@poku/testing';
import { digestOf } from './signed-release';
import { settle, type SettleOptions } from './settle';

const NOW = Date.parse('2026-06-01T00:00:00Z');

const aRelease = (name: string, version: string, ...paths: string[]): Release => ({
  name,
  version,
  contractVersion: '1.0.0',
  container: `${name}_${version}`,
  entry: 'entry.js',
  files: [{ name: 'entry.js', integrity: 'sha384-a', bytes: 1, brotliBytes: 1 }],
  pages: {},
  widgets: {},
  routes: paths.map((path) => ({ path, access: 'public', page: 'home' })),
  slots: [],
  shared: {},
  commit: 'unknown',
  budgetBytes: 1,
});

const live = (...entry: Parameters<typeof aRelease>): LiveRelease => toLiveRelease(aRelease(...entry));

const registry: ChannelRegistry = {
  channel: 'production',
  revision: 1,
  remotes: {
    'mfe-help': { live: live('mfe-help', '1', '/faq') },
    'mfe-account': { live: live('mfe-account', '1', '/profil') },
  },
  far: { 'mfe-far': { since: 1, paths: ['/jauh'] } },
};

/** A site with releases, a root key, and who signs. */
const aSite = async () => {
  const { rootKey, team } = await createSigningRoot();
  const files = new Map<string, string>();
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const text = typeof address === 'string' ? files.get(address) : undefined;
    return Promise.resolve(new Response(text ?? null, { status: text === undefined ? 404 : 200 }));
  });
  const signed = await team();
  return {
    files,
    team,
    publish: async (release: Release, by = signed, version = release.version): Promise<void> => {
      const text = JSON.stringify(release);
      const base = `/remotes/${release.name}/${version}/`;
      const digest = (await digestOf(text)).slice(0, 16);
      files.set(`${base}release.json`, text);
      files.set(`${base}signature-${digest}.json`, JSON.stringify((await by('release', text)).signature));
    },
    permit: async (facts: Partial<Permission> = {}, by = signed): Promise<string> =>
      encodePermit(
        await by(
          'permission',
          JSON.stringify({
            channel: 'production',
            previews: ['mfe-help@2'],
            devtools: false,
            until: '2026-06-02T00:00:00Z',
            ...facts,
          } satisfies Permission),
        ),
      ),
    settle: (options: Partial<SettleOptions>) =>
      settle({
        wishes: [],
        channel: 'production',
        resolve: (overrides) => resolveRegistry(registry, () => 'seed', overrides),
        rootKey,
        now: NOW,
        ...options,
      }),
  };
};
const help2 = { name: 'mfe-help', version: '2' };

afterEach(() => jest.restoreAllMocks());

test('with a permit a release is shown before it is live, a new page of it too', async () => {
  const site = await aSite();
  const release = aRelease('mfe-help', '2', '/faq', '/baru');
  await site.publish(release);
  await expect(site.settle({ wishes: [help2], permit: await site.permit() })).resolves.toMatchObject({
    overrides: { 'mfe-help': toLiveRelease(release) },
    refusals: [],
    permission: { until: '2026-06-02T00:00:00Z' },
  });
});

test('several releases are shown, and a refused one does not hold up the others', async () => {
  const site = await aSite();
  await site.publish(aRelease('mfe-help', '2'));
  await site.publish(aRelease('mfe-new', '1', '/baru'));
  const permit = await site.permit({ previews: ['mfe-help@2', 'mfe-new@1', 'mfe-account@9'] });
  const wishes = [
    help2,
    { name: 'mfe-new', version: '1' },
    { name: 'mfe-account', version: '9' },
    { subject: 'x', reason: 'malformed' } as const,
  ];
  const { overrides, refusals } = await site.settle({ wishes, permit });
  expect(Object.keys(overrides)).toEqual(['mfe-help', 'mfe-new']);
  expect(refusals).toEqual([
    { subject: 'mfe-account 9', reason: 'missing' },
    { subject: 'x', reason: 'malformed' },
  ]);
});

test('without a permit nothing is shown in production, and nothing is asked for', async () => {
  const site = await aSite();
  await site.publish(aRelease('mfe-help', '2'));
  await expect(site.settle({ wishes: [help2] })).resolves.toEqual({
    overrides: {},
    refusals: [{ subject: 'mfe-help 2', reason: 'no-permit' }],
  });
  expect(fetch).not.toHaveBeenCalled();
});

test('a permit for another release, channel, time or root shows nothing, and says why', async () => {
  const [site, stranger] = [await aSite(), await createSigningRoot()];
  await site.publish(aRelease('mfe-help', '2'));
  const ofAccount = await site.team({ names: ['mfe-account'] });
  const reasonFor = async (permit: string) => {
    const { overrides, refusals } = await site.settle({ wishes: [help2], permit });
    expect(overrides).toEqual({});
    return refusals[0]?.reason;
  };
  await expect(reasonFor(await site.permit({ previews: ['mfe-help@3'] }))).resolves.toBe('not-permitted');
  await expect(reasonFor(await site.permit({}, ofAccount))).resolves.toBe('not-permitted');
  await expect(reasonFor(await site.permit({ channel: 'staging' }))).resolves.toBe('other-channel');
  await expect(reasonFor(await site.permit({ until: '2026-06-01T00:00:00Z' }))).resolves.toBe('expired');
  await expect(reasonFor(await site.permit({}, await stranger.team()))).resolves.toBe('untrusted');
  await expect(reasonFor('x')).resolves.toBe('unreadable');
});

test('a bad permit alone is told of', async () => {
  const site = await aSite();
  const { refusals } = await site.settle({ permit: await site.permit({ until: '2026-05-01T00:00:00Z' }) });
  expect(refusals).toEqual([{ subject: '', reason: 'expired' }]);
});

test('outside of production anybody may look, but at nothing that no team signed', async () => {
  const site = await aSite();
  const options = { wishes: [help2], channel: 'staging' };
  await site.publish(aRelease('mfe-help', '2'));
  expect((await site.settle(options)).overrides['mfe-help']?.version).toBe('2');

  const refused = async () => (await site.settle(options)).refusals;
  await site.publish(aRelease('mfe-help', '2'), await site.team({ names: ['mfe-account'] }));
  await expect(refused()).resolves.toEqual([{ subject: 'mfe-help 2', reason: 'unsigned' }]);
  await site.publish(aRelease('mfe-help', '2'), await (await createSigningRoot()).team());
  await expect(refused()).resolves.toMatchObject([{ reason: 'unsigned' }]);
  // An older release of the team under the name of a newer one.
  await site.publish(aRelease('mfe-help', '1'), undefined, '2');
  await expect(refused()).resolves.toMatchObject([{ reason: 'unsigned' }]);
  site.files.set('/remotes/mfe-help/2/release.json', '{}');
  await expect(refused()).resolves.toMatchObject([{ reason: 'unsigned' }]);
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('network'));
  await expect(refused()).resolves.toMatchObject([{ reason: 'unreachable' }]);
});

test.each([['/profil'], ['/jauh'], ['/baru', '/baru']])(
  'a release that claims a path of another remote, or one twice, would break the router and is refused: %s',
  async (...paths) => {
    const site = await aSite();
    await site.publish(aRelease('mfe-help', '2', ...paths));
    await expect(site.settle({ wishes: [help2], channel: 'staging' })).resolves.toMatchObject({
      overrides: {},
      refusals: [{ reason: 'path-taken' }],
    });
  },
);
