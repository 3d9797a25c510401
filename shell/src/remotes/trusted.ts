import type { Federation } from './federation';
import type { ScriptPolicy } from './script-policy';

/**
 * Runs nothing of a remote before the registry that names it is verified, and then the files of its folder alone.
 * @param verified rejects when the registry is not signed by whom it should be; then every load is refused
 */
export const trusted = (
  federation: Federation,
  verified: Promise<void>,
  policy: ScriptPolicy,
): Federation => {
  // Each load tells of it.
  verified.catch(() => undefined);
  return {
    ...federation,
    load: async (release, expose) => {
      await verified;
      policy.allow(release.base);
      return federation.load(release, expose);
    },
  };
};
