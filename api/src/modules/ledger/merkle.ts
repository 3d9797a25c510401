import { createHash } from 'node:crypto';

/** A hash of a tree, 32 bytes. */
type Hash = Buffer;

const hash = (...parts: readonly Buffer[]): Hash => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest();
};
const leafMark = Buffer.of(0);
const nodeMark = Buffer.of(1);

/** Hash of a leaf (RFC 9162 §2.1.1). */
export const leafHash = (text: string): Hash => hash(leafMark, Buffer.from(text, 'utf8'));

const nodeHash = (left: Hash, right: Hash): Hash => hash(nodeMark, left, right);

/** The largest power of two below `size`, which is above 1. */
function splitOf(size: number): number {
  let split = 1;
  while (split * 2 < size) split *= 2;
  return split;
}

/** Root of a tree from the hashes of its leaves (RFC 9162 §2.1.1); without leaves, the hash of an empty text. */
export function merkleRoot(leaves: readonly Hash[], from = 0, to = leaves.length): Hash {
  const size = to - from;
  if (size === 0) return hash();
  const [only] = leaves.slice(from, from + 1);
  if (size === 1 && only !== undefined) return only;
  const middle = from + splitOf(size);
  return nodeHash(merkleRoot(leaves, from, middle), merkleRoot(leaves, middle, to));
}

/** Proof that the leaf at `index` is in the tree: its neighbours from the leaf up (RFC 9162 §2.1.3.1). */
export function inclusionPath(leaves: readonly Hash[], index: number, from = 0, to = leaves.length): Hash[] {
  if (to - from <= 1) return [];
  const middle = from + splitOf(to - from);
  return index < middle
    ? [...inclusionPath(leaves, index, from, middle), merkleRoot(leaves, middle, to)]
    : [...inclusionPath(leaves, index, middle, to), merkleRoot(leaves, from, middle)];
}

/** The root that a proof leads to (RFC 9162 §2.1.3.2); undefined for one that fits no tree of `size` leaves. */
export function rootOfPath(
  leaf: Hash,
  { index, size, path }: { index: number; size: number; path: readonly Hash[] },
): Hash | undefined {
  if (index < 0 || index >= size) return undefined;
  let [place, last, root] = [index, size - 1, leaf];
  for (const neighbour of path) {
    if (last === 0) return undefined;
    if (place % 2 === 1 || place === last) {
      root = nodeHash(neighbour, root);
      while (place % 2 === 0 && place !== 0) [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
    } else root = nodeHash(root, neighbour);
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 ? root : undefined;
}
