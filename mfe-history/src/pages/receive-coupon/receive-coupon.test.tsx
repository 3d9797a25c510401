import {
  aCustomer,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { giftCodeWording } from '../../calls/gifts';
import { page } from './receive-coupon.page';

const server = startTestServer();
const user = userEvent.setup();
const GIFT = {
  voucherName: 'Kopi Susu Gratis',
  brandName: 'Kedai Senja',
  voucherImages: '/media/coupons/kopi.svg',
  senderName: 'Siti',
  expiredDate: '2027-01-31T16:59:59Z',
  giftEndDate: '2026-12-03T03:05:00Z',
  isOwn: false,
};
const look = (answer: () => Response = () => envelope(GIFT)) => {
  const asked: unknown[] = [];
  server.use(
    onCall.post('/checksentvoucher', async ({ request }) => {
      asked.push(await request.json());
      return answer();
    }),
  );
  return asked;
};
const open = async (as: 'member' | 'guest' = 'member', url = '/terima-kupon#rahasia-token') => {
  window.history.replaceState(null, '', url);
  const { platform } = await createTestPlatform(as === 'member' ? { member: aCustomer() } : {});
  return renderPage(page, { platform, path: '/terima-kupon', url, routes: { '/kupon-ku': 'Kuponnya' } });
};
const receive = () => screen.findByRole('button', { name: 'Terima kupon' });

test('shows what comes from whom, hides the token, and accepts by a press alone', async () => {
  const asked = look();
  const accepted: unknown[] = [];
  server.use(
    onCall.post('/receivevoucher', async ({ request }) => {
      accepted.push(await request.json());
      return envelope({ voucherId: 'voucher-kopi', code: 'ref-1' });
    }),
  );
  const view = await open();
  expect(await screen.findByRole('heading', { name: 'Kupon dari Siti' })).toBeInTheDocument();
  expect(screen.getByText('Kopi Susu Gratis')).toBeInTheDocument();
  expect(screen.getByText('Berlaku sampai 31 Jan 2027')).toBeInTheDocument();
  expect(window.location.pathname + window.location.hash).toBe('/terima-kupon');
  expect(asked).toEqual([{ giftCode: 'rahasia-token' }]);
  expect(accepted).toEqual([]);
  await user.click(await receive());
  expect(await screen.findByText('Kuponnya')).toBeInTheDocument();
  expect(view.address()).toBe('/kupon-ku?id=voucher-kopi&code=ref-1');
  expect(accepted).toEqual([{ clientId: 'member-siti', giftCode: 'rahasia-token' }]);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('rahasia');
});

test('a guest logs in or registers first, and comes back to the same coupon', async () => {
  const asked = look();
  const view = await open('guest');
  expect(await screen.findByRole('link', { name: 'Masuk' })).toHaveAttribute(
    'href',
    '/login?redirectUri=%2Fterima-kupon',
  );
  expect(screen.getByRole('link', { name: 'Daftar' })).toHaveAttribute(
    'href',
    '/register?redirectUri=%2Fterima-kupon',
  );
  expect(screen.queryByRole('button', { name: 'Terima kupon' })).not.toBeInTheDocument();
  view.unmount();
  await open('member', '/terima-kupon');
  expect(await receive()).toBeInTheDocument();
  expect(asked).toEqual([{ giftCode: 'rahasia-token' }, { giftCode: 'rahasia-token' }]);
});

test('the sender reads that it is their own', async () => {
  look(() => envelope({ ...GIFT, isOwn: true }));
  await open();
  expect(
    await screen.findByText('Kupon ini kamu yang kirim. Kirim link-nya ke orang lain ya.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Terima kupon' })).not.toBeInTheDocument();
});

test.each(Object.entries(giftCodeWording))('code %s says what became of the link', async (code, text) => {
  look(() => envelope(undefined, Number(code)));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Lihat Kupon Ku' })).toHaveAttribute('href', '/raih');
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('rahasia'));
});

test('somebody else was first: that is what stands there then', async () => {
  look();
  server.use(onCall.post('/receivevoucher', () => envelope(undefined, 205)));
  await open();
  await user.click(await receive());
  expect(await screen.findByText('Kupon ini sudah diterima orang lain.')).toBeInTheDocument();
});

test('a disturbance accepts nothing, and the same press tries again', async () => {
  look();
  server.use(onCall.post('/receivevoucher', () => failure(503)));
  await open();
  await user.click(await receive());
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 503');
  server.use(onCall.post('/receivevoucher', () => envelope({ voucherId: 'voucher-kopi', code: 'ref-1' })));
  await user.click(await receive());
  expect(await screen.findByText('Kuponnya')).toBeInTheDocument();
});

test('a look that fails can be tried again', async () => {
  look(() => failure(503));
  await open();
  await screen.findByRole('alert');
  look();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await receive()).toBeInTheDocument();
});

test('an address without a token asks nothing and says what to do', async () => {
  await open('guest', '/terima-kupon');
  expect(await screen.findByRole('alert')).toHaveTextContent('Link ini tidak lengkap');
  expect(screen.getByRole('link', { name: 'Lihat Katalog Kupon' })).toHaveAttribute('href', '/tukar');
});
