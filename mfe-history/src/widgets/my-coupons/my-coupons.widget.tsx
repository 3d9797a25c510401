import type { CallOptions, Platform, PokuApi, PokuEventName } from '@poku/contract';
import { LIST_PAGE_SIZE } from '@poku/domain/limits/coupons';
import { sectionWording } from '@poku/domain/wording/section';
import { useWidgetData } from '@poku/platform';
import { color, Section, Skeleton, styled } from '@poku/kit';
import { useState } from 'react';
import { couponsCall } from '../../calls/coupons';
import { type OwnedCoupon, toOwnedCoupon } from '../../owned-coupon';
import { isUsable, revealEndOf } from '../../coupon-state';
import { TicketList } from '../../features/show-ticket/ticket-list';
import { useTellUsed } from '../../features/show-ticket/use-tell-used';
import { paths } from '../../paths';
import { couponsWording } from '../../wording/coupons';

/** Coupons that the widget shows at most. */
const MAX_SHOWN = 3;

const Quiet = styled.p`
  color: ${color('inkMuted')};
`;

const readNewest = async (_: PokuApi, options: CallOptions, { call }: Platform) => {
  const { coupons } = await call(couponsCall, { page: 1, perPage: LIST_PAGE_SIZE }, options);
  return coupons.map(toOwnedCoupon);
};
const readAgainAt: readonly PokuEventName[] = ['coupon.bought', 'coupon.changed'];
const NONE: readonly OwnedCoupon[] = [];

const hasTimeLeft = (coupon: OwnedCoupon): boolean => (revealEndOf(coupon) ?? Infinity) > Date.now();
const isShown = (coupon: OwnedCoupon): boolean => isUsable(coupon) && hasTimeLeft(coupon);

export function Widget() {
  const newest = useWidgetData(readNewest, readAgainAt);
  useTellUsed(newest ?? NONE);
  const [, setEnded] = useState(0);
  const coupons = newest?.filter(isShown).slice(0, MAX_SHOWN) ?? null;
  return (
    <Section title={couponsWording.title} more={{ to: paths.myCoupons(), label: sectionWording.seeAll }}>
      {coupons === null ? (
        <Skeleton shape="list" label={null} />
      ) : coupons.length === 0 ? (
        <Quiet>{couponsWording.emptyInShort}</Quiet>
      ) : (
        <TicketList coupons={coupons} onEnd={() => setEnded((count) => count + 1)} />
      )}
    </Section>
  );
}
