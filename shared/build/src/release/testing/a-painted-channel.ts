import type { ObjectStore } from '../objects/object-store';
import { aChannel } from './a-channel';
import { pagesCode, SHELL_CODE, withServer } from './a-painter';
import { aRemoteBuild, aShellBuild } from './a-remote-build';

export const routesOf = (name: string) => {
  const path = `/${name.slice(-1)}`;
  return [
    { path, page: 'home', access: 'public' } as const,
    { path: `${path}/:id`, page: 'one', access: 'public' } as const,
  ];
};
/**
 * A build of a remote that paints its page with this text.
 * @param more texts of other pages, by key. Default none: as a release from before pages with parameters were painted
 */
export const aPaintedRemote = async (
  name: string,
  version: string,
  text: string,
  more: Readonly<Record<string, string>> = {},
) =>
  withServer(
    await aRemoteBuild(name, version, { routes: routesOf(name) }),
    pagesCode(name, { home: text, ...more }),
  );
/** A build of a shell that paints. */
export const aPaintingShell = async (version: string, code = SHELL_CODE) =>
  withServer(await aShellBuild(version), code);
/** A channel whose shell paints, with `mfe-a` and `mfe-b`, which have a page at `/a` and `/b`. */
export const aPaintedChannel = async (objects: ObjectStore) => {
  const live = await aChannel(objects);
  await live.promoteShell(await aPaintingShell('2.0.0'));
  await live.release({ build: await aPaintedRemote('mfe-a', '1.0.0', 'satu') });
  await live.release({ build: await aPaintedRemote('mfe-b', '1.0.0', 'lain') });
  return live;
};
