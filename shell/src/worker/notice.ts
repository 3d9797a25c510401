import { inboxWording } from '../wording/inbox';
import { NO_PAGES } from './addresses';

/** What is shown of a notice, and the address in the site that it leads to. */
export interface ShownNotice {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** A second one of the same tag takes the place of the first. */
  readonly tag: string | undefined;
}

/** What says that something came, where the message itself cannot be read: a browser shows words of its own when we show none. */
const UNREADABLE: ShownNotice = {
  title: inboxWording.somethingCame,
  body: inboxWording.lookInside,
  path: '/kotak-masuk',
  tag: 'poku',
};

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
const textOf = (value: unknown, name: string): string => {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field : '';
};

/** A path of a page of this site, as it is opened; `null` for anything else. */
export function pagePath(path: unknown, origin: string): string | null {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  const address = url.pathname + url.search + url.hash;
  // `/.//host/` is of this site, and what becomes of it is another one's.
  if (url.origin !== origin || address.startsWith('//')) return null;
  return NO_PAGES.some((pattern) => pattern.test(address)) ? null : address;
}

/** What a message by web push says: JSON with `title`, `body`, `path` and `tag`. What is malformed becomes a word of our own. */
export function readNotice(text: string, origin: string): ShownNotice {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    return UNREADABLE;
  }
  const path = pagePath(fieldOf(told, 'path'), origin);
  const [title, body, tag] = [textOf(told, 'title'), textOf(told, 'body'), textOf(told, 'tag')];
  if (path === null || title === '') return UNREADABLE;
  return { title, body, path, tag: tag === '' ? undefined : tag };
}
