import { codeOrderAnswer } from '@poku/partner-protocol';
import { expectStatus, expectThat, firstProblem, newReference, type Check } from './check';
import { debitsOf, outcomeOf } from './debit-checks';
import { onReference, whileLinked } from './linked';
import { reversalChecks } from './reversal-checks';

/** A programme that asks for codes, without one that was verified. Sends one code. */
export const codeChecks = (units: number): readonly Check[] => {
  const debits = debitsOf(units);
  return [
    ...reversalChecks(debits, 'debit'),
    onReference(debits, 'a debit without a code is refused, twice too', async (bench, link, reference) => {
      for (const codeReference of [undefined, undefined, newReference()]) {
        const order = { ...debits.orderFor(link, reference), codeReference };
        const answer = await bench.ask('POST', debits.path, order);
        if (outcomeOf(answer) !== 'code-missing') return expectThat(false, 'refused, code-missing', answer);
      }
      return undefined;
    }),
    {
      title: 'a code is sent once per reference, and for one amount',
      run: (bench) =>
        whileLinked(bench, async ({ subject }) => {
          const order = { reference: newReference(), subject, amountUnits: units };
          const first = await bench.ask('POST', '/v1/codes', order);
          const sent = codeOrderAnswer.safeParse(first.json).data;
          return firstProblem(
            () => Promise.resolve(expectThat(sent?.status === 'sent', 'sent', first)),
            async () => {
              const again = await bench.ask('POST', '/v1/codes', order);
              const isSame = JSON.stringify(again.json) === JSON.stringify(first.json);
              return expectThat(isSame, JSON.stringify(first.json), again);
            },
            async () =>
              expectStatus(await bench.ask('POST', '/v1/codes', { ...order, amountUnits: units + 1 }), 409),
          );
        }),
    },
    {
      title: 'a code that was never ordered is 404, and one of five digits 400',
      run: ({ ask }) => {
        const path = `/v1/codes/${newReference()}/check`;
        return firstProblem(
          async () => expectStatus(await ask('POST', path, { code: '0000' }), 404),
          async () => expectStatus(await ask('POST', path, { code: '00000' }), 400),
        );
      },
    },
  ];
};
