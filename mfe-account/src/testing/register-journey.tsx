import type { PageModule, PokuEvents } from '@poku/contract';
import {
  aCustomer,
  anOtp,
  createTestPlatform,
  envelope,
  onCall,
  renderPage,
  type RenderedPage,
  startTestServer,
  type TestPlatformOptions,
} from '@poku/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const user = userEvent.setup({ delay: null });
const GOOD_ACCOUNT = { phone: '81211112222', email: 'nina@contoh.id', password: 'Rahasia123' };

/** The mocked calls of a registration; call it once, at the top of a file. Every value is free and every call succeeds. */
export function startRegistrationCalls() {
  const server = startTestServer(
    onCall.get('/checklimit', () => envelope()),
    onCall.get('/checkmsisdn', () => envelope({ isValid: true, isVerify: false, message: 'Bebas' }, 202)),
    onCall.get('/checkemail', () => envelope({ isValid: true, isVerify: false, message: 'Bebas' }, 204)),
  );
  afterEach(() => sessionStorage.clear());
  /** Answers a POST and keeps the bodies that came. */
  const answer = (path: string, response: () => Response): readonly unknown[] => {
    const bodies: unknown[] = [];
    server.use(
      onCall.post(path, async ({ request }) => {
        bodies.push(await request.json());
        return response();
      }),
    );
    return bodies;
  };
  return {
    server,
    answer,
    sendsCode: () => answer('/register', () => envelope(anOtp())),
    acceptsCode: () => answer('/registerotp', () => envelope()),
    makesMember: () => {
      const nina = aCustomer({ customer_id: 'member-nina', name: 'Nina', loginStatus: '0' });
      answer('/loginauth', () => envelope({ authorizationCode: 'code-1' }));
      answer('/logintoken', () => envelope({ accessToken: 'unused', clientId: nina.customer_id }));
      server.use(onCall.get('/customerdetail/:clientId', () => envelope(nina)));
      return answer('/completeregister', () => envelope({ msisdn: '+6281211112222' }));
    },
  };
}

/** Opens 'Daftar' for a guest and keeps the messages that are raised. */
export async function openRegister(page: PageModule, url = '/register', options: TestPlatformOptions = {}) {
  const { platform } = await createTestPlatform(options);
  const alerts: PokuEvents['alert.raised'][] = [];
  platform.events.subscribe('alert.raised', (alert) => alerts.push(alert));
  const routes = {
    '/': 'Beranda',
    '/login': 'Halaman masuk',
    '/landing': 'Selamat datang di Poku',
    '/partner-login': 'Gerbang partner',
  };
  const view = renderPage(page, { platform, path: '/register', url, routes });
  const guard = jest.spyOn(view.router, 'getBlocker');
  /** Resolves once the page stands by to ask before it is left. */
  const standsBy = () => waitFor(() => expect(guard).toHaveBeenCalled());
  return { view, platform, alerts, standsBy };
}

export const nextButton = () => screen.getByRole('button', { name: 'Lanjut' });

/** Puts a text into an empty field at once. */
async function fill(field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  if (text !== '') await user.paste(text);
}

/** Fills the first step in, without sending it. */
export async function fillAccount(account: Partial<typeof GOOD_ACCOUNT> = {}): Promise<void> {
  const { phone, email, password } = { ...GOOD_ACCOUNT, ...account };
  await fill(await screen.findByLabelText('Nomor HP'), phone);
  await fill(screen.getByLabelText('Email'), email);
  await fill(screen.getByLabelText('Password'), password);
}

/** From an open first step to the second. */
export async function passAccount(): Promise<void> {
  await fillAccount();
  await screen.findByText('Nomor HP bisa dipakai');
  await screen.findByText('Email bisa dipakai');
  await user.click(nextButton());
  await screen.findByRole('heading', { name: 'Cek SMS kamu' });
}

/** Types the code, whose last digit sends it. */
export async function enterCode(code = '123456'): Promise<void> {
  await fill(await screen.findByLabelText('Kode OTP'), code);
}

/** From an open first step to the last. */
export async function passVerification(): Promise<void> {
  await passAccount();
  await enterCode();
  await screen.findByRole('heading', { name: 'Sedikit lagi selesai' });
}

/** Fills the last step in, without sending it. */
export async function fillProfile(): Promise<void> {
  await fill(screen.getByLabelText('Nama lengkap'), 'Nina Kartika');
  await user.type(screen.getByLabelText('Tanggal'), '5');
  await user.selectOptions(screen.getByLabelText('Bulan'), 'Mei');
  await user.type(screen.getByLabelText('Tahun'), '1994');
  await user.click(screen.getByLabelText('Perempuan'));
  await user.click(screen.getByRole('checkbox'));
}

export const finish = () => user.click(screen.getByRole('button', { name: 'Selesai' }));

/** The browser's back or the header's: one entry back, or an address. */
export const goBack = ({ router }: RenderedPage, to: -1 | '/' = -1) =>
  act(() => (to === -1 ? router.navigate(to) : router.navigate(to)));
