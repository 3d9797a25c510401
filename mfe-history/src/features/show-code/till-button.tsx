import { Button } from '@poku/kit';
import { type ReactNode, useEffect, useState } from 'react';
import { couponsWording } from '../../wording/coupons';
import { TillView } from './till-view';
import { fetchEncoders } from './use-code-shapes';

export interface TillButtonProps {
  readonly code: string;
  /** What the code is for. */
  readonly name: string;
  /** Stands in the view: how long the code still stands. */
  readonly children: ReactNode;
}

/** Opens the view for a cashier. */
export function TillButton({ code, name, children }: TillButtonProps) {
  const [isOpen, setOpen] = useState(false);
  // In the shop there may be no network; when this fails, the view fetches it again and says what it finds.
  useEffect(() => void fetchEncoders().catch(() => undefined), []);
  return (
    <>
      <Button fullWidth aria-label={couponsWording.showAtTillOf(name)} onClick={() => setOpen(true)}>
        {couponsWording.showAtTill}
      </Button>
      {isOpen && (
        <TillView code={code} name={name} onClose={() => setOpen(false)}>
          {children}
        </TillView>
      )}
    </>
  );
}
