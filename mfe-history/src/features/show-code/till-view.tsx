import { FullScreenDialog } from '@poku/kit';
import type { ReactNode } from 'react';
import type { OwnedCoupon } from '../../owned-coupon';
import { couponsWording } from '../../wording/coupons';
import { CodePictures } from './code-pictures';
import { CodeText } from './code-text';
import { Code, Hint, Name, Sheet, Time } from './till-view.styles';
import { useCodeShapes } from './use-code-shapes';
import { useTillToken } from './use-till-token';
import { useWakeLock } from './use-wake-lock';

export interface TillViewProps {
  readonly code: string;
  /** What the code is for. */
  readonly coupon: Pick<OwnedCoupon, 'voucherId' | 'reference' | 'name'>;
  /** How long the code still stands. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A code for a cashier: white, large, and the screen stays on. The QR code has the token, once there is one. */
export function TillView({ code, coupon, children, onClose }: TillViewProps) {
  const shapes = useCodeShapes(code, useTillToken(coupon) ?? code);
  useWakeLock();
  return (
    <FullScreenDialog open title={couponsWording.showAtTill} onClose={onClose}>
      <Sheet>
        <Name>{coupon.name}</Name>
        <Code>
          <CodeText code={code} isLarge />
        </Code>
        <CodePictures shapes={shapes} size="till" />
        <Time>{children}</Time>
        <Hint>{couponsWording.brightnessHint}</Hint>
      </Sheet>
    </FullScreenDialog>
  );
}
