import { useState } from 'react';
import { commonWording } from '@poku/domain/wording/common';
import { usePlatform } from '@poku/platform';
import { Button, Dialog, ListItem } from '@poku/kit';
import { accountWording } from '../../wording/account';

/** Asks before it logs out; the steps and their times are the platform's ([A] §4, D15). */
export function LogoutItem() {
  const platform = usePlatform();
  const [step, setStep] = useState<'idle' | 'asking' | 'leaving'>('idle');

  function handleConfirm() {
    setStep('leaving');
    void platform.logout();
  }

  return (
    <>
      <ListItem
        icon="logout"
        title={step === 'leaving' ? commonWording.loggingOut : accountWording.logout}
        onClick={() => setStep((now) => (now === 'idle' ? 'asking' : now))}
      />
      <Dialog
        open={step === 'asking'}
        title={accountWording.logoutQuestion}
        onClose={() => setStep('idle')}
        actions={
          <>
            <Button fullWidth variant="danger" onClick={handleConfirm}>
              {accountWording.logout}
            </Button>
            <Button fullWidth variant="text" onClick={() => setStep('idle')} data-autofocus>
              {accountWording.logoutCancel}
            </Button>
          </>
        }
      >
        {accountWording.logoutText}
      </Dialog>
    </>
  );
}
