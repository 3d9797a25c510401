import {
  aCustomer,
  aLinkageItem,
  aTransaction,
  createTestPlatform,
  envelope,
  failure,
  onCall,
  pass,
  renderPage,
  startHandTimers,
  startTestServer,
  until,
} from '@poku/testing';
import { act, screen } from '@testing-library/react';
import { answerTransaction, aWaitingTransaction, CHECKOUT_URL, says } from '../../testing/transactions';
import { page } from './checkout-linkaja.page';

const server = startTestServer();
startHandTimers();

interface Post {
  readonly action: string;
  readonly method: string;
  readonly fields: Readonly<Record<string, unknown>>;
}
let posts: Post[] = [];
const keepPost = (event: Event) => {
  event.preventDefault();
  if (!(event.target instanceof HTMLFormElement)) return;
  const { action, method } = event.target;
  posts.push({ action, method, fields: Object.fromEntries(new FormData(event.target)) });
};
beforeEach(() => {
  posts = [];
  document.addEventListener('submit', keepPost);
});
afterEach(() => document.removeEventListener('submit', keepPost));

const open = async (query: string, partnerAddresses = ['https://dompetnusa.example/bind', CHECKOUT_URL]) => {
  const wallet = aLinkageItem({ partnerId: '3', partnerName: 'DompetNusa', partnerAddresses });
  server.use(onCall.get('/ewalletcoalition/:clientId', () => envelope([wallet])));
  const { platform } = await createTestPlatform({ member: aCustomer() });
  return renderPage(page, {
    platform,
    path: '/checkout-linkaja',
    url: `/checkout-linkaja${query}`,
    routes: { '/transaksi-selesai': 'Hasil', '/riwayat': 'Riwayat' },
  });
};
const button = () => screen.queryByRole('button', { name: 'Lanjut ke DompetNusa' });
const payment: Post = {
  action: CHECKOUT_URL,
  method: 'post',
  fields: { paymentCode: 'PC-1', reference: 'pay-1' },
};

test('the payment is posted to the server’s address after exactly 1.2 seconds, once; cu is ignored', async () => {
  answerTransaction(server, says(aWaitingTransaction()));
  await open('?order=TRX-1&pc=other&cu=https%3A%2F%2Fevil.example%2Fpay');
  await until(button);
  expect(screen.getByRole('heading', { name: 'Bayar Rp15.000 di DompetNusa' })).toBeInTheDocument();
  expect(screen.getByText(/^Sisa waktu (10:00|09:5\d)$/)).toBeInTheDocument();
  pass(1_199);
  expect(posts).toEqual([]);
  pass(1);
  await until(() => posts.length > 0);
  pass(60_000);
  expect(posts).toEqual([payment]);
});

test('who comes back is asked about first, and not sent away again', async () => {
  const asked = answerTransaction(server, says(aWaitingTransaction()));
  const view = await open('?order=TRX-1');
  await until(button);
  pass(1_200);
  await until(() => posts.length === 1);
  const left = view.address();
  view.unmount();
  expect(asked).toHaveLength(1);
  await open(left.slice('/checkout-linkaja'.length));
  await until(() => screen.queryByText(/Pembayaran di DompetNusa belum selesai/));
  expect(asked).toHaveLength(2);
  pass(60_000);
  expect(posts).toHaveLength(1);
  act(() => button()?.click());
  await until(() => posts.length === 2);
});

test('a page that the browser shows again as it was left asks, and leads to the result once it is paid', async () => {
  answerTransaction(server, says(aWaitingTransaction()), says(aTransaction()));
  const view = await open('?order=TRX-1');
  await until(button);
  pass(1_200);
  await until(() => posts.length === 1);
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await until(() => view.address() === '/transaksi-selesai?order=TRX-1');
  expect(posts).toHaveLength(1);
});

test.each([
  ['an address that is none of the e-wallet’s', 'https://evil.example/pay', [CHECKOUT_URL]],
  ['its address with another path', `${CHECKOUT_URL}/other`, [CHECKOUT_URL]],
  ['http on the open network', 'http://dompetnusa.example/pay', ['http://dompetnusa.example/pay']],
  ['a script', 'javascript:alert(1)', ['javascript:alert(1)']],
])('%s is never posted to', async (_, checkout_url, addresses) => {
  const { paymentPage, ...rest } = aWaitingTransaction();
  answerTransaction(server, says({ ...rest, paymentPage: paymentPage && { ...paymentPage, checkout_url } }));
  await open('?order=TRX-1', addresses);
  await until(() => screen.queryByText(/tidak kami kenali, jadi kami tidak membukanya/));
  pass(60_000);
  expect(posts).toEqual([]);
  expect(document.querySelector('form')).toBeNull();
  expect(screen.getByRole('link', { name: 'Lihat Status Transaksi' })).toHaveAttribute(
    'href',
    '/transaksi-selesai?order=TRX-1',
  );
});

test('the sandbox’s page on this device may be posted to', async () => {
  const checkout_url = 'http://dompetnusa.partner.localhost:4101/dompetnusa/pay';
  const { paymentPage, ...rest } = aWaitingTransaction();
  answerTransaction(server, says({ ...rest, paymentPage: paymentPage && { ...paymentPage, checkout_url } }));
  await open('?order=TRX-1', [checkout_url]);
  await until(button);
});

test.each([
  ['is paid', says(aTransaction())],
  ['failed', says(aTransaction({ status: 2, failure: 40112 }))],
  ['is unknown', () => envelope(undefined, 404)],
])('a transaction that %s leads to its result', async (_, answer) => {
  answerTransaction(server, answer);
  const view = await open('?order=TRX-1');
  await until(() => view.address() === '/transaksi-selesai?order=TRX-1');
});

test('without a transaction there is only the history', async () => {
  const view = await open('?pc=PC-1&cu=%2F');
  await until(() => view.address() === '/riwayat?tab=tukar');
});

test('a failure is the page’s error', async () => {
  answerTransaction(server, () => failure(500));
  await open('?order=TRX-1');
  await until(() => screen.queryByRole('alert'));
  expect(screen.getByRole('alert')).toHaveTextContent('Sistem sedang mengalami gangguan : 500');
});

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const toldBy = (text: RegExp) => () => screen.queryByText(text);
const blocked = /^Browser kamu menahan perpindahan ke DompetNusa\./;
const notOpened = /^Halaman DompetNusa belum terbuka/;
const block = () =>
  act(() => {
    const violation = { effectiveDirective: 'form-action', disposition: 'enforce' };
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
  });
const openSent = async () => {
  answerTransaction(server, says(aWaitingTransaction()));
  const view = await open('?order=TRX-1');
  await until(button);
  pass(1_200);
  await until(() => posts.length === 1);
  return view;
};

test('a form that the browser blocks is told at once, and Coba lagi sends it again', async () => {
  await openSent();
  expect(toldBy(blocked)()).not.toBeInTheDocument();
  block();
  expect(screen.getByRole('status')).toHaveTextContent(blocked);
  press('Coba lagi');
  await until(() => posts.length === 2);
  expect(toldBy(blocked)()).not.toBeInTheDocument();
});

test('a page that does not open is told after four seconds, and not when the browser is back by then', async () => {
  await openSent();
  pass(3_999);
  expect(toldBy(notOpened)()).not.toBeInTheDocument();
  pass(1);
  expect(screen.getByRole('status')).toHaveTextContent(notOpened);
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(toldBy(notOpened)()).not.toBeInTheDocument();
  pass(60_000);
  expect(toldBy(notOpened)()).not.toBeInTheDocument();
});

test('another rule of the page says nothing about the form', async () => {
  await openSent();
  act(() => {
    const violation = { effectiveDirective: 'img-src', disposition: 'enforce' };
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
  });
  expect(toldBy(blocked)()).not.toBeInTheDocument();
});

test('who is kept from the e-wallet calls the payment off and sees what became of it', async () => {
  const asked: unknown[] = [];
  server.use(
    onCall.post('/canceltransaction', async ({ request }) => {
      asked.push(await request.json());
      return envelope(aTransaction({ status: 2, failure: 40112, failureReason: 'cancelled', coupons: [] }));
    }),
    onCall.get('/customerdetail/:clientId', () => envelope(aCustomer())),
  );
  const view = await openSent();
  block();
  press('Batalkan pembayaran');
  press('Ya, batalkan');
  await until(() => view.address() === '/transaksi-selesai?order=TRX-1');
  expect(asked).toEqual([{ clientId: 'member-siti', number: 'TRX-1' }]);
});
