import type { Release } from '@poku/contract';
import { pastOf } from '../past';
import type { RegistryDocument, ShellRelease } from '../registry-document';
import { goodBefore } from '../rollback';
import type { ReleaseStore } from '../store';
import { channelReader } from './context';
import { allowing, type Finding, isError } from './finding';
import { judgeWithShell } from './judge';
import { RELEASE } from '../../own-call';

/** How a remote that cannot run in a shell is brought to a release that can. */
const wayBack = async (
  store: ReleaseStore,
  registry: RegistryDocument,
  shell: ShellRelease,
  { name, version }: Release,
  met: readonly Release[],
): Promise<string> => {
  const { channel, remotes } = registry;
  const options = `--channel ${channel} --reason "…"`;
  const { live, canary } = remotes[name] ?? {};
  if (canary?.release.version === version && live?.version !== version)
    return `Roll its canary back first: ${RELEASE} rollback ${name} ${options}`;
  for (const { version: earlier } of goodBefore(await pastOf(store, channel, name), live?.version)) {
    const release = await store.releases.read(name, earlier);
    if (judgeWithShell(release, shell, registry, met).some(isError)) continue;
    const first = canary ? `, after its canary` : '';
    return `Roll it back together with the shell, and first${first}: ${RELEASE} rollback ${name} --to ${earlier} ${options}`;
  }
  return `No release of ${name} that was live can run there. Go to another shell with --to, or take ${name} out first: ${RELEASE} withdraw ${name} ${options}`;
};

/**
 * What an earlier shell would do to the remotes that are live, and what must be rolled back together with it.
 * @param allow codes of errors that are meant
 */
export const judgeShellBack = async (
  store: ReleaseStore,
  registry: RegistryDocument,
  version: string,
  allow: readonly string[],
): Promise<Finding[]> => {
  const met = await channelReader(store).others(registry, 'shell', {});
  const shell = await store.releases.read<ShellRelease>('shell', version);
  const findings = await Promise.all(
    met.map(async (release) => {
      const found = judgeWithShell(release, shell, registry, met);
      if (!found.some(isError)) return found;
      const fix = await wayBack(store, registry, shell, release, met);
      return found.map((finding) => (isError(finding) ? { ...finding, fix } : finding));
    }),
  );
  return allowing(findings.flat(), allow);
};
