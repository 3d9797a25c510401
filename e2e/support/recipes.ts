import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SITE_URL } from './addresses';

const DOCUMENT = fileURLToPath(new URL('../../docs/embed-recipes.md', import.meta.url));

/**
 * A block of docs/embed-recipes.md, word for word, for the address of the site under test.
 * @param heading of the section that it stands in
 * @param language of the block; the first one of the section is taken
 * @throws Error when there is none
 */
export const recipe = (heading: string, language: string): string => {
  const [, section = ''] = readFileSync(DOCUMENT, 'utf8').split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const block = new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, 'm').exec(own)?.[1];
  if (block === undefined) throw new Error(`docs/embed-recipes.md has no ${language} below "${heading}".`);
  return block.replaceAll('https://poku.example', SITE_URL);
};
