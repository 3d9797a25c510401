import type { CallOptions, PokuApi } from '@poku/shared/contract';
import { catalogueWording, homeWording } from '@poku/shared/domain';
import { useWidgetData } from '@poku/shared/platform';
import { Section, Skeleton } from '@poku/shared/ui';
import { paths } from '../../paths';
import { CouponRow, RowItems } from './coupon-row';

/** Cards that fill the row on a wide screen while it loads. */
const SKELETON_CARDS = 5;

const readPopular = ({ catalogue }: PokuApi, options: CallOptions) => catalogue.popular(options);

export function Widget() {
  const coupons = useWidgetData(readPopular);
  return (
    <Section title={catalogueWording.popular} more={{ to: paths.catalogue(), label: homeWording.seeAll }}>
      {coupons === null ? (
        <RowItems aria-hidden="true">
          {Array.from({ length: SKELETON_CARDS }, (_, index) => (
            <li key={index}>
              <Skeleton shape="card" label={null} />
            </li>
          ))}
        </RowItems>
      ) : coupons.length === 0 ? (
        <p>{catalogueWording.popularEmpty}</p>
      ) : (
        <CouponRow coupons={coupons} />
      )}
    </Section>
  );
}
