import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Folders of which every table of texts counts, whether the embed shows it or not. */
const WORDING = [
  'mfe-catalogue/src/wording',
  'shared/domain/src/wording',
  'shared/kit/src/wording.ts',
  'shared/kit/src/fields/wording.ts',
  'shared/flows/src/filter/wording.ts',
  'shared/domain/src/numbers.ts',
];
const ENGLISH = ['mfe-catalogue/src/embed/english'];

const filesOf = (path: string): string[] =>
  path.endsWith('.ts')
    ? [join(ROOT, path)]
    : readdirSync(join(ROOT, path))
        .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
        .map((name) => join(ROOT, path, name));

/** Words of three letters or more; what is shorter is a unit or the same in both languages. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** Words between quotes in sources of texts, without what is put into them. */
const wordsIn = (paths: readonly string[]): Set<string> => {
  const words = new Set<string>();
  for (const file of paths.flatMap(filesOf)) {
    const source = readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*|^import .*$/gm, '');
    for (const [, plain, filled = ''] of source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g))
      for (const word of wordsOf(plain ?? filled.replaceAll(/\$\{[^}]*\}/g, ' '))) words.add(word);
  }
  return words;
};

/** Words that the interface has in Indonesian alone. */
const indonesianWords = (): ReadonlySet<string> => {
  const english = wordsIn(ENGLISH);
  return new Set([...wordsIn(WORDING)].filter((word) => !english.has(word)));
};

/**
 * Words of Indonesian that an element shows or has a screen reader say, without what is marked as Indonesian, which is data.
 * @param content everything that is looked through, itself no root of a shadow tree
 */
export const indonesianIn = async (content: Locator): Promise<string[]> => {
  const said = await content.evaluate((root) => {
    const texts: string[] = [];
    const read = (element: Element): void => {
      if (element !== root && element.getAttribute('lang') === 'id') return;
      for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'])
        texts.push(element.getAttribute(name) ?? '');
      for (const child of element.childNodes) {
        if (child instanceof Element) read(child);
        else texts.push(child.textContent ?? '');
      }
    };
    read(root);
    return texts;
  });
  const known = indonesianWords();
  return said.flatMap((text) => [
    ...wordsOf(text).filter((word) => known.has(word)),
    ...(text.match(/\d\.\d{3}\b/g) ?? []),
  ]);
};
