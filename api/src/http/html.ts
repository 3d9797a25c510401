import { HTML_RULES } from '@poku/domain/html-rules';
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

/** Tags that hold nothing and so are never open. */
const voidTags: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta param source track wbr'.split(' '),
);
const anyTag = /<(\/?)([a-z][^\s/>]*)/gi;
/** Where an end tag may stand that ends nothing: comments, values of attributes, and elements whose content is text. */
const hiding =
  /<!--[^]*?(?:-->|$)|=\s*(?:"[^"]*"|'[^']*')|<(script|style|textarea|title|xmp|iframe|noembed|noframes)\b[^]*?<\/\1/gi;
/** Far more than any text needs, and far less than what readers of HTML call themselves for. */
export const HTML_DEPTH_MAX = 256;

/**
 * Whether as many tags are open at once somewhere in HTML that reading it would take seconds, or run out of stack. HTML that may
 * be so is not for the sanitiser. A tag that was never closed counts to the end.
 */
export function isNestedTooDeep(html: string): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  const shown = html.replace(hiding, (part) => part.replaceAll('</', ''));
  for (const [, slash, name = ''] of shown.matchAll(anyTag)) {
    const tag = name.toLowerCase();
    const before = open.get(tag) ?? 0;
    const step = slash === '/' ? -Math.min(before, 1) : Number(!voidTags.has(tag));
    open.set(tag, before + step);
    depth += step;
    if (depth > HTML_DEPTH_MAX) return true;
  }
  return false;
}

let loading: Promise<Sanitiser> | undefined;

/** A browser's parser weighs some 60 MB and half a second, so it is loaded by the first HTML that needs it. */
async function loadSanitiser(): Promise<Sanitiser> {
  const [{ JSDOM }, { default: createDOMPurify }] = await Promise.all([import('jsdom'), import('dompurify')]);
  const { window } = new JSDOM('');
  return { purify: createDOMPurify(window), document: window.document };
}

/** HTML as it may be stored, and what was taken out of it. */
export interface SanitisedHtml {
  html: string;
  /** Names of the tags and attributes that are gone, `<script>` or `onclick of <p>`, in the order in which they stood. */
  dropped: string[];
}

/** Frames that the sanitiser itself puts around what it reads. */
const frameTags: ReadonlySet<string> = new Set(['html', 'head', 'body', 'remove']);

const describeRemoved = (one: DOMPurify['removed'][number]): string[] => {
  if ('element' in one) {
    const name = one.element.nodeName.toLowerCase();
    if (frameTags.has(name)) return [];
    return [name.startsWith('#') ? name.slice(1) : `<${name}>`];
  }
  return one.attribute === null ? [] : [`${one.attribute.name} of <${one.from.nodeName.toLowerCase()}>`];
};

/**
 * HTML as it may be stored (D42): what `HTML_RULES` allow stays, any other tag goes and leaves its words, and scripts, styles
 * and their like go with theirs. Every HTML from outside comes through here before it is stored; what is sanitised
 * already comes back as it is. Never rejects for any text.
 */
export async function sanitizeHtml(html: string): Promise<string> {
  return (await sanitizeReported(html)).html;
}

/** As `sanitizeHtml`, for a person who has to be told what is gone. Never rejects for any text. */
export async function sanitizeReported(html: string): Promise<SanitisedHtml> {
  if (isPlainHtml(html)) return { html, dropped: [] };
  loading ??= loadSanitiser();
  const { purify, document } = await loading;
  const holder = document.createElement('div');
  // As a tree, like in a browser: as text it would keep an empty `is`, the one attribute that cannot be taken away.
  holder.append(purify.sanitize(html, { ...HTML_RULES, RETURN_DOM_FRAGMENT: true }));
  return { html: holder.innerHTML, dropped: purify.removed.flatMap(describeRemoved) };
}

const blockTags = 'p, ul, ol, li, h3, h4';

/** Puts words that stand outside of every paragraph, list and heading into paragraphs. */
function wrapLooseWords(holder: Element, document: Document): void {
  const blocks = new Set<Node>(
    [...holder.children].filter((one) => one.matches(blockTags) || one.querySelector(blockTags) !== null),
  );
  let paragraph: Element | undefined;
  for (const node of [...holder.childNodes]) {
    if (blocks.has(node)) {
      paragraph = undefined;
    } else if (paragraph !== undefined) {
      paragraph.append(node);
    } else if (/\S/.test(node.textContent ?? '')) {
      paragraph = document.createElement('p');
      node.before(paragraph);
      paragraph.append(node);
    }
  }
}

/**
 * Sanitised HTML as a browser would write it, all words in paragraphs, lists or headings, so that two spellings of one thing are
 * the same; and its words without tags and character references.
 */
export async function readHtml(html: string): Promise<{ html: string; text: string }> {
  loading ??= loadSanitiser();
  const { document } = await loading;
  const holder = document.createElement('div');
  holder.innerHTML = html;
  wrapLooseWords(holder, document);
  return { html: holder.innerHTML, text: holder.textContent };
}
