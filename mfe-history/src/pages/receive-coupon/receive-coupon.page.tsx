import type { PageModule } from '@poku/contract';
import { giftWording } from '../../wording/gift';
import { NoGift } from './no-gift';
import { OpenedGift } from './opened-gift';
import { useGiftToken } from './use-gift-token';

/** The page of a link that sends a coupon (D68). */
function ReceiveCouponPage() {
  const token = useGiftToken();
  return token === null ? (
    <NoGift text={giftWording.linkMissing} />
  ) : (
    <OpenedGift key={token} token={token} />
  );
}

export const page: PageModule = { Component: ReceiveCouponPage, title: giftWording.title };
