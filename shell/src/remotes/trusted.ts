import type { Federation } from './federation';

/**
 * Runs nothing of a remote before the registry that names it is verified.
 * @param verified rejects when the registry is not signed by whom it should be; then every load is refused
 */
export const trusted = (federation: Federation, verified: Promise<void>): Federation => {
  // Each load tells of it.
  verified.catch(() => undefined);
  return {
    ...federation,
    load: async (release, expose) => {
      await verified;
      return federation.load(release, expose);
    },
  };
};
