import createDOMPurify from 'dompurify';
import { HTML_RULES, settleLink } from '@poku/domain/html-rules';

/** HTML from data as nodes: texts with simple marks and links (D42). */
type Sanitise = (html: string) => DocumentFragment;

const KEY = Symbol.for('poku.sanitise');

const createSanitise = (): Sanitise => {
  const purify = createDOMPurify(window);
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') settleLink(node);
  });
  return (html) => purify.sanitize(html, { ...HTML_RULES, RETURN_DOM_FRAGMENT: true });
};

/**
 * The page's sanitiser. Its Trusted Types policy, `dompurify`, can be made once in a page, so two copies of this module (two
 * releases of the embed beside each other) use the one that came first.
 */
export function sanitise(html: string): DocumentFragment {
  const page = globalThis as { [KEY]?: Sanitise };
  page[KEY] ??= createSanitise();
  return page[KEY](html);
}
