import type { AnswerOf } from '@poku/contract/calls';
import { usePlatform } from '@poku/platform';
import { Button, Dialog, Notice, Stack } from '@poku/kit';
import { useState } from 'react';
import { sendCouponCall } from '../../calls/send-coupon';
import type { OwnedCoupon } from '../../owned-coupon';
import { giftWording } from '../../wording/gift';
import { MadeLink } from './made-link';
import { useAsked } from './use-asked';

/** What both dialogs get. */
export interface SendDialogProps {
  readonly coupon: OwnedCoupon;
  readonly onClose: () => void;
}

/** Explains what a link does, makes it, and shows it once (D68). */
export function SendDialog({ coupon, onClose }: SendDialogProps) {
  const { call } = usePlatform();
  const [made, setMade] = useState<AnswerOf<typeof sendCouponCall>>();
  const { isSending, send, problem } = useAsked(async () => {
    const { voucherId, reference } = coupon;
    setMade(await call(sendCouponCall, { voucherId, reference }));
  });
  const handleClose = () => {
    if (!isSending) onClose();
  };
  if (made !== undefined) return <MadeLink {...made} name={coupon.name} onClose={onClose} />;
  return (
    <Dialog
      open
      title={giftWording.question}
      onClose={handleClose}
      actions={
        <>
          <Button busy={isSending} onClick={send}>
            {giftWording.make}
          </Button>
          <Button variant="secondary" disabled={isSending} data-autofocus="" onClick={handleClose}>
            {giftWording.cancel}
          </Button>
        </>
      }
    >
      <Stack $gap={2}>
        <p>{giftWording.explained}</p>
        <p>{giftWording.meanwhile}</p>
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      </Stack>
    </Dialog>
  );
}
