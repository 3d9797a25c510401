const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

/** Codings of a file, by the end of their names. */
const CODINGS: Readonly<Record<string, string>> = { br: 'br', gz: 'gzip', dcz: 'dcz' };
/** What the name of a delta has after the script's: the digest of its dictionary (RFC 9842). */
const DELTA = /\.[\w-]{43}\.dcz$/;

/** What a release is made of never changes under its address, and letters have their hash in their name. */
const FOR_A_YEAR = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';

const cachingOf = (key: string): string => {
  // For nobody but the team; see `SourceMaps`.
  if (key.startsWith('maps/')) return 'private, no-store';
  if (/^(?:deltas|painted|remotes|shell|embed|media\/fonts)\//.test(key)) return FOR_A_YEAR;
  return key.startsWith('media/') ? FOR_A_DAY : 'no-cache';
};

/** Headers that an object is served with. */
export interface ObjectHeaders {
  readonly ContentType: string;
  readonly CacheControl: string;
  readonly ContentEncoding?: string;
}

/** How a CDN shall serve an object, from its key. */
export const headersOf = (key: string): ObjectHeaders => {
  const names = key.replace(DELTA, '.dcz').split('.');
  const coding = CODINGS[names.at(-1) ?? ''];
  const ending = names.at(coding === undefined ? -1 : -2) ?? '';
  return {
    ContentType: TYPES[ending] ?? 'application/octet-stream',
    CacheControl: cachingOf(key),
    ...(coding !== undefined && { ContentEncoding: coding }),
  };
};
