import { Button, Dialog } from '@poku/kit';
import { accessWording } from '@poku/domain/wording/access';
import { commonWording } from '@poku/domain/wording/common';

export interface OtpLockDialogProps {
  /** Default 'Kode yang kamu masukkan masih salah. Coba lagi dalam waktu 3 jam ya' ([A] §8). */
  readonly text?: string;
  /** Leads home; every way out of the dialog calls it. */
  readonly onLeave: () => void;
}

/** Too many wrong codes: 'Akun kamu terkunci!', then back to home ([A] §8, 207). */
export function OtpLockDialog({ text = accessWording.otpLockedText, onLeave }: OtpLockDialogProps) {
  return (
    <Dialog
      open
      role="alertdialog"
      title={accessWording.otpLockedTitle}
      onClose={onLeave}
      actions={
        <Button data-autofocus onClick={onLeave}>
          {commonWording.toHome}
        </Button>
      }
    >
      {text}
    </Dialog>
  );
}
