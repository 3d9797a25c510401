import type { DataRouter } from '@poku/kit/router';

/** Our part of the state of an entry; what the page's own router keeps there stays beside it. */
const KEY = 'pokuCatalogue';

interface Mark {
  /** How deep each catalogue of the page was. */
  readonly depths: Readonly<Record<string, number>>;
  /** Whose step made the entry. */
  readonly by: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const markOf = (state: unknown): Mark | undefined => {
  const mark = isRecord(state) ? state[KEY] : undefined;
  return isRecord(mark) && isRecord(mark.depths) ? (mark as unknown as Mark) : undefined;
};

const newId = (): string => Math.random().toString(36).slice(2);

/**
 * Lets the browser's back and forward go through the catalogue instead of past it: each step inside adds an entry to the
 * page's history, under the same address. The way back inside takes the entry away again.
 * @param isWanted whether the page leaves that to us, asked at each step
 * @returns a function that ends it; entries that are there stay, and do nothing any more
 */
export const followHostHistory = (router: DataRouter, isWanted: () => boolean): (() => void) => {
  const navigate = router.navigate.bind(router);
  let id = newId();
  /** Address of our entries; empty while there are none. */
  let home = '';
  /** Depth of the entry before the first of ours. */
  let base = 0;
  let depth = 0;
  let shown = router.state.location.key;

  /** Entries that are there count no more: they say nothing of where the catalogue is now. */
  const begin = (): void => {
    id = newId();
    home = '';
  };
  const add = (): void => {
    const { history, location } = window;
    if (home !== location.href) begin();
    if (home === '') base = depth - 1;
    const state: unknown = history.state;
    const mark: Mark = { depths: { ...markOf(state)?.depths, [id]: depth }, by: id };
    try {
      history.pushState({ ...(isRecord(state) && state), [KEY]: mark }, '');
      home = location.href;
    } catch {
      // A page that may not have more entries has the way back inside.
      begin();
    }
  };
  const unsubscribe = router.subscribe(({ location, historyAction, navigation }) => {
    if (navigation.state !== 'idle' || location.key === shown) return;
    shown = location.key;
    if (String(historyAction) !== 'PUSH') return;
    depth += 1;
    if (isWanted()) add();
    else begin();
  });

  const step = (by: number): Promise<void> => {
    depth = Math.max(0, depth + by);
    return navigate(by);
  };
  const handlePop = (): void => {
    // Another address is a step of the page, not one of ours.
    if (window.location.href !== home) return;
    const by = (markOf(window.history.state)?.depths[id] ?? base) - depth;
    if (by !== 0) void step(by);
  };
  addEventListener('popstate', handlePop);

  router.navigate = async (to: Parameters<DataRouter['navigate']>[0] | number, options?: never) => {
    if (typeof to !== 'number') return navigate(to, options);
    const mark = markOf(window.history.state);
    const isOurs = window.location.href === home && mark?.by === id && mark.depths[id] === depth;
    if (isOurs && depth + to >= base) {
      window.history.go(to);
      return;
    }
    begin();
    await step(to);
  };
  return () => {
    unsubscribe();
    removeEventListener('popstate', handlePop);
  };
};
