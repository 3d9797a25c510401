const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/**
 * Where a member stands among all of them for a remote: the same for the same seed and remote, and another one for each
 * remote, so that nobody is the first to try everything. Browser and collector reckon it alike.
 * @param seed client id of a member, random number of a guest's browser
 * @returns 0 up to, not including, 1 (FNV-1a with a last mixing, 32 bits)
 */
export const bucketOf = (seed: string, remote: string): number => {
  let hash = FNV_OFFSET;
  for (const char of `${seed} ${remote}`) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
};
