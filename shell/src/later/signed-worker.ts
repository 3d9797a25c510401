import type { ChannelRegistry, SignedText } from '@poku/contract';
import { verifyText } from '@poku/platform/release';
import { signedDescription } from '../preview/signed-release';

const READ_WITHIN_MS = 5_000;
const WORKER = 'sw.js';
/** Address of the worker. */
export const WORKER_ADDRESS = `/${WORKER}`;

/** What of a release of the shell says which worker is its own, and which release a channel has. */
interface ShellDescription {
  readonly version: string;
  readonly files: readonly { readonly name: string; readonly integrity: string }[];
}
type WithShell = ChannelRegistry & { readonly shell?: { readonly live: string } };

/** What a worker must be signed for. */
export interface WorkerTrust {
  /** Public half of the root key that the shell was built with. */
  readonly rootKey: string;
  readonly channel: string;
  /** Revision of the page; an older one is no more what the channel says. */
  readonly revision: number;
  /** Release of the shell that the page runs. */
  readonly version: string;
}

const read = async (address: string): Promise<Response> => {
  const answer = await fetch(address, { cache: 'no-cache', signal: AbortSignal.timeout(READ_WITHIN_MS) });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer;
};

/** Subresource integrity of bytes, `sha384-…`. */
const integrityOf = async (bytes: ArrayBuffer): Promise<string> =>
  `sha384-${btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest('SHA-384', bytes))))}`;

/** The worker of a release of the shell, as a team that may release the shell has signed it. */
const workerOf = async (rootKey: string, version: string): Promise<string | undefined> => {
  const folder = `/shell/${encodeURIComponent(version)}/`;
  const told = (await signedDescription(folder, 'shell', rootKey)) as ShellDescription;
  // A good description of another release would be a way back to what was mended.
  if (told.version !== version) throw new Error(`The shell ${version} says that it is ${told.version}.`);
  return told.files.find(({ name }) => name === WORKER)?.integrity;
};

/** The release of the shell that went live since the page was opened. */
const liveVersion = async ({ rootKey, channel, revision }: WorkerTrust): Promise<string | undefined> => {
  const signed = (await (await read('/registry.json')).json()) as SignedText;
  await verifyText(signed, { rootKey, channel, kind: 'registry', now: Date.now() });
  const told = JSON.parse(signed.text) as WithShell;
  return told.channel === channel && told.revision >= revision ? told.shell?.live : undefined;
};

/**
 * Whether the worker that the site gives is that of the shell of this page, or of the one that went live since, byte for byte as a team
 * that may release the shell has signed it.
 * @throws Error when it cannot be found out
 */
export const isSignedWorker = async (trust: WorkerTrust): Promise<boolean> => {
  const given = await integrityOf(await (await read(WORKER_ADDRESS)).arrayBuffer());
  if (given === (await workerOf(trust.rootKey, trust.version))) return true;
  const live = await liveVersion(trust);
  return live !== undefined && given === (await workerOf(trust.rootKey, live));
};

/** Release of the shell that a page runs, by the address of its script. */
export const shellVersion = (): string => {
  const script = document.querySelector('script[src^="/shell/"]')?.getAttribute('src');
  return decodeURIComponent(script?.split('/')[2] ?? '');
};
