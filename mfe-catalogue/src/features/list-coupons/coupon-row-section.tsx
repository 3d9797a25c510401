import { sectionWording } from '@poku/domain/wording/section';
import { Section } from '@poku/kit';
import type { AddressOf, ListedCoupon, ListHearts } from './coupon-item';
import { CouponRow, CouponRowSkeleton } from './coupon-row';

interface CouponRowSectionProps {
  readonly title: string;
  /** Address of all of it. */
  readonly more: string;
  /** What is said without any coupon. */
  readonly empty: string;
  /** `null` while it is on its way. */
  readonly row: { readonly coupons: readonly ListedCoupon[]; readonly hearts: ListHearts | null } | null;
  readonly addressOf?: AddressOf;
}

/** A row of coupons on a dashboard under its heading: on its way, empty, or there. */
export function CouponRowSection({ title, more, empty, row, addressOf }: CouponRowSectionProps) {
  return (
    <Section title={title} more={{ to: more, label: sectionWording.seeAll }}>
      {row === null ? (
        <CouponRowSkeleton />
      ) : row.coupons.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <CouponRow coupons={row.coupons} hearts={row.hearts} addressOf={addressOf} />
      )}
    </Section>
  );
}
