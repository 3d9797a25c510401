import { useEffect, useEffectEvent } from 'react';
import { whenBackOnline } from './when-back-online';

/**
 * Tells when the device is on a network again, also when that was noticed late: the tab is shown again and is online.
 * That the network reaches the site is not known; what is asked then may fail again.
 * @param onBackOnline the newest one is called
 */
export function useBackOnline(onBackOnline: () => void): void {
  const tell = useEffectEvent(onBackOnline);
  useEffect(() => whenBackOnline(() => tell()), []);
}
