import { type Locks, takeOverWhenIdle } from './take-over';

const settle = () => new Promise((resolve) => setTimeout(resolve));

/** The locks of a browser, as far as tabs that share one name use them. */
const createLocks = (): Locks => {
  let shared = 0;
  const request = async (
    _name: string,
    options: LockOptions | LockGrantedCallback<unknown>,
    grant?: LockGrantedCallback<unknown>,
  ): Promise<unknown> => {
    if (typeof options === 'function' || !grant) throw new Error('not used like this');
    if (options.mode === 'shared') {
      shared += 1;
      await grant({ mode: 'shared', name: 'busy' });
      // The browser takes a lock back in its own time.
      await settle();
      shared -= 1;
      return undefined;
    }
    return grant(shared > 0 ? null : { mode: 'exclusive', name: 'busy' });
  };
  return { request: request };
};

/** A tab with a worker that may wait. */
const openTab = (locks: Locks | undefined, isWaiting = () => true, isSigned = true) => {
  let isBusy = false;
  let changed = (): void => undefined;
  const taken: number[] = [];
  return {
    start: () =>
      takeOverWhenIdle({
        worker: { messageSkipWaiting: () => taken.push(taken.length) },
        isWaiting,
        isSigned: () => Promise.resolve(isSigned),
        isBusy: () => isBusy,
        onChange: (look) => {
          changed = look;
        },
        locks,
        wait: (then) => void setTimeout(then),
      }),
    goTo: (page: 'checkout' | 'home') => {
      isBusy = page === 'checkout';
      changed();
    },
    taken,
    setBusy: () => {
      isBusy = true;
    },
  };
};

test.each([
  ['with', createLocks()],
  ['without', undefined],
])('a worker that waits takes over on an ordinary page, %s locks', async (_what, locks) => {
  const tab = openTab(locks);
  tab.start();
  await settle();
  expect(tab.taken).toHaveLength(1);
});

test.each([
  ['with', createLocks()],
  ['without', undefined],
])('during a checkout it waits until the member leaves it, %s locks', async (_what, locks) => {
  const tab = openTab(locks);
  tab.setBusy();
  tab.start();
  tab.goTo('checkout');
  await settle();
  expect(tab.taken).toHaveLength(0);
  tab.goTo('home');
  await settle();
  await settle();
  expect(tab.taken).toHaveLength(1);
});

test('a checkout in another tab holds it back as well', async () => {
  const locks = createLocks();
  const [buying, other] = [openTab(locks), openTab(locks)];
  buying.setBusy();
  buying.start();
  other.start();
  await settle();
  expect(other.taken).toHaveLength(0);
  buying.goTo('home');
  await settle();
  await settle();
  expect(buying.taken).toHaveLength(1);
});

test('nothing happens while no worker waits', async () => {
  const tab = openTab(createLocks(), () => false);
  tab.start();
  tab.goTo('home');
  await settle();
  expect(tab.taken).toHaveLength(0);
});

test('a worker that nobody signed is never told to take over', async () => {
  const tab = openTab(createLocks(), () => true, false);
  tab.start();
  tab.goTo('home');
  await settle();
  await settle();
  expect(tab.taken).toHaveLength(0);
});
