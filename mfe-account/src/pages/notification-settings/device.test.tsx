import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aCustomer,
  aCustomerSetting,
  aPartnerBrand,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
  type TestPlatformOptions,
} from '@poku/testing';
import { givePush, servePush, SUBSCRIBED, takePush } from '../../testing/push-browser';
import { page } from './notification-settings.page';

const server = startTestServer();
afterEach(takePush);

interface Opening extends TestPlatformOptions {
  readonly key?: string | null;
}

async function openSettings({ key, ...options }: Opening = {}) {
  const told = servePush(server, key);
  server.use(onCall.get('/customersetting/:clientId', () => envelope(aCustomerSetting())));
  const { platform } = await createTestPlatform({ member: aCustomer(), ...options });
  const { unmount } = renderPage(page, { platform, path: '/change-notification' });
  await screen.findByRole('switch', { name: 'Notifikasi' });
  return { told, unmount };
}
const device = () => screen.queryByRole('switch', { name: 'Notifikasi di HP ini' });
const pressDevice = () => userEvent.click(screen.getByRole('switch', { name: 'Notifikasi di HP ini' }));

test('the browser is asked once the member turned the device on, and the API is told', async () => {
  const browser = givePush();
  const { told } = await openSettings();
  expect(device()).not.toBeChecked();
  expect(browser.asked).toEqual([]);
  await pressDevice();
  await waitFor(() => expect(device()).toBeChecked());
  expect(browser.asked).toEqual(['permission', 'subscribe kunci']);
  expect(told).toEqual([SUBSCRIBED]);
});

test('it is on at the next visit, told again, and turned off on both sides', async () => {
  const browser = givePush();
  const first = await openSettings();
  await pressDevice();
  await waitFor(() => expect(device()).toBeChecked());
  first.unmount();
  const { told } = await openSettings();
  expect(device()).toBeChecked();
  expect(told).toEqual([SUBSCRIBED]);
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
  const first = await openSettings();
  await pressDevice();
  await waitFor(() => expect(device()).toBeChecked());
  first.unmount();
  const { told } = await openSettings({ member: aCustomer({ customer_id: 'member-budi' }) });
  expect(device()).not.toBeChecked();
  expect(told).toEqual([]);
});

test('a member who refuses the browser’s question reads what to do', async () => {
  givePush({ answer: 'denied' });
  await openSettings();
  await pressDevice();
  await waitFor(() => expect(device()).toBeDisabled());
  expect(device()).toHaveAccessibleDescription(/diblokir di browser ini. Izinkan dulu/);
});

test('a browser that blocks them says what to do, and is not asked', async () => {
  const browser = givePush({ permission: 'denied' });
  await openSettings();
  expect(device()).toBeDisabled();
  expect(device()).toHaveAccessibleDescription(/diblokir di browser ini. Izinkan dulu/);
  expect(browser.asked).toEqual([]);
});

test('an API that cannot be told leaves nothing behind, and says so', async () => {
  const browser = givePush();
  await openSettings();
  server.use(onCall.post('/pushsubscription', () => failure(503)));
  await pressDevice();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 503');
  expect(device()).not.toBeChecked();
  expect(browser.isSubscribed()).toBe(false);
});

test.each<Record<string, string>>([{ auth: 'auth' }, { p256dh: 'p256dh' }])(
  'a browser whose subscription has the keys %j alone takes none, and the API is not told',
  async (keys) => {
    const browser = givePush({ keys });
    const { told } = await openSettings();
    await pressDevice();
    expect(await screen.findByRole('alert')).toHaveTextContent('Notifikasi belum bisa diatur. Coba lagi ya');
    expect([told, browser.isSubscribed()]).toEqual([[], false]);
  },
);

test('a phone that takes notices from its home screen alone says how to get there', async () => {
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  await openSettings();
  expect(device()).toHaveAccessibleDescription(/^Tambahkan Poku ke Layar Utama dulu/);
  Reflect.deleteProperty(navigator, 'standalone');
});

test('nothing is said by a browser without web push, on a partner’s origin, and where none is sent', async () => {
  const { unmount } = await openSettings();
  expect(device()).not.toBeInTheDocument();
  unmount();
  givePush();
  const other = await openSettings({ config: { partner: aPartnerBrand() } });
  expect(device()).not.toBeInTheDocument();
  other.unmount();
  await openSettings({ key: null });
  expect(device()).not.toBeInTheDocument();
});
