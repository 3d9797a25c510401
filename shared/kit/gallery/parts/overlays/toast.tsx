import { useState } from 'react';
import { CHECKOUT_TOAST_MS, COPY_TOAST_MS, TOAST_MS } from '@poku/domain/limits/messages';
import { Button, Stack, type ToastMessage, ToastRegion } from '@poku/kit';

export const title = 'Toast';
export const heightPx = 320;

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

export function Example() {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  return (
    <>
      <Stack $direction="row" $gap={3}>
        {samples.map(({ button, ...toast }) => (
          <Button
            key={button}
            variant="secondary"
            onClick={() => setToasts([...toasts, { ...toast, id: crypto.randomUUID() }])}
          >
            {button}
          </Button>
        ))}
      </Stack>
      <ToastRegion toasts={toasts} onClose={(id) => setToasts(toasts.filter((toast) => toast.id !== id))} />
    </>
  );
}
