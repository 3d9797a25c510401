/**
 * Tells when the device is on a network again, also when that was noticed late: the tab is shown again and is online.
 * That the network reaches the site is not known; what is asked then may fail again.
 * @returns a function that stops it
 */
export function whenBackOnline(tell: () => void): () => void {
  const handleShown = () => {
    if (!document.hidden && navigator.onLine) tell();
  };
  window.addEventListener('online', tell);
  document.addEventListener('visibilitychange', handleShown);
  return () => {
    window.removeEventListener('online', tell);
    document.removeEventListener('visibilitychange', handleShown);
  };
}
