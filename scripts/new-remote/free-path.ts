import { isGranted, overlap, shapeOf } from '@poku/build/remotes';
import type { RemoteDefinition } from '@poku/contract';

/** First parts of addresses that the site itself answers; see `createSite`. */
const OF_THE_SITE = ['embed', 'gateway', 'media', 'remotes', 'sandbox', 'shell'];
const OF_THE_SHELL = ['/', '/dashboard'];

/**
 * Refuses a path that somebody has, as promoting the remote would.
 * @param path without parameters
 * @param name remote that wants it
 * @param others the remotes that are there
 * @throws Error that says whose the path is
 */
export const checkFreePath = (path: string, name: string, others: readonly RemoteDefinition[]): void => {
  const advice = 'Choose another one with --path.';
  const [, first = ''] = path.split('/');
  if (OF_THE_SITE.includes(first))
    throw new Error(`The path ${path} is not free: the site serves files under /${first}/. ${advice}`);
  if (OF_THE_SHELL.includes(path)) throw new Error(`The path ${path} is the shell's own. ${advice}`);
  for (const owner of others)
    for (const claim of owner.routes.filter((one) => overlap(one.path, path))) {
      if (shapeOf(claim.path) === shapeOf(path))
        throw new Error(`The path ${path} is not free: ${owner.name} claims it. ${advice}`);
      if (!isGranted(owner, path, name))
        throw new Error(
          `The path ${path} is not free: it lies inside ${claim.path} of ${owner.name}. ${advice} Or let ${owner.name} write '${path}': '${name}' into grants of ${owner.name}/remote.config.ts.`,
        );
    }
};
