import { WIDGETS_ATTRIBUTE } from '@poku/contract/painted';
import { isPageAbout, type PageHead } from '../../site/page-about';
import type { PaintedPage, PaintedPart, PaintedParts, Visitor } from './painted-page';

/** Inline script behind what is painted: the early script, which stands before, shows the part that is for the visitor. */
const SHOW = 'pokuShow()';
/** Base64 of its SHA-256, as a policy names it. */
export const SHOW_HASH = 'sha256-RT9btvgJ8AGlQC++zTXRrNp75i9+WfieXAKcq5GbAzg=';

/** What the document of an address has of its painted page. */
export interface PaintedDocument {
  /** Its address, as it is claimed: one with parameters stands for many. */
  readonly path: string;
  /** Title of the page, without the brand; undefined where none was painted. */
  readonly title: string | undefined;
  /** What the page is about; undefined where it does not say. */
  readonly description: string | undefined;
  /** What this one of its addresses is about, where somebody said so. */
  readonly head?: PageHead | undefined;
  /** Elements behind the root: a template for each visitor and each remote's widgets, and what shows one of them. */
  readonly html: string;
  /** Text of each style in there; the policy has to name their hashes. */
  readonly styles: readonly string[];
}

/** Elements that run, load or frame something, or would end the template: React escapes every other `<`. */
const FOREIGN = /<\/?(?:script|template|style|iframe|frame|object|embed|link|base|meta|portal)\b/i;

/** Characters of one part, HTML and styles: each document carries them uncompressed, and a phone has to read them. */
const MOST = 200_000;

const foreignMarkup = ({ html, css }: PaintedPart): string | undefined => {
  if (html.length + css.length > MOST) return `it has more than ${MOST} characters`;
  const [tag] = FOREIGN.exec(html) ?? [];
  if (tag !== undefined) return `it has the element ${tag}`;
  if (/<[^<>]*\sstyle=/i.test(html.replace(/"[^"]*"/g, '""')))
    return 'it has a style attribute, which the policy of the page refuses';
  return css.includes('</') ? 'its styles would end their element' : undefined;
};

const allParts = (page: PaintedPage): PaintedPart[] =>
  [page, page.partner].flatMap((parts) => {
    const { guest, member, widgets = {} } = parts ?? {};
    return [guest, member, ...Object.values(widgets)].filter((part) => part !== undefined);
  });

/** Whether everything that a page says of itself is text: it comes from code, or a store, that nobody trusts. */
const isText = (page: PaintedPage): boolean => {
  const parts = allParts(page).flatMap(({ html, css }) => [html, css]);
  const head = [page.title, page.description].filter((one) => one !== undefined);
  return [...parts, ...head].every((one: unknown) => typeof one === 'string');
};

/**
 * What of a painted page may not stand in a document, whoever painted it.
 * @returns undefined when there is nothing of that kind
 */
export const foreignIn = (page: PaintedPage): string | undefined => {
  if (!isText(page)) return 'it has something other than text';
  if (page.about !== undefined && !isPageAbout(page.about))
    return 'its about names no call, or not what to read of it';
  return allParts(page)
    .map(foreignMarkup)
    .find((problem) => problem !== undefined);
};

const attribute = (value: string): string => value.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

const VISITORS: readonly Visitor[] = ['guest', 'member'];

/** Whose origin a document is for: Poku's own, or that of any partner. */
export type Origin = 'own' | 'partner';

/**
 * Puts painted parts into the form in which they stand in a document: inert, so that neither is seen, read out or loaded before one is
 * shown.
 * @param path its address: a document may be kept for other addresses
 * @param origin where it is served. A page from a shell that painted for its own origin alone is for that one everywhere
 */
export const paintedDocument = (path: string, page: PaintedPage, origin: Origin = 'own'): PaintedDocument => {
  const partner = origin === 'partner' ? page.partner : undefined;
  const parts: PaintedParts = partner ?? page;
  const marks = `data-path="${attribute(path)}"${partner ? ' data-brand' : ''}`;
  const all = [
    ...VISITORS.map((visitor) => [`id="painted-${visitor}"`, parts[visitor]] as const),
    ...Object.entries(parts.widgets ?? {}).map(
      ([remote, part]) => [`${WIDGETS_ATTRIBUTE}="${attribute(remote)}"`, part] as const,
    ),
  ].flatMap(([name, part]) => (part ? [{ name, ...part }] : []));
  const templates = all.map(
    ({ name, css, html }) => `<template ${name} ${marks}><style>${css}</style>${html}</template>`,
  );
  return {
    path,
    title: page.title,
    description: page.description,
    html: `${templates.join('')}<script>${SHOW}</script>`,
    styles: all.map(({ css }) => css),
  };
};
