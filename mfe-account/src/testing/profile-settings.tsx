import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PokuEvents } from '@poku/contract';
import {
  aCustomer,
  createTestPlatform,
  envelope,
  onCall,
  renderPage,
  type startTestServer,
} from '@poku/testing';
import { page } from '../pages/profile-settings/profile-settings.page';

type Server = ReturnType<typeof startTestServer>;
type User = ReturnType<typeof userEvent.setup>;

/** Opens 'Pengaturan Profil' for a member, and collects what it tells the rest of the site. */
export async function openProfileSettings(
  server: Server,
  member = aCustomer(),
  isKnownPath: (path: string) => boolean = () => true,
) {
  server.use(onCall.get('/customerdetail/:clientId', () => envelope(member)));
  const { platform, goOffline } = await createTestPlatform({ member, isKnownPath });
  const alerts: PokuEvents['alert.raised'][] = [];
  platform.events.subscribe('alert.raised', (alert) => alerts.push(alert));
  const changed: unknown[] = [];
  platform.events.subscribe('customer.changed', (payload) => changed.push(payload));
  const { address } = renderPage(page, {
    platform,
    path: '/change-profil',
    routes: { '/profil': 'Halaman profil', '/preferensi': 'Halaman preferensi' },
  });
  await screen.findByLabelText('Nama');
  return {
    user: userEvent.setup({ delay: null }),
    alerts,
    changed,
    address,
    events: platform.events,
    goOffline,
  };
}

/** Accepts every save. @returns what was sent, as it comes */
export function collectUpdates(server: Server) {
  const sent: unknown[] = [];
  server.use(
    onCall.put('/customer', async ({ request }) => {
      sent.push(await request.json());
      return envelope();
    }),
  );
  return sent;
}
export const saveButton = () => screen.getByRole('button', { name: 'Simpan' });
export const rename = async (user: User, name: string) => {
  await user.clear(screen.getByLabelText('Nama'));
  await user.type(screen.getByLabelText('Nama'), name);
};
export const readdress = async (user: User, email: string) => {
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), email);
};
