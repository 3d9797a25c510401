import { usePlatform } from '@poku/platform';
import { takeBackCall } from '../../calls/send-coupon';
import { giftWording } from '../../wording/gift';
import { AskDialog } from './ask-dialog';
import type { SendDialogProps } from './send-dialog';

/** Asks before a sent coupon is taken back (D68). */
export function TakeBackDialog({ coupon, onClose }: SendDialogProps) {
  const { call } = usePlatform();
  const takeBack = async () => {
    const { voucherId, reference } = coupon;
    await call(takeBackCall, { voucherId, reference });
    onClose();
  };
  return (
    <AskDialog
      title={giftWording.takeBackQuestion}
      onYes={takeBack}
      yes={giftWording.yes}
      no={giftWording.no}
      onClose={onClose}
    >
      <p>{giftWording.takeBackText}</p>
    </AskDialog>
  );
}
