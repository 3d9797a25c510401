import { HTML_RULES } from '@poku/shared/domain';
import type { DOMPurify } from 'dompurify';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand in HTML, between tags or in a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const plainTag = /<\/?(?:p|h3|h4|ul|ol|li|strong|em)>|<br>/g;

/**
 * Whether HTML has nothing but headings below those of a page, paragraphs, lists, bold and emphasis, each tag without any
 * attribute (D42). Nothing else can stand in it, so there is nothing that runs, loads or leads away.
 */
export const isPlainHtml = (html: string): boolean => !/[<\0]/.test(html.replace(plainTag, ''));

/** The sanitiser with the document that it works in. */
interface Sanitiser {
  purify: DOMPurify;
  document: Document;
}

let loading: Promise<Sanitiser> | undefined;

/** A browser's parser weighs some 60 MB and half a second, so it is loaded by the first HTML that needs it. */
async function loadSanitiser(): Promise<Sanitiser> {
  const [{ JSDOM }, { default: createDOMPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const { window } = new JSDOM('');
  return { purify: createDOMPurify(window), document: window.document };
}

/**
 * HTML as it may be stored (D42): what `HTML_RULES` allow stays, any other tag goes and leaves its words, and scripts, styles
 * and their like go with theirs. Every HTML from outside comes through here before it is stored; what is sanitised
 * already comes back as it is. Never rejects for any text.
 */
export async function sanitizeHtml(html: string): Promise<string> {
  if (isPlainHtml(html)) return html;
  loading ??= loadSanitiser();
  const { purify, document } = await loading;
  const holder = document.createElement('div');
  // As a tree, like in a browser: as text it would keep an empty `is`, the one attribute that cannot be taken away.
  holder.append(purify.sanitize(html, { ...HTML_RULES, RETURN_DOM_FRAGMENT: true }));
  return holder.innerHTML;
}
