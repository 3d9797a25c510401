import { createMemoryRouter, RouterProvider } from '@poku/kit/router';
import { aCustomer, createTestPlatform, envelope, onCall, startTestServer, TestFrame } from '@poku/testing';
import { act, render, screen } from '@testing-library/react';
import { InboxBell } from './inbox-bell';

const server = startTestServer();

async function open(
  member?: ReturnType<typeof aCustomer>,
  isKnownPath: (path: string) => boolean = () => true,
) {
  const { platform } = await createTestPlatform({ member, isKnownPath });
  const router = createMemoryRouter([{ path: '*', Component: InboxBell }]);
  render(
    <TestFrame platform={platform}>
      <RouterProvider router={router} />
    </TestFrame>,
  );
  return platform;
}
const bell = () => screen.queryByRole('link');

test.each([
  [0, 'Kotak masuk', ''],
  [3, 'Kotak masuk, 3 belum dibaca', '3'],
  [12, 'Kotak masuk, 12 belum dibaca', '9+'],
])('with %i unread notices the bell is named "%s"', async (unreadNotices, name, shown) => {
  await open(aCustomer({ unreadNotices }));
  expect(bell()).toHaveAccessibleName(name);
  expect(bell()).toHaveAttribute('href', '/kotak-masuk');
  expect(bell()).toHaveTextContent(shown === '' ? /^$/ : shown);
});

test('a notice that comes is counted at once', async () => {
  const { events } = await open(aCustomer());
  server.use(onCall.get('/customerdetail/:clientId', () => envelope(aCustomer({ unreadNotices: 1 }))));
  act(() => events.publish('notice.changed', {}));
  expect(await screen.findByRole('link', { name: 'Kotak masuk, 1 belum dibaca' })).toBeVisible();
});

test('a guest has none, and neither has a site without the page', async () => {
  await open();
  expect(bell()).not.toBeInTheDocument();
  await open(aCustomer(), (path) => path !== '/kotak-masuk');
  expect(bell()).not.toBeInTheDocument();
});
