import { paymentAnswer, paymentState, type PaymentAnswer } from '@poku/partner-protocol';
import type { Answer } from './ask';
import { expectStatus, expectThat, firstProblem, type Check } from './check';
import { onReference, type Purchases } from './linked';
import { reversalChecks, reverse } from './reversal-checks';

const paymentsOf = (amountUnits: number): Purchases => ({
  path: '/v1/payments',
  orderFor: ({ mandateId }, reference) => ({
    reference,
    mandateId,
    amountUnits,
    redirectUrl: 'https://poku.invalid/transaksi-selesai?order=1',
  }),
});

const read = ({ status, json }: Answer): PaymentAnswer | undefined =>
  status === 200 ? paymentAnswer.safeParse(json).data : undefined;

/** Payments that are ordered and called off; nobody pays them. */
export const paymentChecks = (units: number): readonly Check[] => {
  const payments = paymentsOf(units);
  const { path, orderFor } = payments;
  return [
    ...reversalChecks(payments, 'payment'),
    onReference(
      payments,
      'a payment waits on a page, one per reference',
      async ({ ask }, link, reference) => {
        const order = orderFor(link, reference);
        const answers = await Promise.all(Array.from({ length: 10 }, () => ask('POST', path, order)));
        const [first] = answers;
        if (first === undefined || read(first)?.status !== 'pending')
          return first && expectThat(false, 'pending with a page', first);
        const other = answers.find(({ json }) => JSON.stringify(json) !== JSON.stringify(first.json));
        return firstProblem(
          () => Promise.resolve(other && expectThat(false, JSON.stringify(first.json), other)),
          async () => expectStatus(await ask('POST', path, { ...order, amountUnits: units + 1 }), 409),
          async () => {
            const answer = await ask('GET', `${path}/${reference}`);
            const state = paymentState.safeParse(answer.json).data;
            return expectThat(state?.status === 'pending', 'status pending', answer);
          },
        );
      },
    ),
    onReference(payments, 'a payment that is called off is over for good', async (bench, link, reference) => {
      await bench.ask('POST', path, orderFor(link, reference));
      return firstProblem(
        () => reverse(bench, payments, reference, 0),
        () => reverse(bench, payments, reference, 0),
        async () => {
          const again = await bench.ask('POST', path, orderFor(link, reference));
          return expectThat(read(again)?.status === 'refused', 'refused', again);
        },
      );
    }),
    onReference(payments, 'a mandate that is not known pays nothing', async ({ ask }, link, reference) => {
      const answer = await ask('POST', path, orderFor({ ...link, mandateId: 'no-mandate' }, reference));
      const payment = read(answer);
      const isRight = payment?.status === 'refused' && payment.reason === 'mandate-unknown';
      return expectThat(isRight, 'refused, mandate-unknown', answer);
    }),
  ];
};
