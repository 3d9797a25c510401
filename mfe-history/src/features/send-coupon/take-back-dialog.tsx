import { usePlatform } from '@poku/platform';
import { Button, Dialog, Notice, Stack } from '@poku/kit';
import { takeBackCall } from '../../calls/send-coupon';
import { giftWording } from '../../wording/gift';
import type { SendDialogProps } from './send-dialog';
import { useAsked } from './use-asked';

/** Asks before a sent coupon is taken back (D68). */
export function TakeBackDialog({ coupon, onClose }: SendDialogProps) {
  const { call } = usePlatform();
  const { isSending, send, problem } = useAsked(async () => {
    const { voucherId, reference } = coupon;
    await call(takeBackCall, { voucherId, reference });
    onClose();
  });
  const handleClose = () => {
    if (!isSending) onClose();
  };
  return (
    <Dialog
      open
      title={giftWording.takeBackQuestion}
      onClose={handleClose}
      actions={
        <>
          <Button busy={isSending} onClick={send}>
            {giftWording.yes}
          </Button>
          <Button variant="secondary" disabled={isSending} data-autofocus="" onClick={handleClose}>
            {giftWording.no}
          </Button>
        </>
      }
    >
      <Stack $gap={2}>
        <p>{giftWording.takeBackText}</p>
        {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      </Stack>
    </Dialog>
  );
}
