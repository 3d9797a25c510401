import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { examine } from '../doctor';
import { folderObjects } from '../objects/folder-objects';
import { aChannel } from '../testing/a-channel';
import { rollBackIn } from '../testing/a-live-store';
import { pagesCode, SHELL_CODE, withServer } from '../testing/a-painter';
import { aShell } from '../testing/a-shell';
import { aRemoteBuild, aShellBuild } from '../testing/a-remote-build';
import { type PaintedPages, paintedKey } from './painted';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'poku-paint-'));
});
afterEach(() => rm(root, { recursive: true }));

const routesOf = (name: string) => {
  const path = `/${name.slice(-1)}`;
  return [
    { path, page: 'home', access: 'public' } as const,
    { path: `${path}/:id`, page: 'one', access: 'public' } as const,
  ];
};
const aRemote = async (name: string, version: string, text: string) =>
  withServer(await aRemoteBuild(name, version, { routes: routesOf(name) }), pagesCode(name, { home: text }));
const aPaintingShell = async (version: string, code = SHELL_CODE) => {
  const { template } = (await aShell(version)).release;
  return withServer(await aShellBuild(version, { template }), code);
};
const aPaintedChannel = async () => {
  const live = await aChannel(folderObjects(root));
  await live.promoteShell(await aPaintingShell('2.0.0'));
  await live.release({ build: await aRemote('mfe-a', '1.0.0', 'satu') });
  await live.release({ build: await aRemote('mfe-b', '1.0.0', 'lain') });
  return live;
};
type Live = Awaited<ReturnType<typeof aPaintedChannel>>;

const paintedOf = async ({ store }: Live) => (await store.registry('production')).painted ?? {};
const pagesOf = async (live: Live, name: string) => {
  const digest = (await paintedOf(live))[name] ?? '';
  return JSON.parse(await readFile(join(root, paintedKey(digest)), 'utf8')) as PaintedPages;
};
const damages = async ({ store }: Live) =>
  (await examine(store, 'production')).findings.filter(({ kind }) => kind === 'damage');

describe('what a channel has painted', () => {
  it('is of each address without parameters, and of the shell', async () => {
    const live = await aPaintedChannel();
    expect(await pagesOf(live, 'mfe-a')).toEqual({
      '/a': { guest: { html: '<p>satu</p>', css: 'p{color:red}' } },
    });
    expect(Object.keys(await pagesOf(live, 'shell'))).toEqual(['/']);
    expect(await damages(live)).toEqual([]);
  });

  it('changes with the release, and goes back with it; what others have stays', async () => {
    const live = await aPaintedChannel();
    const before = await paintedOf(live);
    await live.release({ build: await aRemote('mfe-a', '2.0.0', 'dua') });
    expect((await pagesOf(live, 'mfe-a'))['/a']?.guest?.html).toBe('<p>dua</p>');
    expect((await paintedOf(live))['mfe-b']).toBe(before['mfe-b']);
    await rollBackIn(live.store, live.signer, 'mfe-a');
    expect(await paintedOf(live)).toEqual(before);
    expect(await damages(live)).toEqual([]);
  });

  it('is all made anew by another shell', async () => {
    const live = await aPaintedChannel();
    await live.promoteShell(await aPaintingShell('3.0.0', SHELL_CODE.replaceAll('<p>', '<p class="x">')));
    for (const name of ['mfe-a', 'mfe-b'])
      expect(JSON.stringify(await pagesOf(live, name))).toContain('class=\\"x\\"');
    expect(await damages(live)).toEqual([]);
  });

  it('is not there for releases from before', async () => {
    const live = await aPaintedChannel();
    await live.release({ build: await aRemoteBuild('mfe-a', '2.0.0', { routes: routesOf('mfe-a') }) });
    expect(Object.keys(await paintedOf(live)).sort()).toEqual(['mfe-b', 'shell']);
  });
});

describe('a release that cannot be painted', () => {
  it('is refused with the reason, unless it is meant', async () => {
    const live = await aPaintedChannel();
    const build = await aRemote('mfe-a', '2.0.0', 'throws');
    await expect(live.release({ build })).rejects.toMatchObject({
      findings: [
        { code: 'page-not-painted', what: expect.stringContaining('window is not defined') as string },
      ],
    });
    await live.release({ build, allow: ['page-not-painted'] });
    expect(Object.keys(await paintedOf(live)).sort()).toEqual(['mfe-b', 'shell']);
  });

  it('is no shell either', async () => {
    const live = await aPaintedChannel();
    const build = await aPaintingShell(
      '3.0.0',
      'globalThis.pokuPaint = () => { throw new Error("no frame") }',
    );
    await expect(live.promoteShell(build)).rejects.toThrow('no frame');
  });
});
