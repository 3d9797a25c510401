import type { Release } from '@poku/contract';
import { addressFor, anyAddress } from './addresses';
import type { Browsing } from './browse';
import type { Change } from './changes';
import { isRun, type LiveFile, liveFiles } from './files';
import type { Between } from './lane';
import type { Tally } from './tally';
import type { World } from './world';

const BY = 'e: between browser and site';
/** So many of the ways to change a file are tried with a page that needs it; all of them as its code asks for later chunks. */
const WITH_PAGE = 2;
/** How long something may take to stand in the place of a page. */
const PATIENCE_MS = 30_000;
const LOOK_MS = 50;
const FRAME = '/embed/v1/frame?partner=nusapoin';
const GUEST_PAGE = '/about';

const changing =
  (paths: readonly string[], change: Change): Between =>
  (passing) =>
    paths.includes(passing.path) && passing.status === 200
      ? { ...passing, body: change.apply(passing.body) }
      : passing;

/** Changes each file of a channel on its way to the browser. */
export const attackFiles = async (
  world: World,
  browsing: Browsing,
  tally: Tally,
  isQuick: boolean,
): Promise<void> => {
  const { store, units, allowed } = world;
  const { siteUrl, sitePort, within, look } = browsing;
  const countAsked = (where: string, breach: string | undefined): void =>
    tally.count(BY, 'files, asked for by code', 'Chromium', where, breach);
  const countPage = ({ base, file }: LiveFile, breach: string | undefined): void =>
    tally.count(BY, 'files with a page', 'Chromium', base + file.name, breach);
  const few = <T>(all: readonly T[]): readonly T[] => (isQuick ? all.slice(0, 2) : all);

  /** Opens a page that needs a file of a remote: something else stands in its place, and nothing of it has run. */
  const openChanged = (
    release: Release,
    { base, file }: LiveFile,
    change: Change,
  ): Promise<string | undefined> => {
    const { path, isMember } = addressFor(release, file.name) ?? anyAddress(release);
    const route = { port: sitePort, between: changing([base + file.name], change) };
    return within({ isMember }, route, async ({ page, lane, watched }) => {
      await page.goto(siteUrl + path, { waitUntil: 'commit' });
      const folder = `/remotes/${release.name}/`;
      const isReplaced = async (): Promise<boolean> =>
        lane.asked().some((one) => one.startsWith(folder) && !one.startsWith(base)) ||
        (await page.getByRole('button', { name: 'Coba lagi' }).count()) > 0;
      const until = Date.now() + PATIENCE_MS;
      while (!(await isReplaced()) && Date.now() < until) await page.waitForTimeout(LOOK_MS);
      const ran = await watched.breach(allowed.withPrevious);
      return ran ?? ((await isReplaced()) ? undefined : `nothing stands in its place at ${path}`);
    });
  };

  /** Asks for files as the code of a release does for its later chunks, in one page, each changed in every way. */
  const askChanged = (path: string, isMember: boolean, files: readonly LiveFile[]): Promise<void> => {
    const ways = new Map(files.map(({ base, file, changes }) => [base + file.name, changes] as const));
    const between: Between = (passing) => {
      const index = new URLSearchParams(passing.search).get('try');
      const change = index === null ? undefined : ways.get(passing.path)?.[Number(index)];
      return change ? { ...passing, body: change.apply(passing.body) } : passing;
    };
    return within({ isMember }, { port: sitePort, between }, async ({ page, stands, watched }) => {
      await page.goto(siteUrl + path);
      if (path !== '/health') await stands();
      for (const { name, base, file, changes } of files) {
        for (const [index, { what }] of changes.entries()) {
          const ran = await isRun(page, `${base}${file.name}?try=${index}`, file.integrity);
          countAsked(base + file.name, ran ? `${name}: ${what} ran` : undefined);
        }
        // That the way of asking is right.
        if (!(await isRun(page, `${base}${file.name}?whole`, file.integrity)))
          countAsked(base + file.name, 'the right file was refused');
      }
      const breach = await watched.breach(allowed.withPrevious);
      if (breach !== undefined) countAsked(path, breach);
    });
  };

  const work: Promise<void>[] = [];
  for (const name of [...units.keys()].filter((one) => one.startsWith('mfe-'))) {
    const release = await store.releases.read<Release>(name, units.get(name) ?? '');
    const files = few(await liveFiles(world, name));
    const code = (
      await store.objects.read(store.releases.key(name, release.version, release.entry))
    )?.bytes.toString();
    for (const one of files) {
      const isKnown = one.file.name === release.entry || code?.includes(one.file.integrity);
      if (!isKnown) countPage(one, 'the entry has no hash of it');
      if (!addressFor(release, one.file.name)) continue;
      for (const change of one.changes.slice(0, isQuick ? 1 : WITH_PAGE))
        work.push(
          openChanged(release, one, change).then((breach) =>
            countPage(one, breach && `${change.what}: ${breach}`),
          ),
        );
    }
    const { path, isMember } = anyAddress(release);
    work.push(askChanged(path, isMember, files));
  }

  const shell = await liveFiles(world, 'shell');
  const scripts = shell.filter(({ file }) => file.name !== 'sw.js');
  work.push(askChanged(GUEST_PAGE, false, few(scripts)));
  const embed = await liveFiles(world, 'embed');
  // A page without a policy of scripts: there the hash alone decides.
  work.push(askChanged('/health', false, few(embed)));
  const own = [
    ...few(scripts).map((one) => ({ one, path: GUEST_PAGE, paths: [one.base + one.file.name] })),
    ...few(embed).map((one) => ({ one, path: FRAME, paths: [one.base + one.file.name] })),
  ];
  for (const { one, path, paths } of own)
    for (const change of one.changes.slice(0, isQuick ? 1 : WITH_PAGE))
      work.push(
        look(
          { isMember: false },
          path,
          { port: sitePort, between: changing(paths, change) },
          allowed.withPrevious,
        ).then((breach) => countPage(one, breach && `${change.what}: ${breach}`)),
      );
  await Promise.all(work);
};
