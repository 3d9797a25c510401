import type { LiveRelease, Registry, wire } from '@poku/contract';
import type { Wanted } from '../../remotes/exposed-module';

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

/** A release of a remote that the page has; undefined for every other one. */
export const releaseIn = (
  { remotes }: Registry,
  remote: string,
  version: string,
): LiveRelease | undefined => {
  const { live, previous } = remotes[remote] ?? {};
  return [live, previous].find((release) => release?.version === version);
};

const integrityOf = async (bytes: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
};

/** Whether a file is there with other bytes than the registry says. A browser tells a page only that it was not run. */
const isAltered = async ({ base, integrity }: LiveRelease, file: string): Promise<boolean> => {
  try {
    const response = await fetch(base + file, { cache: 'force-cache' });
    return response.ok && (await integrityOf(await response.arrayBuffer())) !== integrity[file];
  } catch {
    return false;
  }
};

/**
 * The class of a failed load. Never rejects.
 * @returns undefined for what is not the release's fault: a file that does not arrive while the device is offline
 */
export const classOf = async (
  registry: Registry,
  { remote, kind, key }: Wanted,
  version: string,
  error: unknown,
): Promise<wire.WireTelemetryError | undefined> => {
  const name = nameOf(error);
  if (name === 'SignatureError') return 'signature';
  if (name === 'IntegrityError') return 'integrity';
  if (name !== 'FileError' && name !== 'ChunkLoadError') return 'evaluate';
  const release = releaseIn(registry, remote, version);
  const files = release ? [release.entry, ...(release[kind][key] ?? [])] : [];
  for (const file of files) if (release && (await isAltered(release, file))) return 'integrity';
  return navigator.onLine ? 'load' : undefined;
};

/** The release in whose script an error that nobody caught arose, by file name or stack. */
export const releaseOfError = (
  filename: string,
  error: unknown,
): { readonly name: string; readonly version: string } | undefined => {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, name, version] = /\/remotes\/([\w.+-]+)\/([\w.+-]+)\//.exec(`${filename}\n${stack}`) ?? [];
  return name && version ? { name, version } : undefined;
};
