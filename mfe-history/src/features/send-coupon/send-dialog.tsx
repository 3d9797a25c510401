import type { AnswerOf } from '@poku/contract/calls';
import { usePlatform } from '@poku/platform';
import { useState } from 'react';
import { sendCouponCall } from '../../calls/send-coupon';
import type { OwnedCoupon } from '../../owned-coupon';
import { giftWording } from '../../wording/gift';
import { AskDialog } from './ask-dialog';
import { MadeLink } from './made-link';

/** What both dialogs get. */
export interface SendDialogProps {
  readonly coupon: OwnedCoupon;
  readonly onClose: () => void;
}

/** Explains what a link does, makes it, and shows it once (D68). */
export function SendDialog({ coupon, onClose }: SendDialogProps) {
  const { call } = usePlatform();
  const [made, setMade] = useState<AnswerOf<typeof sendCouponCall>>();
  const make = async () => {
    const { voucherId, reference } = coupon;
    setMade(await call(sendCouponCall, { voucherId, reference }));
  };
  if (made !== undefined) return <MadeLink {...made} name={coupon.name} onClose={onClose} />;
  return (
    <AskDialog
      title={giftWording.question}
      onYes={make}
      yes={giftWording.make}
      no={giftWording.cancel}
      onClose={onClose}
    >
      <p>{giftWording.explained}</p>
      <p>{giftWording.meanwhile}</p>
    </AskDialog>
  );
}
