import { useEffect, useEffectEvent } from 'react';

/** Tells when the browser shows this page again as it was left: the member came back from the partner's page. */
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
