import type { LiveRelease } from '@poku/contract';
import { readPermit } from '@poku/platform/release';
import { keep } from '../preview/arrival';
import { signedRelease } from '../preview/signed-release';
import { labelOf } from '../preview/wish';
import { rootKey } from '../settings';
import type { NewRelease } from './follow-dev';

/**
 * Reads a build as a link to it would be read, and keeps the link, so that a reload shows it as well.
 * @param channel channel of the page
 * @throws Error when the permit does not allow it; PermitError; RefusedError
 */
export const lookAt = async (
  { name, version, permit }: NewRelease,
  channel: string,
): Promise<LiveRelease> => {
  const label = labelOf({ name, version });
  const { previews } = await readPermit(permit, { rootKey: rootKey(), channel, now: Date.now() });
  if (!previews.includes(label)) throw new Error(`The permit is not for ${label}.`);
  const release = await signedRelease({ name, version }, rootKey());
  keep({ previews: [label], permit });
  return release;
};
