/** Parts of webpack's runtime that this file changes and reads. */
declare const __webpack_require__: {
  u: (chunk: string | number) => string;
  /** Integrity of each chunk, put in by webpack-subresource-integrity. */
  sriHashes?: Readonly<Record<string, string>>;
};

/**
 * Runs inside a remote's entry, before it loads anything. A chunk without a hash would be run unchecked; here it is not asked
 * for.
 */
const chunksNeedHash = (): { readonly name: string } => {
  const nameOf = __webpack_require__.u;
  __webpack_require__.u = (chunk) => {
    if (!__webpack_require__.sriHashes?.[chunk])
      throw new Error(`Chunk ${chunk} has no hash and is not run.`);
    return nameOf(chunk);
  };
  return { name: 'chunks-need-hash' };
};

/** @public the configuration of a remote names this file in a text */
export default chunksNeedHash;
