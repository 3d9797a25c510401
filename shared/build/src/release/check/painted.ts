import { paintRelease } from '../paint/paint-release';
import type { ReleaseStore } from '../store';
import { error, type Finding } from './finding';

/**
 * Sees whether the pages of a release can be painted as HTML in the shell that it goes live with.
 * @param shell version of that shell; without one nothing is painted
 * @param version of the remote; none for the shell's own pages
 */
export const paintFindings = async (
  store: ReleaseStore,
  shell: string | undefined,
  name: string,
  version?: string,
): Promise<Finding[]> => {
  const outcome = shell === undefined ? undefined : await paintRelease(store.releases, shell, name, version);
  return Object.entries(outcome?.problems ?? {}).map(([path, problem]) =>
    error('page-not-painted', {
      what: `${path} of ${name} ${version ?? shell} cannot be painted as HTML in shell ${shell}: ${problem}`,
      where: `${name}/src/pages`,
      fix: 'Read what a browser has in an effect or in an event, or export a Placeholder from <page>.placeholder.tsx beside it; if members may look at white there until the scripts have run, say so with --allow page-not-painted.',
    }),
  );
};
