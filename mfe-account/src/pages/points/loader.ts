import type { Customer, PageArgs, PartnerPoints } from '@poku/contract';
import { OWN_POINTS_PARTNER_ID } from '@poku/domain/brand';
import { commonWording } from '@poku/domain/wording/common';
import { outcomeOf } from '../../features/read-again';

/** The total is of the balances as the server had them; reading them from the partners may have changed one (D36). */
function isTotalOf({ totalPoints, ownPoints }: Customer, sources: readonly PartnerPoints[]): boolean {
  const others = sources.filter(({ partnerId }) => partnerId !== OWN_POINTS_PARTNER_ID);
  return totalPoints === others.reduce((sum, { points }) => sum + Math.max(0, points), ownPoints);
}

export async function loader({ platform, request: { signal } }: PageArgs) {
  const { customer } = platform.api;
  const readDetail = () => outcomeOf(customer.detail({ signal }), commonWording.customerReadFailed);
  const [first, partners] = await Promise.all([readDetail(), outcomeOf(customer.partnerPoints({ signal }))]);
  const isOld =
    first.status === 'ready' && partners.status === 'ready' && !isTotalOf(first.value, partners.value);
  const detail = isOld ? await readDetail() : first;
  return { detail, partners };
}
