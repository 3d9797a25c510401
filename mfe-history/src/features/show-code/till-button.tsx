import { Button } from '@poku/kit';
import { useEffect, useState } from 'react';
import { couponsWording } from '../../wording/coupons';
import { TillView, type TillViewProps } from './till-view';
import { fetchEncoders } from './use-code-shapes';

export type TillButtonProps = Omit<TillViewProps, 'onClose'>;

/** Opens the view for a cashier. */
export function TillButton({ code, coupon, children }: TillButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // In the shop there may be no network; when this fails, the view fetches it again and says what it finds.
  useEffect(() => void fetchEncoders().catch(() => undefined), []);
  return (
    <>
      <Button fullWidth aria-label={couponsWording.showAtTillOf(coupon.name)} onClick={() => setOpen(true)}>
        {couponsWording.showAtTill}
      </Button>
      {isOpen && (
        <TillView code={code} coupon={coupon} onClose={() => setOpen(false)}>
          {children}
        </TillView>
      )}
    </>
  );
}
