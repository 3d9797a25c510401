import {
  aCustomer,
  anOwnedCoupon,
  createTestPlatform,
  envelope,
  networkFailure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './coupon.page';

const server = startTestServer();
const LINK = 'https://poku.example/terima-kupon#rahasia';
const GIFT_END = '2026-12-03T03:05:00Z';
type State = 'own' | 'sent' | 'gone';

/** A coupon as the server has it, and the calls for it. */
const serve = () => {
  const asked: unknown[] = [];
  const now: { state: State } = { state: 'own' };
  const takes = (path: string, next: State, data?: object) =>
    onCall.post(path, async ({ request }) => {
      asked.push([path, await request.json()]);
      now.state = next;
      return envelope(data);
    });
  server.use(
    onCall.get('/customervoucherdetail/:clientId', () =>
      now.state === 'gone'
        ? envelope(undefined, 404)
        : envelope(anOwnedCoupon(now.state === 'sent' ? { giftEndDate: GIFT_END } : { sendable: true })),
    ),
    takes('/sendvoucher', 'sent', { giftLink: LINK, giftEndDate: GIFT_END }),
    takes('/takebackvoucher', 'own'),
  );
  return { asked, now };
};
const open = async () => {
  const { platform } = await createTestPlatform({ member: aCustomer() });
  const view = renderPage(page, { platform, path: '/kupon-ku', url: '/kupon-ku?id=voucher-kopi&code=ref-1' });
  const user = userEvent.setup();
  return { ...view, platform, user };
};
const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
const slider = () => screen.queryByRole('button', { name: 'Geser untuk melihat kode' });
const key = { clientId: 'member-siti', voucherId: 'voucher-kopi', code: 'ref-1' };

test('a coupon is sent after an explanation: the link is shown and copied, and the code cannot be seen meanwhile', async () => {
  const { asked } = serve();
  const { user } = await open();
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press(user, 'Kirim kupon');
  const question = await screen.findByRole('dialog', { name: 'Kirim kupon ini?' });
  expect(question).toHaveTextContent('Siapa pun yang pertama menerima lewat link ini');
  expect(asked).toEqual([]);
  await press(user, 'Buat link');
  const made = within(await screen.findByRole('dialog', { name: 'Link kupon siap' }));
  expect(asked).toEqual([['/sendvoucher', key]]);
  expect(made.getByText(LINK)).toBeInTheDocument();
  expect(made.queryByRole('button', { name: 'Bagikan' })).not.toBeInTheDocument();
  await press(user, 'Salin link');
  expect(write.mock.calls).toEqual([[LINK]]);
  expect(await made.findByText('Link tersalin')).toBeInTheDocument();
  await press(user, 'Selesai');
  expect(
    await screen.findByText('Sedang dikirim. Link berlaku sampai 03 Des 2026, 10:05 WIB.'),
  ).toBeInTheDocument();
  expect(slider()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Tarik kembali' })).toHaveFocus();
  write.mockRestore();
});

test('a change that is heard while the link is shown leaves it there', async () => {
  serve();
  const { user, platform } = await open();
  await press(user, 'Kirim kupon');
  await press(user, 'Buat link');
  await screen.findByText(LINK);
  act(() => platform.events.publish('coupon.changed', { reference: 'ref-1' }));
  expect(await screen.findByText(/^Sedang dikirim/)).toBeInTheDocument();
  expect(screen.getByText(LINK)).toBeInTheDocument();
});

test('where the device shares, the link goes to its sheet; who closes that is told nothing', async () => {
  serve();
  const share = jest
    .fn<Promise<void>, [ShareData]>()
    .mockRejectedValueOnce(new DOMException('closed', 'AbortError'))
    .mockResolvedValue();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user } = await open();
  await press(user, 'Kirim kupon');
  await press(user, 'Buat link');
  await press(user, 'Bagikan');
  await press(user, 'Bagikan');
  expect(share.mock.calls.map(([{ url }]) => url)).toEqual([LINK, LINK]);
  expect(screen.queryByText('Link tersalin')).not.toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'share');
});

test('where a page may not copy, the link is selected', async () => {
  serve();
  const { user } = await open();
  const refuse = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await press(user, 'Kirim kupon');
  await press(user, 'Buat link');
  await press(user, 'Salin link');
  expect(await screen.findByText('Link sudah dipilih. Tekan lama, lalu pilih Salin.')).toBeInTheDocument();
  expect(window.getSelection()?.toString()).toBe(LINK);
  refuse.mockRestore();
});

test('a sent coupon is taken back after a question, and its slider is there again', async () => {
  const { asked, now } = serve();
  now.state = 'sent';
  const { user } = await open();
  await press(user, 'Tarik kembali');
  await screen.findByRole('dialog', { name: 'Tarik kembali kupon ini?' });
  expect(asked).toEqual([]);
  await press(user, 'Ya, tarik kembali');
  expect(await screen.findByRole('button', { name: 'Kirim kupon' })).toBeInTheDocument();
  expect(asked).toEqual([['/takebackvoucher', key]]);
  expect(slider()).toBeInTheDocument();
});

test.each<readonly [string, Parameters<typeof onCall.post>[1]]>([
  ['Kupon ini sedang dikirim. Tarik kembali dulu ya.', () => envelope(undefined, 203)],
  ['Terlalu banyak kupon sedang dikirim', () => envelope(undefined, 206)],
  ['Sistem mengalami gangguan', networkFailure],
])('a refusal stands in the dialog: %s', async (text, answer) => {
  serve();
  server.use(onCall.post('/sendvoucher', answer));
  const { user } = await open();
  await press(user, 'Kirim kupon');
  await press(user, 'Buat link');
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Buat link' })).toBeInTheDocument();
});

test('a coupon that is accepted while the sender looks says so', async () => {
  const { now } = serve();
  now.state = 'sent';
  const { platform } = await open();
  await screen.findByRole('button', { name: 'Tarik kembali' });
  now.state = 'gone';
  act(() => platform.events.publish('coupon.changed', { reference: 'ref-1' }));
  expect(
    await screen.findByText('Kupon ini sudah diterima. Pembeliannya tetap ada di Riwayat kamu.'),
  ).toBeInTheDocument();
});

test('a coupon that is not to be sent has no such button', async () => {
  server.use(onCall.get('/customervoucherdetail/:clientId', () => envelope(anOwnedCoupon())));
  await open();
  await waitFor(() => expect(slider()).toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Kirim kupon' })).not.toBeInTheDocument();
});
