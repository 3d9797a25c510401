import {
  aCustomer,
  aFavorite,
  aVoucher,
  createTestPlatform,
  envelope,
  failure,
  noAnswer,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './favourites.page';

const nothing = () => envelope({ adsId: null, adsName: null, result: [] });
const server = startTestServer(onCall.get('/customerrecomendationdetail/:clientId', nothing));
const own = (response: Response) => server.use(onCall.get('/allfavoritvoucher/member-siti', () => response));
const open = async () => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  return renderPage(page, { platform, path: '/kupon-favorit' });
};
const HEART = 'Favorit: Kopi Susu Gratis';

test("the member's favourites lead to their coupons and have their hearts set", async () => {
  own(envelope([aFavorite()]));
  await open();
  expect(await screen.findByRole('link', { name: 'Kopi Susu Gratis' })).toHaveAttribute(
    'href',
    '/voucher?id=voucher-kopi&redemptionId=rule-kopi&rewardItemId=reward-kopi',
  );
  expect(screen.getByRole('button', { name: HEART, pressed: true })).toBeInTheDocument();
});

test('a coupon whose heart is taken away stays, and its heart can be set again', async () => {
  const calls: string[] = [];
  own(envelope([aFavorite()]));
  const note = ({ request }: { request: Request }) => {
    calls.push(request.method);
    return envelope();
  };
  server.use(onCall.delete('/favoritvoucher', note), onCall.post('/favoritvoucher', note));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: HEART }));
  await waitFor(() => expect(calls).toEqual(['DELETE']));
  expect(screen.getByRole('link', { name: 'Kopi Susu Gratis' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: HEART, pressed: false }));
  await waitFor(() => expect(calls).toEqual(['DELETE', 'POST']));
  expect(screen.getByRole('button', { name: HEART, pressed: true })).toBeInTheDocument();
});

test('without a favourite it says how to mark one, and leads to the editorial list', async () => {
  own(envelope([]));
  await open();
  expect(await screen.findByText(/Kamu belum menandai kupon favorit/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lihat Kupon Pilihan' })).toHaveAttribute('href', '/favorit');
});

test('without a favourite, coupons that the member may like stand there with their hearts', async () => {
  own(envelope([]));
  server.use(
    onCall.get('/customerrecomendationdetail/member-siti', () =>
      envelope({ adsId: null, adsName: null, result: [aVoucher()] }),
    ),
  );
  await open();
  const suggested = within(await screen.findByRole('region', { name: 'Mungkin kamu suka' }));
  expect(suggested.getByRole('link', { name: 'Kopi Susu Gratis' })).toBeInTheDocument();
  expect(suggested.getByRole('button', { name: HEART, pressed: false })).toBeInTheDocument();
});

test('while the favourites are on their way their place says so', async () => {
  server.use(onCall.get('/allfavoritvoucher/member-siti', noAnswer));
  await open();
  expect(await screen.findByText('Sedang memuat')).toBeInTheDocument();
  expect(screen.queryByText(/Kamu belum menandai kupon favorit/)).not.toBeInTheDocument();
});

test('favourites that come late, and a failure that does, take the place of the skeleton', async () => {
  // React tells of what the page throws; the error panel shows it.
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const openLate = async (response: Response) => {
    let answer = (): void => undefined;
    const late = new Promise<Response>((resolve) => (answer = () => resolve(response)));
    server.use(onCall.get('/allfavoritvoucher/member-siti', () => late));
    const view = await open();
    await screen.findByText('Sedang memuat');
    answer();
    return view;
  };
  const view = await openLate(envelope([aFavorite()]));
  expect(await screen.findByRole('link', { name: 'Kopi Susu Gratis' })).toBeInTheDocument();
  view.unmount();
  await openLate(failure(500));
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
  quiet.mockRestore();
});

test('a failure is the page’s error', async () => {
  own(failure(500));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
});
