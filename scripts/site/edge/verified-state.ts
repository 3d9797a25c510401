import type { RemoteEntry, Signature, SignedText, Timestamp } from '@poku/shared/contract';
import {
  isSignedBy,
  pageEntryText,
  readTimestamp,
  SignatureError,
  signedMessage,
  verifyEntry,
  verifyText,
} from '@poku/shared/release';
import { channelKeys } from '../../release/channel-keys';
import { FRAME_POLICY, frameHtml } from '../../release/embed-frame';
import type { StoredEntry } from '../../release/entries';
import { POLICY, type Policy, type PolicyFile, revokedKeys } from '../../release/keys/policy-list';
import { policyWith, renderPage, signatureIn } from '../../release/page-document';
import type { EmbedRelease, ShellRelease, Unit, UnitEntry } from '../../release/registry-document';
import type { Revision } from '../../release/revision';
import { requireFacts } from '../../release/timestamp-facts';
import type { LiveState } from '../live-channel';

/** What a verification at the edge needs of the store and of its owners. */
export interface EdgeStore {
  /** Public half of the root key, base64url. */
  readonly rootKey: string;
  readonly channel: string;
  /** See `policyWith`. */
  readonly paymentOrigins: readonly string[];
  /** Reads an object; undefined when there is none. */
  readonly read: (key: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

const hash = async (algorithm: 'SHA-256' | 'SHA-384', text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest(algorithm, new TextEncoder().encode(text)));

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

const digestOf = async (text: string): Promise<string> =>
  [...(await hash('SHA-256', text))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const textOf = async ({ read }: EdgeStore, key: string): Promise<string> => {
  const bytes = await read(key);
  if (!bytes) throw new Error(`${key} is not there.`);
  return new TextDecoder().decode(bytes);
};

const jsonOf = async (store: EdgeStore, key: string): Promise<unknown> =>
  JSON.parse(await textOf(store, key));

const policyOf = async (store: EdgeStore): Promise<Policy> => {
  const { text, signature } = (await jsonOf(store, POLICY)) as PolicyFile;
  if (!(await isSignedBy(store.rootKey, signedMessage('policy', text), signature)))
    throw new SignatureError(`${POLICY} is not signed by the root key.`);
  return JSON.parse(text) as Policy;
};

const requireKnown = ({ keys, revoked = [] }: Policy, publicKey: string, what: string): void => {
  const known = [...keys, ...revoked.map(({ certificate }) => certificate)];
  if (!known.some((key) => key.publicKey === publicKey))
    throw new SignatureError(`${what} is signed with a key that was never good for this store.`);
};

/** What is said to be live: by a key that is good, and no older than what was said before. */
const presentTimestamp = async (
  store: EdgeStore,
  newest: number,
): Promise<{ readonly signed: SignedText; readonly told: Timestamp; readonly policy: Policy }> => {
  const { rootKey, channel } = store;
  const signed = (await jsonOf(store, channelKeys(channel).timestamp)) as SignedText;
  const told = await readTimestamp(signed, { rootKey, channel, now: Date.now() });
  if (!(told.revision >= newest))
    throw new Error(`Revision ${told.revision} is said to be live; revision ${newest} was live here.`);
  const policy = await policyOf(store);
  if (!policy.keys.some(({ publicKey }) => publicKey === signed.signature.certificate.publicKey))
    throw new SignatureError('What is live is said with a key that is good no more.');
  return { signed, told, policy };
};

const revisionOf = async (store: EdgeStore, policy: Policy, told: Timestamp) => {
  const { rootKey, channel } = store;
  const key = channelKeys(channel).revision(told.revision, told.registry, 'json');
  const signed = (await jsonOf(store, key)) as SignedText;
  if ((await digestOf(signed.text)) !== told.registry)
    throw new Error(`${key} has other bytes than was said.`);
  const revision = JSON.parse(signed.text) as Revision;
  const asked = { kind: 'registry', channel, subject: revision.change.name } as const;
  const { publicKey } = await verifyText(signed, { ...asked, rootKey, now: Date.parse(revision.at) });
  requireKnown(policy, publicKey, key);
  // Whoever revokes a key has the channel signed anew.
  if (revokedKeys(policy).includes(publicKey))
    throw new SignatureError(`${key} is signed with a key that is revoked.`);
  requireFacts(told, revision, policy);
  return { signed, revision };
};

/** The live release of the shell or the embed, or the one before it when the key that signed the live one is revoked. */
const unitOf = async <R extends ShellRelease | EmbedRelease>(
  store: EdgeStore,
  policy: Policy,
  unit: Unit,
  { live, previous }: UnitEntry,
): Promise<{ readonly text: string; readonly release: R }> => {
  const revoked = revokedKeys(policy);
  for (const version of [live, previous]) {
    if (version === undefined) continue;
    const folder = `${unit}/${version}/`;
    const text = await textOf(store, `${folder}release.json`);
    const digest = (await digestOf(text)).slice(0, 16);
    const signature = (await jsonOf(store, `${folder}signature-${digest}.json`)) as Signature;
    const asked = { rootKey: store.rootKey, kind: 'release', subject: unit, now: 0 } as const;
    const { publicKey } = await verifyText({ text, signature }, asked);
    requireKnown(policy, publicKey, `${unit} ${version}`);
    const release = JSON.parse(text) as R;
    if (release.version !== version)
      throw new Error(`${unit} ${version} says that it is ${release.version}.`);
    if (!revoked.includes(publicKey)) return { text, release };
  }
  throw new Error(`${unit} ${live}: the key that signed it is revoked, and there is no good one before it.`);
};

const filesOf = async (
  store: EdgeStore,
  unit: Unit,
  { version, files }: ShellRelease | EmbedRelease,
  names: readonly string[],
): Promise<[string, string][]> =>
  Promise.all(
    files
      .filter(({ name }) => names.includes(name))
      .map(async ({ name, integrity }): Promise<[string, string]> => {
        const text = await textOf(store, `${unit}/${version}/${name}`);
        if (`sha384-${base64(await hash('SHA-384', text))}` !== integrity)
          throw new Error(`${unit} ${version}: ${name} is not the file that was published.`);
        return [name, text];
      }),
  );

const entriesOf = async (
  store: EdgeStore,
  { channel, remotes }: Revision,
): Promise<ReadonlyMap<string, StoredEntry>> => {
  const all = Object.entries(remotes).map(async ([remote, entry]): Promise<[string, StoredEntry]> => {
    const text = JSON.stringify({ channel, remote, entry } satisfies RemoteEntry);
    const key = channelKeys(channel).entry(remote, await digestOf(text));
    const signed = (await jsonOf(store, key)) as StoredEntry;
    if (signed.text !== text) throw new Error(`${key} says something else of ${remote} than the registry.`);
    const asked = { rootKey: store.rootKey, channel, subject: remote, now: 0 };
    await verifyEntry(signed, entry, asked);
    if (signed.page)
      await verifyEntry(
        { text: pageEntryText(channel, remote, entry), signature: signed.page },
        entry,
        asked,
      );
    return [remote, signed];
  });
  return new Map(await Promise.all(all));
};

const pageOf = async (
  store: EdgeStore,
  shell: ShellRelease,
  { revision, digest, entries, timestamp }: PageParts,
): Promise<{ readonly html: string; readonly policy: string }> => {
  const { channel } = store;
  const key = channelKeys(channel).revision(revision.revision, digest, 'html');
  const signature = signatureIn(await textOf(store, key));
  if (!signature) throw new Error(`${key} carries no signature.`);
  const signatures = new Map(
    [...entries].flatMap(([remote, { page }]) => (page ? [[remote, page] as const] : [])),
  );
  const early = `sha256-${base64(await hash('SHA-256', shell.earlyScript))}`;
  const policy = policyWith(early, store.paymentOrigins);
  let text = '';
  const keepText = (registry: string): Signature => {
    text = registry;
    return signature;
  };
  const html = renderPage(shell, revision, signatures, policy, keepText, timestamp);
  const now = Date.parse(revision.at);
  await verifyText({ text, signature }, { rootKey: store.rootKey, kind: 'page', channel, now });
  return { html, policy };
};

interface PageParts {
  readonly revision: Revision;
  readonly digest: string;
  readonly entries: ReadonlyMap<string, StoredEntry>;
  readonly timestamp: SignedText;
}

/**
 * What is live in a channel, with each part verified by the key of those whose it is. That each state was made by a key that may is what
 * the timestamp says, whose maker has gone through them.
 * @param newest the newest revision that was live here
 */
export const verifiedState = async (store: EdgeStore, newest: number): Promise<LiveState> => {
  const { signed: timestamp, told, policy } = await presentTimestamp(store, newest);
  const { signed, revision } = await revisionOf(store, policy, told);
  const shell = revision.shell && (await unitOf<ShellRelease>(store, policy, 'shell', revision.shell));
  const embed = revision.embed && (await unitOf<EmbedRelease>(store, policy, 'embed', revision.embed));
  const entries = await entriesOf(store, revision);
  const revoked = revokedKeys(policy);
  const page =
    shell && (await pageOf(store, shell.release, { revision, digest: told.registry, entries, timestamp }));
  const manifest = shell?.release.manifest;
  return {
    revision: told.revision,
    registry: JSON.stringify(signed),
    timestamp: JSON.stringify(timestamp),
    ...(page && { page }),
    entries: new Map(
      [...entries]
        .filter(([, { signature }]) => !revoked.includes(signature.certificate.publicKey))
        .map(([remote, { text, signature }]) => [remote, JSON.stringify({ text, signature })]),
    ),
    shell: new Map([
      ...(shell ? await filesOf(store, 'shell', shell.release, ['sw.js']) : []),
      ...(manifest === undefined ? [] : ([['manifest.webmanifest', manifest]] as const)),
    ]),
    embed: new Map([
      ...(embed ? await filesOf(store, 'embed', embed.release, ['loader.js', 'remoteEntry.js']) : []),
      ...(embed ? ([['release.json', embed.text]] as const) : []),
    ]),
    ...(embed && { frame: { html: frameHtml(embed.release), policy: FRAME_POLICY } }),
  };
};
