import type { Release } from '@poku/contract';
import type { Signer } from '../keys/key-pair';
import type { RegistryDocument } from '../registry-document';
import type { ReleaseStore } from '../store';
import { storedContents, storedSignature } from './contents';
import { channelReader, keyFacts, type Together } from './context';
import { allowing, error, type Finding, isError, refuse } from './finding';
import { type GateOptions, type Judged, judgeFolder, judgeInChannel, judgeModules } from './judge';
import { paintFindings } from './painted';
import { keyFindings, signatureFindings } from './rules/signature';
import { readRelease } from './shape';

/**
 * Lets a build into the store, or not.
 * @param judged what was found on it already
 * @param allow codes of errors that are meant
 * @throws GateError
 */
export const gatePublish = async (
  store: ReleaseStore,
  name: string,
  { subject, findings }: Judged,
  signer: Signer,
  allow: readonly string[] = [],
): Promise<void> => {
  const keys = keyFindings(signer.certificate, await keyFacts(store), name);
  refuse(`${name} ${subject?.release.version ?? ''}`.trim(), allowing([...findings, ...keys], allow));
};

const wasEverLive = async (store: ReleaseStore, channel: string, name: string, version: string) => {
  for await (const { revision } of store.history(channel))
    if (revision.remotes[name]?.live?.version === version) return true;
  return false;
};

/** What a store's release is, with everything that does not depend on what is live. */
const judgeStored = async (store: ReleaseStore, name: string, version: string): Promise<Judged> => {
  const facts = await storedSignature(store, name, version);
  const signature = signatureFindings(facts, await keyFacts(store), name);
  const { subject, findings } = judgeFolder(name, await storedContents(store, name, version));
  const moved =
    subject && subject.release.version !== version
      ? [
          error('wrong-version', {
            what: `The folder of ${name} ${version} has the release ${subject.release.version}.`,
            where: 'release.json, version',
            fix: 'Do not promote it. Find out who can write to the store; then publish under a new version.',
          }),
        ]
      : [];
  return judgeModules({ ...(subject && { subject }), findings: [...signature, ...moved, ...findings] });
};

/**
 * The gate of a channel for one published release: what is fixed is judged now, what depends on the channel each time that
 * `judge` is asked, so that it can be asked again for what another change left.
 */
export const channelGate = async (
  store: ReleaseStore,
  name: string,
  version: string,
  signer: Signer,
  { allow = [] }: GateOptions = {},
) => {
  const { subject, findings } = await judgeStored(store, name, version);
  const reader = channelReader(store);
  const keys = await keyFacts(store);
  const painted = new Map<string | undefined, Promise<Finding[]>>();
  const paintedIn = (shell: string | undefined): Promise<Finding[]> => {
    const found = painted.get(shell) ?? paintFindings(store, shell, name, version);
    painted.set(shell, found);
    return found;
  };
  return {
    /**
     * @param together what goes live in the same swap. Default it alone
     * @returns the release and what was found on it, without throwing
     */
    judge: async (registry: RegistryDocument, together: Together = {}): Promise<Judged> => {
      const ofKey = keyFindings(signer.certificate, keys, name, registry.channel);
      if (!subject) return { findings: [...findings, ...ofKey] };
      const context = await reader.context(registry, name, version, together);
      const inChannel = judgeInChannel(subject, context);
      const isStepBack = inChannel.some(({ code }) => code === 'older-than-live');
      const isKnown = isStepBack && (await wasEverLive(store, registry.channel, name, version));
      // What is wrong with its files is told before they are run.
      const isRunnable = !findings.some(isError);
      const all = [
        ...findings,
        ...(isRunnable ? await paintedIn(together['shell'] ?? registry.shell?.live) : []),
        ...ofKey,
        ...inChannel.filter(({ code }) => !(isKnown && code === 'older-than-live')),
      ];
      return { subject, findings: allowing(all, allow) };
    },
  };
};

/**
 * A change of a channel that the gate must let through; the gate is asked inside the compare-and-swap, so no other change can
 * come between.
 * @param apply makes the change; the same registry when there is nothing to change, and then nothing is judged
 * @returns what `ReleaseStore.change` wants; it throws GateError
 */
export const gated = async (
  store: ReleaseStore,
  name: string,
  version: string,
  signer: Signer,
  options: GateOptions,
  apply: (registry: RegistryDocument, release: Release) => RegistryDocument,
): Promise<(registry: RegistryDocument) => Promise<RegistryDocument>> => {
  const read = readRelease((await storedSignature(store, name, version)).text, name);
  const release = 'release' in read ? read.release : undefined;
  let gate: ReturnType<typeof channelGate> | undefined;
  return async (registry) => {
    const next = release ? apply(registry, release) : registry;
    const isItself = release?.name === name && release.version === version;
    if (isItself && next === registry) return registry;
    const { judge } = await (gate ??= channelGate(store, name, version, signer, options));
    refuse(`${name} ${version}`, (await judge(registry)).findings);
    return next;
  };
};
