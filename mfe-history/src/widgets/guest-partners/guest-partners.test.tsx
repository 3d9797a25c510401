import { anEarnPartner, envelope, onCall, renderWidget, startTestServer } from '@poku/testing';
import { screen, within } from '@testing-library/react';
import { Widget } from './guest-partners.widget';

const server = startTestServer();
const open = async (partners: readonly ReturnType<typeof anEarnPartner>[]) => {
  server.use(onCall.get('/partnerearn/:clientId', () => envelope(partners)));
  await renderWidget(Widget, { path: '/login' });
};

test('a guest sees every partner, and the way to what each gives', async () => {
  await open([anEarnPartner(), anEarnPartner({ partnerId: '2', partnerName: 'NusaPoin' })]);
  const partners = await screen.findByRole('region', { name: 'Partner Poku' });
  const names = (await within(partners).findAllByRole('listitem')).map((item) => item.textContent);
  expect(names).toEqual(['FitNusa', 'NusaPoin']);
  expect(within(partners).getByRole('link', { name: 'Lihat Semua: Partner Poku' })).toHaveAttribute(
    'href',
    '/mitra-poku',
  );
});

test('without any the place says so', async () => {
  await open([]);
  expect(await screen.findByText('Belum ada partner tempat mengumpulkan poin.')).toBeInTheDocument();
});
