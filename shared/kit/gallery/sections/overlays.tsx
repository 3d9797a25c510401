import { useState } from 'react';
import { CHECKOUT_TOAST_MS, COPY_TOAST_MS, TOAST_MS } from '@poku/domain/limits/messages';
import { Button, Dialog, FullScreenDialog, Stack, type ToastMessage } from '@poku/kit';
import { OtpField } from '@poku/kit/fields';
import { Section } from './section';

const samples: readonly (Omit<ToastMessage, 'id'> & { readonly button: string })[] = [
  {
    button: 'Pesan berhasil',
    tone: 'success',
    text: 'Kode unik berhasil disalin',
    durationMs: COPY_TOAST_MS,
  },
  { button: 'Pesan informasi', tone: 'info', text: 'Kode OTP terkirim', durationMs: TOAST_MS },
  {
    button: 'Pesan perhatian',
    tone: 'warning',
    text: 'Poin kamu tidak cukup',
    durationMs: CHECKOUT_TOAST_MS,
  },
  { button: 'Pesan gagal', tone: 'error', text: 'Sistem mengalami gangguan' },
];

interface OverlaySectionProps {
  readonly onToast: (toast: ToastMessage) => void;
}

export function OverlaySection({ onToast }: OverlaySectionProps) {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null);
  const [otp, setOtp] = useState('');
  const close = () => setOpen(null);
  return (
    <Section title="Di atas halaman">
      <Stack $direction="row" $gap={3}>
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Buka dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('sheet')}>
          Buka dialog layar penuh
        </Button>
        {samples.map(({ button, ...toast }) => (
          <Button
            key={button}
            variant="secondary"
            onClick={() => onToast({ ...toast, id: crypto.randomUUID() })}
          >
            {button}
          </Button>
        ))}
      </Stack>
      <Dialog
        open={open === 'dialog'}
        title="Mau lihat kode kupon kamu sekarang?"
        onClose={close}
        actions={
          <>
            <Button onClick={close}>Ya, lihat kode</Button>
            <Button variant="text" onClick={close}>
              Nanti saja
            </Button>
          </>
        }
      >
        Kode hangus 30 menit setelah kamu melihatnya.
      </Dialog>
      <FullScreenDialog
        open={open === 'sheet'}
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
    </Section>
  );
}
