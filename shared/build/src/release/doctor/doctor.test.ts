import { toLiveRelease } from '@poku/platform/release';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examine } from '.';
import { generateKey, signText } from '../keys/key-pair';
import { changePolicy, withoutKey } from '../keys/policy';
import { folderObjects } from '../objects/folder-objects';
import { canaried, type RegistryDocument, withdrawn } from '../registry-document';
import { channelKeys, digestOf, type Pointer, type Revision } from '../revision';
import { aLiveStore, promoteIn, rollBackIn } from '../testing/a-live-store';
import { aBuild } from '../testing/a-store';

let root: string;
let made: Awaited<ReturnType<typeof aLiveStore>>;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-doctor-'));
  made = await aLiveStore(folderObjects(root));
  await promoteIn(made.store, made.signer, 'mfe-a', '2');
});
afterEach(() => rm(root, { recursive: true }));

const POINTER = 'channels/production/live.json';
const textOf = (key: string) => readFile(join(root, key), 'utf8');
const jsonOf = async <T>(key: string) => JSON.parse(await textOf(key)) as T;
const put = (key: string, text: string) => writeFile(join(root, key), text);
const edit = async (key: string, from: string | RegExp, to: string) => {
  const text = await textOf(key);
  expect(text).not.toBe(text.replace(from, to));
  await put(key, text.replace(from, to));
};
const pointer = () => jsonOf<Pointer>(POINTER);
const found = async (kind: 'damage' | 'note') =>
  (await examine(made.store, 'production')).findings
    .filter((finding) => finding.kind === kind)
    .map(({ where, what }) => `${where}: ${what}`);
/** The only damage is this one. */
const expectDamage = async (...said: readonly string[]) => {
  const all = await found('damage');
  expect(all).toHaveLength(said.length);
  for (const text of said) expect(all.join('\n')).toContain(text);
};

/** Makes a state as whoever can write into the store and has a key could: past every rule of the commands. */
const forge = async (change: (state: Revision) => Revision, signer = made.signer): Promise<string> => {
  const { registry } = await pointer();
  const { text } = await jsonOf<{ text: string }>(registry);
  const before = JSON.parse(text) as Revision;
  const next = change({ ...before, revision: before.revision + 1, parent: digestOf(text) });
  const signed = signText(signer, 'registry', JSON.stringify(next));
  const key = channelKeys('production').revision(next.revision, digestOf(signed.text), 'json');
  await put(key, JSON.stringify(signed));
  await put(POINTER, JSON.stringify({ ...(await pointer()), revision: next.revision, registry: key }));
  return key;
};
/** What of a forged state is found beside the forgery: no page was made for it. */
const NO_PAGE = ['The pointer says something else', 'The page of the channel is not there'];

describe('the doctor', () => {
  it('finds nothing in a store that commands made, with canary, rollback, withdrawal, new and revoked keys', async () => {
    const { store, signer, team, welcome, root: rootSecret, rootKey } = made;
    const theirs = team({ id: 'a-team', names: ['mfe-a'] });
    await welcome(theirs);
    const release = await store.releases.read('mfe-b', '2');
    for (const share of [0.1, 0.5])
      await store.change(
        'production',
        signer,
        { action: 'canary', name: 'mfe-b', version: '2', share },
        (registry) => canaried(registry, release, share),
      );
    await promoteIn(store, theirs, 'mfe-a', '1');
    await changePolicy(store.objects, rootSecret, rootKey, (policy) => withoutKey(policy, 'a-team'));
    await rollBackIn(store, signer, 'mfe-b');
    await rollBackIn(store, signer, 'mfe-a');
    await promoteIn(store, signer, 'mfe-b', '2');
    const withdrawal = { action: 'withdraw', name: 'mfe-b', version: '2', reason: 'not wanted' } as const;
    await store.change('production', signer, withdrawal, (registry) => withdrawn(registry, 'mfe-b'));
    const { revisions, findings } = await examine(store, 'production');
    expect(revisions).toBe(11);
    // The keys of these tests are good for an hour.
    expect(findings.filter(({ what }) => !/^Browsers take the (?:registry|entry) until/.test(what))).toEqual(
      [],
    );
  });

  it('finds a list of keys that the root key did not sign', async () => {
    await edit('policy.json', 'team-key', 'else-key');
    await expectDamage('is not signed by the root key');
  });

  it('finds a state whose text was changed, though its link and its change look right', async () => {
    const { registry } = await pointer();
    await edit(registry, 'mfe_a_2', 'mfe_a_9');
    await expectDamage(
      'is not what the key',
      'other bytes than its name',
      'mfe-a 2: The registry says something else',
      'The pointer names another entry of mfe-a',
      ...NO_PAGE,
    );
  });

  it('finds a state of a key that may not, that was not good any more, or that the store never knew', async () => {
    const promotion = (state: Revision): Revision => ({
      ...state,
      change: { action: 'promote', name: 'mfe-a', version: '2' },
    });
    const own = { ...made.signer };
    const stranger = made.team({ id: 'stranger' });
    const foreign = made.team({ id: 'b-team', names: ['mfe-b'] });
    const revoked = made.team({ id: 'gone' });
    await made.welcome(foreign);
    await made.welcome(revoked);
    await changePolicy(made.store.objects, made.root, made.rootKey, (policy) => withoutKey(policy, 'gone'));
    while (Date.now() <= Date.parse((await made.store.policy()).revoked?.[0]?.at ?? ''))
      await new Promise((resolve) => setImmediate(resolve));
    const later = (state: Revision) => ({ ...promotion(state), at: new Date().toISOString() });
    const start = await textOf(POINTER);
    const cases: readonly (readonly [typeof own, string])[] = [
      [stranger, '"stranger" was not good for this store'],
      [foreign, '"b-team" of team may not release mfe-a'],
      [revoked, '"gone" was not good for this store'],
      [{ ...own, key: generateKey() }, 'is not what the key "team-key" signed'],
    ];
    for (const [signer, said] of cases) {
      await put(POINTER, start);
      const key = await forge(later, signer);
      expect((await found('damage')).filter((text) => text.startsWith(key)).join()).toContain(said);
    }
  });

  it('finds a state that changed more than it says, or something else, or goes back in time', async () => {
    const start = await textOf(POINTER);
    const other = toLiveRelease((await aBuild('mfe-b', '9')).release);
    const change = { action: 'promote', name: 'mfe-a', version: '2' } as const;
    const withB = (state: Revision) => ({
      ...state,
      change,
      remotes: { ...state.remotes, 'mfe-b': { live: other } },
    });
    const cases: readonly (readonly [(state: Revision) => Revision, string])[] = [
      [withB, 'and changed more than mfe-a'],
      [(state) => ({ ...state, change, shell: { live: '9' } }), 'and changed more than mfe-a'],
      [(state) => ({ ...state, change: { ...change, version: '1' } }), 'did something else with mfe-a'],
      [
        (state) => ({ ...withB(state), change: { ...change, name: 'mfe-b', version: '9' } }),
        'did something else with mfe-b',
      ],
      [(state) => ({ ...state, change: { ...change, action: 'rollback' } }), 'did something else with mfe-a'],
      [
        (state) => ({ ...state, change: { ...change, action: 'rollback', name: 'mfe-b', version: '1' } }),
        'was not possible',
      ],
      [(state) => ({ ...state, change: { ...change, action: 'canary', share: 1 } }), 'did something else'],
      [(state) => ({ ...state, change, at: '2020-01-01T00:00:00Z' }), 'is older than the state before it'],
      [(state) => ({ ...state, change, parent: 'f'.repeat(64) }), 'has lost channels/production/revisions/'],
      [
        (state) => ({ ...state, change, revision: state.revision + 1 }),
        'has lost channels/production/revisions/',
      ],
    ];
    for (const [forgery, said] of cases) {
      await put(POINTER, start);
      await forge(forgery);
      expect((await found('damage')).join('\n')).toContain(said);
    }
  });

  it('finds a history that lost a state, and one that was put back', async () => {
    const early = await textOf(POINTER);
    for (const version of ['2', '1']) await promoteIn(made.store, made.signer, 'mfe-b', version);
    const states: string[] = [];
    for await (const { revision, signed } of made.store.history('production'))
      states.push(channelKeys('production').revision(revision.revision, digestOf(signed.text), 'json'));
    const late = await textOf(POINTER);
    await put(POINTER, early);
    await expectDamage(`${states[1]}: The channel has been in this state`);
    await put(POINTER, late);
    await expectDamage();
    await rm(join(root, states[3] ?? ''));
    await expectDamage(`has lost ${states[3]}`);
  });

  it('finds an entry that is gone, says something else, or is signed by whom it should not be', async () => {
    const key = (await pointer()).entries['mfe-a'] ?? '';
    const whole = await textOf(key);
    await edit(key, 'mfe_a_2', 'mfe_a_9');
    await expectDamage(`${key}: The entry of the remote says something else`);
    const { text } = JSON.parse(whole) as { text: string };
    const foreign = made.team({ id: 'b-team', names: ['mfe-b'] });
    await put(key, JSON.stringify(signText(foreign, 'entry', text)));
    await expectDamage('"b-team" of team may not release mfe-a');
    await rm(join(root, key));
    await expectDamage(`${key}: The entry of the remote is not there`);
    await put(key, whole);
    await edit(POINTER, key, `${key}.old`);
    await expectDamage(`${POINTER}: The pointer names another entry of mfe-a`);
  });

  it('finds a page that was changed, that is of another state, or is gone, and a pointer that is no JSON', async () => {
    const { page = '', registry } = await pointer();
    const whole = await textOf(page);
    await put(page, `${whole} `);
    await expectDamage(`${page}: The page is not the one of the registry`);
    await put(page, whole.replace(/data-signature="[^"]*"/, ''));
    await expectDamage('The page carries no signature');
    await edit(POINTER, page, page.replace(/[^/]*$/, 'other.html'));
    await put(page, whole);
    await expectDamage(`${POINTER}: The pointer says something else`);
    await edit(POINTER, 'other.html', page.split('/').at(-1) ?? '');
    await expectDamage();
    await rm(join(root, page));
    await expectDamage('The page of the channel is not there');
    await put(POINTER, '{');
    await expectDamage(POINTER);
    expect(registry).not.toBe('');
  });

  it.each([
    ['live', 'remotes/mfe-a/2', 'mfe-a 2'],
    ['before it', 'remotes/mfe-a/1', 'mfe-a 1'],
    ['of the shell', 'shell/1', 'shell 1'],
  ])('finds a release (%s) with a changed or lost file, or without a signature', async (_, folder, name) => {
    const file = folder.startsWith('shell') ? 'shell.js' : 'entry.js';
    const whole = await textOf(`${folder}/${file}`);
    await put(`${folder}/${file}`, `${whole};`);
    await expectDamage(`${name}: ${name}: ${file} is not the file that was published`);
    await rm(join(root, folder, file));
    await expectDamage(`has no file ${file}`);
    await put(`${folder}/${file}`, whole);
    await expectDamage();
    await edit(`${folder}/release.json`, '"contractVersion":"1.0.0"', '"contractVersion":"9.0.0"');
    await expectDamage('is not signed');
  });

  it('finds a registry that names other bytes than the release, signed as it is', async () => {
    const change = { action: 'canary', name: 'mfe-b', version: '2', share: 0.5 } as const;
    const release = toLiveRelease(await made.store.releases.read('mfe-b', '2'));
    const evil = { ...release, integrity: { 'entry.js': 'sha384-other' } };
    await made.store.change('production', made.signer, change, (registry) => {
      const canary = { release: evil, share: 0.5 };
      const entry = { ...registry.remotes['mfe-b'], canary, since: registry.revision + 1 };
      return { ...registry, remotes: { ...registry.remotes, 'mfe-b': entry } };
    });
    await expectDamage('mfe-b 2: The registry says something else of it');
  });

  it('lists what killed commands left, and calls none of it damage', async () => {
    await put('remotes/mfe-a/1/x.123.unfinished', 'x');
    await put('channels/production/revisions/00000009-0000000000000000.json', 'half');
    await rm(join(root, 'remotes/mfe-b/2/release.json'));
    await expectDamage();
    const notes = (await found('note')).join('\n');
    expect(notes).toContain('x.123.unfinished: A write was killed');
    expect(notes).toContain('00000009-0000000000000000.json: A change was killed or overtaken');
    expect(notes).toContain('remotes/mfe-b/2/: A publication was killed');
  });

  it('says when browsers will refuse the registry', async () => {
    const soon = made.team({ id: 'soon', until: new Date(Date.now() + 60_000).toISOString() });
    await made.welcome(soon);
    await promoteIn(made.store, soon, 'mfe-b', '2');
    expect((await found('note')).join('\n')).toContain('when the key "soon" ends');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
    await expectDamage(
      'Browsers refuse the registry: the key "soon"',
      'Browsers refuse the entry: the key "soon"',
    );
    const renewal = { action: 'renew', name: '*', version: '*' } as const;
    const again = (registry: RegistryDocument) => ({ ...registry });
    const narrow = made.team({ id: 'narrow', names: ['mfe-a', 'mfe-b'] });
    await made.welcome(narrow);
    await expect(made.store.change('production', narrow, renewal, again)).rejects.toThrow(
      'may not release *',
    );
    await made.store.change('production', made.signer, renewal, again);
    await expectDamage();
    await forge((state) => ({ ...state, change: renewal, remotes: {} }));
    expect((await found('damage')).join('\n')).toContain('"renew * *", and changed more than *');
    jest.restoreAllMocks();
  });
});
