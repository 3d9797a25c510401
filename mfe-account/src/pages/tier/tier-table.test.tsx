import {
  aCustomer,
  aTierData,
  createTestPlatform,
  envelope,
  onCall,
  renderPage,
  startDesk,
  startTestServer,
} from '@poku/testing';
import { act, screen, within } from '@testing-library/react';
import { page } from './tier.page';

const server = startTestServer();
const desk = startDesk();

const open = async (data: object = aTierData()) => {
  server.use(onCall.get('/tier/:clientId', () => envelope(data)));
  const { platform } = await createTestPlatform({ member: aCustomer() });
  return renderPage(page, { platform, path: '/poin-n-tier' });
};
const rowOf = async (name: string) =>
  (await screen.findByRole('rowheader', { name })).closest('tr') ?? document.body;

test('on a desk the levels stand below each other, with their points, what is missing and what they bring', async () => {
  await open();
  const table = await screen.findByRole('table', { name: /^Bandingkan level/ });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    'Level',
    'Poin minimal',
    'Kurang',
    'Keuntungan',
  ]);
  const cells = within(await rowOf('Platinum')).getAllByRole('cell');
  expect(cells.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['100.000', '60.000']);
  expect(within(await rowOf('Silver')).getByText('Tercapai')).toBeInTheDocument();
  expect(within(await rowOf('Gold Level kamu')).getByText('Promo Gold')).toBeInTheDocument();
  expect(await rowOf('Gold Level kamu')).toHaveAttribute('aria-current', 'true');
  expect(table.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('where the member stands is told once, above the table, with what to do next', async () => {
  await open();
  const ring = await screen.findByRole('progressbar', { name: 'Gold' });
  expect(ring).toHaveAttribute('aria-valuenow', '333');
  expect(screen.getByRole('heading', { level: 2, name: 'Gold' })).toBeInTheDocument();
  expect(screen.getAllByText(/60\.000 poin lagi ke level Platinum/)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Cara dapat poin' })).toBeInTheDocument();
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
});

test('a level that goes unless more is earned is told there too', async () => {
  await open(
    aTierData({
      customerTierPoint: {
        level: 'Gold',
        next_level: 'Platinum',
        earnedPoint: 40_000,
        expiryDate: '2026-11-30T16:59:59.000Z',
        keepPoint: 1_200,
      },
    }),
  );
  expect(
    await screen.findByText(
      'Level Gold kamu berlaku sampai 30 Nov 2026. Raih 1.200 poin lagi supaya tetap Gold.',
    ),
  ).toBeInTheDocument();
});

test('without any level the page says so', async () => {
  await open(aTierData({ tierList: [] }));
  expect(await screen.findByText('Level belum bisa ditampilkan.')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a window that gets narrower shows one level at a time again', async () => {
  await open();
  await screen.findByRole('table');
  act(() => desk.leave());
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Gold' })).toHaveAttribute('aria-selected', 'true');
});
