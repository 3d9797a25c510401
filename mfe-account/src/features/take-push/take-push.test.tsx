import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aCustomer,
  aCustomerSetting,
  aNotice,
  anInboxPage,
  aPartnerBrand,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
  type TestPlatformOptions,
} from '@poku/testing';
import { page as inbox } from '../../pages/inbox/inbox.page';
import { page as settings } from '../../pages/notification-settings/notification-settings.page';
import { givePush, takePush } from '../../testing/push-browser';

const server = startTestServer();
afterEach(takePush);

interface Opening extends TestPlatformOptions {
  readonly key?: string | null;
}

async function open(page: typeof inbox, { key = 'kunci', ...options }: Opening = {}) {
  const told: unknown[] = [];
  server.use(
    onCall.get('/customersetting/:clientId', () => envelope(aCustomerSetting())),
    onCall.get('/customernotice/:clientId', () => envelope(anInboxPage([aNotice({ isRead: true })]))),
    onCall.get('/pushkey', () => envelope({ applicationServerKey: key })),
    onCall.post('/pushsubscription', async ({ request }) => {
      told.push(['POST', await request.json()]);
      return envelope();
    }),
    onCall.delete('/pushsubscription', async ({ request }) => {
      told.push(['DELETE', await request.json()]);
      return envelope();
    }),
  );
  const { platform } = await createTestPlatform({ member: aCustomer(), ...options });
  const { unmount } = renderPage(page, { platform, path: '/here' });
  const isInbox = page === inbox;
  if (isInbox) await screen.findByRole('list');
  else await screen.findByRole('switch', { name: 'Notifikasi' });
  return { told, unmount };
}
const device = () => screen.queryByRole('switch', { name: 'Notifikasi di HP ini' });
const pressDevice = () => userEvent.click(screen.getByRole('switch', { name: 'Notifikasi di HP ini' }));
const question = () => screen.queryByRole('heading', { name: 'Mau dikabari lewat notifikasi HP?' });
const subscribed = [
  'POST',
  {
    clientId: 'member-siti',
    endpoint: 'https://fcm.googleapis.com/fcm/send/satu',
    p256dh: 'p256dh',
    auth: 'auth',
  },
];

test('the browser is asked once the member turned the device on, and the API is told', async () => {
  const browser = givePush();
  const { told } = await open(settings);
  expect(device()).not.toBeChecked();
  expect(browser.asked).toEqual([]);
  await pressDevice();
  await waitFor(() => expect(device()).toBeChecked());
  expect(browser.asked).toEqual(['permission', 'subscribe kunci']);
  expect(told).toEqual([subscribed]);
});

test('it is on at the next visit, told again, and turned off on both sides', async () => {
  const browser = givePush();
  const first = await open(settings);
  await pressDevice();
  await waitFor(() => expect(device()).toBeChecked());
  first.unmount();
  const { told } = await open(settings);
  expect(device()).toBeChecked();
  expect(told).toEqual([subscribed]);
  await pressDevice();
  await waitFor(() => expect(device()).not.toBeChecked());
  expect(told[1]).toEqual([
    'DELETE',
    { clientId: 'member-siti', endpoint: 'https://fcm.googleapis.com/fcm/send/satu' },
  ]);
  expect(browser.isSubscribed()).toBe(false);
});

test('what another member left here is not this one’s', async () => {
  givePush();
  const first = await open(settings);
  await pressDevice();
  await waitFor(() => expect(device()).toBeChecked());
  first.unmount();
  const { told } = await open(settings, { member: aCustomer({ customer_id: 'member-budi' }) });
  expect(device()).not.toBeChecked();
  expect(told).toEqual([]);
});

test('a member who refuses the browser’s question reads what to do', async () => {
  givePush({ answer: 'denied' });
  await open(settings);
  await pressDevice();
  await waitFor(() => expect(device()).toBeDisabled());
  expect(device()).toHaveAccessibleDescription(/diblokir di browser ini. Izinkan dulu/);
});

test('an API that cannot be told leaves nothing behind, and says so', async () => {
  const browser = givePush();
  await open(settings);
  server.use(onCall.post('/pushsubscription', () => failure(503)));
  await pressDevice();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 503');
  expect(device()).not.toBeChecked();
  expect(browser.isSubscribed()).toBe(false);
});

test('a phone that takes notices from its home screen alone says how to get there', async () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  await open(settings);
  expect(device()).toHaveAccessibleDescription(/^Tambahkan Poku ke Layar Utama dulu/);
  Reflect.deleteProperty(navigator, 'standalone');
});

test('nothing is said by a browser without web push, on a partner’s origin, and where none is sent', async () => {
  const { unmount } = await open(settings);
  expect(device()).not.toBeInTheDocument();
  unmount();
  givePush();
  const other = await open(settings, { config: { partner: aPartnerBrand() } });
  expect(device()).not.toBeInTheDocument();
  other.unmount();
  await open(settings, { key: null });
  expect(device()).not.toBeInTheDocument();
});

test('the inbox asks once on a device, and only its yes asks the browser', async () => {
  const browser = givePush();
  const { told, unmount } = await open(inbox);
  expect(question()).toBeVisible();
  expect(browser.asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Ya, kabari' }));
  expect(await screen.findByText('Siap! Kabar berikutnya muncul juga di HP ini.')).toBeVisible();
  expect(told).toEqual([subscribed]);
  unmount();
  await open(inbox);
  expect(question()).not.toBeInTheDocument();
});

test('"Nanti" asks nobody, and is not asked again', async () => {
  const browser = givePush();
  const { unmount } = await open(inbox);
  await userEvent.click(screen.getByRole('button', { name: 'Nanti' }));
  expect(question()).not.toBeInTheDocument();
  unmount();
  await open(inbox);
  expect(question()).not.toBeInTheDocument();
  expect(browser.asked).toEqual([]);
});
