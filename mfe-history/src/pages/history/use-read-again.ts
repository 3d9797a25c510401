import { useRevalidator } from '@poku/kit/router';
import { useEvent } from '@poku/platform';
import { useEffect, useState } from 'react';

/**
 * Reads the page again when the member's points changed; what it shows stays meanwhile. A change of address ends a reading, so that it
 * starts anew until something was read.
 * @param read what the page read last
 */
export function useReadAgain(read: object): void {
  const { revalidate, state } = useRevalidator();
  const [old, setOld] = useState<object>();
  useEvent('points.changed', () => {
    setOld(read);
    // What is being read may be of before the change.
    if (state === 'loading') void revalidate();
  });
  const isDue = old === read && state === 'idle';
  useEffect(() => {
    if (isDue) void revalidate();
  }, [isDue, revalidate]);
}
