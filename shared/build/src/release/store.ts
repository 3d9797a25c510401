import type { RemoteEntry } from '@poku/contract';
import { verifyEntry } from '@poku/platform/release';
import { isInChain, readPointer, readRevision, walkChain } from './chain';
import { changePartOf } from './change-parts';
import { entrySignatures, signEntry } from './entries';
import { checkName } from './home';
import { renderIndex, signatureIn } from './index-html';
import { signText, type Signer } from './keys/key-pair';
import { type Policy, readPolicy, requireGood } from './keys/policy';
import type { ObjectStore } from './objects/object-store';
import { createPainter } from './paint/paint-state';
import { emptyRegistry, type RegistryDocument, type ShellRelease } from './registry-document';
import { Releases } from './releases';
import {
  type Change,
  channelKeys,
  digestOf,
  type Pointer,
  type Revision,
  type StoredRevision,
} from './revision';
import { verifyState } from './verify-state';

/** What a store needs beside its objects. */
export interface StoreOptions {
  readonly objects: ObjectStore;
  /** Public half of the root key, base64url. */
  readonly rootKey: string;
  /** What the page's policy lets payments go to; see `contentSecurityPolicy`. Default nothing. */
  readonly paymentOrigins?: readonly string[];
}

/** A changed channel lost the race so often that something else must be wrong. */
const MOST_TRIES = 500;

/**
 * The channels of a store, and its releases. A channel is a chain of signed revisions and one pointer to the last of them; a
 * change writes a new revision with its page and then swaps the pointer, so that at every moment, also when a command is killed,
 * readers see the old state or the new one.
 */
export class ReleaseStore {
  readonly objects: ObjectStore;
  /** Public half of the root key, base64url. */
  readonly rootKey: string;
  readonly releases: Releases;
  private readonly paymentOrigins: readonly string[];

  constructor({ objects, rootKey, paymentOrigins = [] }: StoreOptions) {
    this.objects = objects;
    this.rootKey = rootKey;
    this.releases = new Releases(objects, rootKey);
    this.paymentOrigins = paymentOrigins;
  }

  /** The keys that are good for this store. @throws SignatureError when the list is not signed by the root key */
  policy(): Promise<Policy> {
    return readPolicy(this.objects, this.rootKey);
  }

  /** Channels that something was promoted in, in the order of their names. */
  async channels(): Promise<string[]> {
    const keys = await this.objects.list('channels/');
    return keys
      .filter((key) => /^channels\/[^/]+\/live\.json$/.test(key))
      .map((key) => key.split('/')[1] ?? '');
  }

  /** The registry of a channel; an empty one when nothing was promoted yet. */
  async registry(channel: string): Promise<RegistryDocument> {
    const { pointer } = await readPointer(this.objects, channel);
    return pointer ? (await readRevision(this.objects, pointer.registry)).revision : emptyRegistry(channel);
  }

  /**
   * The revisions of a channel, the newest first.
   * @throws Error when one of the chain is missing
   */
  history(channel: string): AsyncGenerator<StoredRevision> {
    return walkChain(this.objects, channel);
  }

  private async page(
    document: RegistryDocument,
    entries: Pointer['entries'],
    signer: Signer,
  ): Promise<string | undefined> {
    if (!document.shell) return undefined;
    const shell = await this.releases.read<ShellRelease>('shell', document.shell.live);
    return renderIndex(
      shell,
      document,
      await entrySignatures(this.objects, entries),
      this.paymentOrigins,
      (text) => signText(signer, 'page', text).signature,
    );
  }

  /**
   * Whether the page of a channel is what would be written now: a page is made with the settings of whoever made it, and those may
   * have changed since. True while there is no page.
   */
  async hasPresentPage(channel: string): Promise<boolean> {
    const { pointer } = await readPointer(this.objects, channel);
    if (pointer?.page === undefined) return true;
    const { revision } = await readRevision(this.objects, pointer.registry);
    const html = (await this.objects.read(pointer.page))?.bytes.toString();
    const signature = html === undefined ? undefined : signatureIn(html);
    if (!revision.shell || !signature) return false;
    const shell = await this.releases.read<ShellRelease>('shell', revision.shell.live);
    const signatures = await entrySignatures(this.objects, pointer.entries);
    // A page of entries that carry no signature yet is to be made anew as well.
    const isSigned = Object.keys(revision.remotes).every((remote) => signatures.has(remote));
    return (
      isSigned && html === renderIndex(shell, revision, signatures, this.paymentOrigins, () => signature)
    );
  }

  /**
   * Signs the entry of each remote for itself, as far as it is new.
   * @param change whose remotes are those that are signed
   * @param present keys of the entries that stay as they are
   * @returns keys by remote
   */
  private async entries(
    { channel, remotes }: RegistryDocument,
    signer: Signer,
    change: Change,
    present: Pointer['entries'],
  ): Promise<Pointer['entries']> {
    const keyed: Record<string, string> = {};
    for (const [remote, entry] of Object.entries(remotes)) {
      const told: RemoteEntry = { channel, remote, entry };
      const key = channelKeys(channel).entry(remote, digestOf(JSON.stringify(told)));
      if (present[remote] !== key) {
        const signed = signEntry(signer, told);
        // What nobody would take is not written: a key may be good for the name, and not for its routes or slots.
        if (changePartOf(change, remote))
          await verifyEntry(signed, entry, {
            rootKey: this.rootKey,
            channel,
            subject: remote,
            now: Date.now(),
          });
        await this.objects.write(key, JSON.stringify(signed));
      }
      keyed[remote] = key;
    }
    return keyed;
  }

  /**
   * Changes the registry of a channel and the page made of it. Of two changes at once the later one begins again on what the
   * other left, so both count. When `apply` throws, nothing changes.
   * @param given what the change is, or tells it of the registry that is changed
   * @param apply gives the new registry; the same object when there is nothing to change
   * @throws SignatureError when the key may not do that in the channel
   */
  async change(
    channel: string,
    signer: Signer,
    given: Change | ((registry: RegistryDocument) => Change),
    apply: (registry: RegistryDocument) => RegistryDocument | Promise<RegistryDocument>,
  ): Promise<RegistryDocument> {
    const keys = channelKeys(checkName('channel', channel));
    const paint = createPainter(this.objects, this.releases);
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const { pointer, tag } = await readPointer(this.objects, channel);
      const before = pointer ? await readRevision(this.objects, pointer.registry) : undefined;
      const present = before?.revision ?? emptyRegistry(channel);
      const next = await apply(present);
      if (next === present) return present;
      const change = typeof given === 'function' ? given(present) : given;
      const painted = await paint(change, next);
      const revision: Revision = {
        ...next,
        painted: Object.keys(painted).length > 0 ? painted : undefined,
        revision: present.revision + 1,
        parent: before ? digestOf(before.signed.text) : null,
        change,
        // Clocks of two machines differ; a later state never seems the older one.
        at: new Date(Math.max(Date.now(), before ? Date.parse(before.revision.at) : 0)).toISOString(),
      };
      const signed = signText(signer, 'registry', JSON.stringify(revision));
      const asked = { rootKey: this.rootKey, channel, now: Date.now() };
      await requireGood(this.objects, this.rootKey, await verifyState(signed, change, asked));
      const digest = digestOf(signed.text);
      const entries = await this.entries(
        revision,
        signer,
        change,
        change.action === 'renew' ? {} : (pointer?.entries ?? {}),
      );
      const html = await this.page(revision, entries, signer);
      const registry = keys.revision(revision.revision, digest, 'json');
      const page = keys.revision(revision.revision, digest, 'html');
      await this.objects.write(registry, JSON.stringify(signed));
      if (html !== undefined) await this.objects.write(page, html);
      const moved: Pointer = {
        revision: revision.revision,
        registry,
        ...(html !== undefined && { page }),
        ...(revision.shell && { shell: revision.shell.live }),
        ...(revision.embed && { embed: revision.embed.live }),
        entries,
      };
      if (await this.objects.replace(keys.pointer, JSON.stringify(moved), tag)) return revision;
      // A store may do what it is asked and lose its answer; then others may have changed the channel since.
      if (await isInChain(this.objects, channel, registry, revision.revision)) return revision;
    }
    throw new Error(`The channel ${channel} changes so often that this change never came to its turn.`);
  }
}
