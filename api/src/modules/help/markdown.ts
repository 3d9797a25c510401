import { Marked, type Token } from 'marked';
import TurndownService from 'turndown';
import { readHtml, sanitizeReported, type SanitisedHtml } from '../../http/html';

// Only what CommonMark has: an address or a line of dashes that somebody wrote as text stays text.
const marked = new Marked({ gfm: false });

const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', br: '\\' });
const escapeUsual = turndown.escape.bind(turndown);
turndown.escape = (text) =>
  escapeUsual(text)
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, '$1\\$2')
    .replace(/</g, '\\<')
    .replace(/&(?=#?\w+;)/g, '\\&');
turndown.addRule('shortItem', {
  filter: 'li',
  replacement(content, node) {
    const items = node.parentNode?.nodeName === 'OL' ? Array.from(node.parentNode.children) : [];
    const mark = items.length === 0 ? '- ' : `${items.findIndex((item) => item === node) + 1}. `;
    const text = content.trim().replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
    return `${mark}${text}${node.nextSibling === null ? '' : '\n'}`;
  },
});

/** A part of a Markdown text on the level of paragraphs, with the line on which it begins, from 1. */
export interface Block {
  token: Token;
  line: number;
}

/** The parts of a Markdown text, in order. */
export function readBlocks(text: string): Block[] {
  let line = 1;
  return marked.lexer(text).map((token) => {
    const block = { token, line };
    line += token.raw.split('\n').length - 1;
    return block;
  });
}

/**
 * HTML as it is stored, spelt in one way: no white space but single spaces between words, no link that leads nowhere, and
 * `strong` and `em` for what is bold and italic.
 */
async function tidy(html: string): Promise<string> {
  const same = html
    .replace(/<(\/?)b>/g, '<$1strong>')
    .replace(/<(\/?)i>/g, '<$1em>')
    .replace(/<a>(.*?)<\/a>/gs, '$1');
  return (await readHtml(same)).html
    .replace(/[ \t\r\n\f]+/g, ' ')
    .replace(/ ?(<\/?(?:p|ul|ol|li|h3|h4)>|<br>) ?/g, '$1')
    .replace(/<p><\/p>/g, '')
    .trim();
}

/** The HTML of some parts as it may be stored (D42), and what of it was dropped. Never rejects for any text. */
export async function blocksToHtml(blocks: readonly Block[]): Promise<SanitisedHtml> {
  const html = marked.parser(blocks.map(({ token }) => token));
  const sanitised = await sanitizeReported(html);
  return { html: await tidy(sanitised.html), dropped: sanitised.dropped };
}

/** The words of some parts, in one line. */
export async function blocksToText(blocks: readonly Block[]): Promise<string> {
  const { html } = await blocksToHtml(blocks);
  return toLine((await readHtml(html)).text);
}

/** A text in one line, single spaces between its words. */
export const toLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A line of text as it stands in a Markdown heading. */
export const lineToMarkdown = (text: string): string =>
  turndown.escape(toLine(text)).replace(/(#+)$/, (signs) => signs.replaceAll('#', '\\#'));

/** Turns before HTML is given up that comes back from Markdown as something else every time. */
const turnsMax = 4;

/**
 * Markdown from which `blocksToHtml` makes the same HTML again; what Markdown cannot say stays HTML, which may stand in it.
 * @returns `isSame` false when the HTML comes back otherwise, tags that are not nested as they should be for example
 */
export async function htmlToMarkdown(html: string): Promise<{ markdown: string; isSame: boolean }> {
  const first = await tidy((await sanitizeReported(html)).html);
  let wanted = first;
  for (let turn = 0; turn < turnsMax; turn += 1) {
    const markdown = turndown.turndown(wanted);
    const back = (await blocksToHtml(readBlocks(markdown))).html;
    if (back === wanted) return { markdown, isSame: wanted === first };
    if ((await blocksToHtml(readBlocks(wanted))).html === wanted)
      return { markdown: wanted, isSame: wanted === first };
    wanted = back;
  }
  return { markdown: turndown.turndown(wanted), isSame: false };
}
