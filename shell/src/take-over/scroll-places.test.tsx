import { createMemoryRouter, RouterProvider, ScrollRestoration } from '@poku/kit/router';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import type { App } from '../app';
import { recallPlace, SCROLL_PLACES } from './scroll-places';

const scrollTo = jest.spyOn(window, 'scrollTo');
// Renders as a browser does: nothing waits for the end of a test's step.
beforeAll(() => void Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false));
beforeEach(() => scrollTo.mockReset().mockImplementation(() => undefined));
afterAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  jest.restoreAllMocks();
});

/** Where the page stands after its first rendering, which waits for its data. */
const placeOf = async (kept: string | null) => {
  if (kept !== null) sessionStorage.setItem(SCROLL_PLACES, kept);
  const page = {
    path: '/',
    loader: () => Promise.resolve(null),
    element: <ScrollRestoration storageKey={SCROLL_PLACES} />,
  };
  const router: App['router'] = createMemoryRouter([page]);
  recallPlace(router);
  await new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => initialized && resolve());
  });
  const root = createRoot(document.createElement('div'));
  flushSync(() => root.render(<RouterProvider router={router} />));
  const place = scrollTo.mock.lastCall;
  root.unmount();
  router.dispose();
  return place;
};

test('a page that is loaded again stands where it was left with its first rendering', async () => {
  expect(await placeOf(JSON.stringify({ default: 300 }))).toEqual([0, 300]);
});

test.each([null, '{'])('one of which nothing is kept begins at its top: %s', async (kept) => {
  expect(await placeOf(kept)).toEqual([0, 0]);
});
