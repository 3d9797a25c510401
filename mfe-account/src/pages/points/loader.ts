import type { Customer, PageArgs, PartnerPoints } from '@poku/contract';
import { OWN_POINTS_PARTNER_ID } from '@poku/domain/brand';
import { commonWording } from '@poku/domain/wording/common';
import { waitingEarnsCall } from '@poku/flows/earning/calls/waiting';
import { outcomeOf } from '../../features/read-again';

/** The total is of the balances as the server had them; reading them from the partners may have changed one (D36). */
function isTotalOf({ totalPoints, ownPoints }: Customer, sources: readonly PartnerPoints[]): boolean {
  const others = sources.filter(({ partnerId }) => partnerId !== OWN_POINTS_PARTNER_ID);
  return totalPoints === others.reduce((sum, { points }) => sum + Math.max(0, points), ownPoints);
}

/** The page is whole without what is owed, which an API of a release before does not know. */
export async function loader({ platform, request: { signal } }: PageArgs) {
  const { customer } = platform.api;
  const readDetail = () => outcomeOf(customer.detail({ signal }), commonWording.customerReadFailed);
  const [first, partners, waiting] = await Promise.all([
    readDetail(),
    outcomeOf(customer.partnerPoints({ signal })),
    outcomeOf(platform.call(waitingEarnsCall, {}, { signal })),
  ]);
  const isOld =
    first.status === 'ready' && partners.status === 'ready' && !isTotalOf(first.value, partners.value);
  const detail = isOld ? await readDetail() : first;
  return { detail, partners, waiting };
}
