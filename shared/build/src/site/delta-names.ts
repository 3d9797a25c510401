/**
 * Names of deltas: a file compressed with an earlier one as its dictionary (RFC 9842, `dcz`) lies at its path below `deltas/`, under the
 * digest of that dictionary. They are of scripts, and of what a release of the shell says of itself, in which pages look for the worker.
 * Without anything of Node, for the edge.
 */

/** `/<folder of all versions>/<version>/<name>.<hash>.js`. */
const VERSIONED = /^(\/(?:remotes|shell|embed)\/(?:[^/]+\/)?)[^/]+\/([^/]+)\.[0-9a-f]{8,}\.js$/;
const DESCRIPTION = /^(\/shell\/)[^/]+(\/release\.json)$/;
/** A byte sequence of 32 bytes (RFC 8941). */
const AVAILABLE = /^:([A-Za-z0-9+/]{43})=:$/;

/**
 * The path of the delta of a file.
 * @param path of the file's address
 * @param digest SHA-256 of the dictionary, base64url without padding
 */
export const deltaPath = (path: string, digest: string): string => `/deltas${path}.${digest}.dcz`;

/**
 * The addresses that a file is a dictionary for: the same one of every version. Undefined when it is none.
 * @param path of its address
 */
export const dictionaryMatch = (path: string): string | undefined => {
  if (DESCRIPTION.test(path)) return path.replace(DESCRIPTION, '$1*$2');
  const [, folder, name] = VERSIONED.exec(path) ?? [];
  return folder === undefined ? undefined : `${folder}*/${name}.*.js`;
};

/** What a request says of the codings that it takes. */
export interface Accepted {
  /** `Accept-Encoding`. */
  readonly codings: string | null | undefined;
  /** `Available-Dictionary`. */
  readonly dictionary: string | null | undefined;
}

/**
 * The path of the delta that a request for a file may be answered with; perhaps there is none.
 * @param path of the file's address
 */
export const askedDelta = (path: string, { codings, dictionary }: Accepted): string | undefined => {
  if (!/\bdcz\b/.test(codings ?? '') || dictionaryMatch(path) === undefined) return undefined;
  const digest = AVAILABLE.exec(dictionary ?? '')?.[1];
  return digest && deltaPath(path, digest.replaceAll('+', '-').replaceAll('/', '_'));
};

/** Headers by which a browser keeps a file as a dictionary, and a cache tells its answers apart. None of other files. */
export const dictionaryHeaders = (path: string): Readonly<Record<string, string>> => {
  const match = dictionaryMatch(path);
  return match === undefined
    ? {}
    : { 'use-as-dictionary': `match="${match}"`, vary: 'accept-encoding, available-dictionary' };
};
