import { act, screen, waitFor, within } from '@testing-library/react';
import { onboardingMarker } from '@poku/flows/linking';
import { aCustomer, aLinkageItem, envelope, onCall, startTestServer } from '@poku/testing';
import { notificationsCall } from '../../calls/notifications';
import { currentStep, linkingWidget, openOnboarding } from '../../testing/onboarding';

const server = startTestServer();

const bank = '/onboard?source=nusapoin&AuthorizationCode=kode&email=siti%40contoh.id&state=s-1';
const wallet = '/onboard?step=2&source=dompetnusa&mandateID=m-1&refNum=7&state=s-2';

/** Answers the call that ends a link, and notes what was sent. */
function linking(answer: () => Response = () => envelope()) {
  const sent: unknown[] = [];
  server.use(
    onCall.post('/partnerlink', async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
    onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())),
  );
  return sent;
}

test.each([
  [
    bank,
    'Partner',
    'Selamat! Akun NusaPoin berhasil terhubung.',
    { partnerId: '2', data: { authorizationCode: 'kode', email: 'siti@contoh.id', state: 's-1' } },
  ],
  [
    wallet,
    'E-Wallet',
    'Selamat! Akun DompetNusa berhasil terhubung.',
    { partnerId: '3', refNum: '7', mandateId: 'm-1' },
  ],
])('%s links once at the step %s, and leaves the address', async (url, step, success, body) => {
  onboardingMarker.set(true);
  const sent = linking();
  const { address, platform } = await openOnboarding({ server, url });
  const linked: string[] = [];
  platform.events.subscribe('partner.linked', ({ partnerId }) => linked.push(partnerId));
  expect(await screen.findByText(success)).toBeInTheDocument();
  expect(currentStep()).toContain(step);
  await waitFor(() => expect(address()).toBe(step === 'Partner' ? '/onboard?step=1' : '/onboard?step=2'));
  expect(sent).toEqual([{ clientId: 'member-siti', ...body }]);
  expect(onboardingMarker.isSet()).toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a link that this session did not ask for is told, and the step stays', async () => {
  linking(() => envelope(undefined, 201));
  const { user, address } = await openOnboarding({ server, url: bank });
  const dialog = await screen.findByRole('alertdialog', { name: 'Linking Kamu Gagal' });
  expect(dialog).toHaveAccessibleDescription(
    'Permintaan ini tidak dikenali. Mulai lagi dari Daftar Partner ya.',
  );
  await user.click(within(dialog).getByRole('button', { name: 'Mengerti' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/onboard?step=1'));
  expect(screen.getByRole('button', { name: 'Lewati' })).toBeInTheDocument();
});

test('a confirmation without an answer can be sent again', async () => {
  let tries = 0;
  const sent = linking(() => {
    tries += 1;
    return tries === 1 ? Response.error() : envelope();
  });
  const { user } = await openOnboarding({ server, url: wallet });
  await user.click(await screen.findByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Selamat! Akun DompetNusa berhasil terhubung.')).toBeInTheDocument();
  expect(sent).toHaveLength(2);
});

test.each([
  ['/onboard?source=dompetnusa', 'E-Wallet'],
  ['/onboard?source=rumahnet', 'Partner'],
  ['/onboard?AuthorizationCode=kode', 'Partner'],
  ['/onboard?source=tidak-dikenal&AuthorizationCode=kode', 'Partner'],
  ['/onboard?mandateID=m-1&refNum=7', 'Partner'],
])('%s shows the failure at the step %s, calls nothing and leaves the address', async (url, step) => {
  const { user, address } = await openOnboarding({ server, url });
  const dialog = await screen.findByRole('alertdialog', { name: 'Linking Kamu Gagal' });
  expect(dialog).toHaveAccessibleDescription('Periksa koneksi internet kamu, lalu coba lagi.');
  await waitFor(() => expect(address()).toBe(step === 'Partner' ? '/onboard?step=1' : '/onboard?step=2'));
  expect(currentStep()).toContain(step);
  await user.click(within(dialog).getByRole('button', { name: 'Mengerti' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('a request that was declined at the partner is told as such', async () => {
  await openOnboarding({ server, url: '/onboard?step=1&source=nusapoin&error=declined&state=s-1' });
  expect(await screen.findByRole('alertdialog', { name: 'Linking Kamu Gagal' })).toHaveAccessibleDescription(
    /^Kamu membatalkan atau partner menolak/,
  );
});

const newMember = aCustomer({ loginStatus: '0' });

test('a member who arrives for the first time sees the guide, and a reload does not show it again', async () => {
  let seen = 0;
  server.use(
    onCall.post('/finishonboarding', () => {
      seen += 1;
      return envelope();
    }),
    onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())),
  );
  const { user, address } = await openOnboarding({ server, url: '/onboard', member: newMember });
  const guide = screen.getByRole('dialog', { name: 'Panduan' });
  expect(within(guide).getByText('Langkah 1 dari 4')).toBeInTheDocument();
  await user.click(within(guide).getByRole('button', { name: 'Nanti saja' }));
  await waitFor(() => expect(address()).toBe('/onboard?step=1'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(seen).toBe(1));
});

test.each([
  ['a step', '/onboard?step=2', newMember],
  ['a member who has seen a guide', '/onboard', aCustomer()],
])('the guide does not come by itself for %s, but by the help button', async (_, url, member) => {
  const { user } = await openOnboarding({ server, url, member });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Lihat panduan' }));
  expect(screen.getByRole('dialog', { name: 'Panduan' })).toBeInTheDocument();
});

describe('while a linked partner waits for the e-mail', () => {
  beforeEach(() => {
    jest.useFakeTimers({
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setImmediate',
        'queueMicrotask',
        'nextTick',
        'performance',
        'Date',
      ],
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const unverified = aCustomer({ emailVerify: '0' });

  const open = async (linked: 0 | 1, answers: readonly ('0' | '1')[]) => {
    let asked = 0;
    let answered = 0;
    const opened = await openOnboarding({
      server,
      member: unverified,
      partners: [aLinkageItem({ linked, emailVerificationRequired: 1 })],
    });
    await linkingWidget();
    // Counted as they leave: what is asked last may be answered late.
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/customerdetail/')) asked += 1;
    });
    server.use(
      onCall.get('/customerdetail/:clientId', () => {
        answered += 1;
        return envelope(aCustomer({ emailVerify: answers[answered - 1] ?? '1' }));
      }),
    );
    return { ...opened, asked: () => asked };
  };

  /** Lets time pass, interval by interval, until something holds. */
  const passUntil = async (holds: () => boolean) => {
    while (!holds()) {
      act(() => jest.advanceTimersByTime(5_000));
      await act(() => new Promise((resolve) => setTimeout(resolve)));
    }
  };

  test('the member is read every 5 s until it is verified, and told once', async () => {
    const { asked, alerts, platform } = await open(1, ['0', '1']);
    act(() => jest.advanceTimersByTime(4_999));
    await platform.call(notificationsCall, {});
    expect(asked()).toBe(0);
    await passUntil(() => asked() === 1);
    expect(alerts).toEqual([]);
    await passUntil(() => alerts.length > 0);
    expect(alerts).toEqual([{ kind: 'success', message: 'Email kamu sudah terverifikasi!' }]);
    await passUntil(() => {
      const { value } = platform.session$;
      return value.status === 'member' && value.customer.isEmailVerified;
    });
    await act(() => platform.call(notificationsCall, {}));
    const before = asked();
    act(() => jest.advanceTimersByTime(30_000));
    await platform.call(notificationsCall, {});
    expect(asked()).toBe(before);
    expect(alerts).toHaveLength(1);
  });

  test('nothing is read while no partner is linked', async () => {
    const { asked, platform } = await open(0, ['1']);
    act(() => jest.advanceTimersByTime(60_000));
    await platform.call(notificationsCall, {});
    expect(asked()).toBe(0);
  });
});
