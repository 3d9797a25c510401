import type { PageArgs } from '@poku/contract';
import { readPartnerReturn } from '@poku/domain/partner-return';
import { findEwallet } from '../../features/list-partners/find-ewallet';

export async function loader(args: PageArgs) {
  const query = new URL(args.request.url).searchParams;
  return {
    slug: args.params.slug ?? '',
    item: await findEwallet(args),
    returning: readPartnerReturn(query),
    /** State of the attempt; it stays in the address, so that a reload goes on asking. */
    authCode: query.get('state') ?? '',
  };
}
export type EwalletResultData = Awaited<ReturnType<typeof loader>>;
