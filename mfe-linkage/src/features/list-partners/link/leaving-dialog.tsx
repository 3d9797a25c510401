import { useEffect, useEffectEvent } from 'react';
import { useShownAgain } from '@poku/kit/hooks';
import { usePlatform } from '@poku/platform';
import { Button, Dialog } from '@poku/kit';
import { linkingWording } from '../../../wording/linking';
import { PARTNER_REDIRECT_MS } from '../../../limits';
import { WaitBar } from './wait-bar';

export interface LeavingDialogProps {
  readonly partnerName: string;
  /** One of the partner's addresses. */
  readonly bindingUrl: string;
  readonly onCancel: () => void;
}

/** Says where the way leads, and leads there after 3 s ([A] §4) unless the member says no. */
export function LeavingDialog({ partnerName, bindingUrl, onCancel }: LeavingDialogProps) {
  const platform = usePlatform();
  const leave = useEffectEvent(() => platform.leave(bindingUrl));
  useEffect(() => {
    const timer = setTimeout(() => leave(), PARTNER_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, []);
  useShownAgain(onCancel);
  return (
    <Dialog
      open
      title={linkingWording.leadingTo(partnerName)}
      onClose={onCancel}
      actions={
        <Button variant="text" fullWidth onClick={onCancel}>
          {linkingWording.cancel}
        </Button>
      }
    >
      {linkingWording.leadingText(partnerName)}
      <WaitBar durationMs={PARTNER_REDIRECT_MS} />
    </Dialog>
  );
}
