import { desk } from '@poku/kit';

/** A screen whose width tests say. */
export interface DeskScreen {
  /** The window gets narrower than a desk. */
  readonly leave: () => void;
}

/** Gives each test of the file a screen as wide as a desk; jsdom has none. */
export const startDesk = (): DeskScreen => {
  const listeners = new Set<() => void>();
  let isDesk = true;
  const matchMedia = (query: string) => ({
    get matches() {
      return isDesk && `@media ${query}` === desk;
    },
    addEventListener: (_: 'change', listener: () => void) => listeners.add(listener),
    removeEventListener: (_: 'change', listener: () => void) => listeners.delete(listener),
  });
  beforeEach(() => {
    isDesk = true;
    Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: matchMedia });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });
  return {
    leave() {
      isDesk = false;
      for (const listener of listeners) listener();
    },
  };
};
