import { List, ListItem, Picture, Points, radius } from '@poku/kit';
import { usePlatform } from '@poku/platform';
import type { LinkGain } from '../../../calls/link-gain';
import { paths } from '../../../paths';
import { linkGainWording } from '../../../wording/link-gain';
import { Count, Unlocked } from './link-gain.styles';

const PICTURE_PX = 40;

/** How many coupons are within reach now that were not, and some of them with the ways to them. */
export function GainedCoupons({ couponCount, coupons }: Pick<LinkGain, 'couponCount' | 'coupons'>) {
  const { isKnownPath } = usePlatform();
  if (couponCount === 0) return null;
  return (
    <Unlocked>
      <Count>{linkGainWording.unlocked(couponCount)}</Count>
      <List>
        {coupons.map((coupon) => (
          <ListItem
            key={coupon.id}
            to={isKnownPath(paths.voucher()) ? paths.coupon(coupon) : undefined}
            title={coupon.name}
            note={coupon.brand}
            lead={<Picture src={coupon.image} alt="" ratio="1:1" width={PICTURE_PX} round={radius.control} />}
            end={<Points value={coupon.pricePoints} size="caption" />}
            hasChevron={false}
          />
        ))}
      </List>
    </Unlocked>
  );
}
