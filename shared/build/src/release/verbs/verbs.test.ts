import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLease } from '../canary/lease';
import { channelKeys } from '../channel-keys';
import { createKey, ownSigner, rootPublicKey } from '../keys/key-home';
import { generateKey, publicKeyOf } from '../keys/key-pair';
import { canaried, promoted, unitPromoted } from '../registry-document';
import { aHomePerTest, aReleaseHome, run } from '../testing/a-release-home';
import { aRemoteBuild } from '../testing/a-remote-build';
import { aBuild } from '../testing/a-store';
import { VERBS } from '.';

const home = aHomePerTest();
const json = async (...args: string[]) =>
  JSON.parse((await run(...args, '--format', 'json')).text) as Record<string, unknown>;

describe('npm run release', () => {
  it('names what it does not know: a verb, an option, a remote, a channel, a format, a time', async () => {
    await aReleaseHome();
    const promotion = ['promote', 'mfe-help', '--version', '1.0.0'];
    await run(...promotion);
    const wrong: readonly (readonly [readonly string[], string])[] = [
      [['promot', 'mfe-help'], 'no verb "promot"; there are check, publish,'],
      [['key', 'made'], 'no verb "key"'],
      [['status', '--chanel', 'x'], "Unknown option '--chanel'. It is called: status"],
      [['status', 'mfe-help'], '"mfe-help" is one too many'],
      [['promote'], 'Something is missing. It is called: promote <name>'],
      [['promote', 'mfe-none', '--version', '1'], 'no "mfe-none"; there are shell, embed,'],
      [['publish', 'mfe-none'], 'no "mfe-none" to build here'],
      [['versions', 'mfe-none'], 'no "mfe-none"'],
      [['status', '--channel', 'prodution'], 'no channel "prodution"; there are production'],
      [['history', '--channel', 'prodution'], 'no channel "prodution"'],
      [['rollback', 'mfe-help', '--reason', 'x', '--channel', 'prodution'], 'no channel "prodution"'],
      [['status', '--format', 'xml'], '--format is text or json, not "xml"'],
      [['check', 'mfe-help', '--format', 'xml'], '--format is text, json or markdown, not "xml"'],
      [['preview', 'mfe-help@1.0.0', '--format', 'json'], '--format is text or markdown, not "json"'],
      [['preview', 'mfe-none@1.0.0'], 'where <name> is one of'],
      [['history', '--at', 'yesterday'], '--at is a time as 2026-01-31T18:00:00Z, not "yesterday"'],
      [['rollback', 'mfe-help'], 'needs --reason'],
      [['rollback', 'mfe-help', '--reason', ' '], 'needs --reason'],
      [['withdraw', 'mfe-help'], 'A withdrawal needs --reason'],
      [['withdraw', 'shell', '--reason', 'x'], 'The shell cannot be withdrawn'],
      [['key', 'revoke', 'nobody'], 'no key "nobody"; there are local'],
      [['key', 'create', 'a', '--names', 'mfe-a', '--channels', '*'], 'needs --team'],
      [['key', 'create', 'a', '--team', 'A', '--channels', '*'], 'needs --names'],
      [
        ['key', 'create', 'a', '--team', 'A', '--names', '*', '--channels', '*', '--days', '0'],
        '--days is a',
      ],
      [[], 'npm run release -- publish'],
    ];
    for (const [args, message] of wrong) {
      const attempt = run(...args);
      await expect(attempt).rejects.toMatchObject({ name: 'UsageError' });
      await expect(attempt).rejects.toThrow(message);
    }
    await expect(run(...promotion.slice(0, 3), '9.9.9')).rejects.toThrow('mfe-help 9.9.9 is not published');
    await expect(run('promote', 'mfe-help', '--version', '../x')).rejects.toThrow('The version "../x"');
    await expect(run(...promotion, '--channel', 'a/b')).rejects.toThrow('The channel "a/b"');
  });

  it('tells of every verb of its table how it is called', async () => {
    const { code, text } = await run('help');
    expect(code).toBe(0);
    for (const [name, { call }] of Object.entries(VERBS)) {
      expect(call.startsWith(name)).toBe(true);
      expect(text).toContain(`npm run release -- ${call}\n`);
    }
  });

  it('prints a link that shows a release before it is live, also as a comment', async () => {
    await aReleaseHome();
    const call = ['preview', 'mfe-help@1.0.0', '--site', 'https://poku.example/about', '--hours', '2'];
    const { text } = await run(...call);
    expect(new URL(text).searchParams.get('preview')).toBe('mfe-help@1.0.0');
    const comment = await run(...call, '--format', 'markdown');
    expect(comment.text).toMatch(
      /^\[See mfe-help 1\.0\.0\]\(https:\/\/poku\.example\/about\?\S+\) on the site, for 2 hours\.\n$/,
    );
  });

  it('marks what was built from sources that stand in no commit', async () => {
    const store = await aReleaseHome();
    const { release, folder } = await aBuild('mfe-help', '3.0.0', 'run(3)', {
      commit: '0123456789abcdef',
      hasUncommittedChanges: true,
    });
    await store.releases.publish('mfe-help', release, folder, await ownSigner());
    await run('promote', 'mfe-help', '--version', '3.0.0');
    expect((await run('versions', 'mfe-help')).text).toMatch(
      /3\.0\.0 +0123456789ab with uncommitted changes/,
    );
    expect((await run('status')).text).toContain('built with uncommitted changes: mfe-help');
    await expect(json('status')).resolves.toMatchObject({ uncommitted: ['mfe-help'] });
  });

  it('makes releases live and says what is, was and can be', async () => {
    await aReleaseHome();
    expect((await run('status')).text).toContain('channel production, revision 0');
    await run('promote', 'mfe-help', '--version', '1.0.0');
    expect((await run('promote', 'mfe-help', '--version', '2.0.0')).text).toBe(
      'mfe-help 2.0.0 is live in production.',
    );
    expect((await run('status')).text).toMatch(
      /revision 2.*\nlast change: promote mfe-help 2\.0\.0 at .*by platform \(local\)/,
    );
    await expect(json('status')).resolves.toMatchObject({
      revision: 2,
      live: { 'mfe-help': { live: '2.0.0', previous: '1.0.0' } },
    });
    expect((await run('rollback', 'mfe-help', '--reason', 'it is slow')).text).toBe(
      'mfe-help 1.0.0 is live again in production; 2.0.0 is taken back.',
    );
    await expect(json('versions', 'mfe-help')).resolves.toMatchObject({
      releases: [
        { version: '1.0.0', uses: ['live in production'] },
        { version: '2.0.0', uses: ['taken back in production'] },
      ],
    });
    expect((await run('versions', 'mfe-help')).text).toMatch(/1\.0\.0 .* live in production\n2\.0\.0/);
    expect((await run('status')).text).not.toContain('uncommitted');
    await expect(json('history')).resolves.toMatchObject({
      changes: [
        {
          revision: 3,
          action: 'rollback',
          version: '2.0.0',
          to: '1.0.0',
          reason: 'it is slow',
          by: 'platform',
        },
        { revision: 2, action: 'promote', version: '2.0.0' },
        { revision: 1, action: 'promote', version: '1.0.0' },
      ],
    });
  });

  it('takes a remote out of a channel and tells what others miss', async () => {
    const store = await aReleaseHome();
    const help = await aRemoteBuild('mfe-help', '1.5.0', {
      routes: [{ path: '/bantuan/:slug', access: 'public', page: 'help' }],
    });
    const account = await aRemoteBuild('mfe-account', '5.0.0', { links: ['/bantuan/:topic', '/elsewhere'] });
    for (const { release, folder } of [help, account]) {
      await store.releases.publish(release.name, release, folder, await ownSigner());
      await run('promote', release.name, '--version', release.version);
    }
    const withdrawal = ['withdraw', 'mfe-help', '--reason', 'it is wrong'];
    await expect(run(...withdrawal, '--expect', '2.0.0')).rejects.toThrow('is 1.5.0, not 2.0.0');
    const { code, text } = await run(...withdrawal, '--expect', '1.5.0');
    expect(code).toBe(0);
    expect(text).toContain(
      'mfe-help 1.5.0 is withdrawn from production.\nNobody answers for /bantuan/:slug any more.',
    );
    expect(text).toContain('mfe-account 5.0.0 leads to /bantuan/:slug, which nobody has any more.');
    expect(text).not.toContain('/elsewhere');
    expect((await json('status')).live).toEqual({ 'mfe-account': { live: '5.0.0' } });
    expect((await run('history')).text).toMatch(/withdraw mfe-help 1\.5\.0 .* it is wrong/);
    await expect(run('doctor')).resolves.toMatchObject({ code: 0 });
    await expect(run(...withdrawal)).rejects.toThrow('mfe-help has no live release');
    await run('promote', 'mfe-help', '--version', '1.0.0');
    expect((await json('status')).live).toMatchObject({ 'mfe-help': { live: '1.0.0' } });
  });

  it('signs a channel anew and leaves what is live', async () => {
    await aReleaseHome();
    await run('promote', 'mfe-help', '--version', '1.0.0');
    const before = await json('status');
    expect((await run('renew')).text).toContain('production is signed anew, as revision 2');
    await expect(json('status')).resolves.toMatchObject({ revision: 2, live: before.live });
    expect((await run('history')).text).toContain('renew all signatures');
    await expect(run('doctor')).resolves.toMatchObject({ code: 0 });
  });

  it('takes a canary away and says what stays', async () => {
    const store = await aReleaseHome();
    await run('promote', 'mfe-help', '--version', '1.0.0');
    const release = await store.releases.read('mfe-help', '2.0.0');
    const change = { action: 'canary', name: 'mfe-help', version: '2.0.0', share: 0.1 } as const;
    await store.change('production', await ownSigner(), change, (registry) =>
      canaried(registry, release, 0.1),
    );
    expect((await run('status')).text).toContain('2.0.0 for 10 %');
    expect((await run('status')).text).toContain('canary mfe-help 2.0.0, watched by nobody: ');
    const lease = createLease(store.objects, channelKeys('production').watch('mfe-help'));
    await lease.take();
    expect((await run('status')).text).toContain('canary mfe-help 2.0.0, watched: ');
    // A command that is refused takes the watch from nobody.
    await expect(
      run('promote', 'mfe-help', '--version', '1.0.0', '--strategy', 'Canary10Percent5Minutes'),
    ).rejects.toThrow('is live in production already');
    expect(await createLease(store.objects, channelKeys('production').watch('mfe-help')).take()).toBe(false);
    await lease.leave();
    expect((await run('status')).text).toContain('2.0.0, watched by nobody: ');
    expect((await run('history')).text).toContain('canary mfe-help 2.0.0 for 10 %');
    expect((await run('rollback', 'mfe-help', '--reason', 'errors')).text).toBe(
      'The canary mfe-help 2.0.0 is gone from production; live is 1.0.0.',
    );
  });

  it('tells which versions of all were live together at any time', async () => {
    const store = await aReleaseHome();
    const signer = await ownSigner();
    const other = (await aBuild('mfe-account', '5.0.0')).release;
    const release = await store.releases.read('mfe-help', '1.0.0');
    await store.change('production', signer, { action: 'promote', name: 'embed', version: '3' }, (registry) =>
      unitPromoted(registry, 'embed', '3'),
    );
    const first = (await store.registry('production')) as { at?: string };
    // A state lasts until the next one: two changes in one millisecond would leave no time between them.
    while (Date.now() <= Date.parse(first.at ?? '')) await new Promise((resolve) => setImmediate(resolve));
    for (const one of [release, other])
      await store.change(
        'production',
        signer,
        { action: 'promote', name: one.name, version: one.version },
        (registry) => promoted(registry, one),
      );
    await expect(json('history', '--at', '2020-01-01')).resolves.toMatchObject({ live: {} });
    expect((await run('history', '--at', '2020-01-01')).text).toContain('Nothing was live');
    await expect(json('history', '--at', first.at ?? '')).resolves.toMatchObject({
      state: { revision: 1 },
      live: { embed: { live: '3' } },
    });
    const { live } = await json('history', '--at', '2199-01-01');
    expect(live).toEqual({
      embed: { live: '3' },
      'mfe-help': { live: '1.0.0' },
      'mfe-account': { live: '5.0.0' },
    });
    const { changes } = await json('history', '--name', 'mfe-account');
    expect(changes).toHaveLength(1);
  });

  it('looks at the store as a doctor, and ends with code 1 when something is damaged', async () => {
    await aReleaseHome();
    await run('promote', 'mfe-help', '--version', '1.0.0');
    await expect(run('doctor')).resolves.toEqual({
      code: 0,
      text: 'production: 1 revisions, nothing is damaged.',
    });
    await writeFile(join(home(), 'store/remotes/mfe-help/1.0.0/entry.js'), 'run(9)');
    const { code, text } = await run('doctor');
    expect(code).toBe(1);
    expect(text).toMatch(/^damage {2}mfe-help 1\.0\.0\n.*entry\.js is not the file that was published/);
    await expect(json('doctor')).resolves.toMatchObject({
      channel: 'production',
      findings: [{ kind: 'damage', where: 'mfe-help 1.0.0' }],
    });
  });

  it('makes a key for a team, which does what the key says and nothing else, until it is revoked', async () => {
    const store = await aReleaseHome();
    const made = await run(
      ...['key', 'create', 'help-ci', '--team', 'Help', '--names', 'mfe-help', '--channels', 'staging'],
    );
    expect(made.text).toContain('good for mfe-help in staging until');
    const root = await rootPublicKey();
    expect(made.text).toContain(`POKU_ROOT_KEY=${root}`);
    await expect(createKey({ id: 'help-ci', team: '', names: [], channels: [], days: 1 })).rejects.toThrow(
      'There is a key "help-ci" already',
    );
    process.env.POKU_KEY = join(home(), 'keys/help-ci.key.json');
    process.env.POKU_ROOT_KEY = root;
    const promotion = ['promote', 'mfe-help', '--version', '1.0.0', '--channel'];
    await expect(run(...promotion, 'production')).rejects.toThrow('key-not-for-channel');
    expect((await run(...promotion, 'staging')).code).toBe(0);
    delete process.env.POKU_KEY;
    process.env.POKU_ROOT_KEY = publicKeyOf(generateKey());
    await expect(run('key', 'revoke', 'help-ci')).rejects.toThrow('POKU_ROOT_KEY is not the root key');
    delete process.env.POKU_ROOT_KEY;
    process.env.POKU_KEYS = join(home(), 'other-keys');
    await expect(run('key', 'revoke', 'help-ci')).rejects.toThrow('is not signed by the root key');
    delete process.env.POKU_KEYS;
    expect((await run('key', 'list')).text).toMatch(/help-ci +Help +mfe-help +staging +20/);
    await run('key', 'revoke', 'help-ci');
    expect((await run('key', 'list')).text).toMatch(/help-ci +Help +mfe-help +staging +revoked 20/);
    process.env.POKU_KEY = join(home(), 'keys/help-ci.key.json');
    await expect(run('promote', 'mfe-help', '--version', '2.0.0', '--channel', 'staging')).rejects.toThrow(
      'revoked-key',
    );
    // The revocation itself has signed the channel anew.
    await expect(store.registry('staging')).resolves.toMatchObject({
      revision: 2,
      change: { action: 'renew' },
    });
  });
});
