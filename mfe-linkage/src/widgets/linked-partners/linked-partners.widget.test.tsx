import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aCustomer,
  aLinkageItem,
  envelope,
  failure,
  onCall,
  renderWidget,
  startTestServer,
} from '@poku/testing';
import { Widget } from './linked-partners.widget';

const server = startTestServer();

const openDashboard = () => renderWidget(Widget, { member: aCustomer(), path: '/dashboard' });

test('linked partners come first, each says whether it is linked, and all lead to the list', async () => {
  server.use(
    onCall.get('/partnercoalition/member-siti', () =>
      envelope([
        aLinkageItem({ partnerId: '9', partnerName: 'RumahNet' }),
        aLinkageItem({ partnerId: '2', partnerName: 'NusaPoin', linked: 1 }),
      ]),
    ),
  );
  await openDashboard();
  expect(await screen.findByRole('region', { name: 'Partner Kamu' })).toBeInTheDocument();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Lihat Semua',
    'NusaPoin, Terhubung',
    'RumahNet, Belum terhubung',
  ]);
  for (const link of links) expect(link).toHaveAttribute('href', '/partner-linkage');
});

test('a partner that cannot be linked yet is called coming soon', async () => {
  server.use(onCall.get('/partnercoalition/member-siti', () => envelope([aLinkageItem({ linkable: 0 })])));
  await openDashboard();
  expect(await screen.findByRole('link', { name: /NusaPoin.*Segera hadir/ })).toBeInTheDocument();
});

test('while the partners are read, their place says so', async () => {
  let answer: (response: Response) => void = () => undefined;
  const waiting = new Promise<Response>((resolve) => (answer = resolve));
  server.use(onCall.get('/partnercoalition/member-siti', () => waiting));
  await openDashboard();
  expect(await screen.findByText('Sedang memuat')).toBeInTheDocument();
  answer(envelope([aLinkageItem()]));
  expect(await screen.findByText('Partner Kamu')).toBeInTheDocument();
  expect(screen.queryByText('Sedang memuat')).not.toBeInTheDocument();
});

test('without any partner it says so', async () => {
  server.use(onCall.get('/partnercoalition/member-siti', () => envelope([])));
  await openDashboard();
  expect(await screen.findByText('Belum ada partner yang bisa dihubungkan.')).toBeInTheDocument();
});

test('five partners go round three at a time: the first three stand once more at the end', async () => {
  const partners = Array.from({ length: 5 }, (_, index) =>
    aLinkageItem({ partnerId: String(index + 1), partnerName: `Partner ${index + 1}` }),
  );
  server.use(onCall.get('/partnercoalition/member-siti', () => envelope(partners)));
  await openDashboard();
  const list = await screen.findByRole('list');
  expect([...list.children].map((slide) => slide.hasAttribute('inert'))).toEqual([
    ...Array<boolean>(5).fill(false),
    ...Array<boolean>(3).fill(true),
  ]);
  expect(screen.getByRole('button', { name: 'Berikutnya: Partner Kamu' })).toBeInTheDocument();
});

test('a failed call is left to the slot, whose retry reads again', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(onCall.get('/partnercoalition/member-siti', () => failure(500)));
  await openDashboard();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  server.use(onCall.get('/partnercoalition/member-siti', () => envelope([aLinkageItem()])));
  await userEvent.click(retry);
  expect(await screen.findByText('Partner Kamu')).toBeInTheDocument();
  quiet.mockRestore();
});
