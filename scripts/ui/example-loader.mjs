import { readKitDocs } from './kit-docs.mjs';

/** Lines about an example, which are no part of what it shows. */
const ABOUT = /^export const (?:title|heightPx) = .+;\n+/gm;
const IMPORT = /^import \{([^}]+)\} from '(@poku\/kit[^']*)';$/gm;

/** The parts of the kit that a module imports; types are none. */
const usesOf = (source) => {
  const docs = readKitDocs();
  return [...source.matchAll(IMPORT)].flatMap(([, names, from]) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name))
      .map((name) => ({ name, from, doc: docs.get(name) ?? '' })),
  );
};

/**
 * A webpack loader for the examples of the gallery: gives each module its own text, and what the kit says of the parts it shows. What
 * is read beside an example is so what runs.
 */
export default function exampleLoader(source) {
  const shown = source.replace(ABOUT, '');
  return `${source}
export const source = ${JSON.stringify(shown.trimEnd())};
export const uses = ${JSON.stringify(usesOf(source))};
`;
}
