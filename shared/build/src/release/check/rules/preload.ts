import type { RouteClaim } from '@poku/contract';
import { configOf, type ReleaseRule } from '../facts';
import { error } from '../finding';

/** Placeholders of what an address says: a parameter of the claim, and a whole value of a query. */
const ofAddress = (claim: string): RegExp =>
  new RegExp(
    [...claim.matchAll(/:(\w+)/g)]
      .map(([, name]) => `\\{:${name}\\}`)
      .concat('(?<==)\\{\\?\\w+\\}(?=&|$)')
      .join('|'),
    'g',
  );

/** One call of the API: a path from the API's base on, no other host, no placeholder but the member's own id and those of the address. */
const isCall = (call: string, claim: string): boolean =>
  /^\/(?!\/)[^\s\\#]*$/.test(call) &&
  !/[{}]/.test(call.replaceAll('{clientId}', '').replace(ofAddress(claim), '')) &&
  !/(?:^|\/)\.\.?(?:\/|$)/.test(call);

interface Preloading extends Pick<RouteClaim, 'preload' | 'preloadPosts'> {
  readonly claim: string;
}

/** What the page asks the API for before any script runs is a call of the API. */
export const preloadRules: ReleaseRule = ({ release }) =>
  [
    ...release.routes.map((claim) => ({ claim: claim.path, ...claim })),
    ...release.slots.map((claim) => ({ claim: `slot ${claim.slot}`, ...claim })),
  ].flatMap(({ claim, preload = [], preloadPosts = [] }: Preloading) =>
    [...preload, ...preloadPosts.map(({ path }) => path)]
      .filter((call) => !isCall(call, claim))
      .map((call) =>
        error('malformed-preload', {
          what: `"${call}" of ${claim} is no call of the API.`,
          where: `${configOf(release.name)}, preload`,
          fix: 'Begin with one / and use no placeholder but {clientId}; for a page also a parameter {:id} of its path, and a value {?id} of its query.',
        }),
      ),
  );
