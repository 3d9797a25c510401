import type { RemoteDefinition } from '@poku/shared/contract';

/** First parts of addresses that the site itself answers; see `scripts/site/server.ts`. */
const OF_THE_SITE = ['embed', 'gateway', 'media', 'remotes', 'shell'];
const OF_THE_SHELL = ['/', '/dashboard'];

/**
 * Refuses a path that somebody has, as promoting the remote would.
 * @param path without parameters
 * @param others the remotes that are there
 * @throws Error that says whose the path is
 */
export const checkFreePath = (path: string, others: readonly RemoteDefinition[]): void => {
  const advice = 'Choose another one with --path.';
  const [, first = ''] = path.split('/');
  if (OF_THE_SITE.includes(first))
    throw new Error(`The path ${path} is not free: the site serves files under /${first}/. ${advice}`);
  if (OF_THE_SHELL.includes(path)) throw new Error(`The path ${path} is the shell's own. ${advice}`);
  const owner = others.find(({ routes }) => routes.some((claim) => claim.path === path));
  if (owner) throw new Error(`The path ${path} is not free: ${owner.name} claims it. ${advice}`);
};
