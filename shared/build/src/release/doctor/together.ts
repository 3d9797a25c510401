import { channelReader } from '../check/context';
import { ALLOWABLE, isError } from '../check/finding';
import { judgeWithShell } from '../check/judge';
import { stolenRouteRules } from '../check/rules/routes';
import type { RegistryDocument, ShellRelease } from '../registry-document';
import type { ReleaseStore } from '../store';
import { damage, type Finding, note } from './finding';

const TOGETHER =
  'Promote a release of the remote, or of the shell, that belongs to the other; or roll the remote back, or withdraw it.';
const APART = 'Promote a release of one of the two without the path; or roll it back, or withdraw it.';

/**
 * What the remotes that members have miss in the live shell, and which of them have the same path.
 * @throws Error when a release cannot be read
 */
export const examineTogether = async (
  store: ReleaseStore,
  registry: RegistryDocument,
): Promise<Finding[]> => {
  if (!registry.shell) return [];
  const met = await channelReader(store).others(registry, 'shell', {});
  const shell = await store.releases.read<ShellRelease>('shell', registry.shell.live);
  return met.flatMap((release) => {
    const where = `${release.name} ${release.version}`;
    const others = met.filter(({ name }) => name !== release.name);
    const context = { registry, others, wasLive: true };
    const missed = judgeWithShell(release, shell, registry, met).filter(isError);
    const stolen = stolenRouteRules({ release, contents: new Map() }, context).filter(
      ({ code }) => code === 'stolen-route',
    );
    return [
      // What a team may do on purpose is good to know.
      ...missed.map(({ code, what }) => (ALLOWABLE.includes(code) ? note : damage)(where, what, TOGETHER)),
      ...stolen.map(({ what }) => damage(where, what, APART)),
    ];
  });
};
