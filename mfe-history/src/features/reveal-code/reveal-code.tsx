import { RESPONSE_CODES } from '@poku/domain/response-codes';
import { isApiError, refusalCode, useMember, usePlatform } from '@poku/platform';
import { useRevalidator } from '@poku/kit/router';
import { Button, Dialog } from '@poku/kit';
import { useSubmission } from '@poku/kit/hooks';
import { useState } from 'react';
import { endOf, type OwnedCouponKey, type RevealedCode } from '../../owned-coupon';
import { offlineCouponsWording } from '../../wording/offline';
import { couponsWording } from '../../wording/coupons';
import { revealCall, revealWording } from '../../calls/coupons';
import { RevealSlider } from './reveal-slider';

type Stage = 'resting' | 'asking' | 'failed' | 'offline';

export interface RevealCodeProps {
  readonly coupon: OwnedCouponKey;
  /** Called with the code before the page is read again. */
  readonly onRevealed: (code: RevealedCode) => void;
}

/** Slider, question and call; the page shows the code once it was read again. Nothing is tried by itself ([C] §4, D51). */
export function RevealCode({ coupon, onRevealed }: RevealCodeProps) {
  const { call, events } = usePlatform();
  const { clientId } = useMember();
  const { revalidate } = useRevalidator();
  const [stage, setStage] = useState<Stage>('resting');

  const ask = async (): Promise<Stage> => {
    try {
      const { voucherId, reference } = coupon;
      const { secretCode, remainingSeconds } = await call(revealCall, { voucherId, reference });
      onRevealed({ secretCode, endsAtMs: endOf(remainingSeconds) });
      events.publish('customer.changed', { clientId });
    } catch (error) {
      // The member did not want to prove who they are (D59).
      if (refusalCode(error) === RESPONSE_CODES.stepUpNeeded) return 'resting';
      return isApiError(error) && error.kind === 'offline' ? 'offline' : 'failed';
    }
    await revalidate();
    return 'resting';
  };
  const reveal = useSubmission(async () => setStage(await ask()));
  const handleRest = () => {
    if (!reveal.isSending) setStage('resting');
  };
  const handleFailureRead = () => {
    setStage('resting');
    // Without an answer the code may have been shown all the same.
    void revalidate();
  };
  return (
    <>
      <RevealSlider isAsking={stage === 'asking'} onEnd={() => setStage('asking')} />
      <Dialog
        open={stage === 'asking'}
        title={couponsWording.revealQuestion}
        onClose={handleRest}
        actions={
          <>
            <Button busy={reveal.isSending} onClick={() => void reveal.send()}>
              {couponsWording.yes}
            </Button>
            <Button variant="secondary" disabled={reveal.isSending} data-autofocus="" onClick={handleRest}>
              {couponsWording.no}
            </Button>
          </>
        }
      >
        {couponsWording.revealNote}
      </Dialog>
      <Dialog
        open={stage === 'failed'}
        role="alertdialog"
        title={couponsWording.redeemFailedTitle}
        onClose={handleFailureRead}
        actions={<Button onClick={handleFailureRead}>{couponsWording.understood}</Button>}
      >
        {revealWording.failed}
      </Dialog>
      <Dialog
        open={stage === 'offline'}
        role="alertdialog"
        title={offlineCouponsWording.title}
        onClose={handleRest}
        actions={<Button onClick={handleRest}>{couponsWording.understood}</Button>}
      >
        {couponsWording.revealOfflineText}
      </Dialog>
    </>
  );
}
