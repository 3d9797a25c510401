import {
  aCustomer,
  anOwnedCoupon,
  createTestPlatform,
  envelope,
  failure,
  networkFailure,
  onCall,
  renderPage,
  startTestServer,
} from '@poku/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './coupon.page';

const server = startTestServer();
const CODE = 'ABCD2345EFGH';
const END = new Date(Date.now() + 30 * 60_000).toISOString();
const REVEALED = { voucherCode: CODE, revealExpiredDate: END, remainingSeconds: 1_800 };

/** A coupon that the server reveals, and the calls for it. */
const serve = (reveal: () => Response | Promise<Response> = () => envelope(REVEALED)) => {
  const calls: unknown[] = [];
  let isRevealed = false;
  server.use(
    // The home tells of the code from then on.
    onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())),
    onCall.get('/customervoucherdetail/:clientId', () =>
      envelope(anOwnedCoupon(isRevealed ? { ...REVEALED, status_activity: 0, status: true } : {})),
    ),
    onCall.post('/redeemvoucher', async ({ request }) => {
      calls.push(await request.json());
      const answer = await reveal();
      // A refusal may come with status 200: its envelope says that nothing was revealed.
      isRevealed =
        answer.ok && ((await answer.clone().json()) as { responseCode: number }).responseCode === 200;
      return answer;
    }),
  );
  return {
    calls,
    /** The call reached the server, whatever came back. */
    reach: () => {
      isRevealed = true;
    },
  };
};
const open = async () => {
  const handle = await createTestPlatform({ member: aCustomer() });
  const { platform } = handle;
  renderPage(page, { platform, path: '/kupon-ku', url: '/kupon-ku?id=voucher-kopi&code=ref-1' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Geser untuk melihat kode' }));
  return { ...handle, user };
};
const slider = () => screen.getByRole('button', { name: 'Geser untuk melihat kode' });
const press = (name: string) => screen.getByRole('button', { name });
const code = (_: string, element: Element | null) => element?.tagName === 'P' && element.textContent === CODE;

test('the end of the slide asks first, and says how long the code lives', async () => {
  const { calls } = serve();
  await open();
  const dialog = screen.getByRole('dialog', { name: 'Mau lihat kode kupon kamu sekarang?' });
  expect(dialog).toHaveAccessibleDescription('Kode kupon akan hangus 30 menit setelah kamu geser.');
  expect(press('Tidak')).toHaveFocus();
  expect(calls).toEqual([]);
});

test('Tidak puts the slider back and asks nothing of the server', async () => {
  const { calls } = serve();
  const { user } = await open();
  const knob = () => slider().querySelector<HTMLElement>('[aria-hidden="true"]')?.style.transform;
  expect(document.querySelector<HTMLElement>('[aria-haspopup] [aria-hidden="true"]')?.style.transform).toBe(
    'translateX(100%)',
  );
  await user.click(press('Tidak'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(knob()).toBe('translateX(0%)');
  expect(slider()).toHaveFocus();
  expect(calls).toEqual([]);
});

test('Ya reveals the code: the page shows it with its countdown, and has the focus there', async () => {
  const { calls } = serve();
  const { user } = await open();
  await user.click(press('Ya'));
  expect(await screen.findByText(code)).toBeInTheDocument();
  expect(screen.getByText(/^Hangus dalam (30:00|29:\d\d)$/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(calls).toEqual([{ clientId: 'member-siti', voucherId: 'voucher-kopi', code: 'ref-1' }]);
  await waitFor(() => expect(screen.getByRole('group', { name: 'Kode kupon' })).toHaveFocus());
});

test('while the server thinks the question stays, busy, and a second press sends nothing', async () => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const { calls } = serve(() => held.then(() => envelope(REVEALED)));
  const { user } = await open();
  await user.dblClick(press('Ya'));
  await user.click(press('Ya'));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(press('Ya')).toHaveAttribute('aria-busy', 'true');
  expect(press('Tidak')).toBeDisabled();
  letGo();
  expect(await screen.findByText(code)).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test.each([
  ['refuses', () => envelope(undefined, 404)],
  ['fails', () => failure(500)],
  ['is not reached', () => networkFailure({ request: new Request('http://localhost'), params: {} })],
])('when the server %s, a dialog says so and the page stays', async (_, reveal) => {
  const { calls } = serve(reveal);
  const { user } = await open();
  await user.click(press('Ya'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Proses Gagal' });
  expect(dialog).toHaveAccessibleDescription('Maaf sedang terjadi kendala, Silahkan coba beberapa saat lagi');
  await user.click(press('Oke'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(slider()).toBeInTheDocument();
  expect(calls).toHaveLength(1);
});

test('an answer that got lost is no code that got lost: the page is read again', async () => {
  const { reach } = serve(() => failure(504));
  const { user } = await open();
  await user.click(press('Ya'));
  await screen.findByRole('alertdialog', { name: 'Proses Gagal' });
  reach();
  await user.click(press('Oke'));
  expect(await screen.findByText(code)).toBeInTheDocument();
});

test('without a network it says so, sends nothing, and queues nothing', async () => {
  const { calls } = serve();
  const { user, goOffline, goOnline } = await open();
  goOffline();
  await user.click(press('Ya'));
  const dialog = await screen.findByRole('alertdialog', { name: 'Kamu sedang offline' });
  expect(dialog).toHaveAccessibleDescription(/Kode hanya bisa dibuka saat ada internet\./);
  await user.click(press('Oke'));
  goOnline();
  expect(slider()).toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('the code is shown even when the network goes right after it came', async () => {
  serve();
  const { user } = await open();
  server.use(onCall.get('/customervoucherdetail/:clientId', networkFailure));
  await user.click(press('Ya'));
  expect(await screen.findByText(code)).toBeInTheDocument();
  expect(screen.getByText(/Kamu sedang offline\./)).toBeInTheDocument();
});
