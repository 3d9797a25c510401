import {
  aTransaction,
  aTransactionPart,
  envelope,
  onCall,
  type WireTransaction,
  type WireTransactionPart,
} from '@poku/testing';
import type { SetupServer } from 'msw/node';

export const CHECKOUT_URL = 'https://dompetnusa.example/pay';

/** The share of DompetNusa: 15.000 points for Rp15.000. */
export const aWalletPart = (overrides: Partial<WireTransactionPart> = {}) =>
  aTransactionPart({
    partnerId: '3',
    name: 'DompetNusa',
    partnerType: 2,
    pokuPoint: 15_000,
    partnerUnit: 15_000,
    state: 'waiting',
    lots: [],
    ...overrides,
  });

/** Half own points, half DompetNusa, whose page is waited for. */
export const aWaitingTransaction = (overrides: Partial<WireTransaction> = {}) =>
  aTransaction({
    status: 1,
    endedDate: null,
    coupons: [],
    totalTransaction: 25_000,
    paymentDetails: [aTransactionPart({ state: 'held' }), aWalletPart()],
    paymentPage: {
      checkout_url: CHECKOUT_URL,
      payment_code: 'PC-1',
      reference: 'pay-1',
      expiredDate: new Date(Date.now() + 10 * 60_000).toISOString(),
    },
    ...overrides,
  });

/** Answers the calls about a transaction, in turn; the last answer stays. @returns the queries that came */
export function answerTransaction(
  server: SetupServer,
  ...answers: readonly (() => Response)[]
): readonly string[] {
  const asked: string[] = [];
  server.use(
    onCall.get('/transaction/:clientId', ({ request }) => {
      asked.push(new URL(request.url).search);
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      return answer === undefined ? Response.error() : answer();
    }),
  );
  return asked;
}

/** An answer for `answerTransaction`. */
export const says = (transaction: WireTransaction) => () => envelope(transaction);
