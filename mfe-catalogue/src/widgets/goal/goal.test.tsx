import { aCustomer, envelope, onCall, renderWidget, startTestServer } from '@poku/testing';
import { screen } from '@testing-library/react';
import { Widget } from './goal.widget';

const server = startTestServer();
const pace = { nearest: [], earnedPoint: 9_000, earnedDays: 90 };
const coffee = {
  voucherId: 'voucher-kopi',
  redemptionId: 'rule-kopi',
  rewardItemId: 'reward-kopi',
  image: '/media/kopi.svg',
  brandName: 'Kopi Senja',
  voucherName: 'Kopi Susu',
  voucherPoint: 25_000,
  voucherQty: 4,
  onSale: true,
};
const open = (voucher: object | null) => {
  server.use(onCall.get('/customergoal/:clientId', () => envelope({ voucher, ...pace })));
  return renderWidget(Widget, { member: aCustomer({ totalpoint: 20_000 }) });
};
const tile = () => screen.getByRole('link');

test('says what the member saves up for and how far it is', async () => {
  await open(coffee);
  expect(await screen.findByText('Kopi Susu')).toBeInTheDocument();
  expect(tile()).toHaveTextContent('5.000 poin lagi, ± 50 hari');
  expect(tile()).toHaveAttribute('href', '/mimpi');
});

test('invites who saves up for nothing', async () => {
  await open(null);
  expect(await screen.findByText('Belum ada mimpi')).toBeInTheDocument();
  expect(tile()).toHaveAttribute('href', '/mimpi');
});

test('stands as a tile while it is on its way', async () => {
  server.use(onCall.get('/customergoal/:clientId', () => new Promise<never>(() => undefined)));
  await renderWidget(Widget, { member: aCustomer() });
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/mimpi');
});
