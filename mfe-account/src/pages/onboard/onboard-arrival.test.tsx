import { act, screen, waitFor, within } from '@testing-library/react';
import { aCustomer, aLinkageItem, envelope, onCall, startTestServer } from '@poku/shared/testing';
import { currentStep, linkingWidget, openOnboarding } from '../../testing/onboarding';

const server = startTestServer();

test.each([
  ['/onboard?source=dompetnusa&mandateID=m-1&refNum=7', 'E-Wallet'],
  ['/onboard?source=dompetnusa', 'E-Wallet'],
  ['/onboard?source=nusapoin&AuthorizationCode=kode', 'Partner'],
  ['/onboard?source=rumahnet', 'Partner'],
  ['/onboard?AuthorizationCode=kode', 'Partner'],
  ['/onboard?source=tidak-dikenal', 'Partner'],
])('%s shows the failure at the step %s, links nothing and leaves the address', async (url, step) => {
  const { user, address } = await openOnboarding({ server, url });
  const dialog = await screen.findByRole('alertdialog', { name: 'Linking Kamu Gagal' });
  expect(dialog).toHaveAccessibleDescription('Periksa koneksi internet kamu, lalu coba lagi.');
  expect(address()).not.toMatch(/source|Code|mandate|refNum|kode|m-1/i);
  expect(currentStep()).toContain(step);
  await user.click(within(dialog).getByRole('button', { name: 'Mengerti' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(address()).toBe(step === 'Partner' ? '/onboard?step=1' : '/onboard?step=2');
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
    const opened = await openOnboarding({
      server,
      member: unverified,
      partners: [aLinkageItem({ linked, emailVerificationRequired: 1 })],
    });
    await linkingWidget();
    server.use(
      onCall.get('/customerdetail/:clientId', () => {
        asked += 1;
        return envelope(aCustomer({ emailVerify: answers[asked - 1] ?? '1' }));
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
    await platform.api.customer.settings();
    expect(asked()).toBe(0);
    await passUntil(() => asked() === 1);
    expect(alerts).toEqual([]);
    await passUntil(() => alerts.length > 0);
    expect(alerts).toEqual([{ kind: 'success', message: 'Email kamu sudah terverifikasi!' }]);
    await passUntil(() => {
      const { value } = platform.session$;
      return value.status === 'member' && value.customer.isEmailVerified;
    });
    const before = asked();
    act(() => jest.advanceTimersByTime(30_000));
    await platform.api.customer.settings();
    expect(asked()).toBe(before);
    expect(alerts).toHaveLength(1);
  });

  test('nothing is read while no partner is linked', async () => {
    const { asked, platform } = await open(0, ['1']);
    act(() => jest.advanceTimersByTime(60_000));
    await platform.api.customer.settings();
    expect(asked()).toBe(0);
  });
});
