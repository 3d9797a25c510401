import type { Release } from '@poku/contract';
import { folderObjects } from '../objects/folder-objects';
import { type Attempt, aChannel } from './a-channel';
import { aRemoteBuild, MODULES, redescribed } from './a-remote-build';

/** A claim that everybody may open. */
export const route = (path: string, page = 'home') => ({ path, page, access: 'public' }) as const;
/** A claim of a place. */
export const widget = (slot: string, key = 'row') => ({ slot, widget: key, order: 1, heightPx: 1 });

const SHELL = {
  gives: { '@poku/shared/ui': ['Button'] },
  types: { 'Button()': '>11111111', 'Session.id': '>22222222', 'ButtonProps.label': '<33333333' },
};

/** A channel with a shell, mfe-a and mfe-b, each of which needs the other. */
export const aLiveChannel = async (root: string) => {
  const channel = await aChannel(folderObjects(root), SHELL);
  const own: Partial<Release> = {
    routes: [route('/a'), route('/a/:id')],
    slots: [widget('dashboard')],
    offers: ['a-place'],
  };
  await channel.release({ build: await aRemoteBuild('mfe-a', '1.0.0', own) });
  const others = { routes: [route('/b/:id')], slots: [widget('a-place')], links: ['/a/:key'] };
  await channel.release({ build: await aRemoteBuild('mfe-b', '1.0.0', others) });
  let made = 0;
  /** A next release of mfe-a, good but for some facts; each has a version of its own. */
  const next = (facts: Partial<Release> = {}, version = `2.0.${(made += 1)}`, modules = MODULES) =>
    aRemoteBuild('mfe-a', version, { ...own, ...facts }, modules);
  return { ...channel, own, next };
};

/** The channel and how to make a release for it. */
export type Live = Awaited<ReturnType<typeof aLiveChannel>>;

/** Prepares the next release of mfe-a with another `release.json` than the build wrote. */
export const described = (change: (release: Release) => unknown) => async (live: Live) => ({
  build: await redescribed(await live.next(), change),
});
/** Prepares the next release of mfe-a with some facts. */
export const withFacts = (facts: Partial<Release>) => async (live: Live) => ({
  build: await live.next(facts),
});

/** A kind of bad release: what it is, the code that names it, and how it is made. */
export type BadRelease = readonly [string, string, (live: Live) => Promise<Attempt>];
