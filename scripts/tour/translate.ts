import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import type { Shown } from './addresses';

/** Changes origins in a text. */
export type Translate = (text: string) => string;

const replaceAll = (pairs: readonly (readonly [string, string])[]): Translate => {
  const known = new Map([
    ...pairs,
    ...pairs.map(([from, to]) => [encodeURIComponent(from), encodeURIComponent(to)] as const),
  ]);
  const names = [...known.keys()].map((origin) => origin.replaceAll('.', '\\.'));
  const any = new RegExp(`(?:${names.join('|')})(?!\\d)`, 'g');
  return (text) => text.replace(any, (found) => known.get(found) ?? found);
};

/** From the origins of the stack to those of the tour, and back, plain and as they stand in a query. */
export const translators = (
  shown: readonly Shown[],
): { readonly outwards: Translate; readonly inwards: Translate } => ({
  outwards: replaceAll(shown.map(({ inner, outer }) => [inner.origin, outer.origin])),
  inwards: replaceAll(shown.map(({ inner, outer }) => [outer.origin, inner.origin])),
});

/** Of a connection and not of a message (RFC 9110 §7.6.1). */
const OF_THE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade']);

const mapped = (headers: IncomingHttpHeaders, translate: Translate): OutgoingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OF_THE_CONNECTION.has(name))
      .map(([name, value]) => [name, typeof value === 'string' ? translate(value) : value]),
  );

/** Headers of a request as the stack expects them; its answer comes plain, so that it can be read. */
export const inwardHeaders = (
  headers: IncomingHttpHeaders,
  host: string,
  inwards: Translate,
): OutgoingHttpHeaders => ({
  ...mapped(headers, inwards),
  host,
  'accept-encoding': 'identity',
});

/** Headers of an answer for a pane: what forbids every frame allows the tour's page, and no other. */
export const outwardHeaders = (
  headers: IncomingHttpHeaders,
  frameOrigin: string,
  outwards: Translate,
): OutgoingHttpHeaders => {
  const given = mapped(headers, outwards);
  delete given['x-frame-options'];
  const policy = given['content-security-policy'];
  if (typeof policy === 'string')
    given['content-security-policy'] = policy.replace(
      /frame-ancestors [^;]*/,
      `frame-ancestors ${frameOrigin}`,
    );
  return given;
};
