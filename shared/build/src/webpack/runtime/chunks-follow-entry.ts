/** Part of webpack's runtime that this file changes. */
declare const __webpack_require__: { u: (chunk: string | number) => string };

/**
 * Runs inside a remote's entry, before it loads anything. When the shell fetches an entry anew it adds a query to its
 * address; the chunks get the same one. Without it a chunk would share the fate of its first request: the browser joins a
 * script to a preload of the same address, also to one that hangs.
 */
const chunksFollowEntry = (): { readonly name: string } => {
  const script = document.currentScript;
  const query = script instanceof HTMLScriptElement ? new URL(script.src).search : '';
  if (query) {
    const nameOf = __webpack_require__.u;
    __webpack_require__.u = (chunk) => nameOf(chunk) + query;
  }
  return { name: 'chunks-follow-entry' };
};

/** @public the configuration of a remote names this file in a text */
export default chunksFollowEntry;
