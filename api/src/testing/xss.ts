import { readFileSync } from 'node:fs';
import { HTML_RULES } from '@poku/domain/html-rules';
import { JSDOM } from 'jsdom';
import { z } from 'zod';

const file = new URL('../../../shared/testing/corpus/xss.json', import.meta.url);

/** Values that would call `xss()` somewhere if they were taken for more than text. */
export const xssCorpus: readonly string[] = z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));

/**
 * What a browser would make of HTML beyond the tags, attributes and links that our rules for HTML allow (D42); empty when it is
 * fine.
 */
export function foreignParts(html: string): string[] {
  return [...JSDOM.fragment(html).querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName;
    const isKnown =
      element.namespaceURI === 'http://www.w3.org/1999/xhtml' && HTML_RULES.ALLOWED_TAGS.includes(tag);
    const attributes = [...element.attributes].filter(
      ({ name, value }) =>
        !(tag === 'a' && name === 'href' && /^(?:https:|mailto:|\/(?![/\\]))/i.test(value)),
    );
    return [...(isKnown ? [] : [tag]), ...attributes.map(({ name, value }) => `${tag} ${name}=${value}`)];
  });
}
