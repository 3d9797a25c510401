import { createHash } from 'node:crypto';
import type * as Zstd from '@bokuweb/zstd-wasm';

/** A skippable frame of Zstandard with the dictionary's SHA-256 in it begins every `dcz` (RFC 9842 §5). */
const MAGIC = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00]);
const HEADER_BYTES = MAGIC.length + 32;
/** Files are compressed once and read for months. */
const LEVEL = 19;

let loaded: Promise<typeof Zstd> | undefined;
/** Loaded by those who need it, and by no other command. */
const zstd = (): Promise<typeof Zstd> =>
  (loaded ??= (async () => {
    const library = await import('@bokuweb/zstd-wasm');
    await library.init();
    return library;
  })());

const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Digest by which a browser says which dictionary it has, base64url without padding. */
export const dictionaryDigest = (dictionary: Uint8Array): string => sha256(dictionary).toString('base64url');

/** Compresses bytes with a dictionary, as the coding `dcz` (RFC 9842). */
export const compressWith = async (dictionary: Uint8Array, bytes: Uint8Array): Promise<Buffer> => {
  const { compressUsingDict, createCCtx, freeCCtx } = await zstd();
  const context = createCCtx();
  try {
    const body = compressUsingDict(context, bytes, dictionary, LEVEL);
    return Buffer.concat([MAGIC, sha256(dictionary), body]);
  } finally {
    freeCCtx(context);
  }
};

/**
 * What `compressWith` was given.
 * @param size of what comes out, in bytes
 * @throws Error when it is no `dcz`, or one of another dictionary
 */
export const decompressWith = async (
  dictionary: Uint8Array,
  delta: Uint8Array,
  size: number,
): Promise<Buffer> => {
  const header = Buffer.concat([MAGIC, sha256(dictionary)]);
  if (!header.equals(delta.subarray(0, HEADER_BYTES))) throw new Error('It is no delta against this file.');
  const { createDCtx, decompressUsingDict, freeDCtx } = await zstd();
  const context = createDCtx();
  try {
    const body = delta.subarray(HEADER_BYTES);
    return Buffer.from(decompressUsingDict(context, body, dictionary, { defaultHeapSize: size }));
  } finally {
    freeDCtx(context);
  }
};
