import {
  DAY_MARKS,
  dayMark,
  HTML_ATTRIBUTE,
  type PaintedKind,
  type PaintedRows,
  ROWS_ATTRIBUTE,
  WHOLE_MARKS,
} from '@poku/contract';
import { formatDay, formatTime } from '@poku/domain/dates';
import { HTML_RULES, settleLink } from '@poku/domain/html-rules';
import { formatNumber } from '@poku/domain/numbers';
import { whenPainted } from '../turns';

/** Answers of the calls that were made early, by their paths as a claim names them; undefined where none was made. */
export type AnswerTo = (path: string) => Promise<unknown> | undefined;

type Item = Readonly<Record<string, unknown>>;

/** More are below the screen, where the app's come to stand. */
const MOST = 12;
const TEXT = /\*\.(\w+(?:\.\w+)?)(?:-(\w+))?\.\*/.source;
const WHOLE = `${formatNumber(WHOLE_MARKS).slice(0, -3).replaceAll('.', '\\.')}(\\d{3})`;
const DAY = `${formatDay(dayMark(0)).replace(String(DAY_MARKS), '')}9(\\d{3})(, ${formatTime(dayMark(0))})?`;
/** All at once, so that what an answer says is never read as a mark. */
const MARKS = new RegExp([TEXT, WHOLE, DAY].join('|'), 'g');
/** An address that is one mark, behind a slash so that it counts as one of the site. */
const WHOLE_ADDRESS = /^\/(\*\.\w+(?:\.\w+)?\.\*)$/;
/** A picture from elsewhere would tell another site who looks at what, and a link would lead there. */
const SITE_PATH = /^\/(?![/\\])[!-~]*$/;

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null;

const textOf = (item: Item, name: string): string => {
  const [own = '', inside] = name.split('.');
  const outer = item[own];
  const value = inside !== undefined && isItem(outer) ? outer[inside] : outer;
  if (typeof value !== 'string' && typeof value !== 'number') throw new TypeError(`There is no ${name}.`);
  return String(value);
};

/** The name at a place that a mark tells. */
const nameAt = (names: readonly string[], place: string): string => names[Number(place)] ?? '';

/** @param encode makes a value a part of what it stands in. Default it is that */
const filled = (
  text: string,
  item: Item,
  { wholes, days = [] }: PaintedRows,
  encode = (value: string): string => value,
): string =>
  text.replace(MARKS, (_, name?: string, leading?: string, whole?: string, day?: string, time?: string) => {
    if (name !== undefined) {
      const own = textOf(item, name);
      const start = leading === undefined ? '' : `${textOf(item, leading)} `;
      return encode(own.startsWith(start) ? own.slice(start.length) : own);
    }
    if (whole !== undefined) return formatNumber(Number(textOf(item, nameAt(wholes, whole))));
    const moment = textOf(item, nameAt(days, day ?? ''));
    return time === undefined ? formatDay(moment) : `${formatDay(moment)}, ${formatTime(moment)}`;
  });

const fillAttribute = (one: Attr, item: Item, rows: PaintedRows): void => {
  const { elsewhere } = rows;
  const [, mark] = WHOLE_ADDRESS.exec(one.value) ?? [];
  const isLink = one.name === 'href';
  const value = filled(mark ?? one.value, item, rows, isLink && !mark ? encodeURIComponent : undefined);
  if (mark !== undefined && !SITE_PATH.test(value)) throw new TypeError(`${value} is not of the site.`);
  if (isLink && elsewhere && item[elsewhere.name] === elsewhere.is) one.value = elsewhere.path;
  else if (value !== one.value) one.value = value;
};

const SANITIZER = { elements: HTML_RULES.ALLOWED_TAGS, attributes: HTML_RULES.ALLOWED_ATTR };

/** Puts in the HTML that its attribute holds. @throws TypeError in a browser without a sanitiser */
const putHtml = (element: Element): void => {
  const html = element.getAttribute(HTML_ATTRIBUTE) ?? '';
  element.removeAttribute(HTML_ATTRIBUTE);
  Reflect.apply(Reflect.get(element, 'setHTML') as () => void, element, [html, { sanitizer: SANITIZER }]);
  element.querySelectorAll('a').forEach(settleLink);
};

const rowOf = (sample: Element, item: Item, rows: PaintedRows): Element => {
  const row = sample.cloneNode(true) as Element;
  const nodes = document.createTreeWalker(row, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = row; node; node = nodes.nextNode()) {
    if (node instanceof Text) node.data = filled(node.data, item, rows);
    else if (node instanceof Element) for (const one of node.attributes) fillAttribute(one, item, rows);
  }
  // By now, so that what it says is never read as a mark.
  row.querySelectorAll(`[${HTML_ATTRIBUTE}]`).forEach(putHtml);
  return row;
};

const isOfKind = (item: Item, kind: PaintedKind): boolean =>
  Object.entries(kind).every(([name, value]) => (item[name] ?? null) === value);

/** @returns a row for each item, `undefined` for those of no sample */
const rowsOf = async (
  samples: readonly Element[],
  rows: PaintedRows,
  answerTo: AnswerTo,
): Promise<(Element | undefined)[]> => {
  const { call, list, isOne, whileAbove0, pressed, kinds = [{}], most = MOST } = rows;
  const [data, marked] = await Promise.all([answerTo(call), pressed && answerTo(pressed.call)]);
  const items = isOne ? [data] : list !== undefined && isItem(data) ? data[list] : data;
  if (!Array.isArray(items) || (pressed && !Array.isArray(marked))) return [];
  const all = items.slice(0, most).filter(isItem);
  const ids = new Set(pressed && (marked as unknown[]).filter(isItem).map((item) => item[pressed.id]));
  return all.map((item) => {
    const sample = samples[kinds.findIndex((kind) => isOfKind(item, kind))];
    if (!sample || (whileAbove0 !== undefined && !(Number(item[whileAbove0]) > 0))) return undefined;
    const row = rowOf(sample, item, rows);
    if (pressed && ids.has(item[pressed.id]))
      for (const button of row.querySelectorAll('[aria-pressed]'))
        button.setAttribute('aria-pressed', 'true');
    return row;
  });
};

/**
 * Fills the lists of a page from the answers that were asked for early (`PaintedRows`). A list of which an answer is late, failed or not
 * as expected stays as it is painted: the app says what is the matter.
 * @param content of the page, before it is in the document
 * @returns resolves once all that can be filled is, and was painted. Never rejects
 */
export const fillRows = async (content: ParentNode, answerTo: AnswerTo): Promise<void> => {
  const fills: Promise<void>[] = [];
  for (const holder of content.querySelectorAll<HTMLElement>(`[${ROWS_ATTRIBUTE}]`)) {
    const samples = [...holder.children];
    const list = holder.nextElementSibling;
    holder.remove();
    const rows = JSON.parse(holder.getAttribute(ROWS_ATTRIBUTE) ?? '') as PaintedRows;
    // A query narrows a list, or names something else.
    if (samples.length === 0 || !list || (location.search !== '' && !rows.isOne)) continue;
    const fill = rowsOf(samples, rows, answerTo).then(
      (all) => {
        const end = all.indexOf(undefined);
        const made = (end < 0 ? all : all.slice(0, end)) as Element[];
        if (made.length === 0) return;
        if (rows.isOne) list.replaceWith(...made);
        else list.replaceChildren(...made, ...[...list.children].slice(made.length, all.length));
        return whenPainted();
      },
      () => undefined,
    );
    fills.push(fill);
  }
  await Promise.all(fills);
};
