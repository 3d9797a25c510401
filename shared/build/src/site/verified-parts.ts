import type { RemoteEntry, Signature, SignedText } from '@poku/contract';
import { claimAt } from '@poku/platform/claims';
import { pageEntryText, SignatureError, verifyEntry, verifyText } from '@poku/platform/release';
import { channelKeys } from '../release/channel-keys';
import { FRAME_POLICY, frameHtml, playgroundHtml } from '../release/embed-frame';
import type { StoredEntry } from '../release/entries';
import { type Policy, revokedKeys } from '../release/keys/policy-list';
import { SHELL } from '../release/paint/painted';
import { type Origin, type PaintedDocument, paintedDocument } from '../release/paint/painted-document';
import type { PaintedPage } from '../release/paint/painted-page';
import { type EntrySignatures, policyWith, renderPage, signatureIn } from '../release/page-document';
import type { EmbedRelease, ShellRelease, Unit, UnitEntry } from '../release/registry-document';
import type { Revision } from '../release/revision';
import type { LivePage, LiveState } from './live-state';
import {
  base64,
  digestOf,
  findText,
  hash,
  jsonOf,
  sourceOf,
  textOf,
  type UntrustedStore,
} from './untrusted-store';
import { verifiedPainted } from './verified-painted';

/** Every file of the embed that partners' pages name without a version. */
const EVERGREEN = ['loader.js', 'remoteEntry.js'];

/** Refuses a key that was never good: a signature stays good when its key ends. @throws SignatureError */
export const requireKnown = (
  { keys, revoked = [] }: Policy,
  { id, publicKey }: { readonly id: string; readonly publicKey: string },
  what: string,
): void => {
  const known = [...keys, ...revoked.map(({ certificate }) => certificate)];
  if (!known.some((key) => key.publicKey === publicKey))
    throw new SignatureError(`${what}: the key "${id}" was never good for this store.`);
};

/** A release of the shell or the embed, as it was signed. */
interface VerifiedUnit<R> {
  readonly text: string;
  readonly release: R;
}

/** The live release of the shell or the embed, or the one before it when the key that signed the live one is revoked. */
const usableUnit = async <R extends ShellRelease | EmbedRelease>(
  store: UntrustedStore,
  policy: Policy,
  unit: Unit,
  { live, previous }: UnitEntry,
): Promise<VerifiedUnit<R>> => {
  const revoked = revokedKeys(policy);
  for (const version of [live, previous]) {
    if (version === undefined) continue;
    const folder = `${unit}/${version}/`;
    const text = await textOf(store, `${folder}release.json`);
    const signed = await findText(store, `${folder}signature-${(await digestOf(text)).slice(0, 16)}.json`);
    if (signed === undefined) throw new SignatureError(`${unit} ${version} is not signed.`);
    const signature = JSON.parse(signed) as Signature;
    const asked = { rootKey: store.rootKey, kind: 'release', subject: unit, now: 0 } as const;
    const certificate = await verifyText({ text, signature }, asked);
    requireKnown(policy, certificate, `${unit} ${version}`);
    const release = JSON.parse(text) as R;
    // A good description of another release would be a way back to what was mended.
    if (release.version !== version)
      throw new Error(`${unit} ${version} says that it is ${release.version}.`);
    if (!revoked.includes(certificate.publicKey)) return { text, release };
  }
  throw new Error(`${unit} ${live}: the key that signed it is revoked, and there is no good one before it.`);
};

/** Files of a release, byte for byte those that it describes; one that it does not describe is not there. */
const verifiedFiles = async (
  store: UntrustedStore,
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

const verifiedEntries = async (
  store: UntrustedStore,
  { channel, remotes }: Revision,
): Promise<ReadonlyMap<string, StoredEntry>> => {
  const entries = Object.entries(remotes).map(async ([remote, entry]): Promise<[string, StoredEntry]> => {
    const text = JSON.stringify({ channel, remote, entry } satisfies RemoteEntry);
    const key = channelKeys(channel).entry(remote, await digestOf(text));
    const signed = (await jsonOf(store, key)) as StoredEntry;
    if (signed.text !== text) throw new Error(`${key} says something else of ${remote} than the registry.`);
    // One whose key is over is refused by browsers, and holds up no other remote.
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
  return new Map(await Promise.all(entries));
};

/** A state that was verified: its text, and what it says. */
export interface Head {
  readonly signed: SignedText;
  readonly revision: Revision;
  /** When the key that signed its page has to be valid, in ms since the epoch. */
  readonly now: number;
}

/** See `LiveState.paintedAt`. Who claims an address more closely has it, also when nothing of that is painted. */
const addressesOf = (
  { remotes }: Revision,
  painted: ReadonlyMap<string, PaintedPage>,
): LiveState['paintedAt'] => {
  const claims = Object.values(remotes).flatMap(({ live }) => live?.routes.map(({ path }) => path) ?? []);
  const all = [...new Set([...claims, ...painted.keys()])];
  return (path) => {
    const claimed = claimAt(all, path);
    const page = claimed === undefined ? undefined : painted.get(claimed);
    return claimed !== undefined && page
      ? { path: claimed, ...(page.about && { about: page.about }) }
      : undefined;
  };
};

const ORIGINS: readonly Origin[] = ['own', 'partner'];

const verifiedPage = async (
  store: UntrustedStore,
  shell: ShellRelease,
  { revision, signed, now }: Head,
  signatures: EntrySignatures,
  timestamp: SignedText,
  painted: ReadonlyMap<string, PaintedPage>,
  paintedAt: LiveState['paintedAt'],
): Promise<NonNullable<LiveState['pageAt']>> => {
  const { channel, rootKey, paymentOrigins, siteOrigin } = store;
  const key = channelKeys(channel).revision(revision.revision, await digestOf(signed.text), 'html');
  const signature = signatureIn(await textOf(store, key));
  if (!signature) throw new Error(`${key} carries no signature.`);
  const early = await sourceOf(shell.earlyScript);
  // Nothing else of the file is needed: the page follows from the release, the registry and the site's own settings.
  let text = '';
  const keepText = (registry: string): Signature => {
    text = registry;
    return signature;
  };
  const render = (document: PaintedDocument | undefined, hashes: readonly string[]): LivePage => {
    const policy = policyWith(early, paymentOrigins, hashes);
    return {
      html: renderPage(shell, revision, signatures, policy, keepText, timestamp, document, siteOrigin),
      policy,
    };
  };
  const plain = render(undefined, []);
  await verifyText({ text, signature }, { rootKey, kind: 'page', channel, now });
  const documents = ORIGINS.flatMap((origin) =>
    [...painted].map(async ([path, page]) => {
      const one = paintedDocument(path, page, origin);
      return [`${origin} ${path}`, { one, hashes: await Promise.all(one.styles.map(sourceOf)) }] as const;
    }),
  );
  const known = new Map(await Promise.all(documents));
  return (path, origin = 'own', head) => {
    const at = path === undefined ? undefined : paintedAt(path);
    const found = at && known.get(`${origin} ${at.path}`);
    return found ? render({ ...found.one, head }, found.hashes) : plain;
  };
};

/**
 * What of a state has an address that stays, each part verified by the key of those whose it is, with WebCrypto and `read` alone.
 * @param head the state, verified
 * @param timestamp what says that it is live, verified
 * @throws Error that names what is not right
 */
export const verifiedState = async (
  store: UntrustedStore,
  policy: Policy,
  head: Head,
  timestamp: SignedText,
): Promise<LiveState> => {
  const { revision, signed } = head;
  const shell = revision.shell && (await usableUnit<ShellRelease>(store, policy, 'shell', revision.shell));
  const embed = revision.embed && (await usableUnit<EmbedRelease>(store, policy, 'embed', revision.embed));
  const entries = [...(await verifiedEntries(store, revision))];
  const revoked = revokedKeys(policy);
  const signatures = new Map(
    entries.flatMap(([remote, { page: own }]) => (own ? [[remote, own] as const] : [])),
  );
  const isUsed = (name: string): boolean => {
    if (name === SHELL) return shell?.release.version === revision.shell?.live;
    const own = entries.find(([remote]) => remote === name)?.[1];
    return own !== undefined && !revoked.includes(own.signature.certificate.publicKey);
  };
  const painted = await verifiedPainted(store, revision, isUsed);
  const paintedAt = addressesOf(revision, painted);
  const pageAt =
    shell && (await verifiedPage(store, shell.release, head, signatures, timestamp, painted, paintedAt));
  const manifest = shell?.release.manifest;
  const playground = embed && playgroundHtml(embed.release);
  return {
    revision: revision.revision,
    registry: JSON.stringify(signed),
    timestamp: JSON.stringify(timestamp),
    ...(pageAt && { pageAt }),
    paintedAt,
    entries: new Map(
      entries
        .filter(([, { signature }]) => !revoked.includes(signature.certificate.publicKey))
        .map(([remote, { text, signature }]) => [remote, JSON.stringify({ text, signature })]),
    ),
    shell: new Map([
      ...(shell ? await verifiedFiles(store, 'shell', shell.release, ['sw.js']) : []),
      ...(manifest === undefined ? [] : ([['manifest.webmanifest', manifest]] as const)),
    ]),
    embed: new Map([
      ...(embed ? await verifiedFiles(store, 'embed', embed.release, EVERGREEN) : []),
      ...(embed ? ([['release.json', embed.text]] as const) : []),
    ]),
    ...(embed && { frame: { html: frameHtml(embed.release), policy: FRAME_POLICY } }),
    ...(playground !== undefined && { playground: { html: playground, policy: FRAME_POLICY } }),
  };
};
