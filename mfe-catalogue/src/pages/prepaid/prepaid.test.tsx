import {
  aCustomer,
  aTelcoProduct,
  createTestPlatform,
  envelope,
  failure,
  noAnswer,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './prepaid.page';

const asked: (string | null)[] = [];
const server = startTestServer();
beforeEach(() => asked.splice(0));

const answer = (response: () => Response) =>
  server.use(
    onCall.get('/productlist/:clientId', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('msisdn'));
      return response();
    }),
  );
const open = async () => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  const alerts: string[] = [];
  platform.events.subscribe('alert.raised', ({ message }) => alerts.push(message));
  const routes = { '/voucher/telco/:id/:slug': 'Detail' };
  const view = renderPage(page, { platform, path: '/pulsa-prabayar', routes });
  return { view, alerts, field: await screen.findByLabelText('Nomor HP yang diisi') };
};

test('asks for a number first, and for no packages without a whole one', async () => {
  const { field } = await open();
  expect(screen.getByText('Isi nomor HP dulu untuk melihat paket yang tersedia.')).toBeInTheDocument();
  await userEvent.type(field, '8123456');
  expect(screen.getByText('Isi nomor HP dulu untuk melihat paket yang tersedia.')).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test.each([
  ['85', 'Nomornya belum lengkap.'],
  ['99912345678', 'Masukkan nomor HP yang valid!'],
  ['8123456789012345', 'Masukkan nomor HP yang valid!'],
])('what is no number says so at the field after a pause: %s', async (typed, text) => {
  const { field } = await open();
  await userEvent.type(field, typed);
  expect(field).toBeValid();
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(text)));
  expect(field).toBeInvalid();
  await userEvent.clear(field);
  expect(field).toBeValid();
  expect(asked).toEqual([]);
});

test('the coupons of the category that leads here are one press away', async () => {
  await open();
  expect(screen.getByRole('link', { name: /^Kupon Top Up & Tagihan/ })).toHaveAttribute(
    'href',
    '/kategori/5',
  );
});

test('lists the packages of a number, asked for once in its normal form, each leading to its page with the number', async () => {
  answer(() => envelope([aTelcoProduct(), aTelcoProduct({ productId: 'p-2', productName: 'Pulsa 10.000' })]));
  const { view, field } = await open();
  await userEvent.click(field);
  await userEvent.paste('0812-3456-7890');
  const link = await screen.findByRole('link', { name: 'Data 3 GB 7 Hari' });
  expect(link).toHaveAttribute(
    'href',
    '/voucher/telco/data-3gb/data-3-gb-7-hari?redemptionId=rule-data&rewardItemId=reward-data&msisdn=%2B6281234567890',
  );
  expect(screen.getAllByText('Seluler Nusa')).toHaveLength(2);
  expect(screen.getAllByText('2.400')).toHaveLength(2);
  expect(screen.getByText('2 paket tersedia')).toBeInTheDocument();
  expect(asked).toEqual(['+6281234567890']);
  expect(view.address()).toBe('/pulsa-prabayar');
});

test('typing asks once, for the number that stands after the pause', async () => {
  answer(() => envelope([aTelcoProduct()]));
  const { field } = await open();
  await userEvent.type(field, '81234567890');
  await screen.findByRole('link', { name: 'Data 3 GB 7 Hari' });
  expect(asked).toEqual(['+6281234567890']);
});

test("the member's own number is one press away", async () => {
  answer(() => envelope([aTelcoProduct()]));
  const { field } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Pakai nomorku, 081200000002' }));
  expect(field).toHaveValue('81200000002');
  expect(await screen.findByRole('link', { name: 'Data 3 GB 7 Hari' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Pakai nomorku/ })).not.toBeInTheDocument();
});

test('the way back from a package finds the number and its packages again', async () => {
  answer(() => envelope([aTelcoProduct()]));
  const { view } = await open();
  await userEvent.click(screen.getByRole('button', { name: /^Pakai nomorku/ }));
  await userEvent.click(await screen.findByRole('link', { name: 'Data 3 GB 7 Hari' }));
  expect(await screen.findByText('Detail')).toBeInTheDocument();
  await act(() => view.router.navigate(-1));
  expect(await screen.findByLabelText('Nomor HP yang diisi')).toHaveValue('81200000002');
  expect(await screen.findByRole('link', { name: 'Data 3 GB 7 Hari' })).toBeInTheDocument();
});

test.each([
  [30006, 'Operator nomor ini belum kami kenal. Coba nomor lain ya'],
  [30007, 'Nomor HP ini tidak bisa diisi. Periksa lagi ya'],
])('code %d is told in an alert and empties the field', async (code, text) => {
  answer(() => envelope(undefined, code));
  const { field, alerts } = await open();
  await userEvent.type(field, '81234567890');
  await waitFor(() => expect(alerts).toEqual([text]));
  await waitFor(() => expect(field).toHaveValue(''));
  expect(field).toHaveAccessibleDescription(new RegExp(`081234567890: ${text}`));
  await userEvent.type(field, '8');
  expect(field).toBeValid();
  await userEvent.clear(field);
  expect(screen.getByText('Isi nomor HP dulu untuk melihat paket yang tersedia.')).toBeInTheDocument();
});

test('says that there are no packages for a number', async () => {
  answer(() => envelope([]));
  const { field } = await open();
  await userEvent.type(field, '81234567890');
  expect(await screen.findByText('Ups, paket untuk nomor kamu masih belum tersedia...')).toBeInTheDocument();
});

test('shows that packages are on their way', async () => {
  server.use(onCall.get('/productlist/:clientId', noAnswer));
  const { field } = await open();
  await userEvent.type(field, '81234567890');
  expect(await screen.findByText('Sedang memuat')).toBeInTheDocument();
});

test('a failure is told in place, keeps the number, and is healed by Coba lagi', async () => {
  answer(() => failure(500));
  const { field, alerts } = await open();
  await userEvent.type(field, '81234567890');
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  expect(field).toHaveValue('81234567890');
  expect(alerts).toEqual([]);
  answer(() => envelope([aTelcoProduct()]));
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Data 3 GB 7 Hari' })).toBeInTheDocument();
});

test('a package without stock says so', async () => {
  answer(() => envelope([aTelcoProduct({ productQty: 0 })]));
  const { field } = await open();
  await userEvent.type(field, '81234567890');
  expect(await screen.findByText('Stok habis')).toBeInTheDocument();
});
