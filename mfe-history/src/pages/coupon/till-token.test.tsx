import {
  aCustomer,
  anOwnedCoupon,
  createTestPlatform,
  envelope,
  failure,
  networkFailure,
  onCall,
  pass,
  renderPage,
  startHandTimers,
  startTestServer,
  until,
} from '@poku/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { barcodeShape, qrShape } from '../../features/show-code/code-shapes';
import { tillTokens } from '../../testing/till-tokens';
import { page } from './coupon.page';

const server = startTestServer();
startHandTimers();
const CODE = 'ABCD2345EFGH';
const MINUTE_MS = 60_000;
const tokenOf = (name: string): string => `POKU1.${name.padEnd(140, 'a')}.${'b'.repeat(86)}`;
const given = (name: string, remainingSeconds = 600) => envelope({ token: tokenOf(name), remainingSeconds });
const none = () => networkFailure({ request: new Request('http://localhost'), params: {} }) as Response;

/** The view for a cashier, with the tokens that the API gives one after the other. */
const open = async (...answers: (() => Response)[]) => {
  const tokens = tillTokens(...answers);
  server.use(
    tokens.handler,
    onCall.get('/customervoucherdetail/:clientId', () =>
      envelope(
        anOwnedCoupon({
          status_activity: 0,
          status: true,
          voucherCode: CODE,
          revealExpiredDate: new Date(Date.now() + 30 * MINUTE_MS).toISOString(),
          remainingSeconds: 1_800,
        }),
      ),
    ),
  );
  const handle = await createTestPlatform({ member: aCustomer() });
  renderPage(page, {
    platform: handle.platform,
    path: '/kupon-ku',
    url: '/kupon-ku?id=voucher-kopi&code=ref-1',
  });
  await until(() => screen.queryByRole('button', { name: /^Tampilkan ke kasir/ }));
  expect(tokens.asked()).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: /^Tampilkan ke kasir/ }));
  await until(() => picture('QR') !== undefined);
  return { ...handle, tokens };
};
const picture = (kind: 'QR' | 'Barcode') =>
  within(screen.getByRole('dialog'))
    .queryByRole('img', { name: kind === 'QR' ? 'Kode QR dari kode kupon' : 'Barcode dari kode kupon' })
    ?.querySelector('path')
    ?.getAttribute('d') ?? undefined;
const isQrOf = (text: string) => picture('QR') === qrShape(text).path;

test('with a network the QR code for a cashier is the token; barcode and letters stay the code', async () => {
  await open(() => given('one'));
  await until(() => isQrOf(tokenOf('one')));
  expect(picture('Barcode')).toBe(barcodeShape(CODE)?.path);
  expect(
    within(screen.getByRole('dialog')).getByText(
      (_, element) => element?.tagName === 'P' && element.textContent === CODE,
    ),
  ).toBeInTheDocument();
});

test('it is replaced a minute before it ends', async () => {
  const { tokens } = await open(
    () => given('one'),
    () => given('two'),
  );
  await until(() => isQrOf(tokenOf('one')));
  pass(9 * MINUTE_MS - 1);
  expect(tokens.asked()).toBe(1);
  pass(1);
  await until(() => isQrOf(tokenOf('two')));
});

test.each([
  ['an API of before', () => envelope(undefined, 404)],
  ['an API in trouble', () => failure(500)],
  ['no network', none],
])('with %s the QR code is the code, and a token comes once there is one', async (_name, answer) => {
  const { tokens } = await open(answer, () => given('one'));
  await until(() => tokens.asked() === 1);
  expect(isQrOf(CODE)).toBe(true);
  await until(() => {
    pass(20_000);
    return isQrOf(tokenOf('one'));
  });
});

test('a token that cannot be replaced stays until it ends, then the QR code is the code again', async () => {
  const { tokens } = await open(
    () => given('one'),
    none,
    () => given('two'),
  );
  await until(() => isQrOf(tokenOf('one')));
  pass(9 * MINUTE_MS);
  await until(() => tokens.asked() === 2);
  expect(isQrOf(tokenOf('one'))).toBe(true);
  pass(MINUTE_MS);
  expect(isQrOf(CODE)).toBe(true);
  // Asked for again meanwhile; no call is under way when the test ends.
  await until(() => isQrOf(tokenOf('two')));
});

test('once the view is closed no token is asked for', async () => {
  const { tokens } = await open(() => given('one'));
  await until(() => isQrOf(tokenOf('one')));
  fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  await until(() => screen.queryByRole('dialog') === null);
  pass(30 * MINUTE_MS);
  expect(tokens.asked()).toBe(1);
});
