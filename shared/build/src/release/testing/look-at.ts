import type { Release } from '@poku/contract';
import { type Finding, GateError, isError } from '../check/finding';
import { examine } from '../doctor';
import type { ShellRelease } from '../registry-document';
import type { Revision } from '../revision';
import type { ReleaseStore } from '../store';
import type { Build } from './a-remote-build';

/** A store as tests have it. */
interface Channel {
  readonly store: ReleaseStore;
}

/** The newest state of the channel. */
export const headOf = ({ store }: Channel): Promise<Revision> =>
  store.registry('production') as Promise<Revision>;

/** Live versions by name, without the embed. */
export const liveOf = async (channel: Channel): Promise<Record<string, string | undefined>> => {
  const { shell, remotes } = await headOf(channel);
  const told = Object.entries(remotes).map(([name, { live }]) => [name, live?.version] as const);
  return { shell: shell?.live, ...Object.fromEntries(told) };
};

/** What the doctor calls damaged. */
export const damageIn = async ({ store }: Channel) =>
  (await examine(store, 'production')).findings.filter(({ kind }) => kind === 'damage');

/** Everything that the gate says of what it refuses. */
export const findingsOf = async (promotion: Promise<unknown>): Promise<readonly Finding[]> => {
  const failure: unknown = await promotion.then(
    () => new Error('It is let through.'),
    (error: unknown) => error,
  );
  if (!(failure instanceof GateError)) throw failure;
  return failure.findings;
};

/** The errors of the gate for what it refuses, as `<where>: <code>`. */
export const refusalOf = async (promotion: Promise<unknown>): Promise<string[]> =>
  (await findingsOf(promotion)).filter(isError).map(({ where, code }) => `${where}: ${code}`);

/** The set that builds are. */
export const setOfBuilds = (
  builds: readonly Build<Release | ShellRelease>[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    builds.map(({ release }) => ['name' in release ? release.name : 'shell', release.version]),
  );
