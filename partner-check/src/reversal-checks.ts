import { debitAnswer, debitState, paymentAnswer, paymentState, reversal } from '@poku/partner-protocol';
import { expectStatus, expectThat, firstProblem, type Bench, type Check } from './check';
import { expectUnknown, onReference, type Purchases } from './linked';

/** Calls one off. @returns the problem of an answer other than `amountUnits` given back */
export const reverse = async (
  { ask }: Bench,
  { path }: Purchases,
  reference: string,
  amountUnits: number,
): Promise<string | undefined> => {
  const answer = await ask('DELETE', `${path}/${reference}`);
  const given = answer.status === 200 ? reversal.safeParse(answer.json).data : undefined;
  return expectThat(given?.amountUnits === amountUnits, `reversed, ${amountUnits} units given back`, answer);
};

/** What is called off, or was never ordered; nothing here takes units. */
export const reversalChecks = (purchases: Purchases, name: string): readonly Check[] => {
  const { path, orderFor } = purchases;
  const isPayment = path === '/v1/payments';
  const stateOf = async ({ ask }: Bench, reference: string, status: string) => {
    const answer = await ask('GET', `${path}/${reference}`);
    const state = (isPayment ? paymentState : debitState).safeParse(answer.json).data;
    return expectThat(answer.status === 200 && state?.status === status, `status ${status}`, answer);
  };
  return [
    {
      title: `an unknown ${name} is 404`,
      run: (bench) => expectUnknown(bench, purchases),
    },
    onReference(purchases, `a ${name} without an amount is 400`, async ({ ask }, link, reference) =>
      expectStatus(await ask('POST', path, { ...orderFor(link, reference), amountUnits: 0 }), 400),
    ),
    onReference(
      purchases,
      `a ${name} that was called off before it was ordered takes nothing, twice too`,
      (bench, link, reference) =>
        firstProblem(
          () => reverse(bench, purchases, reference, 0),
          () => reverse(bench, purchases, reference, 0),
          () => stateOf(bench, reference, 'reversed'),
          async () => {
            const answer = await bench.ask('POST', path, orderFor(link, reference));
            const known = (isPayment ? paymentAnswer : debitAnswer).safeParse(answer.json).data;
            return expectThat(answer.status === 200 && known?.status === 'refused', 'refused', answer);
          },
          () => stateOf(bench, reference, 'reversed'),
        ),
    ),
  ];
};
