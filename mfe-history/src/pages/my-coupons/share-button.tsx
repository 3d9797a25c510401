import { Button } from '@poku/kit';
import type { OwnedCoupon } from '../../owned-coupon';
import { useCopyText } from '../../features/show-code/use-copy-code';
import { paths } from '../../paths';
import { shareLink } from '../../share-link';
import { couponsWording } from '../../wording/coupons';

interface ShareButtonProps {
  readonly coupon: Pick<OwnedCoupon, 'voucherId' | 'name'>;
}

/** Shares where a coupon is sold, not the member's own one; copies the address where the device shares nothing. */
export function ShareButton({ coupon: { voucherId, name } }: ShareButtonProps) {
  const url = new URL(paths.soldCoupon(voucherId), location.origin).href;
  const { copy } = useCopyText(url, couponsWording.link);
  return (
    <Button
      variant="secondary"
      onClick={() => void shareLink({ text: couponsWording.shareText(name), url }, copy)}
    >
      {couponsWording.share}
    </Button>
  );
}
