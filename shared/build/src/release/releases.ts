import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release, ServerFile, Signature, SignedText } from '@poku/contract';
import { SignatureError, verifyText } from '@poku/platform/release';
import { brotliBest, describedFiles, integrityOf } from './files';
import { checkName } from './home';
import { signText, type Signer } from './keys/key-pair';
import { verifyByPolicy } from './keys/policy';
import type { ObjectStore } from './objects/object-store';
import { type EmbedRelease, isUnit, type ShellRelease } from './registry-document';
import { digestOf } from './revision';
import { keptSourceMaps, type SourceMaps, sourceMapsOf } from './source-maps';

/** What describes a release, of whatever kind. */
export type AnyRelease = Release | ShellRelease | EmbedRelease;

/** Integrity of the source maps of a release; of shell and embed none are kept. */
const mapsOf = (release: AnyRelease): string | undefined => ('maps' in release ? release.maps : undefined);

const sameFiles = (left: readonly ServerFile[], right: readonly ServerFile[]): boolean =>
  left.length === right.length &&
  left.every(
    ({ name, integrity }, index) => right[index]?.name === name && right[index].integrity === integrity,
  );

/** The releases of a store. Each is immutable, and signed by the team that published it. */
export class Releases {
  private readonly objects: ObjectStore;
  private readonly rootKey: string;

  /** @param rootKey public half of the root key, base64url */
  constructor(objects: ObjectStore, rootKey: string) {
    this.objects = objects;
    this.rootKey = rootKey;
  }

  /** Key of a file of a release. */
  key(name: string, version: string, file: string): string {
    checkName('name', name);
    checkName('version', version);
    return `${isUnit(name) ? name : `remotes/${name}`}/${version}/${file}`;
  }

  /** Key of the signature of a release, as its `release.json` stands. */
  signatureKey(name: string, version: string, releaseText: string): string {
    return this.key(name, version, `signature-${digestOf(releaseText).slice(0, 16)}.json`);
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
    const key = (file: string) => this.key(name, release.version, file);
    const present = await this.text(key('release.json'));
    if (present !== undefined) {
      if (!sameFiles(describedFiles(JSON.parse(present) as AnyRelease), describedFiles(release)))
        throw new Error(
          `${name} ${release.version} is published with other bytes. A version never changes: publish under a new one.`,
        );
      await this.sign(name, release.version, present, signer);
      return false;
    }
    for (const { name: file, integrity } of describedFiles(release)) {
      const bytes = await readFile(join(folder, file));
      if (integrityOf(bytes) !== integrity)
        throw new Error(`${file} is not the file that release.json describes.`);
    }
    const maps = mapsOf(release);
    if (maps !== undefined)
      await this.objects.write(this.mapsKey(name, release.version, maps), await keptSourceMaps(maps));
    for (const file of (await readdir(folder)).sort()) {
      if (file !== 'release.json') await this.objects.write(key(file), await readFile(join(folder, file)));
    }
    const text = await readFile(join(folder, 'release.json'), 'utf8');
    await this.sign(name, release.version, text, signer);
    // The description comes last: a release is there with all its files, or it is not there.
    if (await this.objects.create(key('release.json'), text)) {
      // Every page reads it, for the worker's hash. Of two that publish at once, this one described the release.
      if (name === 'shell')
        await this.objects.write(key('release.json.br'), await brotliBest(Buffer.from(text)));
      return true;
    }
    return this.publish(name, release, folder, signer);
  }

  /** Key of the source maps of a release: below none of the folders that are served. */
  private mapsKey(name: string, version: string, integrity: string): string {
    return `maps/${checkName('name', name)}/${checkName('version', version)}/${digestOf(integrity)}.json`;
  }

  /**
   * The source maps of a release, by the name of the script.
   * @throws Error when it has none, or they are not those that were signed with it; SignatureError when it is not signed by the root
   */
  async maps(name: string, version: string): Promise<SourceMaps> {
    const signed = await this.signed(name, version);
    // A key that has ended since vouches for what it signed.
    await verifyText(signed, { rootKey: this.rootKey, kind: 'release', subject: name, now: 0 });
    const integrity = mapsOf(JSON.parse(signed.text) as AnyRelease);
    if (integrity === undefined) throw new Error(`${name} ${version} was published without source maps.`);
    const stored = await this.objects.read(this.mapsKey(name, version, integrity));
    if (!stored) throw new Error(`The source maps of ${name} ${version} are not in the store.`);
    return sourceMapsOf(stored.bytes, integrity, `${name} ${version}`);
  }

  private async sign(name: string, version: string, text: string, signer: Signer): Promise<void> {
    const { signature } = signText(signer, 'release', text);
    const key = this.signatureKey(name, version, text);
    if (await this.objects.create(key, JSON.stringify(signature))) return;
    // What a key signed that is good no more, another one signs anew.
    const present = JSON.parse((await this.text(key)) ?? 'null') as Signature;
    const asked = { kind: 'release', subject: name } as const;
    await verifyByPolicy(this.objects, this.rootKey, { text, signature: present }, asked).catch(
      async (error: unknown) => {
        if (!(error instanceof SignatureError)) throw error;
        await this.objects.write(key, JSON.stringify(signature));
      },
    );
  }

  /**
   * What a release says of itself.
   * @throws Error when it is not in the store
   */
  async read<T extends AnyRelease = Release>(name: string, version: string): Promise<T> {
    const text = await this.text(this.key(name, version, 'release.json'));
    if (text === undefined) throw new Error(`${name} ${version} is not published.`);
    return JSON.parse(text) as T;
  }

  /**
   * A release's description as it was signed. The signature is not verified.
   * @throws SignatureError when there is none; Error when the release is not in the store
   */
  async signed(name: string, version: string): Promise<SignedText> {
    const text = await this.text(this.key(name, version, 'release.json'));
    if (text === undefined) throw new Error(`${name} ${version} is not published.`);
    const signature = await this.text(this.signatureKey(name, version, text));
    if (signature === undefined) throw new SignatureError(`${name} ${version} is not signed.`);
    return { text, signature: JSON.parse(signature) as Signature };
  }

  /** Text of a file of a release, when it is the one that is described. @throws Error that names the file */
  async verifiedText(name: string, version: string, { name: file, integrity }: ServerFile): Promise<string> {
    const stored = await this.objects.read(this.key(name, version, file));
    if (!stored) throw new Error(`${name} ${version} has no file ${file}.`);
    if (integrityOf(stored.bytes) !== integrity)
      throw new Error(`${name} ${version}: ${file} is not the file that was published.`);
    return stored.bytes.toString();
  }

  /** Verifies that the files of a release are those that it describes. @throws Error that names the file */
  async verifyFiles(name: string, version: string): Promise<void> {
    for (const file of describedFiles(await this.read<AnyRelease>(name, version)))
      await this.verifiedText(name, version, file);
  }

  /**
   * Verifies that a release is signed by a key that may release it, and that its files are those that it describes.
   * @throws SignatureError, or Error that names the file
   */
  async verify(name: string, version: string): Promise<void> {
    const signed = await this.signed(name, version);
    await verifyByPolicy(this.objects, this.rootKey, signed, { kind: 'release', subject: name });
    await this.verifyFiles(name, version);
  }

  /** Versions of a remote or unit in the store, in the order of their names. */
  async versions(name: string): Promise<string[]> {
    const prefix = this.key(name, 'x', '').replace(/x\/$/, '');
    const keys = await this.objects.list(prefix);
    return keys
      .filter((key) => key.endsWith('/release.json'))
      .map((key) => key.slice(prefix.length).split('/')[0] ?? '');
  }
}
