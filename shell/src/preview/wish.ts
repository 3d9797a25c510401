import type { previewWording } from '../wording/preview';

/** A release that somebody wants to look at. */
export interface WantedRelease {
  readonly name: string;
  readonly version: string;
}

/** Why something is not shown; each has its words. */
export type RefusalReason = keyof (typeof previewWording)['refusals'];

/** Something that is not shown. */
export interface Refusal {
  /** What was asked for; empty when it was a permit alone. */
  readonly subject: string;
  readonly reason: RefusalReason;
}

/** What was asked for, as far as it can be understood. */
export type Wish = WantedRelease | Refusal;

export const isRefusal = (wish: Wish): wish is Refusal => 'reason' in wish;

const NAME = /^[a-z][a-z0-9-]{0,39}$/;
const VERSION = /^\w[\w.+-]{0,79}$/;
/** Longest part of a wish that is repeated to the reader. */
const SHOWN_CHARS = 60;

const malformed = (text: string): Refusal => ({ subject: text.slice(0, SHOWN_CHARS), reason: 'malformed' });

/** Whether it is a build of `npm run dev`, which begins its versions so. */
export const isDevVersion = (version: string): boolean => version.startsWith('dev-');

/** How a release is named in links and permits. */
export const labelOf = ({ name, version }: WantedRelease): string => `${name}@${version}`;

/** Reads `<name>@<version>`. */
export const parsePreview = (text: string): Wish => {
  const [name = '', version = '', ...more] = text.split('@');
  return NAME.test(name) && VERSION.test(version) && more.length === 0 ? { name, version } : malformed(text);
};

/**
 * Reads an entry of the tool import-map-overrides.
 * @param value a version, or an address of this site below `/remotes/<name>/<version>/`
 * @param origin origin of this site
 */
export const parseOverride = (name: string, value: string, origin: string): Wish => {
  if (!value.includes('/')) return parsePreview(`${name}@${value}`);
  if (!URL.canParse(value, origin)) return malformed(name);
  const address = new URL(value, origin);
  if (address.origin !== origin) return { subject: name.slice(0, SHOWN_CHARS), reason: 'other-site' };
  const [, folder, remote, version = ''] = address.pathname.split('/');
  if (folder !== 'remotes' || remote !== name) return malformed(name);
  return parsePreview(`${name}@${version}`);
};
