import {
  aCustomer,
  anOwnedCoupon,
  aPage,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  renderPage,
  startDesk,
  startTestServer,
  type WireOwnedCoupon,
} from '@poku/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noTillToken } from '../../testing/till-tokens';
import { page } from './my-coupons.page';

const server = startTestServer(noTillToken);
const desk = startDesk();

const kopi = anOwnedCoupon({
  code: 'kopi',
  voucherName: 'Kopi',
  tnc: '<p>Hanya di Senayan.</p>',
});
const teh = anOwnedCoupon({ code: 'teh', voucherName: 'Teh', tnc: '<p>Hanya di Kemang.</p>' });
const shown = anOwnedCoupon({
  ...kopi,
  status_activity: 0,
  status: true,
  voucherCode: 'ABCD2345',
  revealExpiredDate: '2099-01-01T00:00:00Z',
  remainingSeconds: 600,
});
const serve = (coupons: readonly WireOwnedCoupon[]) => {
  const asked: (string | null)[] = [];
  server.use(
    onCall.get('/customervoucher/:clientId', () => envelope(aPage(coupons))),
    onCall.get('/customervoucherdetail/:clientId', ({ request }) => {
      const code = new URL(request.url).searchParams.get('code');
      asked.push(code);
      return envelope(coupons.find((coupon) => coupon.code === code));
    }),
  );
  return asked;
};
const open = async () => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  return { ...renderPage(page, { platform, path: '/raih', url: '/raih' }), platform };
};
const beside = () => screen.findByRole('region', { name: 'Kupon yang kamu pilih' });
const currentOnes = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((place) =>
      place.getAttribute('aria-current') === 'true' ? [within(place).getByRole('link').textContent] : [],
    );

test('on a desk the first coupon stands beside the list, with its code and its texts', async () => {
  serve([kopi, teh]);
  await open();
  const chosen = await beside();
  expect(await within(chosen).findByRole('heading', { level: 2, name: 'Kopi' })).toBeInTheDocument();
  expect(within(chosen).getByRole('button', { name: 'Geser untuk melihat kode' })).toBeInTheDocument();
  expect(await within(chosen).findByText('Hanya di Senayan.')).toBeInTheDocument();
  expect(currentOnes()).toEqual(['Kopi']);
});

test('a press on another chooses it, and leads nowhere', async () => {
  const asked = serve([kopi, teh]);
  const view = await open();
  const link = await screen.findByRole('link', { name: 'Teh' });
  expect(link).toHaveAttribute('href', '/kupon-ku?id=voucher-kopi&code=teh');
  await userEvent.click(link);
  const chosen = await beside();
  expect(await within(chosen).findByRole('heading', { level: 2, name: 'Teh' })).toBeInTheDocument();
  expect(await within(chosen).findByText('Hanya di Kemang.')).toBeInTheDocument();
  expect(currentOnes()).toEqual(['Teh']);
  expect([view.address(), asked.at(-1)]).toEqual(['/raih', 'teh']);
});

test('a code is shown beside the list with all that it is for, and its ticket says it and no more', async () => {
  serve([shown, teh]);
  await open();
  const chosen = await beside();
  expect(await within(chosen).findByRole('button', { name: 'Salin kode' })).toBeInTheDocument();
  const [ticket] = screen.getAllByRole('article');
  if (ticket === undefined) throw new Error('There is no ticket.');
  expect(within(ticket).getByText('ABCD2345')).toBeInTheDocument();
  expect(within(ticket).queryByRole('button')).not.toBeInTheDocument();
});

test('what is used meanwhile is told once', async () => {
  serve([shown]);
  const { platform } = await open();
  await within(await beside()).findByRole('button', { name: 'Salin kode' });
  const heard: string[] = [];
  platform.events.subscribe('alert.raised', ({ message }) => heard.push(message));
  serve([anOwnedCoupon({ ...kopi, status_activity: 3 })]);
  act(() => platform.events.publish('coupon.changed', { reference: 'kopi' }));
  await within(await beside()).findByText('Kupon ini sudah terpakai, jadi kodenya tidak bisa dilihat lagi.');
  expect(heard).toEqual(['Kupon Kopi terpakai.']);
});

test('texts that cannot be read leave the code, and are tried again', async () => {
  serve([kopi]);
  server.use(onCall.get('/customervoucherdetail/:clientId', () => failure(500)));
  await open();
  const chosen = await beside();
  const retry = await within(chosen).findByRole('button', { name: 'Coba lagi' });
  expect(within(chosen).getByRole('button', { name: 'Geser untuk melihat kode' })).toBeInTheDocument();
  serve([kopi]);
  await userEvent.click(retry);
  expect(await within(chosen).findByText('Hanya di Senayan.')).toBeInTheDocument();
});

test('in a narrower window the list is alone, and its links lead to the coupon', async () => {
  serve([kopi, teh]);
  const view = await open();
  await beside();
  act(() => desk.leave());
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Kupon yang kamu pilih' })).not.toBeInTheDocument(),
  );
  expect(currentOnes()).toEqual([]);
  await userEvent.click(screen.getByRole('link', { name: 'Teh' }));
  expect(view.address()).toBe('/kupon-ku?id=voucher-kopi&code=teh');
});
