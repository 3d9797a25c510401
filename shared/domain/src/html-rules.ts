/**
 * What HTML from data may have (D42), as settings of the sanitiser: texts with simple marks and links, no attribute but where
 * a link leads. The API stores by it, and pages show by it whatever was stored. A tag that is not listed is dropped and
 * keeps its words, except where these would run (script, style and their like).
 */
export const HTML_RULES = {
  ALLOWED_TAGS: ['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'a', 'h3', 'h4'],
  ALLOWED_ATTR: ['href'],
  /** Links may lead to web pages, mail and paths of this site. */
  ALLOWED_URI_REGEXP: /^(?:https:|mailto:|\/(?![/\\]))/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** An element, as far as a link needs it. */
interface LinkElement {
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
}

/** Makes a link of such HTML tell nobody where it was, and open web pages beside the site; one that leads elsewhere leads nowhere. */
export const settleLink = (link: LinkElement): void => {
  const address = link.getAttribute('href') ?? '';
  if (!HTML_RULES.ALLOWED_URI_REGEXP.test(address)) link.removeAttribute('href');
  link.setAttribute('rel', 'noopener noreferrer');
  if (address.startsWith('https:')) link.setAttribute('target', '_blank');
};
