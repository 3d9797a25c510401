import { ToastRegion } from '@poku/kit';
import type { App } from '../app';
import { useToasts } from './use-toasts';

/** The messages over whichever page stands. Beside the router, so that no page takes them with it before they are read. */
export function Toasts({ router }: { readonly router: Pick<App['router'], 'state' | 'subscribe'> }) {
  const { toasts, isLeaving, close } = useToasts(router);
  return <ToastRegion toasts={toasts} isHeld={isLeaving} onClose={close} />;
}
