import { partnerKeys } from '../testing/partners';
import { startStubPartner, type StubPartner } from '../testing/stub-partner';
import { createHttpPartners } from './partners';

let stub: StubPartner;
beforeAll(async () => {
  stub = await startStubPartner();
});
beforeEach(() => {
  stub.heard.length = 0;
});
afterAll(() => stub.close());

const partners = createHttpPartners({
  get stub() {
    return { url: stub.url, keys: partnerKeys('stub') };
  },
});
const debit = { reference: 'd/1', subject: 'siti@contoh.id', amountUnits: 5 };
const payment = {
  reference: 'p/1',
  mandateId: 'm',
  amountUnits: 5,
  redirectUrl: 'http://localhost:3000/transaksi-selesai?order=1',
};
const silent = { outcome: 'silent', isSent: true };
const reversed = { status: 'reversed', amountUnits: 5 };
const done = { status: 'done', amountUnits: 5 };
const page = { status: 'pending', checkoutUrl: 'http://wallet.localhost/pay', paymentCode: 'c' };

type Call = [
  name: string,
  ask: () => Promise<unknown>,
  heard: { method: string; path: string; body?: object },
  value: object,
];
const calls: Call[] = [
  [
    'sendCode',
    () => partners.sendCode('stub', debit),
    { method: 'POST', path: '/stub/v1/codes', body: debit },
    { status: 'sent', expiresAt: '2026-11-21T02:05:00.000Z' },
  ],
  [
    'checkCode',
    () => partners.checkCode('stub', 'c/1', { code: '0123' }),
    { method: 'POST', path: '/stub/v1/codes/c%2F1/check', body: { code: '0123' } },
    { status: 'verified' },
  ],
  [
    'debit',
    () => partners.debit('stub', debit),
    { method: 'POST', path: '/stub/v1/debits', body: debit },
    done,
  ],
  [
    'debitState',
    () => partners.debitState('stub', 'd/1'),
    { method: 'GET', path: '/stub/v1/debits/d%2F1' },
    done,
  ],
  [
    'reverseDebit',
    () => partners.reverseDebit('stub', 'd/1'),
    { method: 'DELETE', path: '/stub/v1/debits/d%2F1' },
    reversed,
  ],
  [
    'orderPayment',
    () => partners.orderPayment('stub', payment),
    { method: 'POST', path: '/stub/v1/payments', body: payment },
    page,
  ],
  [
    'paymentState',
    () => partners.paymentState('stub', 'p/1'),
    { method: 'GET', path: '/stub/v1/payments/p%2F1' },
    { status: 'paid', amountUnits: 5, trxId: 't', refNum: 'r' },
  ],
  [
    'reversePayment',
    () => partners.reversePayment('stub', 'p/1'),
    { method: 'DELETE', path: '/stub/v1/payments/p%2F1' },
    reversed,
  ],
  [
    'statement',
    () => partners.statement('stub', 7),
    { method: 'GET', path: '/stub/v1/statement?after=7&limit=1000' },
    { movements: [{ id: 8, reference: 'd', kind: 'debit', amountUnits: 5, at: '2026-11-21T02:05:00.000Z' }] },
  ],
  [
    'purchasesOfDay',
    () => partners.purchasesOfDay('stub', '2026-11-21', 'a:1'),
    { method: 'GET', path: '/stub/v1/purchases?day=2026-11-21&after=a%3A1&limit=1000' },
    {
      purchases: [{ reference: 'b', revision: 1, status: 'made', amountRupiah: 5, category: 'card' }],
    },
  ],
];

test.each(calls)('%s asks as the protocol says and reads the answer', async (_name, ask, heard, value) => {
  stub.answer = () => ({ status: 200, body: value });
  expect(await ask()).toEqual({ outcome: 'answered', value });
  expect(stub.heard).toMatchObject([{ body: undefined, ...heard }]);
});

test.each(calls)('%s takes another form and a failure for silence', async (_name, ask) => {
  stub.answer = () => ({ status: 200, body: { status: 'fine' } });
  expect(await ask()).toEqual(silent);
  stub.answer = () => ({ status: 503 });
  expect(await ask()).toEqual(silent);
});

test('an unknown debit and an unknown payment are answers; any other refusal says nothing about them', async () => {
  const unknown = { outcome: 'answered', value: { status: 'unknown' } };
  stub.answer = () => ({ status: 404 });
  expect(await partners.debitState('stub', 'd')).toEqual(unknown);
  expect(await partners.paymentState('stub', 'p')).toEqual(unknown);
  stub.answer = () => ({ status: 401 });
  expect(await partners.debitState('stub', 'd')).toEqual(silent);
  expect(await partners.paymentState('stub', 'p')).toEqual(silent);
});

test('a debit, a payment or a code that the partner cannot take was not done', async () => {
  stub.answer = () => ({ status: 409 });
  const refused = { outcome: 'refused', status: 409 };
  expect(await partners.debit('stub', debit)).toEqual(refused);
  expect(await partners.orderPayment('stub', payment)).toEqual(refused);
  expect(await partners.sendCode('stub', debit)).toEqual(refused);
});

test('a reason that is not known counts as another one', async () => {
  stub.answer = () => ({ status: 200, body: { status: 'refused', reason: 'moon' } });
  const refused = { outcome: 'answered', value: { status: 'refused', reason: 'other' } };
  expect(await partners.debit('stub', debit)).toEqual(refused);
  expect(await partners.paymentState('stub', 'p')).toEqual(refused);
  expect(await partners.checkCode('stub', 'c', { code: '0000' })).toEqual(refused);
});

test('a statement of a thousand movements is read whole', async () => {
  const movements = Array.from({ length: 1000 }, (_, index) => ({
    id: index + 1,
    reference: 'x'.repeat(128),
    kind: 'reversal',
    amountUnits: Number.MAX_SAFE_INTEGER,
    at: '2026-11-21T02:05:00.000Z',
  }));
  stub.answer = () => ({ status: 200, body: { movements } });
  expect(await partners.statement('stub', 0)).toEqual({ outcome: 'answered', value: { movements } });
});

test('a partner that says nothing to a debit may have taken it', async () => {
  stub.answer = () => undefined;
  expect(await Promise.all([partners.debit('stub', debit), partners.debitState('stub', 'd')])).toEqual([
    silent,
    silent,
  ]);
});
