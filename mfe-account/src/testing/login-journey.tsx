import type { PageModule } from '@poku/contract';
import {
  aCustomer,
  createTestPlatform,
  envelope,
  onCall,
  renderPage,
  type TestPlatformOptions,
  startTestServer,
} from '@poku/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** The member who logs in. */
export const siti = aCustomer();

/** The mocked calls of a login; call it once, at the top of a file. */
export function startLoginCalls() {
  const server = startTestServer();
  return {
    server,
    allowLogin: () =>
      server.use(
        onCall.post('/loginauth', () => envelope({ authorizationCode: 'code-1' })),
        onCall.post('/logintoken', () => envelope({ accessToken: 'unused', clientId: siti.customer_id })),
        onCall.get('/customerdetail/:clientId', () => envelope(siti)),
      ),
    refuseLogin: (code: number) =>
      server.use(onCall.post('/loginauth', () => envelope(undefined, code, 'Pesan server'))),
  };
}

/** Opens the login with a query. */
export async function openLogin(
  page: PageModule,
  { query = '', ...options }: TestPlatformOptions & { readonly query?: string } = {},
) {
  const handle = await createTestPlatform(options);
  const shown = renderPage(page, {
    platform: handle.platform,
    path: '/login',
    url: `/login${query}`,
    routes: { '/': 'Beranda', '/riwayat': 'Halaman riwayat', '/register': 'Halaman daftar' },
  });
  await screen.findByRole('button', { name: 'Masuk' });
  return {
    platform: handle.platform,
    address: () => shown.address(),
    user: userEvent.setup({ delay: null }),
  };
}

type User = ReturnType<typeof userEvent.setup>;

/** Types number and password, without sending them. */
export async function fillIn(user: User, phone = '81200000002', password = 'Rahasia123'): Promise<void> {
  await user.type(screen.getByLabelText('Nomor HP'), phone);
  await user.type(screen.getByLabelText('Password'), password);
}

/** Types number and password, and sends them. */
export async function logIn(user: User): Promise<void> {
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Masuk' }));
}
