import type { LiveRelease } from '@poku/contract';
import type { Federation } from './federation';
import type { ScriptPolicy } from './script-policy';

/** What is verified before anything of a remote runs. Both reject for what is not signed by whom it should be. */
export interface Verified {
  /** The page's registry. */
  readonly page: Promise<unknown>;
  /** What was told of a release, wherever that stood. */
  readonly release: (release: LiveRelease) => Promise<void>;
}

/**
 * Runs nothing of a remote before the registry of the page, and what was told of the release, is verified; and then the files of its
 * folder alone.
 */
export const trusted = (federation: Federation, verified: Verified, policy: ScriptPolicy): Federation => {
  // Each load tells of it.
  verified.page.catch(() => undefined);
  return {
    ...federation,
    load: async (release, expose) => {
      await verified.page;
      await verified.release(release);
      policy.allow(release.base);
      return federation.load(release, expose);
    },
  };
};
