import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { styled } from '../styled';
import { depth, space, wide } from '../theme';
import { uiWording } from '../wording';
import { Toast, type ToastMessage } from './toast';

const Region = styled.section`
  position: fixed;
  inset: auto 0 calc(72px + env(safe-area-inset-bottom)) 0;
  z-index: ${depth.toast};
  display: grid;
  gap: ${space(2)};
  width: min(calc(100vw - ${space(8)}), 440px);
  margin: 0 auto;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;
  pointer-events: none;
  ${wide} {
    bottom: ${space(6)};
  }
  > div {
    display: grid;
    gap: ${space(2)};
  }
`;

export interface ToastRegionProps {
  /** Oldest first. */
  readonly toasts: readonly ToastMessage[];
  readonly onClose: (id: string) => void;
  /** Whether their time waits, for example while the next page is on its way. Default false. */
  readonly isHeld?: boolean;
}

const onVisibility = (onChange: () => void): (() => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/**
 * The place of the messages: errors interrupt a screen reader, the others wait for it. One per page. No message leaves by
 * itself while one of them is pointed at or has the focus, or while the tab is hidden.
 */
export function ToastRegion({ toasts, onClose, isHeld = false }: ToastRegionProps) {
  const isHidden = useSyncExternalStore(onVisibility, () => document.hidden);
  // By id: a message that is closed leaves without telling that it is not read any more.
  const [pointedId, setPointedId] = useState<string | null>(null);
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const isRead = toasts.some(({ id }) => id === pointedId || id === focusedId);
  const ref = useRef<HTMLElement>(null);
  const newest = toasts[toasts.length - 1]?.id;
  // A popover stands above an open modal dialog; showing it again puts it above one that opened since.
  useEffect(() => {
    const region = ref.current;
    if (region === null || typeof region.showPopover !== 'function') return undefined;
    if (newest === undefined) return undefined;
    region.showPopover();
    return () => region.hidePopover();
  }, [newest]);
  const shown = (list: readonly ToastMessage[]) =>
    list.map((toast) => (
      <Toast
        key={toast.id}
        toast={toast}
        onClose={onClose}
        isHeld={isHeld || isHidden || isRead}
        onPoint={setPointedId}
        onFocus={setFocusedId}
      />
    ));
  return (
    <Region ref={ref} aria-label={uiWording.notifications} popover="manual">
      <div role="alert">{shown(toasts.filter(({ tone }) => tone === 'error'))}</div>
      <div role="status">{shown(toasts.filter(({ tone }) => tone !== 'error'))}</div>
    </Region>
  );
}
