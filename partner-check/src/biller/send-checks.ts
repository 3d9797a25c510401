import { setTimeout as pause } from 'node:timers/promises';
import { type TopupState } from '@poku/partner-protocol';
import { type Answer } from '../ask';
import { expectThat, newReference } from '../check';
import {
  callOff,
  expectOneTopup,
  inquire,
  isOver,
  order,
  read,
  type BillerBench,
  type BillerCheck,
} from './topup';

const againMs = 250;

/** Asks until a top-up is over, or the time is. @returns the last answer */
const untilOver = async (ask: () => Promise<Answer>, reference: string, waitMs: number): Promise<Answer> => {
  const endsAt = performance.now() + waitMs;
  for (;;) {
    const answer = await ask();
    const state = read(answer, reference);
    if (state === undefined || isOver(state) || performance.now() >= endsAt) return answer;
    await pause(againMs);
  }
};

/** What is over stays so, whatever is asked. */
const expectForGood = async (
  bench: BillerBench,
  reference: string,
  over: Answer,
): Promise<string | undefined> =>
  expectOneTopup(reference, [
    over,
    await order(bench, reference),
    await callOff(bench, reference),
    await inquire(bench, reference),
  ]);

/** Runs a check on a package that is ordered, and calls it off whatever came of it. */
const onNewTopup = (
  title: string,
  run: (bench: BillerBench, reference: string, first: Answer) => Promise<string | undefined>,
): BillerCheck => ({
  title,
  run: async (bench) => {
    const reference = newReference();
    try {
      return await run(bench, reference, await order(bench, reference));
    } finally {
      await callOff(bench, reference);
    }
  },
});

const stateOr = (state: TopupState | undefined): string => state?.status ?? 'of another form';

/**
 * What orders packages and calls them off; one that the operator was quicker with is sent.
 * @param waitMs how long a package may take until its last check gives up
 */
export const sendChecks = (waitMs: number): readonly BillerCheck[] => [
  onNewTopup('an order says how it stands, and so does an inquiry', async (bench, reference, first) =>
    expectOneTopup(reference, [first, await inquire(bench, reference)]),
  ),
  onNewTopup('the same order again sends nothing more', async (bench, reference, first) =>
    expectOneTopup(reference, [first, await order(bench, reference), await order(bench, reference)]),
  ),
  {
    title: 'ten equal orders at the same time are one',
    run: async (bench) => {
      const reference = newReference();
      const orders = await Promise.all(Array.from({ length: 10 }, () => order(bench, reference)));
      const over = await untilOver(() => callOff(bench, reference), reference, waitMs);
      const problems = orders.map((answer) => expectOneTopup(reference, [answer, over]));
      return problems.find((problem) => problem !== undefined);
    },
  },
  onNewTopup('what is called off is decided for good', async (bench, reference) => {
    const over = await untilOver(() => callOff(bench, reference), reference, waitMs);
    const state = read(over, reference);
    if (state === undefined || !isOver(state))
      return expectThat(false, `cancelled, delivered or failed within ${waitMs / 1000} s`, over);
    return expectForGood(bench, reference, over);
  }),
  onNewTopup('what is delivered or failed stays so', async (bench, reference) => {
    const over = await untilOver(() => inquire(bench, reference), reference, waitMs);
    const status = stateOr(read(over, reference));
    if (status !== 'delivered' && status !== 'failed')
      return expectThat(false, `delivered or failed within ${waitMs / 1000} s`, over);
    return expectForGood(bench, reference, over);
  }),
];
