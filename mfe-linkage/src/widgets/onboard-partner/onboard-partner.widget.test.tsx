import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageModule, SlotSource } from '@poku/shared/contract';
import { Slot } from '@poku/shared/platform';
import {
  aCustomer,
  aLinkageItem,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/shared/testing';
import { Widget } from './onboard-partner.widget';

const server = startTestServer();
const step: PageModule = {
  title: 'Lengkapi Akun',
  Component: () => (
    <Slot
      name="onboard-partner"
      skeleton={() => null}
      failed={(retry) => (
        <button type="button" onClick={retry}>
          Coba lagi
        </button>
      )}
    />
  ),
};
const widgets = [
  { id: 'mfe-linkage/onboard-partner', heightPx: 288, load: () => Promise.resolve(Widget) },
] as const;
const slots: SlotSource = { widgets: () => widgets };
const answer = (...items: readonly object[]) =>
  server.use(onCall.get('/partnercoalition/member-siti', () => envelope(items)));

async function openStep() {
  const { platform } = await createTestPlatform({ member: aCustomer(), slots });
  renderPage(step, { platform, path: '/onboard' });
  return platform;
}

test('every partner says whether it is linked', async () => {
  answer(
    aLinkageItem({ linked: 1 }),
    aLinkageItem({ partnerId: '9', partnerName: 'RumahNet', description: 'Internet rumah' }),
  );
  await openStep();
  const list = await screen.findByRole('list', { name: 'Daftar Partner' });
  const [nusapoin, rumahnet] = within(list).getAllByRole('listitem');
  expect(nusapoin).toHaveTextContent(/^NusaPoin *Terhubung/);
  expect(rumahnet).toHaveTextContent(/^RumahNet *Belum terhubung *Internet rumah$/);
});

test('after a link the list is read again', async () => {
  answer(aLinkageItem());
  const platform = await openStep();
  await screen.findByText('Belum terhubung');
  server.use(onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())));
  answer(aLinkageItem({ linked: 1 }));
  act(() => platform.events.publish('partner.linked', { partnerId: '2' }));
  expect(await screen.findByText('Terhubung')).toBeInTheDocument();
});

test('without any partner it says so', async () => {
  answer();
  await openStep();
  expect(await screen.findByText('Belum ada partner yang bisa dihubungkan.')).toBeInTheDocument();
});

test('while it reads it says so, and a failed call is left to the slot, whose retry reads again', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(onCall.get('/partnercoalition/member-siti', () => failure(500)));
  await openStep();
  expect(await screen.findByText('Sedang memuat')).toBeInTheDocument();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  answer(aLinkageItem());
  await userEvent.click(retry);
  expect(await screen.findByText('NusaPoin')).toBeInTheDocument();
  quiet.mockRestore();
});
