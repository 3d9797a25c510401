import type { Release } from '@poku/contract';
import { type ChannelRule, configOf, type ReleaseRule } from '../facts';
import { error, warning } from '../finding';

/** Growth against the live release that is told, as a share of it. */
const GROWTH = 0.1;

/** Bytes of brotli of all files. */
const sizeOf = ({ files }: Pick<Release, 'files'>): number =>
  files.reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);

/** How many packages and folders are named. */
const MOST_PARTS = 5;

/** A release as far as its size is concerned. */
type Weighed = Pick<Release, 'version' | 'parts'>;

/**
 * Names the packages and folders of own sources that grew most against a release, in bytes of code before it is minified and
 * compressed; without such a release, those that are largest. Empty when the releases do not tell.
 */
export const whatGrew = ({ parts }: Pick<Weighed, 'parts'>, live?: Weighed): string => {
  if (!parts) return '';
  const before = live?.parts;
  const grown = Object.entries(parts)
    .map(([part, bytes]) => ({
      part,
      by: bytes - (before?.[part] ?? 0),
      isNew: before?.[part] === undefined,
    }))
    .filter(({ by }) => by > 0)
    .sort((left, right) => right.by - left.by)
    .slice(0, MOST_PARTS);
  if (grown.length === 0) return '';
  const words = grown.map(({ part, by, isNew }) =>
    before ? `${part} +${by}${isNew ? ' (new)' : ''}` : `${part} ${by}`,
  );
  const said = before ? `Against ${live.version} these grew most` : 'Largest are';
  return `${said}, in bytes before minifying: ${words.join(', ')}.`;
};

/** All files together keep the budget. */
export const budgetRules: ReleaseRule = ({ release, live }) => {
  const size = sizeOf(release);
  if (size <= release.budgetBytes) return [];
  return [
    error('over-budget', {
      what: `${size} bytes of brotli are over the budget of ${release.budgetBytes}. ${whatGrew(release, live)}`.trim(),
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
      what: `${size} bytes of brotli are ${Math.round((size / before - 1) * 100)} % more than the ${before} of ${live.version}, which is live. ${whatGrew(release, live)}`.trim(),
      where: 'release.json, files',
      fix: 'Load what is rare in a chunk of its own; a library may have come with a small import.',
    }),
  ];
};
