import { desk } from '@poku/kit';
import { useSyncExternalStore } from 'react';

const query = () => globalThis.matchMedia?.(desk.replace('@media ', ''));

const follow = (onChange: () => void): (() => void) => {
  const list = query();
  list?.addEventListener('change', onChange);
  return () => list?.removeEventListener('change', onChange);
};

/**
 * Whether the screen is as wide as a desk, from 1024 px, for what is another element there and not only looks other. `false` where pages are
 * painted: what stands for it there shows both by `desk`.
 */
export const useIsDesk = (): boolean =>
  useSyncExternalStore(
    follow,
    () => query()?.matches ?? false,
    () => false,
  );
