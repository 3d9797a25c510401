import { act, screen, waitFor } from '@testing-library/react';
import {
  aCustomer,
  aLinkageItem,
  envelope,
  failure,
  networkFailure,
  onCall,
  startTestServer,
} from '@poku/testing';
import { anEwallet, currentStep, linkingWidget, openOnboarding } from '../../testing/onboarding';

const server = startTestServer();
const button = (name: string) => screen.findByRole('button', { name });

function finishes() {
  let count = 0;
  server.use(
    onCall.post('/finishonboarding', () => {
      count += 1;
      return envelope();
    }),
    onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())),
  );
  return () => count;
}

test('the four steps lead from partners to notifications and home, and the way is completed', async () => {
  const count = finishes();
  const { user, address } = await openOnboarding({ server });
  expect(screen.getByRole('heading', { name: 'Hubungkan partner' })).toBeInTheDocument();
  await user.click(await button('Lewati'));
  expect(await screen.findByRole('heading', { name: 'Hubungkan e-wallet' })).toHaveFocus();
  await waitFor(() => expect(address()).toBe('/onboard?step=2'));
  await user.click(await button('Lewati'));
  expect(await screen.findByRole('heading', { name: 'Pilih preferensi kamu' })).toHaveFocus();
  await user.click(await button('Lewati'));
  expect(await screen.findByRole('heading', { name: 'Atur notifikasi kamu' })).toHaveFocus();
  expect(currentStep()).toBe('Notifikasi');
  await user.click(await button('Selesai'));
  await waitFor(() => expect(address()).toBe('/'));
  expect(count()).toBe(1);
});

test('a reload stays at its step', async () => {
  await openOnboarding({ server, url: '/onboard?step=3' });
  expect(currentStep()).toBe('Preferensi');
});

test.each([
  ['/onboard?step=1', { partners: [aLinkageItem({ linked: 1 })] }],
  ['/onboard?step=2', { ewallets: [anEwallet({ linked: 1 })] }],
])('at %s the way on is no skip once something is linked', async (url, lists) => {
  await openOnboarding({ server, url, ...lists });
  expect(await button('Lanjut')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Lewati' })).not.toBeInTheDocument();
});

test('a link that happens in the step changes the button', async () => {
  const { platform } = await openOnboarding({ server });
  await linkingWidget();
  expect(await button('Lewati')).toBeInTheDocument();
  server.use(onCall.get('/partnercoalition/:clientId', () => envelope([aLinkageItem({ linked: 1 })])));
  server.use(onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())));
  act(() => platform.events.publish('partner.linked', { partnerId: '2' }));
  expect(await button('Lanjut')).toBeInTheDocument();
});

test('what is chosen in steps 3 and 4 is saved on the way', async () => {
  finishes();
  const sent: unknown[] = [];
  server.use(
    onCall.post('/customerinterest', async ({ request }) => {
      sent.push(await request.json());
      return envelope();
    }),
    onCall.put('/customersetting', async ({ request }) => {
      sent.push(await request.json());
      return envelope();
    }),
  );
  const { user, address } = await openOnboarding({ server, url: '/onboard?step=3' });
  await user.click(screen.getByRole('checkbox', { name: 'Kopi' }));
  await user.click(await button('Lanjut'));
  await user.click(await screen.findByRole('switch', { name: 'Notifikasi' }));
  await user.click(await button('Selesai'));
  await waitFor(() => expect(address()).toBe('/'));
  expect(sent).toEqual([
    { clientId: 'member-siti', interestIds: [{ interestId: '2' }] },
    expect.objectContaining({ notifStatus: '0' }),
  ]);
});

test('a step that cannot be saved says why and can be left out', async () => {
  server.use(onCall.post('/customerinterest', networkFailure));
  const { user, address } = await openOnboarding({ server, url: '/onboard?step=3' });
  await user.click(screen.getByRole('checkbox', { name: 'Kopi' }));
  await user.click(await button('Lanjut'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem mengalami gangguan');
  expect(address()).toBe('/onboard?step=3');
  await user.click(screen.getByRole('button', { name: 'Lewati' }));
  await waitFor(() => expect(address()).toBe('/onboard?step=4'));
});

test('a step that cannot be read has a retry and can be left out', async () => {
  const { user, address } = await openOnboarding({ server, url: '/onboard?step=2' });
  server.use(onCall.get('/customerinterest/:clientId', () => failure(500)));
  await user.click(await button('Lewati'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Gagal mendapatkan user preferensi data. Sistem mengalami gangguan',
  );
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Lewati' }));
  await waitFor(() => expect(address()).toBe('/onboard?step=4'));
});

test('finishing leads home even when it cannot be noted', async () => {
  server.use(onCall.post('/finishonboarding', networkFailure));
  const { user, address, alerts } = await openOnboarding({ server, url: '/onboard?step=4' });
  await user.click(await button('Selesai'));
  await waitFor(() => expect(address()).toBe('/'));
  expect(alerts).toEqual([]);
});

test('a widget that cannot be loaded is told in its place, and the step can be left', async () => {
  const load = jest.fn(() => Promise.reject(new Error('offline')));
  const broken = [{ id: 'mfe-linkage/onboard', heightPx: 72, load }];
  const { user } = await openOnboarding({ server, slots: { widgets: () => broken } });
  await user.click(await button('Coba lagi'));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(await button('Lewati')).toBeEnabled();
});

test('an unverified e-mail is told where partners need it', async () => {
  await openOnboarding({ server, member: aCustomer({ emailVerify: '0' }) });
  expect(screen.getByText(/belum terverifikasi/)).toBeInTheDocument();
});

test('after the guide the way on is ready at once: the lists are not read again for the address alone', async () => {
  finishes();
  const member = aCustomer({ loginStatus: '0' });
  const { user, address } = await openOnboarding({ server, url: '/onboard', member });
  const reads: string[] = [];
  server.events.on('request:start', ({ request }) => void reads.push(new URL(request.url).pathname));
  await user.click(await screen.findByRole('button', { name: 'Nanti saja' }));
  await waitFor(() => expect(address()).toBe('/onboard?step=1'));
  expect(screen.getByRole('button', { name: 'Lewati' })).not.toHaveAttribute('aria-busy', 'true');
  expect(reads.filter((path) => path.includes('coalition'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Lewati' }));
  await waitFor(() => expect(currentStep()).toContain('E-Wallet'));
});
