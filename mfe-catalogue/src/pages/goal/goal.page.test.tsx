import {
  aCustomer,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './goal.page';

const server = startTestServer();

const coffee = {
  voucherId: 'voucher-kopi',
  redemptionId: 'rule-kopi',
  rewardItemId: 'reward-kopi',
  image: '/media/kopi.svg',
  brandName: 'Kopi Senja',
  voucherName: 'Kopi Susu',
  voucherPoint: 25_000,
  voucherPrice: 30_000,
  voucherQty: 4,
};
const goal = (voucher: object | null, more: object = {}) =>
  envelope({
    voucher: voucher && { ...coffee, onSale: true, ...voucher },
    nearest: [],
    earnedPoint: 9_000,
    earnedDays: 90,
    ...more,
  });
const answer = (response: Response) => server.use(onCall.get('/customergoal/:clientId', () => response));

const pages = ['/checkout', '/earn-point'];

const open = async (totalpoint = 20_000) => {
  const { platform } = await createTestPlatform({
    member: aCustomer({ totalpoint }),
    isKnownPath: (path) => pages.includes(path),
  });
  return renderPage(page, {
    platform,
    path: '/mimpi',
    routes: { '/checkout': 'Kasir', '/earn-point': 'Cara dapat poin' },
  });
};
const ring = () => screen.findByRole('progressbar', { name: 'Mimpi' });

test('says how many points are missing, and in how many days they come at the pace of before', async () => {
  answer(goal({}));
  await open();
  expect(await ring()).toHaveAttribute('aria-valuetext', '80 persen terkumpul');
  expect(screen.getByRole('heading', { name: 'Kopi Susu' })).toBeInTheDocument();
  expect(screen.getByText('5.000 poin lagi, ± 50 hari')).toBeInTheDocument();
  expect(screen.getByText('20.000 dari 25.000 poin')).toBeInTheDocument();
  expect(
    screen.getByText('Dihitung dari 9.000 poin yang kamu kumpulkan dalam 90 hari terakhir.'),
  ).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Kumpulkan poin' }));
  expect(await screen.findByText('Cara dapat poin')).toBeInTheDocument();
});

test('promises no day to who earned nothing', async () => {
  answer(goal({}, { earnedPoint: 0 }));
  await open();
  expect(await screen.findByText('5.000 poin lagi')).toBeInTheDocument();
  expect(screen.getByText(/Mulai kumpulkan/)).toBeInTheDocument();
});

test('with enough points it leads to the checkout', async () => {
  answer(goal({}));
  await open(25_000);
  expect(await screen.findByText('Poinmu sudah cukup!')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tukar sekarang' })).toHaveAttribute(
    'href',
    '/checkout?voucherId=voucher-kopi&redemptionRuleId=rule-kopi&rewardItemId=reward-kopi&quantity=1',
  );
});

test.each([
  ['is sold out', { voucherQty: 0 }, /sedang habis. Buka/, 'Lihat kupon'],
  ['is not sold any more', { onSale: false }, /sudah tidak dijual/, 'Cari kupon incaran'],
])('a coupon that %s says so, and leads on', async (_, voucher, text, link) => {
  answer(goal(voucher));
  await open(25_000);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: link })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Tukar sekarang' })).not.toBeInTheDocument();
});

test('whoever lets go is offered what is near', async () => {
  let isDropped = false;
  server.use(
    onCall.get('/customergoal/:clientId', () => (isDropped ? goal(null, { nearest: [coffee] }) : goal({}))),
    onCall.delete('/customergoal', () => {
      isDropped = true;
      return envelope(undefined);
    }),
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Lepas mimpi' }));
  expect(await screen.findByRole('heading', { name: 'Selangkah lagi' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Kopi Susu/ })).toBeInTheDocument();
});

test('a goal that cannot be let go of stays, and says why', async () => {
  answer(goal({}));
  server.use(onCall.delete('/customergoal', () => failure(500)));
  const { platform } = await createTestPlatform({ member: aCustomer() });
  const alerts: string[] = [];
  platform.events.subscribe('alert.raised', ({ message }) => alerts.push(message));
  renderPage(page, { platform, path: '/mimpi' });
  await userEvent.click(await screen.findByRole('button', { name: 'Lepas mimpi' }));
  expect(await ring()).toBeInTheDocument();
  expect(alerts).toEqual([expect.stringMatching(/^Mimpimu belum berubah\. /)]);
});
