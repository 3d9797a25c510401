import type { Release } from '@poku/shared/contract';
import { type ChannelRule, configOf, type ReleaseRule } from '../facts';
import { error, warning } from '../finding';

/** Growth against the live release that is told, as a share of it. */
const GROWTH = 0.1;

/** Bytes of brotli of all files. */
export const sizeOf = ({ files }: Pick<Release, 'files'>): number =>
  files.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);

/** All files together keep the budget. */
export const budgetRules: ReleaseRule = ({ release }) => {
  const size = sizeOf(release);
  if (size <= release.budgetBytes) return [];
  return [
    error('over-budget', {
      what: `${size} bytes of brotli are over the budget of ${release.budgetBytes}.`,
      where: `${configOf(release.name)}, budgetBytes`,
      fix: 'Load what is rare in a chunk of its own or drop it; raise the budget only with a reason in the change.',
    }),
  ];
};

/** A release that grew by much is looked at. */
export const growthRules: ChannelRule = ({ release }, { live }) => {
  if (!live) return [];
  const [size, before] = [sizeOf(release), sizeOf(live)];
  if (size <= before * (1 + GROWTH)) return [];
  return [
    warning('grown', {
      what: `${size} bytes of brotli are ${Math.round((size / before - 1) * 100)} % more than the ${before} of ${live.version}, which is live.`,
      where: 'release.json, files',
      fix: 'See what came in with `npm run build`; a library may have come with it.',
    }),
  ];
};
