import type { RegistryEntry, RouteClaim } from '@poku/contract';
import { RemoteUnavailableError } from './remote-loader';

/** The remotes that the page names by their paths alone. */
export interface FarRemotes {
  /**
   * Reads the entry of a remote, once; what failed is read again the next time.
   * @throws RemoteUnavailableError when it cannot be read
   */
  readonly open: (remote: string) => Promise<void>;
  /** What a remote that was opened claims for a path; undefined before, and when it claims the path no more. */
  readonly claim: (remote: string, path: string) => RouteClaim | undefined;
}

/**
 * @param read reads the entry of a remote; undefined when this member has none of its releases
 * @param entries where the entries of all remotes stand; what is opened is put there
 */
export const createFarRemotes = (
  read: (remote: string) => Promise<RegistryEntry | undefined>,
  entries: Record<string, RegistryEntry>,
): FarRemotes => {
  const opening = new Map<string, Promise<void>>();

  const start = async (remote: string): Promise<void> => {
    try {
      const entry = await read(remote);
      if (entry) entries[remote] = entry;
    } catch (error) {
      opening.delete(remote);
      console.warn(`[poku] ${remote} could not be opened`, error);
      throw new RemoteUnavailableError(remote);
    }
  };

  return {
    open: (remote) => {
      const present = opening.get(remote) ?? start(remote);
      opening.set(remote, present);
      return present;
    },
    claim: (remote, path) => entries[remote]?.live.routes.find((claim) => claim.path === path),
  };
};
