import { useEffect, useEffectEvent } from 'react';

/**
 * Tells when the browser shows this page again as it was left: the member came back from a partner's page.
 * @param onShownAgain the newest one is called
 */
export function useShownAgain(onShownAgain: () => void): void {
  const tell = useEffectEvent(onShownAgain);
  useEffect(() => {
    const handleShow = (event: PageTransitionEvent) => {
      if (event.persisted) tell();
    };
    window.addEventListener('pageshow', handleShow);
    return () => window.removeEventListener('pageshow', handleShow);
  }, []);
}
