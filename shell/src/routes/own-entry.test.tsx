import { createBrowserRouter, RouterProvider, ScrollRestoration } from '@poku/kit/router';
import { fireEvent, render, screen } from '@testing-library/react';
import { keyOwnEntry } from './own-entry';

const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
  Object.assign(window, { scrollY: to[1] });
});
beforeEach(() => sessionStorage.clear());

/** What a load of the page does; `leave` is what another one does to it. */
const load = async () => {
  keyOwnEntry();
  const router = createBrowserRouter([{ path: '*', element: <ScrollRestoration /> }]);
  const { unmount } = render(
    <>
      <RouterProvider router={router} />
      <p>Halaman</p>
    </>,
  );
  await screen.findByText('Halaman');
  const leave = () => {
    fireEvent(window, new Event('pagehide'));
    unmount();
    router.dispose();
    scrollTo.mockClear();
    Object.assign(window, { scrollY: 0 });
  };
  return { leave, place: () => window.scrollY };
};
/** The browser loads another address into an entry without a state. */
const goTo = (address: string) => history.pushState(null, '', address);

test('a page that is loaded begins at its top, wherever the one before was left; loaded again it keeps its place', async () => {
  goTo('/checkout');
  const checkout = await load();
  window.scrollTo(0, 400);
  checkout.leave();

  goTo('/poinku');
  const points = await load();
  expect(points.place()).toBe(0);
  window.scrollTo(0, 120);
  points.leave();
  expect((await load()).place()).toBe(120);
});

test('what stands in the entry stays', () => {
  history.replaceState({ usr: { titleName: 'Kuliner' }, idx: 2 }, '');
  keyOwnEntry();
  expect(history.state).toEqual({ usr: { titleName: 'Kuliner' }, idx: 2, key: expect.any(String) as string });
});
