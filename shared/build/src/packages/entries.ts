import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** What may be imported of a package, as its `exports` say: names to files, one `*` each at most. */
export type Exports = Readonly<Record<string, string>>;

/** Not for others: tests, and what they stand on. */
const isOwn = (file: string): boolean => /\.test\.tsx?$/.test(file) || file.split('/').includes('testing');

/** The files that `exports` lead to, relative to the package. */
export async function entriesOf(folder: string, exports: Exports): Promise<readonly string[]> {
  const all = await readdir(join(folder, 'src'), { recursive: true, withFileTypes: true });
  const files = all
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  return Object.values(exports).flatMap((target) => {
    const [before = '', after] = target.replace(/^\.\//, '').split('*');
    if (after === undefined) return [before];
    return files.filter((file) => file.startsWith(before) && file.endsWith(after) && !isOwn(file));
  });
}

/** What is imported of a built package by one name. */
interface BuiltExport {
  /** Missing for what is JavaScript as it is written. */
  readonly types?: string;
  readonly default: string;
}

/** The same `exports` of the built package: scripts beside each other, declarations in `types`. */
export const builtExports = (exports: Exports): Record<string, BuiltExport> =>
  Object.fromEntries(
    Object.entries(exports).map(([name, target]) => {
      if (target.endsWith('.mjs')) return [name, { default: target.replace('./src/', './') }];
      const path = target.replace(/^\.\/src\//, '').replace(/\.tsx?$/, '');
      return [name, { types: `./types/${path}.d.ts`, default: `./${path}.js` }];
    }),
  );
