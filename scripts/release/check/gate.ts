import type { Release } from '@poku/shared/contract';
import type { Signer } from '../keys/key-pair';
import type { RegistryDocument, ShellRelease } from '../registry-document';
import type { ReleaseStore } from '../store';
import { storedContents, storedSignature } from './contents';
import { channelReader, keyFacts, type Together } from './context';
import { type Contents, type GateContext, named, type Subject } from './facts';
import { allowing, error, type Finding, refuse } from './finding';
import { channelRules, releaseRules, shellRules } from './rules';
import { keyFindings, signatureFindings } from './rules/signature';
import { readRelease } from './shape';

/** What a change of a channel may do on purpose, and what comes with it. */
export interface GateOptions {
  /** Codes of errors that are meant. Default none. */
  readonly allow?: readonly string[];
  /** Versions of other remotes and of the shell that are promoted together with it. Default none. */
  readonly together?: Together;
}

type Judged = { readonly subject?: Subject; readonly findings: readonly Finding[] };

/** What can be said of a folder alone. */
export const judgeFolder = (name: string, contents: Contents): Judged => {
  const read = readRelease(contents.get('release.json')?.toString() ?? '', name);
  if (!('release' in read)) return read;
  const subject = { release: read.release, contents };
  return { subject, findings: releaseRules(name).flatMap((rule) => rule(subject)) };
};

/** What can be said of a release in a channel. */
export const judgeInChannel = (subject: Subject, context: GateContext): Finding[] =>
  channelRules.flatMap((rule) => rule(subject, context));

/** Whether the version stands in the store with other files. */
export const judgeVersion = async (store: ReleaseStore, release: Release): Promise<Finding[]> => {
  const stored = await store.objects.read(store.releaseKey(release.name, release.version, 'release.json'));
  if (!stored) return [];
  const files = (json: Pick<Release, 'files'>): string =>
    json.files.map(({ name, integrity }) => `${name} ${integrity}`).join('\n');
  if (files(JSON.parse(stored.bytes.toString()) as Release) === files(release)) return [];
  return [
    error('republished-version', {
      what: `${named(release)} is published with other bytes.`,
      where: 'release.json, version',
      fix: 'A version never changes: publish under a new one.',
    }),
  ];
};

/**
 * Lets a build into the store, or not.
 * @throws GateError
 */
export const gatePublish = async (
  store: ReleaseStore,
  name: string,
  contents: Contents,
  signer: Signer,
): Promise<void> => {
  const { subject, findings } = judgeFolder(name, contents);
  const keys = keyFindings(signer.certificate, await keyFacts(store), name);
  const version = subject ? await judgeVersion(store, subject.release) : [];
  refuse(`${name} ${subject?.release.version ?? ''}`.trim(), [...findings, ...version, ...keys]);
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
  return { ...(subject && { subject }), findings: [...signature, ...findings] };
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
  { allow = [], together = {} }: GateOptions = {},
) => {
  const { subject, findings } = await judgeStored(store, name, version);
  const reader = channelReader(store);
  const keys = await keyFacts(store);
  return {
    /** @returns the release and what was found on it, without throwing */
    judge: async (registry: RegistryDocument): Promise<Judged> => {
      const ofKey = keyFindings(signer.certificate, keys, name, registry.channel);
      if (!subject) return { findings: [...findings, ...ofKey] };
      const context = await reader.context(registry, name, version, together);
      const inChannel = judgeInChannel(subject, context);
      const isStepBack = inChannel.some(({ code }) => code === 'older-than-live');
      const isKnown = isStepBack && (await wasEverLive(store, registry.channel, name, version));
      const all = [
        ...findings,
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
    if (release && next === registry) return registry;
    const { judge } = await (gate ??= channelGate(store, name, version, signer, options));
    refuse(`${name} ${version}`, (await judge(registry)).findings);
    return next;
  };
};

/** What a shell would do to the remotes that are live: each of them meets it as if it came anew. */
export const judgeShell = async (
  store: ReleaseStore,
  registry: RegistryDocument,
  version: string,
  { allow = [], together = {} }: GateOptions = {},
): Promise<Finding[]> => {
  const reader = channelReader(store);
  const met = await reader.others(registry, 'shell', together);
  const shell = await store.release<ShellRelease>('shell', version);
  const findings = met.flatMap(({ release }) => {
    const others = met.filter((other) => other.release.name !== release.name);
    const context: GateContext = { registry, shell, others, wasLive: true };
    return shellRules
      .flatMap((rule) => rule({ release, contents: new Map() }, context))
      .map((finding): Finding => ({
        ...finding,
        // A type can only change when one side comes first, and the shell is the one that may.
        severity: finding.code.startsWith('type-') ? 'warning' : finding.severity,
        where: `${named(release)}, ${finding.where}`,
        fix: `Keep what ${release.name} needs, or promote a release of ${release.name} first that does without it.`,
      }));
  });
  return allowing(findings, allow);
};
