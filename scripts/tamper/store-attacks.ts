import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_CHANNEL } from '@poku/build/store';
import { copyStore } from './attacked';
import type { Browsing } from './browse';
import { type Forgery, forgeriesOf, SECRET } from './forgeries';
import {
  type Get,
  getFrom,
  type Good,
  openEdge,
  openOver,
  otherAnswer,
  serveEdge,
  servePlainly,
  serveSite,
} from './keepers';
import type { Tally } from './tally';
import type { World } from './world';

/** What a store gives when it is asked for a file outside of it. */
const leaks = async (get: Get, paths: Iterable<string>): Promise<string | undefined> => {
  for (const path of paths)
    if ((await get(path)).text.includes(SECRET)) return `${path} gives a file outside of the store`;
  return undefined;
};

/**
 * Makes each forgery in a copy of the store, and asks a site and an edge for all that they give, as servers that have seen what was
 * live, that start anew and that never saw it; and opens a page through each in Chromium, and through a bucket that believes everything.
 */
export const attackStore = async (
  world: World,
  browsing: Browsing,
  good: Good,
  tally: Tally,
  isQuick: boolean,
): Promise<void> => {
  const { owner, home, store, allowed } = world;
  const attacked = await copyStore(world);
  const { objects, rootKey } = attacked.store;
  const revision = (await store.registry(DEFAULT_CHANNEL)).revision;
  const [site, own] = await Promise.all([
    serveSite(world, attacked.folder),
    serveSite(world, attacked.folder),
  ]);
  const plain = await servePlainly(objects);
  const sitePort = await own.listen();
  const all = await forgeriesOf(world, attacked);
  const chosen = isQuick ? all.filter((_, index) => index % 5 === 0) : all;

  const viaHttp = async ({ by, what, isPast, isOpenAtEdge, run }: Forgery): Promise<() => void> => {
    const seenFile = (name: string): string => join(home, `forgery ${name}.json`);
    const kinds = [
      { where: 'site', options: { objects, rootKey, signer: owner } },
      { where: 'site, without a key', options: { objects, rootKey } },
    ];
    const running = await Promise.all(
      kinds.map(async ({ where, options }) => {
        await rm(seenFile(where), { force: true });
        const live = await openOver({ ...options, seenFile: seenFile(where) });
        const { problem } = await live();
        if (problem !== undefined) throw new Error(`Before "${what}": ${problem}`);
        await copyFile(seenFile(where), seenFile(`${where} anew`));
        return { where, options, live };
      }),
    );
    await run();
    const judge = async (where: string, get: Get): Promise<void> => {
      const breach = (await otherAnswer(get, good)) ?? (await leaks(get, [...good.keys(), '/health']));
      tally.count(by, 'forgeries', where, what, breach);
    };
    for (const { where, options, live } of running) {
      site.lead(live);
      await judge(where, site.get);
      site.lead(await openOver({ ...options, seenFile: seenFile(`${where} anew`) }));
      await judge(`${where}, started anew`, site.get);
      if (isPast) continue;
      await rm(seenFile(`${where} new`), { force: true });
      site.lead(await openOver({ ...options, seenFile: seenFile(`${where} new`) }));
      await judge(`${where}, new`, site.get);
    }
    if (!isOpenAtEdge) await judge('edge', getFrom(openEdge(objects, rootKey, revision)));
    if (!isOpenAtEdge && !isPast) await judge('edge, new', getFrom(openEdge(objects, rootKey)));
    const [first] = running;
    return () => first && own.lead(first.live);
  };

  const viaChromium = async ({
    by,
    what,
    path,
    isPast,
    needsKeeper,
    isOpenAtEdge,
  }: Forgery): Promise<void> => {
    const edge = await serveEdge(openEdge(objects, rootKey, isPast ? revision : undefined));
    const isOfHelp = path !== '/tukar';
    // What was live before stays to go back to; but who brings it back has no page of it shown.
    const may = isOfHelp ? allowed.live : allowed.withPrevious;
    const look = async (where: string, port: number, before?: number): Promise<void> => {
      const seen = before === undefined ? undefined : { port: before };
      const breach = await browsing.look({ isMember: !isOfHelp }, path, { port }, may, seen);
      tally.count(by, 'forgeries', `Chromium, ${where}`, what, breach);
    };
    await Promise.all([
      look('site', sitePort),
      ...(isOpenAtEdge ? [] : [look('edge', edge.port)]),
      ...(needsKeeper ? [] : [look('plain bucket, seen before', plain.port, browsing.sitePort)]),
      ...(needsKeeper || isPast || isOfHelp ? [] : [look('plain bucket', plain.port)]),
    ]);
    edge.close();
  };

  for (const forgery of chosen) {
    const lead = await viaHttp(forgery);
    lead();
    await viaChromium(forgery);
    await attacked.restore();
  }
  await Promise.all([site.close(), own.close()]);
  plain.close();
};
