import type { CallOptions, PokuApi, PokuEventName } from '@poku/shared/contract';
import { couponsWording, homeWording, LIST_PAGE_SIZE } from '@poku/shared/domain';
import { useWidgetData } from '@poku/shared/platform';
import { color, Section, Skeleton, styled } from '@poku/shared/ui';
import { isUsable } from '../../features/show-ticket/coupon-state';
import { TicketList } from '../../features/show-ticket/ticket-list';
import { paths } from '../../paths';

/** Coupons that the widget shows at most. */
const MAX_SHOWN = 3;

const Quiet = styled.p`
  color: ${color('inkMuted')};
`;

const readUsable = async ({ coupons }: PokuApi, options: CallOptions) => {
  const newest = await coupons.list({ page: 1, perPage: LIST_PAGE_SIZE }, options);
  return newest.filter(isUsable).slice(0, MAX_SHOWN);
};
const readAgainAt: readonly PokuEventName[] = ['coupon.bought'];

export function Widget() {
  const coupons = useWidgetData(readUsable, readAgainAt);
  return (
    <Section title={couponsWording.title} more={{ to: paths.myCoupons(), label: homeWording.seeAll }}>
      {coupons === null ? (
        <Skeleton shape="list" label={null} />
      ) : coupons.length === 0 ? (
        <Quiet>{couponsWording.emptyInShort}</Quiet>
      ) : (
        <TicketList coupons={coupons} />
      )}
    </Section>
  );
}
