import { flushSync } from 'react-dom';
import type { FindCounterpart } from './counterparts';

/**
 * Finds what was pressed, before the first press changes what is written on it.
 * @returns presses each in order; the next one sees what the one before has done. What is no longer there is left out
 */
export const readPresses = (presses: readonly HTMLElement[], find: FindCounterpart): (() => void) => {
  const targets = presses.map((pressed) => find(pressed));
  return () => {
    for (const target of targets) {
      if (!target?.isConnected) continue;
      flushSync(() => {
        if (target instanceof HTMLFormElement) target.requestSubmit();
        else target.click();
      });
    }
  };
};
