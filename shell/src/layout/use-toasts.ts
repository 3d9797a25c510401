import { TOAST_MS } from '@poku/shared/domain';
import { useEvent } from '@poku/shared/platform';
import type { ToastMessage } from '@poku/shared/ui';
import { useState } from 'react';

/** The toasts of the page: one for each `alert.raised`, until closed. */
export const useToasts = () => {
  const [toasts, setToasts] = useState<readonly ToastMessage[]>([]);
  useEvent('alert.raised', ({ kind, message, durationMs = TOAST_MS }) => {
    setToasts((present) => [...present, { id: crypto.randomUUID(), tone: kind, text: message, durationMs }]);
  });
  const close = (id: string) => setToasts((present) => present.filter((toast) => toast.id !== id));
  return { toasts, close };
};
