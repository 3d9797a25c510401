import { readdirSync, readFileSync } from 'node:fs';
import { ROOT } from '@poku/tooling';
import { STAND_INS, STAND_INS_OF_ENTRIES } from './lean-runtime';

const LIBRARY = `${ROOT}node_modules/@module-federation/`;
const files = readdirSync(LIBRARY, { recursive: true, encoding: 'utf8' }).map((file) => LIBRARY + file);

/** Names that a module exports, as `export { a, b as c }` or in front of what they name. */
const exportsOf = (file: string): string[] => {
  const source = readFileSync(file, 'utf8');
  const lists = [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) => names.split(','));
  const single = [...source.matchAll(/export const (\w+)/g)].map(([, name = '']) => name);
  return [...lists.map((name) => name.trim().replace(/^.* as /, '')), ...single].filter(Boolean).toSorted();
};

const all = Object.entries({ ...STAND_INS, ...STAND_INS_OF_ENTRIES });

test.each(all)(
  '%s has every name of the parts of the federation runtime that it stands for',
  (standIn, part) => {
    const parts = files.filter((file) => part.test(file));
    // Of the library that is installed: a part that moved would be in the bundle again.
    expect(parts.length).toBeGreaterThan(0);
    const wanted = parts.flatMap(exportsOf);
    expect(wanted.length).toBeGreaterThan(0);
    const given = exportsOf(`${ROOT}shared/build/src/webpack/federation/${standIn}.mjs`);
    expect(given).toEqual([...new Set(wanted)].toSorted());
  },
);
