import type { PageArgs } from '@poku/contract';
import { partnerIdOfSource } from '@poku/domain/partner-sources';
import { ewalletsCall, type LinkablePartner } from '@poku/flows/linking/calls/partners';

/**
 * The e-wallet that an address names, with the member's state.
 * @returns `undefined` for any other name
 */
export async function findEwallet({
  platform,
  request,
  params,
}: PageArgs): Promise<LinkablePartner | undefined> {
  const wantedId = partnerIdOfSource(params.slug ?? '');
  if (wantedId === undefined) return undefined;
  const items = await platform.call(ewalletsCall, {}, { signal: request.signal });
  return items.find(({ partnerId }) => partnerId === wantedId);
}
