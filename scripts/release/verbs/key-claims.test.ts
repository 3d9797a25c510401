import { join } from 'node:path';
import type { Release } from '@poku/shared/contract';
import { openStore } from '../channel';
import { ownSigner } from '../keys/key-home';
import { aReleaseHome, run, useReleaseHome } from '../testing/a-release-home';
import { aRemoteBuild, removeBuilds } from '../testing/a-remote-build';

const home = useReleaseHome();
afterEach(removeBuilds);

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

  it('has both in its certificate, and one without has neither', async () => {
    await aReleaseHome();
    await run(...KEY, ...DELEGATED);
    expect(await certificate()).toMatchObject({
      routes: ['/faq', '/pusat-bantuan'],
      slots: ['dashboard', 'guest'],
    });
    await run('key', 'create', 'wide', '--team', 'Help', '--names', 'mfe-help', '--channels', '*');
    const wide = await certificate('wide');
    expect([wide?.id, wide?.routes, wide?.slots]).toEqual(['wide', undefined, undefined]);
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
