/** What makes components and contexts has no effects, so what nobody imports falls away. */
const MADE = /^var (\w+) = (React\d*\.(?:createContext|forwardRef|memo)\()/gm;
/** Names for developers, of which each keeps what it names. */
const NAMED = /^\w+\.displayName = "[\w. ]+";$/gm;
/** A link that prefetches by a manifest of routes, which the router's framework mode has alone. */
const PREFETCHES = 'return shouldPrefetch && ';
const HANDLERS = /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/;

/**
 * A webpack loader for the router's build for production, without its framework mode (decision 037).
 * @throws Error when the library has changed, and these lines with it
 */
export default function leanRouter(source) {
  if (!source.includes('function createRouter(')) return source;
  for (const part of [MADE, NAMED, HANDLERS, new RegExp(PREFETCHES)])
    if (source.search(part) < 0) throw new Error(`The router has no ${part} any more: see decision 037.`);
  return source
    .replace(MADE, 'var $1 = /*#__PURE__*/ $2')
    .replace(NAMED, '')
    .replace(HANDLERS, 'let prefetchRef, prefetchHandlers;')
    .replace(PREFETCHES, 'return false && ');
}
