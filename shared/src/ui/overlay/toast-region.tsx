import { useEffect, useRef } from 'react';
import { uiWording } from '../../domain/wording/ui';
import { styled } from '../styled';
import { depth, space, wide } from '../theme';
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

/** Props of `ToastRegion`. */
export interface ToastRegionProps {
  /** Oldest first. */
  readonly toasts: readonly ToastMessage[];
  readonly onClose: (id: string) => void;
}

/** The place of the messages: errors interrupt a screen reader, the others wait for it. One per page. */
export function ToastRegion({ toasts, onClose }: ToastRegionProps) {
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
  const errors = toasts.filter(({ tone }) => tone === 'error');
  const others = toasts.filter(({ tone }) => tone !== 'error');
  return (
    <Region ref={ref} aria-label={uiWording.notifications} popover="manual">
      <div role="alert">
        {errors.map((toast) => (
          <Toast key={toast.id} toast={toast} onClose={onClose} />
        ))}
      </div>
      <div role="status">
        {others.map((toast) => (
          <Toast key={toast.id} toast={toast} onClose={onClose} />
        ))}
      </div>
    </Region>
  );
}
