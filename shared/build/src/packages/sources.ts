import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@poku/tooling';
import type { Exports } from './entries';

/** What a remote in a repository of its own installs, and a partner. */
export const PACKAGES = [
  ...(['contract', 'domain', 'platform', 'kit', 'flows', 'testing', 'embed'] as const),
  ...(['build', 'create'] as const),
];
export type PackageName = (typeof PACKAGES)[number];

/** What of `exports` is published; the rest is for the platform's repository. Default all. */
const PUBLISHED_EXPORTS: Partial<Record<PackageName, readonly string[]>> = {
  build: ['./webpack'],
  create: [],
};

/** What of a `package.json` is read. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly description: string;
  readonly sideEffects: false;
  readonly bin?: Readonly<Record<string, string>>;
  /** What a team's repository asks for, of `create-poku-remote` alone. */
  readonly team?: object;
  readonly exports: Exports;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>;
}

/** Folder of a package. */
export const sourceOf = (name: string): string => join(ROOT, 'shared', name);
/** The manifest of a package, with those of its exports that are published. */
export const readManifest = async (name: PackageName): Promise<Manifest> => {
  const manifest = JSON.parse(await readFile(join(sourceOf(name), 'package.json'), 'utf8')) as Manifest;
  const published = PUBLISHED_EXPORTS[name];
  const exports = Object.entries(manifest.exports).filter(([path]) => published?.includes(path) ?? true);
  return { ...manifest, exports: Object.fromEntries(exports) };
};
