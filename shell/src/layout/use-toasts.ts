import { TOAST_MS } from '@poku/domain/limits/messages';
import { useEvent } from '@poku/platform';
import type { ToastMessage } from '@poku/kit';
import { useEffect, useState } from 'react';
import type { App } from '../app';
import { TOAST_CHAR_MS } from '../limits';

/** Most messages at once; an older one makes room. */
const MOST = 2;
/** What is said so shortly before a page is left leads to the next one, and is read there. */
const LEADING_MS = 1_000;

interface RaisedToast extends ToastMessage {
  /** By the device's clock, ms since 1970. */
  readonly raisedAt: number;
}

/** How long a message stays that does not say it itself. */
const defaultMs = ({ tone, text }: Pick<ToastMessage, 'tone' | 'text'>): number =>
  tone === 'success' || tone === 'info' ? TOAST_MS : Math.max(TOAST_MS, TOAST_CHAR_MS * text.length);

/**
 * The toasts of the site: one for each `alert.raised`, until its time is over. The same text stands there once, and what
 * belongs to a page goes with it.
 */
export const useToasts = (router: Pick<App['router'], 'state' | 'subscribe'>) => {
  const [toasts, setToasts] = useState<readonly RaisedToast[]>([]);
  const [isLeaving, setIsLeaving] = useState(false);

  useEvent('alert.raised', ({ kind: tone, message: text, durationMs = defaultMs({ tone, text }) }) => {
    const toast = { id: crypto.randomUUID(), tone, text, durationMs, raisedAt: Date.now() };
    setToasts((present) => [...present.filter((other) => other.text !== text), toast].slice(-MOST));
  });

  useEffect(() => {
    let { pathname } = router.state.location;
    let leftAt: number | null = null;
    return router.subscribe(({ location, navigation }) => {
      const isOnTheWay = navigation.state !== 'idle';
      if (isOnTheWay || location.pathname !== pathname) leftAt ??= Date.now();
      setIsLeaving(isOnTheWay);
      if (location.pathname !== pathname && leftAt !== null) {
        const since = leftAt - LEADING_MS;
        setToasts((present) => present.filter(({ raisedAt }) => raisedAt >= since));
      }
      ({ pathname } = location);
      if (!isOnTheWay) leftAt = null;
    });
  }, [router]);

  const close = (id: string) => setToasts((present) => present.filter((toast) => toast.id !== id));
  return { toasts, isLeaving, close };
};
