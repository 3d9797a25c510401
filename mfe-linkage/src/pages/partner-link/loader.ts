import type { PageArgs, PartnerEntry } from '@poku/contract';
import { type Arrival, readArrival, takeRedirectToken } from '@poku/flows/entry';
import { type Sharing, sharingCall } from '@poku/flows/entry/calls/sharing';
import { whenSettled } from '@poku/platform';
import { replace } from '@poku/kit/router';
import { paths } from '../../paths';

/** Who links, and what they agree to. */
export type Linking =
  | Exclude<Arrival, { readonly status: 'known' }>
  | { readonly status: 'elsewhere' }
  | {
      readonly status: 'known';
      readonly entry: PartnerEntry;
      readonly sharing: Sharing;
    };

/** Recalls the user who came in; who is new or linked already is led to where that goes on. */
export async function loader(args: PageArgs): Promise<Linking> {
  const { platform, request } = args;
  takeRedirectToken(args);
  const options = { signal: request.signal };
  const [arrival] = await Promise.all([
    readArrival(platform.entry, 'recall', options),
    whenSettled(platform.session$),
  ]);
  // On our own origin there is partner mode as long as a partner's user is here (D59).
  if (arrival.status === 'none' && platform.config.partner === null) return { status: 'elsewhere' };
  if (arrival.status !== 'known') return arrival;
  const { entry } = arrival;
  if (entry.kind !== 'existing') throw replace(paths.partnerLogin());
  return { status: 'known', entry, sharing: await platform.call(sharingCall, {}, options) };
}
