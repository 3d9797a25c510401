import type { LiveRelease } from '@poku/contract';
import type { RegistryDocument } from '../registry-document';
import type { ReleaseStore } from '../store';
import { channelReader } from './context';
import { configOf, named } from './facts';
import { type Finding, warning } from './finding';
import { overlap } from './rules/paths';

/**
 * What other remotes that members have miss when a remote has left a channel.
 * @param gone what the channel had of the remote: its live release and its canary
 * @param registry the channel without it
 */
export const missedAfter = async (
  store: ReleaseStore,
  name: string,
  gone: readonly LiveRelease[],
  registry: RegistryDocument,
): Promise<Finding[]> => {
  const reader = channelReader(store);
  const others = await reader.others(registry, name, {});
  const { shell } = await reader.context(registry, name, '');
  const paths = [...new Set(gone.flatMap(({ routes }) => routes.map(({ path }) => path)))];
  const offered = new Set([shell?.offers ?? [], ...others.map(({ offers = [] }) => offers)].flat());
  return others.flatMap((other) => [
    ...paths
      .filter((path) => other.links?.some((link) => overlap(link, path)))
      .map((path) =>
        warning('dead-link', {
          what: `${named(other)} leads to ${path}, which nobody has any more.`,
          where: `${configOf(other.name)}, links`,
          fix: `Members get the page that says 404, where ${other.name} does not ask isKnownPath. Take the link away with its next release, or promote ${name} again.`,
        }),
      ),
    ...other.slots
      .filter(({ slot }) => shell?.offers && !offered.has(slot))
      .map(({ slot, widget }) =>
        warning('slot-nobody-offers', {
          what: `The widget ${widget} of ${named(other)} is for the slot ${slot}, which nobody offers any more.`,
          where: `${configOf(other.name)}, slots`,
          fix: `It is shown nowhere. Take it away with the next release, or promote ${name} again.`,
        }),
      ),
  ]);
};
