import type { Release } from '@poku/contract';
import type { RegistryDocument, ShellRelease } from '../registry-document';
import type { ReleaseStore } from '../store';
import { channelReader, type Together } from './context';
import { exposedFindings } from './exposed';
import { type Contents, type GateContext, named, type Subject } from './facts';
import { allowing, error, type Finding, isError } from './finding';
import { describedFiles } from '../files';
import { paintFindings } from './painted';
import { channelRules, releaseRules, shellRules } from './rules';
import { readRelease } from './shape';

/** What a change of a channel may do on purpose. */
export interface GateOptions {
  /** Codes of errors that are meant. Default none. */
  readonly allow?: readonly string[];
}

/** What was found on a release, and the release as far as it can be read. */
export interface Judged {
  readonly subject?: Subject;
  readonly findings: readonly Finding[];
}

/** What is known beside a folder, for the words of findings. */
type Words = Pick<Subject, 'live' | 'pulledInBy'>;

/**
 * What can be said of a folder alone.
 * @param words Default nothing is known.
 */
export const judgeFolder = (name: string, contents: Contents, words: Words = {}): Judged => {
  const read = readRelease(contents.get('release.json')?.toString() ?? '', name);
  if (!('release' in read)) return read;
  const subject = { release: read.release, contents, ...words };
  return { subject, findings: releaseRules(name).flatMap((rule) => rule(subject)) };
};

/**
 * Looks at the modules of a release too, once nothing is wrong with what it says of itself. It runs their code, so whether the team may
 * release it must be among the findings by then.
 */
export const judgeModules = ({ subject, findings }: Judged): Judged => {
  if (!subject || findings.some(isError)) return { ...(subject && { subject }), findings };
  return { subject, findings: [...findings, ...exposedFindings(subject)] };
};

/** What can be said of a release in a channel. */
export const judgeInChannel = (subject: Subject, context: GateContext): Finding[] =>
  channelRules.flatMap((rule) => rule(subject, context));

/** Whether the version stands in the store with other files. */
export const judgeVersion = async (
  store: ReleaseStore,
  release: Pick<Release, 'name' | 'version' | 'files' | 'server'>,
): Promise<Finding[]> => {
  const stored = await store.objects.read(store.releases.key(release.name, release.version, 'release.json'));
  if (!stored) return [];
  const files = (json: Pick<Release, 'files' | 'server'>): string =>
    describedFiles(json)
      .map(({ name, integrity }) => `${name} ${integrity}`)
      .join('\n');
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
 * What can be said of a build before it meets a channel.
 * @param words Default nothing is known.
 */
export const judgeBuild = async (
  store: ReleaseStore,
  name: string,
  contents: Contents,
  words: Words = {},
): Promise<Judged> => {
  const judged = judgeModules(judgeFolder(name, contents, words));
  if (!judged.subject) return judged;
  return {
    ...judged,
    findings: [...judged.findings, ...(await judgeVersion(store, judged.subject.release))],
  };
};

/** What a remote that members have needs of a shell: each meets it as if it came anew. */
export const judgeWithShell = (
  release: Release,
  shell: ShellRelease,
  registry: RegistryDocument,
  others: readonly Release[],
): Finding[] => {
  const context: GateContext = {
    registry,
    shell,
    others: others.filter(({ name }) => name !== release.name),
    wasLive: true,
  };
  return shellRules
    .flatMap((rule) => rule({ release, contents: new Map() }, context))
    .map((finding): Finding => ({
      ...finding,
      // A type can only change when one side comes first, and the shell is the one that may.
      severity: finding.code.startsWith('type-') ? 'warning' : finding.severity,
      where: `${named(release)}, ${finding.where}`,
    }));
};

/** A published shell paints the pages of all remotes that members have, and its own. */
const paintedByShell = async (
  store: ReleaseStore,
  met: readonly Release[],
  shell: string,
): Promise<Finding[]> => {
  const findings = [await paintFindings(store, shell, 'shell')];
  for (const { name, version } of met) findings.push(await paintFindings(store, shell, name, version));
  return findings.flat();
};

/**
 * What a shell would do to the remotes that are live.
 * @param given the shell, or the version under which it is published
 * @param together what goes live in the same swap; how that gets on with the shell is told by its own gate. Default nothing
 */
export const judgeShell = async (
  store: ReleaseStore,
  registry: RegistryDocument,
  given: ShellRelease | string,
  { allow = [] }: GateOptions = {},
  together: Together = {},
): Promise<Finding[]> => {
  const all = await channelReader(store).others(registry, 'shell', together);
  const met = all.filter(({ name }) => together[name] === undefined);
  const shell = typeof given === 'string' ? await store.releases.read<ShellRelease>('shell', given) : given;
  const findings = met.flatMap((release) =>
    judgeWithShell(release, shell, registry, all).map((finding) => ({
      ...finding,
      fix: `Keep what ${release.name} needs, or promote a release of ${release.name} first that does without it.`,
    })),
  );
  const painted = typeof given === 'string' ? await paintedByShell(store, met, given) : [];
  return allowing([...findings, ...painted], allow);
};
