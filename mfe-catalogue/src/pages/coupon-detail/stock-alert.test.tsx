import type { PokuEvents } from '@poku/contract';
import {
  aCustomer,
  aVoucher,
  aVoucherList,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StockAlertCode } from '../../calls/stock-alert';
import { page } from './coupon-detail.page';

const server = startTestServer(
  onCall.get('/allfavoritvoucher/:clientId', () => envelope([])),
  onCall.post('/voucherlist', () => envelope(aVoucherList([]))),
);
const ADDRESS = '/voucher?id=voucher-kopi&redemptionId=rule-kopi&rewardItemId=reward-kopi';

/** The API's side of it. */
const serve = (isSet = false, voucherQty = 0) => {
  const sent: string[] = [];
  const keep = async (request: Request) => {
    sent.push(`${request.method} ${((await request.json()) as { voucherId: string }).voucherId}`);
    return envelope(undefined);
  };
  server.use(
    onCall.get('/voucherdetail/:clientId', () => envelope(aVoucher({ voucherQty }))),
    onCall.get('/stockalert/:clientId', ({ request }) => {
      sent.push(new URL(request.url).search);
      return envelope({ isSet });
    }),
    onCall.put('/stockalert', ({ request }) => keep(request)),
    onCall.delete('/stockalert', ({ request }) => keep(request)),
  );
  return sent;
};
const open = async (isGuest = false) => {
  const { platform } = await createTestPlatform(isGuest ? {} : { member: aCustomer() });
  const alerts: PokuEvents['alert.raised'][] = [];
  platform.events.subscribe('alert.raised', (alert) => alerts.push(alert));
  renderPage(page, { platform, path: '/voucher', url: ADDRESS });
  return alerts;
};
const ask = () => screen.findByRole('button', { name: 'Kabari saya' });
const isAwaited = () => screen.findByRole('button', { name: 'Kamu akan dikabari' });

test('a press asks to be told, the next one takes it back', async () => {
  const sent = serve();
  await open();
  await userEvent.click(await ask());
  const button = await isAwaited();
  expect(button).toHaveFocus();
  expect(button).toHaveAccessibleDescription('Tekan lagi untuk membatalkan.');
  await userEvent.click(button);
  expect(await ask()).toHaveAccessibleDescription('Kami kirim notifikasi begitu tersedia lagi.');
  expect(sent).toEqual(['?voucherId=voucher-kopi', 'PUT voucher-kopi', 'DELETE voucher-kopi']);
});

test('who asked before is told so', async () => {
  serve(true);
  await open();
  await isAwaited();
});

test('a coupon in stock has none, and nothing is asked', async () => {
  const sent = serve(false, 3);
  await open();
  await screen.findByRole('button', { name: 'Tambah Jumlah' });
  expect(screen.queryByRole('button', { name: 'Kabari saya' })).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('a guest has none', async () => {
  const sent = serve();
  await open(true);
  await screen.findByText('Kupon yang kamu cari sudah habis...');
  expect(screen.queryByRole('button', { name: 'Kabari saya' })).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('it stands although nobody can say whether the member asked before', async () => {
  serve();
  server.use(onCall.get('/stockalert/:clientId', () => failure(500)));
  await open();
  await ask();
});

test.each([
  ['a refusal', () => envelope(undefined, StockAlertCode.tooMany, 'x'), /menunggu terlalu banyak kupon/],
  ['a fault', () => failure(500), /gangguan/],
])('%s is told in place, and changes nothing', async (_what, answer, text) => {
  serve();
  server.use(onCall.put('/stockalert', answer));
  const alerts = await open();
  await userEvent.click(await ask());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await ask();
  expect(alerts).toEqual([]);
  server.use(onCall.put('/stockalert', () => envelope(undefined)));
  await userEvent.click(await ask());
  await isAwaited();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a coupon that came back meanwhile can be bought at once', async () => {
  serve();
  server.use(onCall.put('/stockalert', () => envelope(undefined, StockAlertCode.inStock, 'x')));
  const alerts = await open();
  const button = await ask();
  server.use(onCall.get('/voucherdetail/:clientId', () => envelope(aVoucher({ voucherQty: 3 }))));
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Beli' })).toBeEnabled());
  expect(button).not.toBeInTheDocument();
  expect(alerts).toMatchObject([{ kind: 'info', message: 'Kupon ini sudah tersedia lagi.' }]);
});
