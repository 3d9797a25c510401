import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aCustomer,
  aTierData,
  createTestPlatform,
  envelope,
  networkFailure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { page } from './tier.page';

const server = startTestServer();
const platinum = aTierData({
  remainingPoint: 0,
  customerTierPoint: {
    level: 'Platinum',
    next_level: 'Platinum',
    earnedPoint: 120_000,
    expiryDate: null,
    keepPoint: 0,
  },
});

async function openTier(data: object = aTierData(), isKnownPath: (path: string) => boolean = () => true) {
  server.use(onCall.get('/tier/:clientId', () => envelope(data)));
  const { platform } = await createTestPlatform({ member: aCustomer(), isKnownPath });
  renderPage(page, { platform, path: '/poin-n-tier' });
  await screen.findByRole('tablist', { name: 'Level' });
  return Object.assign(userEvent.setup({ delay: null }), { platform });
}
const ring = () => screen.getByRole('progressbar');

test('the level of the member is the first that is shown, with its ring, range and benefits', async () => {
  await openTier();
  expect(screen.getByRole('tab', { name: 'Gold' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByText('Level kamu sekarang')).toBeInTheDocument();
  expect(ring()).toHaveAttribute('aria-valuemax', '999');
  expect(ring()).toHaveAttribute('aria-valuenow', '333');
  expect(ring()).toHaveAttribute(
    'aria-valuetext',
    'Kamu mengumpulkan 40.000 poin dalam 12 bulan terakhir. 60.000 poin lagi ke level Platinum.',
  );
  expect(screen.getByText('10.000 sampai 99.999 poin dalam 12 bulan')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Keuntungan Gold' })).toBeInTheDocument();
  expect(screen.getByText('Promo Gold')).toBeInTheDocument();
  expect(page.title).toBe('Poin dan Level');
});

test('until when the level stays, and what keeps it, is said before it goes', async () => {
  const user = await openTier(
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
  const text = 'Level Gold kamu berlaku sampai 30 Nov 2026. Raih 1.200 poin lagi supaya tetap Gold.';
  expect(screen.getByText(text)).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Silver' }));
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

test('the page follows points that come', async () => {
  const { platform } = await openTier();
  expect(ring()).toHaveAttribute('aria-valuenow', '333');
  server.use(
    onCall.get('/tier/:clientId', () => envelope(aTierData({ remainingPoint: 12_345 }))),
    onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())),
  );
  act(() => platform.events.publish('points.changed', { clientId: 'member-siti' }));
  expect(await screen.findByText(/12\.345 poin lagi ke level Platinum/)).toBeInTheDocument();
});

test('a level that is passed is full on the scale of 99, one that is ahead is empty', async () => {
  const user = await openTier();
  await user.click(screen.getByRole('tab', { name: 'Silver' }));
  expect(ring()).toHaveAttribute('aria-valuemax', '99');
  expect(ring()).toHaveAttribute('aria-valuenow', '99');
  expect(screen.getByText('Level Silver sudah kamu lewati.')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Platinum' }));
  expect(ring()).toHaveAttribute('aria-valuenow', '0');
  expect(screen.getByText('Level Platinum belum kamu capai. Kurang 60.000 poin lagi.')).toBeInTheDocument();
  expect(screen.getByText('Mulai dari 100.000 poin dalam 12 bulan')).toBeInTheDocument();
  expect(screen.queryByText('Level kamu sekarang')).not.toBeInTheDocument();
});

test('the footer names the next level of the list', async () => {
  await openTier(
    aTierData({
      customerTierPoint: {
        level: 'Silver',
        next_level: 'Gold',
        earnedPoint: 500,
        expiryDate: null,
        keepPoint: 0,
      },
    }),
  );
  expect(screen.getByText('Raih level Gold dengan berbelanja di partner Poku.')).toBeInTheDocument();
});

test('a Platinum member is told to stay one', async () => {
  await openTier(platinum);
  expect(
    screen.getByText('Tetap jadi member Platinum dengan terus berbelanja di partner Poku.'),
  ).toBeInTheDocument();
  expect(ring()).toHaveAttribute('aria-valuenow', '999');
  expect(
    screen.getAllByText('Kamu di level tertinggi dengan 120.000 poin dalam 12 bulan terakhir.'),
  ).toHaveLength(1);
});

test.each([
  [true, 1],
  [false, 0],
])('when the page of earning partners exists is %s, it is linked %i times', async (isKnown, times) => {
  await openTier(aTierData(), (path) => path === '/earn-point' && isKnown);
  expect(screen.queryAllByRole('link', { name: 'Cara dapat poin' })).toHaveLength(times);
});

test('what came with a script in its benefits shows without it', async () => {
  await openTier(
    aTierData({
      tierList: [
        {
          tierName: 'Gold',
          tierMinimumPoint: 0,
          tierMaximumPoint: null,
          tierBenefit: '<p>Aman</p><script>jahat()</script>',
        },
      ],
    }),
  );
  expect(screen.getByText('Aman')).toBeInTheDocument();
  expect(document.querySelector('script')).toBeNull();
});

test('without any level the page says so and still says what to do', async () => {
  server.use(onCall.get('/tier/:clientId', () => envelope(aTierData({ tierList: [] }))));
  const { platform } = await createTestPlatform({ member: aCustomer() });
  renderPage(page, { platform, path: '/poin-n-tier' });
  expect(await screen.findByText('Level belum bisa ditampilkan.')).toBeInTheDocument();
  expect(screen.getByText('Raih level Platinum dengan berbelanja di partner Poku.')).toBeInTheDocument();
});

test('a failed call is the error of the page', async () => {
  server.use(onCall.get('/tier/:clientId', networkFailure));
  const { platform } = await createTestPlatform({ member: aCustomer() });
  renderPage(page, { platform, path: '/poin-n-tier' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem mengalami gangguan');
});
