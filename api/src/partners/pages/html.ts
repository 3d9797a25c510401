import { escapeHtml } from '../../http/html';

/** Markup: text of ours with values that were escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | undefined | readonly Html[];

const textOf = (value: Value): string => {
  if (value === undefined) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'string') return escapeHtml(value);
  return typeof value === 'number' ? String(value) : value.map(({ text }) => text).join('');
};

/** Builds markup; every value that is not markup itself is escaped. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
  new Html(parts.reduce((all, part, index) => all + textOf(values[index - 1]) + part));
