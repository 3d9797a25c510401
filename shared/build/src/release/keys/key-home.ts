import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Certificate } from '@poku/contract';
import { pokuHome } from '@poku/tooling';
import { checkName } from '../home';
import { readJson } from '../json-file';
import { folderObjects } from '../objects/folder-objects';
import { certify, generateKey, keyFromPem, keyToPem, publicKeyOf, type Signer } from './key-pair';

const DAY_MS = 86_400_000;
/** Key of `npm start`, which may do everything on this machine. */
const OWN_KEY = 'local';
const OWNER_ONLY = 0o600;

/** Folder of this machine's keys: `POKU_KEYS`, default `keys` in the home. */
const keysFolder = (): string => process.env.POKU_KEYS ?? join(pokuHome(), 'keys');

/** Writes a secret that only this user can read, unless it is there. @returns whether it was written */
const writeSecret = async (name: string, text: string): Promise<boolean> => {
  const isNew = await folderObjects(keysFolder()).create(name, text);
  await chmod(join(keysFolder(), name), OWNER_ONLY);
  return isNew;
};

/** The root key of this machine. It is made the first time; on a real installation it stays with the platform's owners. */
export const rootKey = async () => {
  await writeSecret('root.pem', keyToPem(generateKey()));
  const file = join(keysFolder(), 'root.pem');
  return keyFromPem(await readFile(file, 'utf8'), file);
};

/**
 * Public half of the root key, 32 bytes in base64url: what the shell is built with. `POKU_ROOT_KEY`, default that of this
 * machine's root key.
 * @throws Error when `POKU_ROOT_KEY` is no such key
 */
export const rootPublicKey = async (): Promise<string> => {
  const given = process.env.POKU_ROOT_KEY;
  if (given === undefined) return publicKeyOf(await rootKey());
  if (Buffer.from(given, 'base64url').length !== 32)
    throw new Error('POKU_ROOT_KEY must be an Ed25519 public key, 32 bytes in base64url.');
  return given;
};

/** What a new key may do; see `Certificate`. */
export interface KeyRequest {
  readonly id: string;
  readonly team: string;
  readonly names: readonly string[];
  readonly channels: readonly string[];
  readonly routes?: readonly string[];
  readonly slots?: readonly string[];
  /** Days from now that it is good for. */
  readonly days: number;
}

/** A team's key as it is kept: one file, which is the team's secret. */
interface KeyFile {
  readonly certificate: Certificate;
  /** PEM. */
  readonly privateKey: string;
}

const keyFile = (id: string): string => `${checkName('key', id)}.key.json`;

/**
 * Makes a team's key with this machine's root key.
 * @returns its certificate, and the file that is the team's secret
 * @throws Error when there is a key of that name
 */
export const createKey = async ({
  id,
  days,
  ...facts
}: KeyRequest): Promise<{ readonly certificate: Certificate; readonly file: string }> => {
  const key = generateKey();
  const certificate = certify(await rootKey(), {
    ...facts,
    id,
    publicKey: publicKeyOf(key),
    until: new Date(Date.now() + days * DAY_MS).toISOString(),
  });
  const content: KeyFile = { certificate, privateKey: keyToPem(key) };
  if (!(await writeSecret(keyFile(id), JSON.stringify(content, null, 2))))
    throw new Error(`There is a key "${id}" already.`);
  return { certificate, file: join(keysFolder(), keyFile(id)) };
};

const signerFrom = async (file: string): Promise<Signer | undefined> => {
  const content = await readJson<KeyFile>(file);
  return content && { key: keyFromPem(content.privateKey, file), certificate: content.certificate };
};

/**
 * Who this machine signs as: the key file of `POKU_KEY`, else the machine's own key, which is made the first time.
 * @throws Error when the key cannot be read
 */
export const ownSigner = async (): Promise<Signer> => {
  const given = process.env.POKU_KEY;
  if (given) {
    const signer = await signerFrom(given);
    if (!signer) throw new Error(`POKU_KEY: there is no file ${given}.`);
    return signer;
  }
  const file = join(keysFolder(), keyFile(OWN_KEY));
  const present = await signerFrom(file);
  if (present) return present;
  // Another command may make it at the same moment; whichever was first is used.
  await createKey({ id: OWN_KEY, team: 'platform', names: ['*'], channels: ['*'], days: 3_650 }).catch(
    (error: unknown) => {
      if (!(error instanceof Error && error.message.startsWith('There is a key'))) throw error;
    },
  );
  return ownSigner();
};
