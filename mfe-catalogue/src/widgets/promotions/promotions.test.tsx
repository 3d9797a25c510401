import {
  aCustomer,
  aPromotion,
  envelope,
  failure,
  noAnswer,
  onCall,
  renderWidget,
  startTestServer,
  type Answer,
} from '@poku/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Widget } from './promotions.widget';

const server = startTestServer();

const open = async (answer: Answer) => {
  server.use(onCall.get('/customerpromotion/:clientId', answer));
  await renderWidget(Widget, {
    member: aCustomer(),
    isKnownPath: (path) => path === '/rekomendasi-kupon' || path === '/kupon-rekomendasi',
  });
};

test('each promotion leads to its link, and to its coupons when that is no page of ours', async () => {
  await open(() =>
    envelope([
      aPromotion(),
      aPromotion({ adsId: 'ads-2', adsName: 'Tanpa tautan', adsLink: '' }),
      aPromotion({ adsId: 'ads-3', adsName: 'Ke luar', adsLink: 'https://jahat.example/' }),
      aPromotion({ adsId: 'ads-4', adsName: 'Belum ada', adsLink: '/halaman-lain?x=1' }),
    ]),
  );
  await screen.findByRole('link', { name: 'Pekan Kopi' });
  const links = within(screen.getByRole('region', { name: 'Promo' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Pekan Kopi', '/rekomendasi-kupon?pid=voucher-kopi&adsId=ads-1'],
    ['Tanpa tautan', '/kupon-rekomendasi?adsId=ads-2'],
    ['Ke luar', '/kupon-rekomendasi?adsId=ads-3'],
    ['Belum ada', '/kupon-rekomendasi?adsId=ads-4'],
  ]);
});

test('only the promotion in sight is fetched at once', async () => {
  await open(() => envelope([aPromotion(), aPromotion({ adsId: 'ads-2', image: '/media/b.svg' })]));
  await screen.findAllByRole('link', { name: 'Pekan Kopi' });
  const pictures = [...document.querySelectorAll('li:not([inert]) img')];
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['eager', 'lazy']);
});

test('promotions that move by themselves can be stopped', async () => {
  await open(() => envelope([aPromotion(), aPromotion({ adsId: 'ads-2' }), aPromotion({ adsId: 'ads-3' })]));
  expect(await screen.findByRole('button', { name: 'Hentikan gerakan: Promo' })).toBeInTheDocument();
});

test('its place keeps the heading while promotions are on their way', async () => {
  await open(noAnswer);
  expect(await screen.findByRole('heading', { name: 'Promo' })).toBeInTheDocument();
});

test('without a promotion it says so', async () => {
  await open(() => envelope([]));
  expect(await screen.findByText('Belum ada promo saat ini.')).toBeInTheDocument();
});

test('a failure leaves the slot its way to try again, which heals it', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await open(() => failure(500));
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  server.use(onCall.get('/customerpromotion/:clientId', () => envelope([aPromotion()])));
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Pekan Kopi' })).toBeInTheDocument();
  quiet.mockRestore();
});
