import { useEffect, useState } from 'react';

/** Longest that a timer of a browser can wait, in milliseconds. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether a moment has come. @param until ISO 8601; undefined never comes */
export const useIsOver = (until: string | undefined): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const leftMs = Date.parse(until ?? '') - Date.now();
    if (!(leftMs <= LONGEST_MS)) return undefined;
    const timer = setTimeout(() => setOver(true), leftMs);
    return () => clearTimeout(timer);
  }, [until]);
  return isOver;
};
