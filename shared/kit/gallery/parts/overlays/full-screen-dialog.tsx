import { useState } from 'react';
import { Button, FullScreenDialog } from '@poku/kit';
import { OtpField } from '@poku/kit/fields';

export const title = 'Full-screen dialog';
export const heightPx = 560;

export function Example() {
  const [isOpen, setIsOpen] = useState(false);
  const [otp, setOtp] = useState('');
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Buka dialog layar penuh
      </Button>
      <FullScreenDialog
        open={isOpen}
        title="Masukkan kode OTP"
        leave="back"
        onClose={close}
        footer={
          <Button fullWidth disabled={otp.length < 6} onClick={close}>
            Konfirmasi
          </Button>
        }
      >
        <OtpField label="Kode OTP" value={otp} onChange={setOtp} />
      </FullScreenDialog>
    </>
  );
}
