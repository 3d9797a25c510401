import {
  aCustomer,
  aTierData,
  envelope,
  failure,
  onCall,
  renderWidget,
  startTestServer,
  type TestPlatformOptions,
} from '@poku/testing';
import { screen, within } from '@testing-library/react';
import { Widget } from './my-points.widget';

const server = startTestServer();

const tierIs = (answer: () => Response) => server.use(onCall.get('/tier/:clientId', answer));
beforeEach(() => tierIs(() => envelope(aTierData())));

const open = async (options: TestPlatformOptions = {}) => {
  await renderWidget(Widget, {
    member: aCustomer(),
    path: '/dashboard',
    isKnownPath: () => true,
    ...options,
  });
  return within(await screen.findByRole('region', { name: 'Poin kamu' }));
};

test('the total stands first, then the points by their source, and they lead to their page', async () => {
  const part = await open({ member: aCustomer({ poinPoku: 15_000, totalpoint: 185_000 }) });
  expect(part.getByText('Total dari semua sumber').previousElementSibling).toHaveTextContent('185.000 poin');
  expect(part.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'POKUPoin 15.000',
    'Partner 170.000',
  ]);
  expect(part.getByRole('link', { name: 'Rincian: Poin kamu' })).toHaveAttribute('href', '/poinku');
});

const endsFirst = (pokuPoint: number) =>
  aCustomer({
    pokuPoinLots: [
      { pokuPoint, pokuPoinExpiryDate: '2027-01-31T16:59:59Z' },
      { pokuPoint: 10_000, pokuPoinExpiryDate: '2027-06-30T16:59:59Z' },
    ],
  });

test.each([
  ['soon is pressed by a button that stands out', 28, 'button-secondary'],
  ['late is no reason to hurry', 32, 'button-text'],
])('what ends %s', async (_, days, look) => {
  const pokuPoinExpiryDate = new Date(Date.now() + days * 86_400_000).toISOString();
  const member = aCustomer({ pokuPoinLots: [{ pokuPoint: 5_000, pokuPoinExpiryDate }] });
  const part = await open({ member });
  expect(part.getByRole('link', { name: 'Pakai' })).toHaveAttribute('part', look);
});

test('what ends first leads to what it buys', async () => {
  const part = await open({ member: endsFirst(5_000) });
  expect(part.getByText('5.000 poin')).toBeInTheDocument();
  expect(part.getByText('hangus 31 Jan 2027')).toBeInTheDocument();
  expect(part.getByRole('link', { name: 'Pakai' })).toHaveAttribute('href', '/penjaga-hangus');
});

test('without own points nothing ends', async () => {
  const part = await open({ member: aCustomer({ pokuPoinLots: [], poinPoku: 0 }) });
  expect(part.getByText('Belum ada POKUPoin yang akan hangus.')).toBeInTheDocument();
  expect(part.queryByRole('link', { name: 'Pakai' })).not.toBeInTheDocument();
});

test('the way to the next level is told', async () => {
  const part = await open();
  const level = await part.findByRole('link', { name: '60.000 poin lagi ke Platinum' });
  expect(level).toHaveAttribute('href', '/poin-n-tier');
});

test('at the top the level itself is told', async () => {
  const standing = { ...aTierData().customerTierPoint, level: 'Platinum', next_level: 'Platinum' };
  tierIs(() => envelope(aTierData({ remainingPoint: 0, customerTierPoint: standing })));
  const top = await open();
  expect(await top.findByRole('link', { name: 'Level Platinum' })).toBeInTheDocument();
});

test('where the level cannot be read, the rest stands there with the level that is known', async () => {
  tierIs(() => failure(500));
  const part = await open();
  expect(await part.findByRole('link', { name: 'Level Gold' })).toHaveAttribute('href', '/poin-n-tier');
  expect(part.getAllByRole('listitem')).toHaveLength(2);
});
