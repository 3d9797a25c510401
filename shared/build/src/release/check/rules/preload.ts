import { configOf, type ReleaseRule } from '../facts';
import { error } from '../finding';

/** One call of the API: a path from the API's base on, no other host, no placeholder but the member's own id. */
const isCall = (call: string): boolean =>
  /^\/(?!\/)[^\s\\#]*$/.test(call) &&
  !/[{}]/.test(call.replaceAll('{clientId}', '')) &&
  !/(?:^|\/)\.\.?(?:\/|$)/.test(call);

/** What the page asks the API for before any script runs is a call of the API. */
export const preloadRules: ReleaseRule = ({ release }) =>
  [
    ...release.routes.map((claim) => ({ claim: claim.path, ...claim })),
    ...release.slots.map((claim) => ({ claim: `slot ${claim.slot}`, ...claim })),
  ].flatMap(({ claim, preload = [] }) =>
    preload
      .filter((call) => !isCall(call))
      .map((call) =>
        error('malformed-preload', {
          what: `"${call}" of ${claim} is no call of the API.`,
          where: `${configOf(release.name)}, preload`,
          fix: 'Begin with one / and use no placeholder but {clientId}.',
        }),
      ),
  );
