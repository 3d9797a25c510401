import type { PreloadPost } from '@poku/contract';
import { parametersAt } from '@poku/platform/claims';

/** An address, and the path of its claim. */
export interface ClaimedAddress extends Pick<URL, 'pathname' | 'search'> {
  readonly claim: string;
}

/** Puts the parameters of an address where their marks stand, `{:id}`. @param encode makes a value a part of what it stands in */
const fillParameters = (
  text: string,
  { claim, pathname }: ClaimedAddress,
  encode: (value: string) => string,
): string => {
  const parameters = parametersAt(claim, pathname);
  return text.replace(/\{:(\w+)\}/g, (_, name: string) => encode(parameters[name] ?? ''));
};

/** A query with what the address says, `{?id}`, without what it does not; empty when it says nothing. */
const fillQuery = (query: string, { search }: ClaimedAddress): string => {
  const said = new URLSearchParams(search);
  return query
    .split('&')
    .flatMap((pair) => {
      const asked = /=\{\?(\w+)\}$/.exec(pair)?.[1];
      if (asked === undefined) return [pair];
      const value = said.get(asked);
      return value ? [`${pair.slice(0, pair.indexOf('='))}=${encodeURIComponent(value)}`] : [];
    })
    .join('&');
};

/** Fills what an address says into a call of its claim (`RouteClaim.preload`); undefined when it is not made there. */
export const fillCall = (call: string, address: ClaimedAddress): string | undefined => {
  const filled = fillParameters(call, address, encodeURIComponent);
  const start = filled.indexOf('?');
  // A mark of the query has one too.
  if (start < 0) return filled;
  const query = fillQuery(filled.slice(start + 1), address);
  return query === '' ? undefined : `${filled.slice(0, start)}?${query}`;
};

const inJson = (value: string): string => JSON.stringify(value).slice(1, -1);

/** What a call by POST sends at an address, as JSON. */
export const fillBody = (
  { body }: PreloadPost,
  address: Omit<ClaimedAddress, 'search'>,
  clientId: string,
): string =>
  fillParameters(JSON.stringify(body), { ...address, search: '' }, inJson).replace(
    '{clientId}',
    inJson(clientId),
  );
