import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aCustomer,
  aNotice,
  anInboxPage,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { givePush, servePush, SUBSCRIBED, takePush } from '../../testing/push-browser';
import { page } from './inbox.page';

const server = startTestServer();
afterEach(takePush);

async function openInbox() {
  const told = servePush(server);
  server.use(
    onCall.get('/customernotice/:clientId', () => envelope(anInboxPage([aNotice({ isRead: true })]))),
  );
  const { platform } = await createTestPlatform({ member: aCustomer() });
  const { unmount } = renderPage(page, { platform, path: '/kotak-masuk' });
  await screen.findByRole('list');
  return { told, unmount };
}
const question = () => screen.queryByRole('heading', { name: 'Mau dikabari lewat notifikasi HP?' });

test('the inbox asks once on a device, and only its yes asks the browser', async () => {
  const browser = givePush();
  const { told, unmount } = await openInbox();
  expect(question()).toBeVisible();
  expect(browser.asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Ya, kabari' }));
  expect(await screen.findByText('Siap! Kabar berikutnya muncul juga di HP ini.')).toBeVisible();
  expect(told).toEqual([SUBSCRIBED]);
  unmount();
  const again = await openInbox();
  expect([question(), again.told]).toEqual([null, []]);
});

test('"Nanti" asks nobody, and is not asked again', async () => {
  const browser = givePush();
  const { unmount } = await openInbox();
  await userEvent.click(screen.getByRole('button', { name: 'Nanti' }));
  expect(question()).not.toBeInTheDocument();
  unmount();
  await openInbox();
  expect(question()).not.toBeInTheDocument();
  expect(browser.asked).toEqual([]);
});

test('a browser’s question that is waved away was an answer', async () => {
  const browser = givePush({ answer: 'default' });
  const { told, unmount } = await openInbox();
  await userEvent.click(screen.getByRole('button', { name: 'Ya, kabari' }));
  await waitFor(() => expect(question()).not.toBeInTheDocument());
  unmount();
  await openInbox();
  expect([question(), browser.asked, told]).toEqual([null, ['permission'], []]);
});

test('a yes that the API does not hear is told, and can be said again', async () => {
  const browser = givePush();
  await openInbox();
  server.use(onCall.post('/pushsubscription', () => failure(503)));
  await userEvent.click(screen.getByRole('button', { name: 'Ya, kabari' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 503');
  expect([question() === null, browser.isSubscribed()]).toEqual([false, false]);
});
