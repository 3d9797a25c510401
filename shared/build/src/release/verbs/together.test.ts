import { join } from 'node:path';
import { openStore } from '../channel';
import { ownSigner } from '../keys/key-home';
import { aHomePerTest, aReleaseHome, run } from '../testing/a-release-home';
import { aRemoteBuild } from '../testing/a-remote-build';

const home = aHomePerTest();
const json = async (...args: string[]) =>
  JSON.parse((await run(...args, '--format', 'json')).text) as Record<string, unknown>;

type Build = Awaited<ReturnType<typeof aRemoteBuild>>;
const publish = async (...builds: readonly Build[]) => {
  const store = await openStore();
  for (const { release, folder } of builds)
    await store.releases.publish(release.name, release, folder, await ownSigner());
};
/** Two remotes with two releases each, the first ones live; in the second ones a page moves. */
const aMove = async () => {
  await aReleaseHome();
  const routes = [{ path: '/pindah', page: 'one', access: 'public' } as const];
  await publish(
    await aRemoteBuild('mfe-a', '1.0.0', { routes }),
    await aRemoteBuild('mfe-b', '1.0.0'),
    await aRemoteBuild('mfe-a', '2.0.0'),
    await aRemoteBuild('mfe-b', '2.0.0', { routes }),
  );
  for (const name of ['mfe-a', 'mfe-b']) await run('promote', name, '--version', '1.0.0');
};
const MOVE = ['mfe-a@2.0.0', 'mfe-b@2.0.0', '--together'];

describe('promote --together', () => {
  it('names what cannot be meant, and changes nothing', async () => {
    await aMove();
    const wrong: readonly (readonly [readonly string[], string])[] = [
      [['mfe-a@2.0.0', 'mfe-b@2.0.0'], 'Several names take --together'],
      [['mfe-a@2.0.0', '--together'], 'takes two names or more'],
      [['mfe-a@2.0.0', 'mfe-a@1.0.0', '--together'], '"mfe-a" stands there twice'],
      [['mfe-a', 'mfe-b', '--together', '--version', '2.0.0'], '--version is for one name'],
      [['mfe-a@', 'mfe-b@2.0.0', '--together'], '"mfe-a@" names no version'],
      [['mfe-a@2.0.0', '--version', '2.0.0'], 'not in both'],
      [['mfe-none@1.0.0', 'mfe-a@2.0.0', '--together'], 'no "mfe-none"'],
      [[...MOVE, '--strategy', 'Canary10Percent5Minutes'], 'goes live for all members at once'],
      [['--from', 'staging'], '--from takes --together'],
      [['mfe-a', '--from', 'staging', '--together'], '--from takes no names'],
      [['--from', 'production', '--together'], 'both production'],
      [['--from', 'staging', '--together'], 'no channel "staging"'],
    ];
    for (const [args, message] of wrong) {
      const attempt = run('promote', ...args);
      await expect(attempt).rejects.toMatchObject({ name: 'UsageError' });
      await expect(attempt).rejects.toThrow(message);
    }
    expect((await json('status')).revision).toBe(2);
  });

  it('makes all live in one state, which status and history tell of each', async () => {
    await aMove();
    await expect(run('promote', 'mfe-b@2.0.0')).rejects.toThrow('stolen-route');
    const { code, text } = await run('promote', ...MOVE);
    expect([code, text]).toEqual([0, 'mfe-a 2.0.0, mfe-b 2.0.0 are live in production.']);
    expect((await json('status')).revision).toBe(3);
    expect((await run('status')).text).toContain(
      'last change: together: promote mfe-a 2.0.0, promote mfe-b 2.0.0 at ',
    );
    const { changes } = await json('history', '--name', 'mfe-b');
    expect(changes).toMatchObject([
      {
        revision: 3,
        set: [
          { action: 'promote', name: 'mfe-a', version: '2.0.0' },
          { action: 'promote', name: 'mfe-b', version: '2.0.0' },
        ],
      },
      { revision: 2, name: 'mfe-b' },
    ]);
    expect((await run('history')).text).toMatch(
      /3 .* together: promote mfe-a 2\.0\.0, promote mfe-b 2\.0\.0 /,
    );
    await expect(json('history', '--at', '2199-01-01')).resolves.toMatchObject({
      state: { revision: 3 },
      live: { 'mfe-a': { live: '2.0.0' }, 'mfe-b': { live: '2.0.0' } },
    });
    await expect(run('doctor')).resolves.toMatchObject({ code: 0 });
  });

  it('is taken back in one swap, and not in a part that would leave a page with two owners', async () => {
    await aMove();
    await run('promote', ...MOVE);
    await expect(run('rollback', 'mfe-a', '--reason', 'x')).rejects.toThrow(
      'mfe-a 1.0.0 has /pindah, which mfe-b has now.',
    );
    const wrong: readonly (readonly [readonly string[], string])[] = [
      [['mfe-a', 'mfe-b'], 'takes --together'],
      [['mfe-a', '--together'], 'two names or more'],
      [['mfe-a', 'mfe-a', '--together'], 'twice'],
      [['mfe-a', 'mfe-b', '--together', '--to', '1.0.0'], 'are for one name'],
    ];
    for (const [args, message] of wrong) {
      const attempt = run('rollback', ...args, '--reason', 'x');
      await expect(attempt).rejects.toMatchObject({ name: 'UsageError' });
      await expect(attempt).rejects.toThrow(message);
    }
    expect((await run('rollback', 'mfe-a', 'mfe-b', '--together', '--reason', 'salah')).text).toBe(
      [
        'mfe-a 1.0.0 is live again in production; 2.0.0 is taken back.',
        'mfe-b 1.0.0 is live again in production; 2.0.0 is taken back.',
      ].join('\n'),
    );
    expect((await run('history')).text).toMatch(
      /4 .* together: rollback mfe-a 2\.0\.0 to 1\.0\.0, rollback mfe-b 2\.0\.0 to 1\.0\.0 .* salah/,
    );
    await expect(run('doctor')).resolves.toMatchObject({ code: 0 });
    await expect(json('versions', 'mfe-b')).resolves.toMatchObject({
      releases: [{ version: '1.0.0' }, { version: '2.0.0', uses: ['taken back in production'] }],
    });
  });

  it('tells what others miss of a remote that came with the set and goes with it', async () => {
    await aMove();
    const routes = [{ path: '/baru', page: 'one', access: 'public' } as const];
    await publish(
      await aRemoteBuild('mfe-new', '1.0.0', { routes }),
      await aRemoteBuild('mfe-b', '3.0.0', { links: ['/baru'] }),
      await aRemoteBuild('mfe-a', '3.0.0', {
        routes: [{ ...routes[0], path: '/pindah', page: 'one', access: 'public' }],
      }),
    );
    await run('promote', 'mfe-new@1.0.0', 'mfe-b@3.0.0', 'mfe-a@3.0.0', '--together');
    const { text } = await run('rollback', 'mfe-new', 'mfe-a', '--together', '--reason', 'salah');
    expect(text).toContain('mfe-new 1.0.0 is withdrawn from production: nothing of it was live before.');
    expect(text).toContain('mfe-b 3.0.0 leads to /baru, which nobody has any more.');
  });

  it('with a key of a team is refused for names that are not its own', async () => {
    await aMove();
    await run('key', 'create', 'a-ci', '--team', 'A', '--names', 'mfe-a', '--channels', 'production');
    process.env.POKU_KEY = join(home(), 'keys/a-ci.key.json');
    await expect(run('promote', ...MOVE)).rejects.toThrow(/may release mfe-a and not mfe-b/);
    expect((await json('status')).revision).toBe(2);
  });
});

describe('promote --from', () => {
  it('names what is live there and not here, and makes it live in one swap', async () => {
    await aMove();
    for (const name of ['mfe-a', 'mfe-b']) await run('promote', `${name}@1.0.0`, '--channel', 'staging');
    await run('promote', ...MOVE, '--channel', 'staging');
    await run('promote', 'mfe-help@1.0.0');
    const { text } = await run('promote', '--from', 'staging', '--together');
    expect(text).toBe(
      [
        'mfe-a 2.0.0 goes from staging to production; there is 1.0.0.',
        'mfe-b 2.0.0 goes from staging to production; there is 1.0.0.',
        'Not live in staging, so left as it is in production: mfe-help.',
        'mfe-a 2.0.0, mfe-b 2.0.0 are live in production.',
      ].join('\n'),
    );
    expect((await json('status')).revision).toBe(4);
    expect((await run('promote', '--from', 'staging', '--together')).text).toContain(
      'Everything that is live in staging is live in production.',
    );
    await run('rollback', 'mfe-a', 'mfe-b', '--together', '--reason', 'salah');
    expect((await run('promote', '--from', 'staging', '--together')).text).toMatch(
      /mfe-b 2\.0\.0 goes from staging to production; there is 1\.0\.0\. It was taken back there at .* \(salah\)\./,
    );
  });

  it('is a promotion as any other when one release differs', async () => {
    await aMove();
    await run('promote', 'mfe-a@1.0.0', '--channel', 'staging');
    await run('promote', 'mfe-b@1.0.0', '--channel', 'staging');
    await publish(await aRemoteBuild('mfe-b', '3.0.0'));
    await run('promote', 'mfe-b@3.0.0', '--channel', 'staging');
    expect((await run('promote', '--from', 'staging', '--together')).text).toContain(
      'mfe-b 3.0.0 is live in production.',
    );
    const store = await openStore();
    await expect(store.registry('production')).resolves.toMatchObject({
      change: { action: 'promote', name: 'mfe-b', version: '3.0.0' },
    });
  });
});
