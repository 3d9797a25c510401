import { readFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toLiveRelease } from '@poku/shared/release';
import { signEntry } from '../release/entries';
import { generateKey, signText } from '../release/keys/key-pair';
import { changePolicy, withoutKey } from '../release/keys/policy';
import { folderObjects } from '../release/objects/folder-objects';
import { channelKeys, digestOf, type Pointer, type Revision } from '../release/revision';
import { aLiveStore, promoteIn } from '../release/testing/a-live-store';
import { aBuild } from '../release/testing/a-store';
import { openLiveChannel, type Present } from './live-channel';

const POINTER = 'channels/production/live.json';

let root: string;
let folder: string;
let made: Awaited<ReturnType<typeof aLiveStore>>;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-live-'));
  folder = join(root, 'store');
  made = await aLiveStore(folderObjects(folder));
});
afterEach(() => rm(root, { recursive: true }));

const textOf = (key: string) => readFile(join(folder, key), 'utf8');
const put = (key: string, text: string) => writeFile(join(folder, key), text);
const pointer = async () => JSON.parse(await textOf(POINTER)) as Pointer;
const point = async (change: Partial<Pointer>) =>
  put(POINTER, JSON.stringify({ ...(await pointer()), ...change }));
const open = () =>
  openLiveChannel({
    store: made.store,
    channel: 'production',
    paymentOrigins: ['https://pay.example'],
    seenFile: join(root, 'seen.json'),
  });

const newestEntry = async (remote: string) => {
  const { text } = JSON.parse(await textOf((await pointer()).registry)) as { text: string };
  return (JSON.parse(text) as Revision).remotes[remote] ?? {};
};

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
    expect(second?.page?.html).toContain('mfe_a_2');
    expect(second?.page?.policy).toContain("form-action 'self' https://pay.example");
    expect(second?.registry).toBe(await textOf((await pointer()).registry));
    expect([...(second?.entries.keys() ?? [])]).toEqual(['mfe-a', 'mfe-b']);
    expect((await live()).problem).toBeUndefined();
  });

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
        await changePolicy(made.store.objects, made.root, made.rootKey, (policy) =>
          withoutKey(policy, 'gone'),
        );
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
    expect(good?.page?.html).toContain('mfe_a_2');
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

  it('stays what it is when the key that signed it ends after it was seen', async () => {
    const live = await open();
    const { state } = await live();
    await changePolicy(made.store.objects, made.root, made.rootKey, (policy) =>
      withoutKey(policy, 'team-key'),
    );
    expect(await (await open())()).toEqual({ state });
  });
});
