import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { inclusionPath, leafHash, merkleRoot, rootOfPath } from './merkle';

const leavesOf = (texts: readonly string[]) => texts.map(leafHash);
const sha = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest();

test('a tree is hashed as RFC 9162 says', () => {
  expect(merkleRoot([]).toString('hex')).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  );
  const [a, b, c] = leavesOf(['a', 'b', 'c']);
  expect(a).toEqual(sha(Buffer.of(0), Buffer.from('a')));
  if (a === undefined || b === undefined || c === undefined) throw new Error('no leaves');
  const left = sha(Buffer.of(1), a, b);
  expect(merkleRoot([a, b, c])).toEqual(sha(Buffer.of(1), left, c));
});

test('every leaf of every tree has a proof that leads to the root, and no other leaf, place or size has it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 70 }), fc.nat(), (size, seed) => {
      const leaves = leavesOf(Array.from({ length: size }, (_, index) => `leaf ${index}`));
      const index = seed % size;
      const root = merkleRoot(leaves);
      const path = inclusionPath(leaves, index);
      const [leaf] = leaves.slice(index);
      if (leaf === undefined) throw new Error('no leaf');
      expect(rootOfPath(leaf, { index, size, path })).toEqual(root);
      expect(rootOfPath(leafHash('another'), { index, size, path })).not.toEqual(root);
      const [first, ...rest] = path;
      if (first === undefined) return;
      expect(rootOfPath(leaf, { index, size, path: rest })).not.toEqual(root);
      expect(rootOfPath(leaf, { index, size, path: [...path, first] })).not.toEqual(root);
      expect(rootOfPath(leaf, { index: size, size, path })).toBeUndefined();
    }),
  );
});
