import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { changePolicy, withoutKey } from './keys/policy';
import { folderObjects } from './objects/folder-objects';
import { aShell } from './testing/a-shell';
import { aBuild, aStore } from './testing/a-store';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-releases-'));
});
afterEach(() => rm(root, { recursive: true }));

const emptyStore = () => aStore(folderObjects(root));

describe('the releases of a store', () => {
  it('takes the same bytes of a version twice and refuses other bytes', async () => {
    const { store, signer } = await emptyStore();
    const first = await aBuild('mfe-a', '1', 'one()');
    const other = await aBuild('mfe-a', '1', 'two()');
    await expect(store.releases.publish('mfe-a', first.release, first.folder, signer)).resolves.toBe(true);
    await expect(store.releases.publish('mfe-a', first.release, first.folder, signer)).resolves.toBe(false);
    await expect(store.releases.publish('mfe-a', other.release, other.folder, signer)).rejects.toThrow(
      'published with other bytes',
    );
    await expect(readFile(join(root, 'remotes/mfe-a/1/entry.js'), 'utf8')).resolves.toBe('one()');
    await expect(store.releases.versions('mfe-a')).resolves.toEqual(['1']);
  });

  it('has what the shell says of itself compressed, too, as it was published first', async () => {
    const { store, signer } = await emptyStore();
    const { release, folder } = await aShell('1');
    await store.releases.publish('shell', release, folder, signer);
    const published = await readFile(join(root, 'shell/1/release.json'), 'utf8');
    await writeFile(join(folder, 'release.json'), JSON.stringify({ ...release, commit: 'another' }));
    await store.releases.publish('shell', release, folder, signer);
    const compressed = await readFile(join(root, 'shell/1/release.json.br'));
    expect(brotliDecompressSync(compressed).toString()).toBe(published);
  });

  it('refuses a build whose files are not those that it describes', async () => {
    const { store, signer } = await emptyStore();
    const { release, folder } = await aBuild('mfe-a', '1', 'one()');
    await writeFile(join(folder, 'entry.js'), 'changed()');
    await expect(store.releases.publish('mfe-a', release, folder, signer)).rejects.toThrow(
      'entry.js is not the file',
    );
    await expect(store.releases.read('mfe-a', '1')).rejects.toThrow('not published');
  });

  it('finds a release whose bytes were changed, that lost a file, or that nobody signed', async () => {
    const { store, signer } = await emptyStore();
    for (const version of ['1', '2', '3']) {
      const { release, folder } = await aBuild('mfe-a', version);
      await store.releases.publish('mfe-a', release, folder, signer);
      await expect(store.releases.verify('mfe-a', version)).resolves.toBeUndefined();
    }
    await writeFile(join(root, 'remotes/mfe-a/1/entry.js'), 'run();');
    await expect(store.releases.verify('mfe-a', '1')).rejects.toThrow('entry.js is not the file');
    await rm(join(root, 'remotes/mfe-a/2/entry.js'));
    await expect(store.releases.verify('mfe-a', '2')).rejects.toThrow('has no file entry.js');
    const text = await readFile(join(root, 'remotes/mfe-a/3/release.json'), 'utf8');
    await writeFile(
      join(root, 'remotes/mfe-a/3/release.json'),
      text.replace('"budgetBytes":1', '"budgetBytes":9'),
    );
    await expect(store.releases.verify('mfe-a', '3')).rejects.toThrow('mfe-a 3 is not signed');
  });

  it('takes a release of a team that may release it, and of no other', async () => {
    const { store, team, welcome } = await emptyStore();
    const theirs = team({ id: 'a-key', names: ['mfe-a'] });
    await welcome(theirs);
    const own = await aBuild('mfe-a', '1');
    await store.releases.publish('mfe-a', own.release, own.folder, theirs);
    await expect(store.releases.verify('mfe-a', '1')).resolves.toBeUndefined();
    const foreign = await aBuild('mfe-b', '1');
    await store.releases.publish('mfe-b', foreign.release, foreign.folder, theirs);
    await expect(store.releases.verify('mfe-b', '1')).rejects.toThrow(
      '"a-key" of team may not release mfe-b',
    );
  });

  it('are signed anew by who publishes them again once the key that signed them is good no more, and not before', async () => {
    const { store, team, welcome, root: owner, rootKey } = await emptyStore();
    const [first, second] = [team({ id: 'first' }), team({ id: 'second' })];
    for (const signer of [first, second]) await welcome(signer);
    const { release, folder } = await aBuild('mfe-a', '1');
    const signer = async () => (await store.releases.signed('mfe-a', '1')).signature.certificate.id;
    await store.releases.publish('mfe-a', release, folder, first);
    await expect(store.releases.publish('mfe-a', release, folder, second)).resolves.toBe(false);
    expect(await signer()).toBe('first');
    await changePolicy(store.objects, owner, rootKey, (policy) => withoutKey(policy, 'first'));
    await expect(store.releases.verify('mfe-a', '1')).rejects.toThrow('not among the good keys');
    await expect(store.releases.publish('mfe-a', release, folder, second)).resolves.toBe(false);
    expect(await signer()).toBe('second');
    await expect(store.releases.verify('mfe-a', '1')).resolves.toBeUndefined();
  });

  it.each(['../1', '', 'a/b', '.hidden', 'a b'])(
    'refuses the version or channel %j, which could lead out of its folder',
    async (value) => {
      const { store } = await emptyStore();
      await expect(store.releases.read('mfe-a', value)).rejects.toThrow('version');
      await expect(store.registry(value)).rejects.toThrow('channel');
    },
  );
});
