import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release, ReleaseFile, RemoteEntry, Signature, SignedText } from '@poku/shared/contract';
import { SignatureError, verifyText, type VerifyOptions } from '@poku/shared/release';
import { isInChain, readPointer, readRevision, walkChain } from './chain';
import { integrityOf } from './files';
import { checkName } from './home';
import { renderIndex } from './index-html';
import { signText, type Signer } from './keys/key-pair';
import { type Policy, readPolicy } from './keys/policy';
import type { ObjectStore } from './objects/object-store';
import {
  emptyRegistry,
  type EmbedRelease,
  isUnit,
  type RegistryDocument,
  type ShellRelease,
} from './registry-document';
import {
  type Change,
  channelKeys,
  digestOf,
  type Pointer,
  type Revision,
  type StoredRevision,
} from './revision';

/** What describes a release, of whatever kind. */
export type AnyRelease = Release | ShellRelease | EmbedRelease;

/** What a store needs beside its objects. */
export interface StoreOptions {
  readonly objects: ObjectStore;
  /** Public half of the root key, base64url. */
  readonly rootKey: string;
  /** What the page's policy lets payments go to; see `contentSecurityPolicy`. Default nothing. */
  readonly paymentOrigins?: readonly string[];
}

const sameFiles = (left: readonly ReleaseFile[], right: readonly ReleaseFile[]): boolean =>
  left.length === right.length &&
  left.every(
    ({ name, integrity }, index) => right[index]?.name === name && right[index].integrity === integrity,
  );

/** A changed channel lost the race so often that something else must be wrong. */
const MOST_TRIES = 500;

/**
 * The releases and the channels of a store. Releases are immutable and signed by the team that published them. A channel is a
 * chain of signed revisions and one pointer to the last of them; a change writes a new revision with its page and then swaps the
 * pointer, so that at every moment, also when a command is killed, readers see the old state or the new one.
 */
export class ReleaseStore {
  readonly objects: ObjectStore;
  /** Public half of the root key, base64url. */
  readonly rootKey: string;
  private readonly paymentOrigins: readonly string[];

  constructor({ objects, rootKey, paymentOrigins = [] }: StoreOptions) {
    this.objects = objects;
    this.rootKey = rootKey;
    this.paymentOrigins = paymentOrigins;
  }

  /** Key of a file of a release. */
  releaseKey(name: string, version: string, file: string): string {
    checkName('name', name);
    checkName('version', version);
    return `${isUnit(name) ? name : `remotes/${name}`}/${version}/${file}`;
  }

  /** Key of the signature of a release, as its `release.json` stands. */
  signatureKey(name: string, version: string, releaseText: string): string {
    return this.releaseKey(name, version, `signature-${digestOf(releaseText).slice(0, 16)}.json`);
  }

  private async text(key: string): Promise<string | undefined> {
    return (await this.objects.read(key))?.bytes.toString();
  }

  /**
   * Copies a finished build into the store and signs it. Publishing the same bytes again changes nothing.
   * @returns whether the release is new
   * @throws Error when the version is there with other bytes, or a file is not the one that is described
   */
  async publish(name: string, release: AnyRelease, folder: string, signer: Signer): Promise<boolean> {
    const key = (file: string) => this.releaseKey(name, release.version, file);
    const present = await this.text(key('release.json'));
    if (present !== undefined) {
      if (!sameFiles((JSON.parse(present) as AnyRelease).files, release.files))
        throw new Error(
          `${name} ${release.version} is published with other bytes. A version never changes: publish under a new one.`,
        );
      await this.sign(name, release.version, present, signer);
      return false;
    }
    for (const { name: file, integrity } of release.files) {
      const bytes = await readFile(join(folder, file));
      if (integrityOf(bytes) !== integrity)
        throw new Error(`${file} is not the file that release.json describes.`);
    }
    for (const file of (await readdir(folder)).sort()) {
      if (file !== 'release.json') await this.objects.write(key(file), await readFile(join(folder, file)));
    }
    const text = await readFile(join(folder, 'release.json'), 'utf8');
    await this.sign(name, release.version, text, signer);
    // The description comes last: a release is there with all its files, or it is not there.
    if (await this.objects.create(key('release.json'), text)) return true;
    return this.publish(name, release, folder, signer);
  }

  private async sign(name: string, version: string, text: string, signer: Signer): Promise<void> {
    const { signature } = signText(signer, 'release', text);
    await this.objects.create(this.signatureKey(name, version, text), JSON.stringify(signature));
  }

  /**
   * What a release says of itself.
   * @throws Error when it is not in the store
   */
  async release<T extends AnyRelease = Release>(name: string, version: string): Promise<T> {
    const text = await this.text(this.releaseKey(name, version, 'release.json'));
    if (text === undefined) throw new Error(`${name} ${version} is not published.`);
    return JSON.parse(text) as T;
  }

  /**
   * A release's description as it was signed. The signature is not verified.
   * @throws SignatureError when there is none; Error when the release is not in the store
   */
  async signedRelease(name: string, version: string): Promise<SignedText> {
    const text = await this.text(this.releaseKey(name, version, 'release.json'));
    if (text === undefined) throw new Error(`${name} ${version} is not published.`);
    const signature = await this.text(this.signatureKey(name, version, text));
    if (signature === undefined) throw new SignatureError(`${name} ${version} is not signed.`);
    return { text, signature: JSON.parse(signature) as Signature };
  }

  /** Verifies that the files of a release are those that it describes. @throws Error that names the file */
  async verifyFiles(name: string, version: string): Promise<void> {
    const { files } = await this.release<AnyRelease>(name, version);
    for (const { name: file, integrity } of files) {
      const stored = await this.objects.read(this.releaseKey(name, version, file));
      if (!stored) throw new Error(`${name} ${version} has no file ${file}.`);
      if (integrityOf(stored.bytes) !== integrity)
        throw new Error(`${name} ${version}: ${file} is not the file that was published.`);
    }
  }

  /**
   * Verifies that a release is signed by a key that may release it, and that its files are those that it describes.
   * @throws SignatureError, or Error that names the file
   */
  async verifyRelease(name: string, version: string): Promise<void> {
    await this.verify(await this.signedRelease(name, version), { kind: 'release', subject: name });
    await this.verifyFiles(name, version);
  }

  /** Versions of a remote or unit in the store, in the order of their names. */
  async versions(name: string): Promise<string[]> {
    const prefix = this.releaseKey(name, 'x', '').replace(/x\/$/, '');
    const keys = await this.objects.list(prefix);
    return keys
      .filter((key) => key.endsWith('/release.json'))
      .map((key) => key.slice(prefix.length).split('/')[0] ?? '');
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

  private async page(document: RegistryDocument, signer: Signer): Promise<string | undefined> {
    if (!document.shell) return undefined;
    const shell = await this.release<ShellRelease>('shell', document.shell.live);
    return renderIndex(
      shell,
      document,
      this.paymentOrigins,
      (text) => signText(signer, 'page', text).signature,
    );
  }

  /** @throws SignatureError when a text is not signed by a key that is good for this store, and for what is asked of it */
  private async verify(
    signed: SignedText,
    asked: Pick<VerifyOptions, 'kind' | 'channel' | 'subject'>,
  ): Promise<void> {
    const { id, publicKey } = await verifyText(signed, { ...asked, rootKey: this.rootKey, now: Date.now() });
    const { keys } = await this.policy();
    if (!keys.some((key) => key.id === id && key.publicKey === publicKey))
      throw new SignatureError(`The key "${id}" is not among the good keys of ${this.objects.address}.`);
  }

  /**
   * Signs the entry of each remote for itself, as far as it is new.
   * @param present keys of the entries that stay as they are
   * @returns keys by remote
   */
  private async entries(
    { channel, remotes }: RegistryDocument,
    signer: Signer,
    present: Pointer['entries'],
  ): Promise<Pointer['entries']> {
    const keyed: Record<string, string> = {};
    for (const [remote, entry] of Object.entries(remotes)) {
      const text = JSON.stringify({ channel, remote, entry } satisfies RemoteEntry);
      const key = channelKeys(channel).entry(remote, digestOf(text));
      if (present[remote] !== key)
        await this.objects.write(key, JSON.stringify(signText(signer, 'entry', text)));
      keyed[remote] = key;
    }
    return keyed;
  }

  /**
   * Changes the registry of a channel and the page made of it. Of two changes at once the later one begins again on what the
   * other left, so both count. When `apply` throws, nothing changes.
   * @param apply gives the new registry; the same object when there is nothing to change
   * @throws SignatureError when the key may not change `change.name` in the channel
   */
  async change(
    channel: string,
    signer: Signer,
    change: Change,
    apply: (registry: RegistryDocument) => RegistryDocument | Promise<RegistryDocument>,
  ): Promise<RegistryDocument> {
    const keys = channelKeys(checkName('channel', channel));
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const { pointer, tag } = await readPointer(this.objects, channel);
      const before = pointer ? await readRevision(this.objects, pointer.registry) : undefined;
      const present = before?.revision ?? emptyRegistry(channel);
      const next = await apply(present);
      if (next === present) return present;
      const revision: Revision = {
        ...next,
        revision: present.revision + 1,
        parent: before ? digestOf(before.signed.text) : null,
        change,
        // Clocks of two machines differ; a later state never seems the older one.
        at: new Date(Math.max(Date.now(), before ? Date.parse(before.revision.at) : 0)).toISOString(),
      };
      const signed = signText(signer, 'registry', JSON.stringify(revision));
      await this.verify(signed, { kind: 'registry', channel, subject: change.name });
      const digest = digestOf(signed.text);
      const html = await this.page(revision, signer);
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
        entries: await this.entries(
          revision,
          signer,
          change.action === 'renew' ? {} : (pointer?.entries ?? {}),
        ),
      };
      if (await this.objects.replace(keys.pointer, JSON.stringify(moved), tag)) return revision;
      // A store may do what it is asked and lose its answer; then others may have changed the channel since.
      if (await isInChain(this.objects, channel, registry, revision.revision)) return revision;
    }
    throw new Error(`The channel ${channel} changes so often that this change never came to its turn.`);
  }
}
