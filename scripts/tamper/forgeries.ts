import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { channelKeys, DEFAULT_CHANNEL, POLICY, type PolicyFile, signText } from '@poku/build/store';
import type { Attacked } from './attacked';
import { EVIL } from './changes';
import { strangerKey } from './forge';
import { createRecipes, toldOf } from './recipes';
import { HELP, OTHER, type World } from './world';

const KEYS = channelKeys(DEFAULT_CHANNEL);
const PAGE_OF_OTHER = '/tukar';
const PAGE_OF_HELP = '/about';

/** An attack on a store by somebody who writes it and has this or that key. */
export interface Forgery {
  /** Credential of the attacker. */
  readonly by: string;
  readonly what: string;
  /** Page on which it would be seen. */
  readonly path: string;
  /** It gives what was once live: who never saw anything newer may have it. */
  readonly isPast?: boolean;
  /** It replaces the document or the shell, or takes a path: for that a site or an edge must stand before the store. */
  readonly needsKeeper?: boolean;
  /** The edge takes the word of the key for timestamps that each state was made by a key that may; the site does not. */
  readonly isOpenAtEdge?: boolean;
  readonly run: () => Promise<unknown>;
}

/** A file that no address of the site may give; `SECRET` is in it. */
export const SECRET = 'poku-tamper-secret';

/** All attacks on a store, by the credentials below the root key's. */
export const forgeriesOf = async (world: World, attacked: Attacked): Promise<readonly Forgery[]> => {
  const { clock, help, leaked, home, past, units } = world;
  const { textOf, pointer, point, claim, ...recipes } = createRecipes(world, attacked);
  const { putBack, replaced, withShell, olderUnit, renewed, forgedPage, forgedEntry } = recipes;
  const { put, remove, link } = attacked;
  const secret = join(home, 'secret.json');
  await writeFile(secret, JSON.stringify({ text: SECRET, signature: {} }));
  const stranger = strangerKey();
  const shell = units.get('shell') ?? '';
  const embed = units.get('embed') ?? '';
  const now = JSON.parse(past.now.pointer) as { readonly registry: string; readonly page: string };

  const A = 'a: writes the store';
  const B = 'b: and has a key of mfe-help';
  const C = 'c: and has the key for timestamps';
  const D = 'd: and has a revoked key';
  const BC = 'b and c';
  const CD = 'c and d';
  const other = { path: PAGE_OF_OTHER };
  const ofHelp = { path: PAGE_OF_HELP };
  const document = { path: PAGE_OF_OTHER, needsKeeper: true };
  const old = { path: PAGE_OF_HELP, isPast: true };

  const outside: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['../secret.json', () => point({ registry: '../secret.json' })],
    ['../../keys', () => point({ registry: 'channels/production/revisions/../../../../secret.json' })],
    ['an absolute path', () => point({ registry: secret })],
    ['an encoded path', () => point({ registry: '%2e%2e/secret.json' })],
    ['a path with \\', () => point({ registry: '..\\secret.json' })],
    ['a path with NUL', () => point({ registry: 'channels\0/../secret.json' })],
    [
      'page and entries outside',
      () =>
        point({
          page: '../secret.json',
          shell: '../..',
          embed: '../..',
          entries: { [OTHER]: '../secret.json' },
        }),
    ],
    [
      'a link to a file',
      () =>
        link('channels/production/revisions/link.json', secret).then(() =>
          point({ registry: 'channels/production/revisions/link.json' }),
        ),
    ],
    [
      'a link to a folder',
      () =>
        link('channels/production/out', home).then(() =>
          point({ registry: 'channels/production/out/secret.json' }),
        ),
    ],
    ['a link in place of a state', () => link(now.registry, secret)],
    ['a link in place of the worker', () => link(`shell/${shell}/sw.js`, secret)],
    ['a link in place of the loader', () => link(`embed/${embed}/loader.js`, secret)],
    ['a link in place of the list of keys', () => link(POLICY, secret)],
  ];

  return [
    {
      by: A,
      what: 'another page',
      ...document,
      run: () => put(now.page, `<!doctype html><script>${EVIL}</script>`),
    },
    {
      by: A,
      what: 'a script in the page',
      ...document,
      run: async () =>
        put(now.page, (await textOf(now.page)).replace('<head>', `<head><script>${EVIL}</script>`)),
    },
    { by: A, what: 'another worker', ...other, run: () => put(`shell/${shell}/sw.js`, EVIL) },
    {
      by: A,
      what: 'another shell under its name',
      ...document,
      run: async () => {
        const text = (await textOf(`shell/${shell}/release.json`)).replace(
          /"earlyScript":"/,
          `"earlyScript":"${EVIL.replaceAll('"', '\\"')}`,
        );
        await put(`shell/${shell}/release.json`, text);
        await put(
          attacked.store.releases.signatureKey('shell', shell, text),
          JSON.stringify(signText(stranger, 'release', text).signature),
        );
      },
    },
    {
      by: A,
      what: 'an older shell under the name of the live one',
      ...document,
      run: async () => {
        const text = await textOf(`shell/${shell}.older/release.json`);
        await put(`shell/${shell}/release.json`, text);
        await put(
          attacked.store.releases.signatureKey('shell', shell, text),
          await textOf(attacked.store.releases.signatureKey('shell', `${shell}.older`, text)),
        );
      },
    },
    {
      by: A,
      what: 'another loader and entry of the embed',
      ...other,
      run: async () => {
        await put(`embed/${embed}/loader.js`, EVIL);
        await put(`embed/${embed}/remoteEntry.js`, EVIL);
      },
    },
    {
      by: A,
      what: 'other compressed files beside the right ones',
      ...other,
      run: async () => {
        await recipes.putFiles(OTHER, '.br', brotliCompressSync(EVIL));
        await recipes.putFiles(OTHER, '.gz', gzipSync(EVIL));
      },
    },
    {
      by: A,
      what: 'all files of a remote',
      ...other,
      run: async () => {
        await recipes.removeForms(OTHER);
        await recipes.putFiles(OTHER, '', EVIL);
      },
    },
    { by: A, what: 'a state of a key of their own', ...other, run: () => replaced(OTHER, OTHER, stranger) },
    {
      by: A,
      what: 'a shell of a key of their own',
      ...document,
      run: () => withShell('shell', 'shell', stranger),
    },
    { by: A, what: 'a page of a key of their own', ...other, run: () => forgedPage(stranger) },
    { by: A, what: 'an entry of a key of their own', ...other, run: () => forgedEntry(OTHER, stranger) },
    { by: A, what: 'what a key of their own says is live', ...other, run: () => claim({}, stranger) },
    {
      by: A,
      what: 'a list of keys with their own',
      ...other,
      run: async () => {
        const file = JSON.parse(await textOf(POLICY)) as PolicyFile;
        const list = JSON.parse(file.text) as { keys: unknown[] };
        await put(
          POLICY,
          JSON.stringify({
            ...file,
            text: JSON.stringify({ ...list, keys: [...list.keys, stranger.certificate] }),
          }),
        );
        await replaced(OTHER, OTHER, stranger);
      },
    },
    { by: A, what: 'no list of keys', ...other, run: () => remove(POLICY) },
    { by: A, what: 'the list of keys from before', ...old, run: () => putBack(past.ofOlder, ['policy']) },
    { by: A, what: 'no pointer', ...other, run: () => remove(KEYS.pointer) },
    { by: A, what: 'a pointer that is no JSON', ...other, run: () => put(KEYS.pointer, '{') },
    {
      by: A,
      what: 'a pointer to nothing',
      ...other,
      run: () => point({ registry: KEYS.revision(99, '0'.repeat(64), 'json') }),
    },
    { by: A, what: 'the pointer from before', ...old, run: () => putBack(past.ofOlder, ['pointer']) },
    {
      by: A,
      what: 'what was live before',
      ...old,
      run: () => putBack(past.ofOlder, ['pointer', 'timestamp']),
    },
    {
      by: A,
      what: 'all from before',
      ...old,
      run: () => putBack(past.ofOlder, ['pointer', 'timestamp', 'policy']),
    },
    {
      by: A,
      what: 'all from when the revoked key was good',
      ...old,
      run: () => putBack(past.ofLeaked, ['pointer', 'timestamp', 'policy']),
    },
    {
      by: A,
      what: 'the page from before',
      ...ofHelp,
      run: async () =>
        put(now.page, await textOf((JSON.parse(past.ofOlder.pointer) as { page: string }).page)),
    },
    {
      by: A,
      what: 'the entry from before',
      ...ofHelp,
      run: async () => put((await pointer()).entries[HELP] ?? '', past.ofOlder.entries.get(HELP) ?? ''),
    },
    ...outside.map(([what, run]): Forgery => ({ by: A, what: `outside: ${what}`, ...other, run })),

    {
      by: B,
      what: 'another remote, as a change of its own',
      ...other,
      run: () => replaced(OTHER, HELP, help),
    },
    { by: B, what: 'another remote', ...other, run: () => replaced(OTHER, OTHER, help) },
    {
      by: B,
      what: 'a path of another remote',
      ...document,
      run: () => recipes.withPathsOf(HELP, OTHER, help),
    },
    { by: B, what: 'a page in which it put another remote', ...other, run: () => forgedPage(help) },
    { by: B, what: 'the entry of another remote', ...other, run: () => forgedEntry(OTHER, help) },
    { by: B, what: 'a release of the shell', ...document, run: () => withShell('shell', 'shell', help) },
    {
      by: B,
      what: 'a release of the shell, as a change of its own',
      ...document,
      run: () => withShell('shell', HELP, help),
    },
    {
      by: B,
      what: 'a release of the embed, as a change of its own',
      ...other,
      run: () => withShell('embed', HELP, help),
    },
    {
      by: B,
      what: 'an older release of the shell, as a change of its own',
      ...document,
      run: () => olderUnit('shell', help),
    },
    { by: B, what: 'a renewal of all', ...other, run: () => renewed(help) },
    { by: B, what: 'what is live', ...ofHelp, run: () => claim({ since: {} }, help) },

    {
      by: C,
      what: 'an older state',
      ...old,
      run: async () => {
        const { revision, registry, since } = toldOf(past.ofOlder);
        await putBack(past.ofOlder, ['pointer']);
        await claim({ revision, registry, since }, clock);
      },
    },
    {
      by: C,
      what: 'an older state under a later number',
      ...old,
      run: async () => {
        const { registry, since } = toldOf(past.ofOlder);
        await putBack(past.ofOlder, ['pointer']);
        await put(KEYS.revision(999, registry, 'json'), past.ofOlder.registry);
        await claim({ revision: 999, registry, since }, clock);
      },
    },
    {
      by: C,
      what: 'an older page, with no entry that is too old',
      ...old,
      run: async () => {
        await putBack(past.ofOlder, ['pointer']);
        await claim(
          { since: Object.fromEntries(Object.keys(toldOf(past.now).since).map((name) => [name, 0])) },
          clock,
        );
      },
    },
    {
      by: C,
      what: 'a release of the revoked key, which it hides',
      ...old,
      run: async () => {
        await putBack(past.ofLeaked, ['pointer']);
        const { registry, since } = toldOf(past.ofLeaked);
        await claim({ revision: 999, registry, since, revoked: [], stopped: [] }, clock);
      },
    },
    {
      by: C,
      what: 'that no key is revoked',
      ...ofHelp,
      run: () => claim({ revoked: [], stopped: [] }, clock),
    },
    {
      by: C,
      what: 'what is live for years',
      ...ofHelp,
      run: () => claim({ until: '2099-01-01T00:00:00.000Z' }, clock),
    },
    { by: C, what: 'a state', ...other, run: () => replaced(OTHER, OTHER, clock, clock) },
    { by: C, what: 'a page in which it put a remote', ...other, run: () => forgedPage(clock) },
    { by: C, what: 'an entry', ...other, run: () => forgedEntry(OTHER, clock) },
    {
      by: C,
      what: 'a release of the shell',
      ...document,
      run: () => withShell('shell', 'shell', clock, clock),
    },

    { by: D, what: 'a state', ...other, run: () => replaced(OTHER, OTHER, leaked) },
    { by: D, what: 'a renewal of all', ...other, run: () => renewed(leaked) },
    {
      by: D,
      what: 'a state, with the list of keys from when it was good',
      ...other,
      isPast: true,
      run: async () => {
        await putBack(past.ofLeaked, ['policy']);
        await replaced(OTHER, OTHER, leaked);
      },
    },
    { by: D, what: 'what is live', ...other, run: () => claim({}, leaked) },
    {
      by: D,
      what: 'what is live, with the list of keys from when it was good',
      ...old,
      run: async () => {
        await putBack(past.ofLeaked, ['policy']);
        await claim({ since: {}, revoked: [] }, leaked);
      },
    },
    { by: D, what: 'a page in which it put a remote', ...other, run: () => forgedPage(leaked) },
    { by: D, what: 'the entry of a remote', ...other, run: () => forgedEntry(OTHER, leaked) },
    { by: D, what: 'a release of the shell', ...document, run: () => withShell('shell', 'shell', leaked) },

    {
      by: BC,
      what: 'another remote, as a change of its own',
      ...other,
      run: () => replaced(OTHER, HELP, help, clock),
    },
    {
      by: BC,
      what: 'a page in which it put another remote',
      ...other,
      run: async () => {
        await forgedPage(help);
        await claim({}, clock);
      },
    },
    {
      by: BC,
      what: 'a release of the shell, as a change of its own',
      ...document,
      run: () => withShell('shell', HELP, help, clock),
    },
    {
      by: BC,
      what: 'an older release of the shell, as a change of its own',
      ...document,
      isOpenAtEdge: true,
      run: () => olderUnit('shell', help, clock),
    },
    { by: CD, what: 'a state', ...other, run: () => replaced(OTHER, OTHER, leaked, clock) },
    {
      by: CD,
      what: 'a release of the shell',
      ...document,
      run: () => withShell('shell', 'shell', leaked, clock),
    },
  ];
};
