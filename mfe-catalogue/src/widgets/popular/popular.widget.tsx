import type { CallOptions, PokuApi } from '@poku/shared/contract';
import { catalogueWording, homeWording } from '@poku/shared/domain';
import { usePlatform, useWidgetData } from '@poku/shared/platform';
import { Section } from '@poku/shared/ui';
import { CouponRow, CouponRowSkeleton } from '../../features/list-coupons/coupon-row';
import { paths } from '../../paths';

const readPopular = ({ catalogue }: PokuApi, options: CallOptions) => catalogue.popular(options);

/** What others buy; on a partner's home these are the recommended coupons ([A] §2). */
export function Widget() {
  const { partner } = usePlatform().config;
  const coupons = useWidgetData(readPopular);
  const title = partner === null ? catalogueWording.popular : catalogueWording.recommendationsTitle;
  return (
    <Section title={title} more={{ to: paths.catalogue(), label: homeWording.seeAll }}>
      {coupons === null ? (
        <CouponRowSkeleton />
      ) : coupons.length === 0 ? (
        <p>{catalogueWording.popularEmpty}</p>
      ) : (
        <CouponRow coupons={coupons} />
      )}
    </Section>
  );
}
