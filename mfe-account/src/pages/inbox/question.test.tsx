import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aCustomer,
  aNotice,
  anInboxPage,
  createTestPlatform,
  envelope,
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
  await openInbox();
  expect(question()).not.toBeInTheDocument();
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
