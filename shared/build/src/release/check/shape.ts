import type { Release } from '@poku/contract';
import { error, type Finding } from './finding';

/** Says what is wrong with a value, naming the field; nothing when it is as it should be. */
type Shape = (value: unknown, field: string) => readonly string[];

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text: Shape = (value, field) =>
  typeof value === 'string' && value !== '' ? [] : [`${field} must be a text that is not empty`];
const count: Shape = (value, field) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? [] : [`${field} must be a whole number from 0`];
const flag: Shape = (value, field) => (typeof value === 'boolean' ? [] : [`${field} must be true or false`]);
const oneOf =
  (...values: readonly string[]): Shape =>
  (value, field) =>
    values.includes(String(value)) ? [] : [`${field} must be one of ${values.join(', ')}`];
const list =
  (item: Shape): Shape =>
  (value, field) =>
    Array.isArray(value)
      ? value.flatMap((one: unknown, index) => item(one, `${field}[${index}]`))
      : [`${field} must be a list`];
const table =
  (item: Shape): Shape =>
  (value, field) =>
    isObject(value)
      ? Object.entries(value).flatMap(([key, one]) => item(one, `${field}.${key}`))
      : [`${field} must be an object`];
const optional =
  (shape: Shape): Shape =>
  (value, field) =>
    value === undefined ? [] : shape(value, field);
const object =
  (fields: Readonly<Record<string, Shape>>): Shape =>
  (value, field) =>
    isObject(value)
      ? Object.entries(fields).flatMap(([key, shape]) => shape(value[key], field ? `${field}.${key}` : key))
      : [`${field || 'release.json'} must be an object`];

const integrity: Shape = (value, field) =>
  typeof value === 'string' && /^sha384-[\w+/]{64}$/.test(value) ? [] : [`${field} must be sha384-…`];

const RELEASE = object({
  name: text,
  version: text,
  contractVersion: text,
  container: text,
  entry: text,
  files: list(object({ name: text, integrity, bytes: count, brotliBytes: count })),
  server: optional(object({ name: text, integrity, bytes: count })),
  pages: table(list(text)),
  widgets: table(list(text)),
  routes: list(
    object({
      path: text,
      access: oneOf('public', 'guest', 'member'),
      page: text,
      layout: optional(oneOf('page', 'tab', 'bare', 'focus')),
      preload: optional(list(text)),
      preloadPosts: optional(list(object({ path: text, body: object({}) }))),
    }),
  ),
  slots: list(
    object({ slot: text, widget: text, order: count, heightPx: count, preload: optional(list(text)) }),
  ),
  shared: table(text),
  commit: text,
  hasUncommittedChanges: optional(flag),
  budgetBytes: count,
  links: optional(list(text)),
  offers: optional(list(text)),
  grants: optional(table(text)),
  uses: optional(table(list(text))),
  types: optional(table(text)),
  parts: optional(table(count)),
  maps: optional(text),
} satisfies Record<keyof Release, Shape>);

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
};

/** Reads the text of a `release.json`: the release, or what is wrong with its form. */
export const readRelease = (
  json: string,
  where: string,
): { readonly release: Release } | { readonly findings: readonly Finding[] } => {
  const value = parsed(json);
  const complaints = value === undefined ? ['release.json is no JSON'] : RELEASE(value, '');
  if (complaints.length === 0) return { release: value as Release };
  return {
    findings: complaints.map((complaint) =>
      error('malformed-release', {
        what: `${complaint}.`,
        where: `${where}/release.json`,
        fix: 'Let the build write release.json; change remote.config.ts, not the file.',
      }),
    ),
  };
};
