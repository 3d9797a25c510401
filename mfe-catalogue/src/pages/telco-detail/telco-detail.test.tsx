import {
  aCustomer,
  aTelcoProduct,
  aVoucher,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './telco-detail.page';

const server = startTestServer(
  onCall.get('/allfavoritvoucher/:clientId', () => envelope([])),
  onCall.get('/productlist/:clientId', () => envelope([aTelcoProduct()])),
);
const ADDRESS = '/voucher/telco/data-3gb/data-3-gb?redemptionId=rule-data&rewardItemId=reward-data';
const aPackage = aVoucher({
  voucherId: 'data-3gb',
  voucherName: 'Data 3 GB',
  redemptionId: 'rule-data',
  rewardItemId: 'reward-data',
  redemptionRule: { id: 'rule-data', rewards: { reward_item_id: 'reward-data' } },
  voucherType: 'telco',
  voucherPoint: 2_400,
});

const open = async (url: string) => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  return renderPage(page, {
    platform,
    path: '/voucher/telco/:id/:slug',
    url,
    routes: { '/checkout': 'Kasir' },
  });
};

test('a package is read by the id of its address, and bought once for the number of its query', async () => {
  const asked: string[] = [];
  server.use(
    onCall.get('/voucherdetail/:clientId', ({ request }) => {
      asked.push(new URL(request.url).search);
      return envelope(aPackage);
    }),
  );
  const view = await open(`${ADDRESS}&msisdn=081299998888`);
  expect(await screen.findByText('081299998888')).toBeInTheDocument();
  expect(screen.getByText('Isi ke nomor')).toBeInTheDocument();
  expect(screen.queryByText('Jumlah')).not.toBeInTheDocument();
  expect(asked).toEqual(['?voucherId=data-3gb&redemptionRuleId=rule-data&rewardItemId=reward-data']);
  await userEvent.click(screen.getByRole('button', { name: 'Beli' }));
  await waitFor(() =>
    expect(view.address()).toBe(
      '/checkout?voucherId=data-3gb&redemptionRuleId=rule-data&rewardItemId=reward-data&quantity=1' +
        '&msisdn=%2B6281299998888',
    ),
  );
});

test('without a number it is asked for before anything can be bought', async () => {
  server.use(onCall.get('/voucherdetail/:clientId', () => envelope(aPackage)));
  await open(ADDRESS);
  const own = await screen.findByRole('button', { name: 'Pakai nomorku, 081200000002' });
  expect(screen.getByRole('button', { name: 'Beli' })).toBeDisabled();
  await userEvent.click(own);
  const buy = screen.getByRole('button', { name: 'Beli' });
  await waitFor(() => expect(buy).not.toHaveAttribute('aria-busy'));
  expect(buy).toBeEnabled();
});

test('a package has no till, whatever its answer says', async () => {
  server.use(onCall.get('/voucherdetail/:clientId', () => envelope({ ...aPackage, useChannel: 'till' })));
  await open(ADDRESS);
  expect(await screen.findByText('Langsung dikirim ke nomor HP')).toBeInTheDocument();
});

test('a package that is not there leads back to the catalogue', async () => {
  server.use(onCall.get('/voucherdetail/:clientId', () => envelope(undefined, 20404)));
  await open(ADDRESS);
  expect(await screen.findByText('Kupon ini tidak ditemukan.')).toBeInTheDocument();
});

test('a failure is the page’s error', async () => {
  server.use(onCall.get('/voucherdetail/:clientId', () => failure(500)));
  await open(ADDRESS);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});
