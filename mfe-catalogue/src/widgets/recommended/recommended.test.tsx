import { aCustomer, aVoucher, envelope, failure, onCall, renderWidget, startTestServer } from '@poku/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Widget } from './recommended.widget';

const calls: string[] = [];
const told: unknown[] = [];
const note = (call: string, answer: () => Response) => () => {
  calls.push(call);
  return answer();
};
const some = () => envelope({ adsId: null, adsName: null, result: [aVoucher()] });

const server = startTestServer(onCall.get('/allfavoritvoucher/:clientId', () => envelope([])));
const answers = ({ reckon = () => envelope(), read = some, track = () => envelope() } = {}) =>
  server.use(
    onCall.post('/updateRedemptionProductList', note('reckon', reckon)),
    onCall.get('/customerrecomendationdetail/:clientId', note('read', read)),
    onCall.post('/adstracking', async ({ request }) => {
      told.push(await request.json());
      return track();
    }),
  );
beforeEach(() => {
  calls.splice(0);
  told.splice(0);
  sessionStorage.clear();
});

const open = (url = '/dashboard', member = aCustomer(), arrival?: Promise<void>) =>
  renderWidget(Widget, { member, path: '/dashboard', url, arrival });
const shown = () => screen.findByRole('link', { name: 'Kopi Susu Gratis' });

test('has the recommendations reckoned, and reads them when that is done', async () => {
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  answers();
  server.use(
    onCall.post('/updateRedemptionProductList', async () => {
      await finished;
      calls.push('reckoned');
      return envelope();
    }),
    onCall.get(
      '/allfavoritvoucher/:clientId',
      note('favourites', () => envelope([])),
    ),
  );
  await open();
  await waitFor(() => expect(calls).toEqual(['favourites']));
  finish();
  expect(await shown()).toHaveAttribute(
    'href',
    '/voucher?id=voucher-kopi&redemptionId=rule-kopi&rewardItemId=reward-kopi&type=rekomendasi',
  );
  expect(calls).toEqual(['favourites', 'reckoned', 'read']);
  expect(screen.getByRole('link', { name: 'Lihat Semua: Rekomendasi Kami' })).toHaveAttribute(
    'href',
    '/kupon-rekomendasi',
  );
});

test('a reckoning that fails costs nothing: what was recommended before is shown', async () => {
  answers({ reckon: () => failure(500) });
  await open();
  expect(await shown()).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
});

test('says so when nothing is recommended', async () => {
  answers({ read: () => envelope({ adsId: null, adsName: null, result: [] }) });
  await open();
  expect(await screen.findByText('Belum ada rekomendasi untuk kamu saat ini.')).toBeInTheDocument();
});

test('a failure leaves the slot its way to try again, which heals it', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answers({ read: () => failure(500) });
  await open();
  const retry = await screen.findByRole('button', { name: 'Coba lagi' });
  answers();
  await userEvent.click(retry);
  expect(await shown()).toBeInTheDocument();
  quiet.mockRestore();
});

const CAMPAIGN = '/dashboard?pokuCampaignId=kopi-11';

test("tells once per visit which campaign's link led here", async () => {
  answers();
  const first = await open(CAMPAIGN);
  await waitFor(() => expect(told).toEqual([{ pokuCampaignId: 'kopi-11', clientId: 'member-siti' }]));
  await shown();
  first.unmount();
  await open(CAMPAIGN);
  await shown();
  expect(told).toHaveLength(1);
});

test('another campaign, or another member, is told as well', async () => {
  answers();
  const first = await open(CAMPAIGN);
  await shown();
  first.unmount();
  const second = await open('/dashboard?pokuCampaignId=roti-12');
  await waitFor(() => expect(told).toHaveLength(2));
  second.unmount();
  await open('/dashboard?pokuCampaignId=roti-12', aCustomer({ customer_id: 'member-budi' }));
  await waitFor(() => expect(told.at(-1)).toEqual({ pokuCampaignId: 'roti-12', clientId: 'member-budi' }));
});

test('a campaign that could not be told disturbs nobody, and is told by the next dashboard', async () => {
  answers({ track: () => failure(500) });
  const first = await open(CAMPAIGN);
  await shown();
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  first.unmount();
  answers();
  await open(CAMPAIGN);
  await waitFor(() => expect(told).toHaveLength(2));
});

test.each([
  '/dashboard?ref=1',
  '/dashboard?pokuCampaignId=',
  '/dashboard?pokuCampaignId=a%20b',
  `/dashboard?pokuCampaignId=${'x'.repeat(65)}`,
])('a query without a campaign of ours is told once per visit, without one (%s)', async (url) => {
  answers();
  const first = await open(url);
  await waitFor(() => expect(told).toEqual([{ pokuCampaignId: '', clientId: 'member-siti' }]));
  await shown();
  first.unmount();
  await open(url);
  await shown();
  expect(told).toHaveLength(1);
});

test.each(['/dashboard', '/dashboard?'])('without a query nothing is told (%s)', async (url) => {
  answers();
  await open(url);
  await shown();
  expect(told).toEqual([]);
});

test('a widget that comes after the session has ended breaks nothing and tells nobody', async () => {
  answers();
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const { platform } = await open('/dashboard?pokuCampaignId=c-1', aCustomer(), late);
  act(() => platform.events.publish('session.ended', { reason: 'expired' }));
  await act(async () => {
    arrive();
    await late;
  });
  expect(await screen.findByRole('heading', { name: 'Rekomendasi Kami' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).not.toBeInTheDocument();
  expect(told).toEqual([]);
});
