import { join } from 'node:path';
import type { Release } from '@poku/contract';
import { openStore } from '../channel';
import { ownSigner } from '../keys/key-home';
import { aHomePerTest, aReleaseHome, run } from '../testing/a-release-home';
import { aRemoteBuild } from '../testing/a-remote-build';

const home = aHomePerTest();

const KEY = ['key', 'create', 'help-ci', '--team', 'Help', '--names', 'mfe-help', '--channels', 'production'];
const routes = (path: string) => [{ path, page: 'faq', access: 'public' } as const];
const slots = (slot: string) => [{ slot, widget: 'row', order: 1, heightPx: 1 }];

/** Publishes a release with these claims and promotes it with the key of the team. */
const promoteAsTeam = async (claims: Partial<Release>) => {
  const store = await openStore();
  const { release, folder } = await aRemoteBuild('mfe-help', '3.0.0', claims);
  await store.releases.publish('mfe-help', release, folder, await ownSigner());
  process.env.POKU_KEY = join(home(), 'keys/help-ci.key.json');
  return run('promote', 'mfe-help', '--version', '3.0.0');
};
const certificate = async (key = 'help-ci') => {
  const { keys } = await (await openStore()).policy();
  return keys.find(({ id }) => id === key);
};

describe('a key that is made with --routes and --slots', () => {
  const DELEGATED = ['--routes', '/faq, /pusat-bantuan', '--slots', 'dashboard,guest'];

  it('has both in its certificate', async () => {
    await aReleaseHome();
    await run(...KEY, ...DELEGATED);
    expect(await certificate()).toMatchObject({
      routes: ['/faq', '/pusat-bantuan'],
      slots: ['dashboard', 'guest'],
    });
  });

  it('promotes a release that claims what lies below its paths and in its slots', async () => {
    await aReleaseHome();
    await run(...KEY, ...DELEGATED);
    const claims = { routes: routes('/faq/:slug'), slots: slots('guest') };
    expect((await promoteAsTeam(claims)).text).toContain('mfe-help 3.0.0 is live in production.');
  });

  it.each<readonly [string, Partial<Release>, string]>([
    ['a path beside its own', { routes: routes('/faqs') }, 'may not give mfe-help /faqs'],
    ['the path above its own', { routes: routes('/pusat') }, 'may not give mfe-help /pusat'],
    ['another slot', { slots: slots('notice') }, 'may not give mfe-help the slot notice'],
  ])('promotes none that claims %s, and the channel stays', async (_, claims, message) => {
    const store = await aReleaseHome();
    await run('promote', 'mfe-help', '--version', '1.0.0');
    await run(...KEY, ...DELEGATED);
    await expect(promoteAsTeam(claims)).rejects.toThrow(message);
    await expect(store.registry('production')).resolves.toMatchObject({ revision: 1 });
  });

  it.each([
    ['--routes', 'faq', '--routes are paths'],
    ['--routes', '/faq/', '--routes are paths'],
    ['--routes', '/faq*', '--routes are paths'],
    ['--slots', ' ', 'A key needs --slots'],
    ['--slots', '../x', 'slots'],
  ])('is not made with %s %j', async (option, given, message) => {
    await aReleaseHome();
    await expect(run(...KEY, option, given)).rejects.toThrow(message);
    expect(await certificate()).toBeUndefined();
  });
});

describe('a key that is made without them', () => {
  it.each([['production'], ['*']])('gives what its remote has in %s, and no more', async (channel) => {
    const store = await aReleaseHome();
    const has = { routes: routes('/faq'), slots: slots('guest') };
    const { release, folder } = await aRemoteBuild('mfe-help', '2.5.0', has);
    await store.releases.publish('mfe-help', release, folder, await ownSigner());
    await run('promote', 'mfe-help', '--version', '2.5.0');
    const { text } = await run(...KEY.slice(0, -1), channel);
    expect(text).toContain('It gives these paths: /faq; and these slots: guest.');
    expect(await certificate()).toMatchObject({ routes: ['/faq'], slots: ['guest'] });
    await expect(promoteAsTeam({ ...has, slots: slots('welcome') })).rejects.toThrow(
      'may not give mfe-help the slot welcome',
    );
    const same = await aRemoteBuild('mfe-help', '3.5.0', has);
    await store.releases.publish('mfe-help', same.release, same.folder, await ownSigner());
    expect((await run('promote', 'mfe-help', '--version', '3.5.0')).code).toBe(0);
  });

  it('gives a remote that is live nowhere no path and no slot', async () => {
    await aReleaseHome();
    expect((await run(...KEY)).text).toContain(
      'these paths: none; and these slots: none. Others take --routes',
    );
    await expect(promoteAsTeam({ routes: routes('/faq') })).rejects.toThrow('may not give mfe-help /faq');
  });

  it('gives everything when it is for all names', async () => {
    await aReleaseHome();
    await run('key', 'create', 'wide', '--team', 'Platform', '--names', '*', '--channels', '*');
    expect(await certificate('wide')).toMatchObject({ routes: ['*'], slots: ['*'] });
  });
});
