import { balance, debitAnswer, debitState, statement } from '@poku/partner-protocol';
import type { Answer } from './ask';
import { expectStatus, expectThat, firstProblem, type Bench, type Check } from './check';
import { onReference, type Purchases } from './linked';
import { reversalChecks, reverse } from './reversal-checks';

/** Debits of so many units from the account. */
export const debitsOf = (amountUnits: number): Purchases => ({
  path: '/v1/debits',
  orderFor: ({ subject }, reference) => ({ reference, subject, amountUnits }),
});

/** The status of an answer to an order, or why it was refused. */
export const outcomeOf = ({ status, json }: Answer): string | undefined => {
  const answer = status === 200 ? debitAnswer.safeParse(json).data : undefined;
  return answer?.status === 'refused' ? answer.reason : answer?.status;
};

const balanceOf = async ({ ask, target }: Bench): Promise<number | undefined> => {
  const { json } = await ask('GET', `/v1/accounts/${encodeURIComponent(target.subject)}/balance`);
  return balance.safeParse(json).data?.balanceUnits;
};

/** The lines of the statement that name a reference, read page by page. */
const linesOf = async ({ ask }: Bench, reference: string) => {
  const lines: string[] = [];
  for (let after = 0; ;) {
    const { status, json } = await ask('GET', `/v1/statement?after=${after}&limit=1000`);
    const movements = status === 200 ? statement.safeParse(json).data?.movements : undefined;
    if (movements === undefined) return undefined;
    const ids = [after, ...movements.map(({ id }) => id)];
    if (ids.some((id, index) => index > 0 && id <= (ids[index - 1] ?? 0))) return undefined;
    for (const line of movements)
      if (line.reference === reference) lines.push(`${line.kind} ${line.amountUnits}`);
    const last = movements.at(-1)?.id;
    if (last === undefined) return lines;
    after = last;
  }
};

const expectLines = async (bench: Bench, reference: string, expected: readonly string[]) => {
  const lines = await linesOf(bench, reference);
  const shown = lines?.join(', ') ?? 'no statement, or ids that do not grow';
  return shown === expected.join(', ')
    ? undefined
    : `expected ${expected.join(', ')}, got ${shown || 'none'}`;
};

/** Debits that take units and give them back. */
export const debitChecks = (units: number): readonly Check[] => {
  const debits = debitsOf(units);
  const { path, orderFor } = debits;
  return [
    ...reversalChecks(debits, 'debit'),
    onReference(
      debits,
      'a debit takes its units once, also when ten come at once',
      async (bench, link, reference) => {
        const before = await balanceOf(bench);
        const orders = Array.from({ length: 10 }, () => bench.ask('POST', path, orderFor(link, reference)));
        const answers = await Promise.all(orders);
        const other = answers.find((answer) => outcomeOf(answer) !== 'done');
        if (other) return expectThat(false, `done (the account must have ${units} units)`, other);
        const after = await balanceOf(bench);
        if (before === undefined || after !== before - units)
          return `expected a balance of ${(before ?? 0) - units}, got ${after}`;
        const answer = await bench.ask('GET', `${path}/${reference}`);
        const state = debitState.safeParse(answer.json).data;
        return expectThat(
          state?.status === 'done' && state.amountUnits === units,
          `done, ${units} units`,
          answer,
        );
      },
    ),
    onReference(debits, 'another amount under a known reference is 409', async (bench, link, reference) => {
      const order = orderFor(link, reference);
      await bench.ask('POST', path, order);
      return expectStatus(await bench.ask('POST', path, { ...order, amountUnits: units + 1 }), 409);
    }),
    onReference(
      debits,
      'a debit is given back once, for good, and the statement tells both',
      async (bench, link, reference) => {
        const before = await balanceOf(bench);
        await bench.ask('POST', path, orderFor(link, reference));
        return firstProblem(
          () => expectLines(bench, reference, [`debit ${units}`]),
          () => reverse(bench, debits, reference, units),
          () => reverse(bench, debits, reference, units),
          async () => {
            const again = await bench.ask('POST', path, orderFor(link, reference));
            return expectThat(outcomeOf(again) === 'other', 'refused, other', again);
          },
          async () => {
            const after = await balanceOf(bench);
            return after === before ? undefined : `expected a balance of ${before}, got ${after}`;
          },
          () => expectLines(bench, reference, [`debit ${units}`, `reversal ${units}`]),
        );
      },
    ),
    onReference(debits, 'an account that is not known pays nothing', async (bench, link, reference) => {
      const order = orderFor({ ...link, subject: 'nobody-of-this-name' }, reference);
      const answer = await bench.ask('POST', path, order);
      return expectThat(outcomeOf(answer) === 'unknown-account', 'refused, unknown-account', answer);
    }),
  ];
};
