import { readFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SignedText, Timestamp } from '@poku/contract';
import { readTimestamp, toLiveRelease } from '@poku/platform/release';
import { signEntry } from '../release/entries';
import { generateKey, type Signer, signText } from '../release/keys/key-pair';
import { changePolicy, withoutKey } from '../release/keys/policy';
import { folderObjects } from '../release/objects/folder-objects';
import { channelKeys, digestOf, type Pointer, type Revision } from '../release/revision';
import { unitPromoted } from '../release/registry-document';
import { aLiveStore, promoteIn, promoteTogetherIn } from '../release/testing/a-live-store';
import { aShell } from '../release/testing/a-shell';
import { aBuild } from '../release/testing/a-store';
import { openLiveChannel } from './live-channel';
import type { Present } from './live-state';

const POINTER = 'channels/production/live.json';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let root: string;
let folder: string;
let made: Awaited<ReturnType<typeof aLiveStore>>;
/** Says what is live. */
let clock: Signer;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-live-'));
  folder = join(root, 'store');
  made = await aLiveStore(folderObjects(folder));
  clock = made.team({ id: 'clock', names: ['timestamp'] });
  await made.welcome(clock);
});
afterEach(() => rm(root, { recursive: true }));

const textOf = (key: string) => readFile(join(folder, key), 'utf8');
const put = (key: string, text: string) => writeFile(join(folder, key), text);
const pointer = async () => JSON.parse(await textOf(POINTER)) as Pointer;
const point = async (change: Partial<Pointer>) =>
  put(POINTER, JSON.stringify({ ...(await pointer()), ...change }));
const open = (signer: Signer | undefined = clock) =>
  openLiveChannel({
    ...(signer && { signer }),
    store: made.store,
    channel: 'production',
    paymentOrigins: ['https://pay.example'],
    seenFile: join(root, 'seen.json'),
  });

const newestEntry = async (remote: string) => {
  const { text } = JSON.parse(await textOf((await pointer()).registry)) as { text: string };
  return (JSON.parse(text) as Revision).remotes[remote] ?? {};
};

/** As `key revoke` does. */
const revoke = (id: string, at = new Date()) =>
  changePolicy(made.store.objects, made.root, made.rootKey, (policy) => {
    const { keys, revoked = [] } = withoutKey(policy, id);
    return { keys, revoked: revoked.map((one) => ({ ...one, at: at.toISOString() })) };
  });

/** Makes a state past every rule of the commands, as whoever can write into the store and has a key could. */
const forge = async (change: (state: Revision) => Revision, signer = made.signer): Promise<void> => {
  const { registry } = await pointer();
  const { text } = JSON.parse(await textOf(registry)) as { text: string };
  const before = JSON.parse(text) as Revision;
  const next = change({ ...before, revision: before.revision + 1, parent: digestOf(text) });
  const signed = signText(signer, 'registry', JSON.stringify(next));
  const key = channelKeys('production').revision(next.revision, digestOf(signed.text), 'json');
  await put(key, JSON.stringify(signed));
  await point({ revision: next.revision, registry: key });
};

describe('what the site serves of a channel', () => {
  it('is each state as soon as the channel has it, with its policy made of the settings of the site', async () => {
    const live = await open();
    const first = (await live()).state;
    await promoteIn(made.store, made.signer, 'mfe-a', '2');
    const second = (await live()).state;
    expect(second?.revision).toBe((first?.revision ?? 0) + 1);
    expect(second?.pageAt?.().html).toContain('mfe_a_2');
    expect(second?.pageAt?.().policy).toContain("form-action 'self' https://pay.example");
    expect(second?.registry).toBe(await textOf((await pointer()).registry));
    expect([...(second?.entries.keys() ?? [])]).toEqual(['mfe-a', 'mfe-b']);
    expect((await live()).problem).toBeUndefined();
  });

  it('is a set as soon as the channel has it, signed by a key that may release all of it', async () => {
    const both = made.team({ id: 'both', names: ['mfe-a', 'mfe-b'] });
    await made.welcome(both);
    const live = await open();
    const first = (await live()).state;
    await promoteTogetherIn(made.store, both, { 'mfe-a': '2', 'mfe-b': '2' });
    const { state, problem } = await live();
    expect(problem).toBeUndefined();
    expect(state?.revision).toBe((first?.revision ?? 0) + 1);
    for (const container of ['mfe_a_2', 'mfe_b_2']) expect(state?.pageAt?.().html).toContain(container);
    const asked = { rootKey: made.rootKey, channel: 'production', now: Date.now() };
    const told = await readTimestamp(JSON.parse(state?.timestamp ?? '') as SignedText, asked);
    expect(told.since).toEqual({ 'mfe-a': state?.revision, 'mfe-b': state?.revision });
  });

  it.each([
    ['', 'no JSON'],
    ['{"revision":', 'no JSON'],
    ['null', 'does not say which revision'],
    ['{"revision":"3","key":"x"}', 'does not say which revision'],
  ])(
    'does not begin with %j for what was served last, and says which file it is and what to do',
    async (text, why) => {
      await writeFile(join(root, 'seen.json'), text);
      const opened = open();
      await expect(opened).rejects.toThrow(`${join(root, 'seen.json')} remembers what this site served last`);
      await expect(opened).rejects.toThrow(why);
      await expect(opened).rejects.toThrow('npm run release -- doctor');
    },
  );

  it('is nothing before something was promoted, and that is no fault', async () => {
    await rm(join(folder, POINTER));
    expect(await (await open())()).toEqual({});
  });

  const attacks: readonly (readonly [string, () => Promise<unknown>, RegExp])[] = [
    ['a pointer that is no JSON', () => put(POINTER, '{'), /JSON/],
    ['a pointer to a file outside', () => point({ registry: '../keys/root.pem' }), /leads out/],
    [
      'a pointer through a link to a file outside',
      async () => {
        await writeFile(join(root, 'secret.json'), '{"text":"secret"}');
        await symlink(join(root, 'secret.json'), join(folder, 'channels/production/revisions/secret.json'));
        await point({ registry: 'channels/production/revisions/secret.json' });
      },
      /lost channels/,
    ],
    [
      'a state with one other byte',
      async () => {
        const { registry } = await pointer();
        await put(registry, (await textOf(registry)).replace('mfe_a_2', 'mfe_a_9'));
      },
      /other bytes than its name/,
    ],
    [
      'a state that nobody signed who may',
      () => forge((state) => state, { ...made.signer, key: generateKey() }),
      /is not what the key/,
    ],
    [
      'a state of a key for one remote that changed another',
      async () => {
        const help = made.team({ id: 'help', names: ['mfe-help'] });
        await made.welcome(help);
        const other = toLiveRelease((await aBuild('mfe-a', '9')).release);
        const change = { action: 'promote', name: 'mfe-help', version: '9' } as const;
        await forge(
          (state) => ({ ...state, change, remotes: { ...state.remotes, 'mfe-a': { live: other } } }),
          help,
        );
      },
      /changed more than mfe-help/,
    ],
    [
      'a state of a key for one remote that says it is about a set',
      async () => {
        const help = made.team({ id: 'help', names: ['mfe-help'] });
        await made.welcome(help);
        const other = toLiveRelease((await aBuild('mfe-a', '9')).release);
        const set = ['mfe-help', 'mfe-a'].map((name) => ({ action: 'promote', name, version: '9' }) as const);
        const change = { action: 'promote', name: '*', version: '*', set } as const;
        await forge(
          (state) => ({ ...state, change, remotes: { ...state.remotes, 'mfe-a': { live: other } } }),
          help,
        );
      },
      /may not release mfe-a/,
    ],
    [
      'a state of a key for one remote that gave it a path of another',
      async () => {
        await promoteIn(made.store, made.signer, 'mfe-b', '2');
        const help = made.team({ id: 'help', names: ['mfe-help'] });
        await made.welcome(help);
        const route = { path: '/a/:key', page: 'home', access: 'public' } as const;
        const stolen = toLiveRelease((await aBuild('mfe-help', '9', 'steal()', { routes: [route] })).release);
        const change = { action: 'promote', name: 'mfe-help', version: '9' } as const;
        await forge(
          (state) => ({
            ...state,
            change,
            remotes: { ...state.remotes, 'mfe-help': { live: stolen, since: state.revision } },
          }),
          help,
        );
      },
      /gave mfe-help the path \/a\/:key, which mfe-a has/,
    ],
    [
      'an entry of a key that the slot was not delegated to',
      async () => {
        const narrow = made.team({ id: 'narrow', names: ['mfe-help'], slots: ['help'] });
        await made.welcome(narrow);
        const slot = { slot: 'dashboard', widget: 'row', order: 1, heightPx: 1 };
        const live = toLiveRelease((await aBuild('mfe-help', '9', 'help()', { slots: [slot] })).release);
        const change = { action: 'promote', name: 'mfe-help', version: '9' } as const;
        await forge((state) => {
          const entry = { live, since: state.revision };
          return { ...state, change, remotes: { ...state.remotes, 'mfe-help': entry } };
        }, narrow);
        const told = { channel: 'production', remote: 'mfe-help', entry: await newestEntry('mfe-help') };
        const key = channelKeys('production').entry('mfe-help', digestOf(JSON.stringify(told)));
        await put(key, JSON.stringify(signEntry(narrow, told)));
      },
      /may not give mfe-help the slot dashboard/,
    ],
    [
      'an entry of a remote that the key of another has signed',
      async () => {
        await promoteIn(made.store, made.signer, 'mfe-b', '2');
        const help = made.team({ id: 'help', names: ['mfe-help'] });
        const key = (await pointer()).entries['mfe-b'] ?? '';
        const told = { channel: 'production', remote: 'mfe-b', entry: await newestEntry('mfe-b') };
        await put(key, JSON.stringify(signEntry(help, told)));
      },
      /may not release mfe-b/,
    ],
    [
      'a state of a revoked key, dated before',
      async () => {
        const gone = made.team({ id: 'gone' });
        await made.welcome(gone);
        await revoke('gone');
        const change = { action: 'renew', name: '*', version: '*' } as const;
        await forge((state) => ({ ...state, change }), gone);
      },
      /good no more/,
    ],
    [
      'a list of keys that the root key did not sign',
      async () => {
        await promoteIn(made.store, made.signer, 'mfe-b', '2');
        await put('policy.json', (await textOf('policy.json')).replace('team-key', 'else-key'));
      },
      /not signed by the root key/,
    ],
    [
      'a page whose signature is that of another state',
      async () => {
        const before = await textOf((await pointer()).page ?? '');
        await promoteIn(made.store, made.signer, 'mfe-b', '2');
        await put((await pointer()).page ?? '', before);
      },
      /is not what the key/,
    ],
    [
      'a release of the shell with other bytes',
      async () => {
        await promoteIn(made.store, made.signer, 'mfe-b', '2');
        await put(
          'shell/1/release.json',
          (await textOf('shell/1/release.json')).replace('early()', 'other()'),
        );
      },
      /is not signed/,
    ],
    [
      'an entry of a remote that says something else',
      async () => {
        await promoteIn(made.store, made.signer, 'mfe-b', '2');
        const key = (await pointer()).entries['mfe-b'] ?? '';
        await put(key, (await textOf(key)).replace('mfe_b_2', 'mfe_b_9'));
      },
      /something else of mfe-b/,
    ],
  ];

  it.each(attacks)('is the last good state, with the reason told, after %s', async (_, attack, reason) => {
    await promoteIn(made.store, made.signer, 'mfe-a', '2');
    const live = await open();
    const good = (await live()).state;
    expect(good?.pageAt?.().html).toContain('mfe_a_2');
    await attack();
    const after = await live();
    // What changed beneath an unchanged pointer is not even looked at: the good state is kept as it was verified.
    if (after.problem !== undefined) expect(after.problem).toMatch(reason);
    expect(after.state).toEqual(good);
    // A site that starts now, and saw nothing of it before, serves none of it.
    await rm(join(root, 'seen.json'));
    const fresh: Present = await (await open())();
    expect(fresh.state).toBeUndefined();
    expect(fresh.problem).toMatch(reason);
  });

  it('never goes back to an older state, also after the site has started anew', async () => {
    const old = await textOf(POINTER);
    await promoteIn(made.store, made.signer, 'mfe-a', '2');
    const live = await open();
    const good = (await live()).state;
    await put(POINTER, old);
    expect(await live()).toEqual({
      state: good,
      problem: expect.stringContaining('does not follow') as string,
    });
    const again = await (await open())();
    expect(again.state).toBeUndefined();
    expect(again.problem).toContain('which was live here');
  });

  it('is served anew when the store is whole again', async () => {
    await promoteIn(made.store, made.signer, 'mfe-a', '2');
    const whole = await textOf(POINTER);
    const live = await open();
    await live();
    await put(POINTER, '{');
    expect((await live()).problem).toBeDefined();
    await put(POINTER, whole);
    expect(await live()).toEqual({
      state: expect.objectContaining({ revision: expect.any(Number) as number }) as object,
    });
  });

  it('says what is live for a day, with a key for that, and not what a key for a remote says', async () => {
    const { state } = await (await open())();
    const asked = { rootKey: made.rootKey, channel: 'production', now: Date.now() };
    const said = JSON.parse(state?.timestamp ?? '') as SignedText;
    const { text } = JSON.parse(state?.registry ?? '') as SignedText;
    await expect(readTimestamp(said, asked)).resolves.toMatchObject({
      revision: state?.revision,
      registry: digestOf(text),
      since: { 'mfe-a': 2, 'mfe-b': 3 },
      revoked: [],
      stopped: [],
    });
    expect(state?.pageAt?.().html).toContain('data-timestamp="{&quot;text');
    const help = made.team({ id: 'help', names: ['mfe-help'] });
    const other = await (await open(help))();
    await expect(
      readTimestamp(JSON.parse(other.state?.timestamp ?? '') as SignedText, asked),
    ).rejects.toThrow('may not release timestamp');
  });

  describe('by a site that has no key to say what is live', () => {
    const withoutKey = () =>
      openLiveChannel({
        store: made.store,
        channel: 'production',
        paymentOrigins: [],
        seenFile: join(root, 'seen.json'),
      });
    const TIMESTAMP = 'channels/production/timestamp.json';
    const say = async () => put(TIMESTAMP, (await (await open())()).state?.timestamp ?? '');

    /** Who has the key for it says something else than `say` would. */
    const claim = async (facts: Partial<Timestamp>) => {
      const said = JSON.parse(await textOf(TIMESTAMP)) as SignedText;
      const other = { ...(JSON.parse(said.text) as Timestamp), ...facts };
      await put(TIMESTAMP, JSON.stringify(signText(clock, 'timestamp', JSON.stringify(other))));
    };

    it('is what somebody who may has said of the newest state', async () => {
      await say();
      const { state } = await (await withoutKey())();
      expect(state?.timestamp).toBe(await textOf(TIMESTAMP));
    });

    it.each<readonly [string, () => Promise<unknown>, RegExp]>([
      ['nobody said', () => rm(join(folder, TIMESTAMP)), /is not there/],
      [
        'somebody said a day ago',
        async () => {
          const said = JSON.parse(await textOf(TIMESTAMP)) as SignedText;
          const over = { ...(JSON.parse(said.text) as Timestamp), until: new Date().toISOString() };
          await put(TIMESTAMP, JSON.stringify(signText(clock, 'timestamp', JSON.stringify(over))));
        },
        /holds from/,
      ],
      [
        'was said of another state',
        () => promoteIn(made.store, made.signer, 'mfe-a', '2'),
        /says that revision/,
      ],
      ['a key said that is revoked', () => revoke('clock'), /good no more/],
      ['counts on further than the state', () => claim({ revision: 999 }), /said to be live/],
      ['lets older entries through', () => claim({ since: { 'mfe-a': 0, 'mfe-b': 3 } }), /since revision 0/],
      [
        'holds for longer than a day',
        () => claim({ until: new Date(Date.now() + 2 * DAY_MS).toISOString() }),
        /longer than a day/,
      ],
      [
        'hides that a key is revoked',
        async () => {
          await made.welcome(made.team({ id: 'leaked' }));
          await revoke('leaked', new Date(Date.now() - HOUR_MS));
          await claim({});
        },
        /hides that the key "leaked"/,
      ],
    ])('is nothing that %s', async (_, attack, reason) => {
      await say();
      await attack();
      const { state, problem } = await (await withoutKey())();
      expect(state).toBeUndefined();
      expect(problem).toMatch(reason);
    });
  });

  describe('of a key that is revoked', () => {
    const told = (state: Present['state']) =>
      JSON.parse((JSON.parse(state?.timestamp ?? '') as SignedText).text) as Timestamp;

    it('is no release of it any more, at the next look, and no entry that it signed', async () => {
      const leaked = made.team({ id: 'leaked', names: ['mfe-a'] });
      await made.welcome(leaked);
      const { release, folder: build } = await aBuild('mfe-a', '3', 'leaked()');
      await made.store.releases.publish('mfe-a', release, build, leaked);
      await promoteIn(made.store, leaked, 'mfe-a', '3');
      const live = await open();
      const before = (await live()).state;
      expect([...(before?.entries.keys() ?? [])]).toEqual(['mfe-a', 'mfe-b']);
      await revoke('leaked');
      const { state, problem } = await live();
      expect(problem).toBeUndefined();
      expect([...(state?.entries.keys() ?? [])]).toEqual(['mfe-b']);
      expect(told(state)).toMatchObject({
        revoked: [leaked.certificate.publicKey],
        stopped: ['mfe-a@3'],
      });
      // With the entry signed by a good key members have the release before it.
      await made.store.change(
        'production',
        made.signer,
        { action: 'renew', name: '*', version: '*' },
        (registry) => ({ ...registry }),
      );
      const renewed = (await live()).state;
      expect([...(renewed?.entries.keys() ?? [])]).toEqual(['mfe-a', 'mfe-b']);
      expect(told(renewed).stopped).toEqual(['mfe-a@3']);
    });

    it('is stopped as well when who can write the store takes its signature away, or gives it other files', async () => {
      const leaked = made.team({ id: 'leaked', names: ['mfe-a'] });
      await made.welcome(leaked);
      const { release, folder: build } = await aBuild('mfe-a', '3', 'leaked()');
      await made.store.releases.publish('mfe-a', release, build, leaked);
      await promoteIn(made.store, leaked, 'mfe-a', '3');
      const live = await open();
      await live();
      await revoke('leaked');
      const text = await textOf('remotes/mfe-a/3/release.json');
      await rm(join(folder, made.store.releases.signatureKey('mfe-a', '3', text)));
      expect(told((await live()).state).stopped).toEqual(['mfe-a@3']);
      // Another release under the name of one that a good key has signed.
      const forged = toLiveRelease({ ...release, version: '1' });
      const change = { action: 'promote', name: 'mfe-a', version: '1' } as const;
      await forge(
        (state) => ({ ...state, change, remotes: { ...state.remotes, 'mfe-a': { live: forged } } }),
        leaked,
      );
      expect((await live()).problem).toMatch(/did something else/);
    });

    it('is the shell before it', async () => {
      const leaked = made.team({ id: 'leaked', names: ['shell'] });
      await made.welcome(leaked);
      const { release, folder: build } = await aShell('2');
      await made.store.releases.publish('shell', release, build, leaked);
      await made.store.change(
        'production',
        leaked,
        { action: 'promote', name: 'shell', version: '2' },
        (registry) => unitPromoted(registry, 'shell', '2'),
      );
      const live = await open();
      expect((await live()).state?.pageAt?.().html).toContain('/shell/2/shell.js');
      await revoke('leaked');
      expect((await live()).state?.pageAt?.().html).toContain('/shell/1/shell.js');
    });

    it('stays revoked when who can write the store puts back the list from before, also after the site has started anew', async () => {
      const leaked = made.team({ id: 'leaked' });
      await made.welcome(leaked);
      const before = await textOf('policy.json');
      const live = await open();
      await live();
      await revoke('leaked');
      const good = (await live()).state;
      expect(told(good).revoked).toEqual([leaked.certificate.publicKey]);
      await put('policy.json', before);
      const change = { action: 'renew', name: '*', version: '*' } as const;
      await forge((state) => ({ ...state, change }), leaked);
      expect(await live()).toEqual({
        state: good,
        problem: expect.stringContaining('older than the list') as string,
      });
      const again = await (await open())();
      expect(again.state).toBeUndefined();
      expect(again.problem).toContain('older than the list');
    });

    it('stays when another key took its place', async () => {
      const live = await open();
      await live();
      await made.welcome(made.team());
      const { state } = await live();
      expect([...(state?.entries.keys() ?? [])]).toEqual(['mfe-a', 'mfe-b']);
      expect(told(state)).toMatchObject({ revoked: [], stopped: [] });
    });
  });
});
