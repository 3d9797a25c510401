import { expectStatus, firstProblem, newReference } from '../check';
import { callOff, expectState, inquire, order, topupFor, type BillerCheck } from './topup';

/** What sends no package when the biller is right. */
export const fenceChecks: readonly BillerCheck[] = [
  {
    title: 'an order without a package is 400',
    run: async ({ ask, target }) => {
      const body = { ...topupFor(target, newReference()), product: undefined };
      return expectStatus(await ask('POST', '/v1/topups', body), 400);
    },
  },
  {
    title: 'an order for a number without its country code is 400',
    run: async ({ ask, target }) => {
      const body = { ...topupFor(target, newReference()), number: '0812' };
      return expectStatus(await ask('POST', '/v1/topups', body), 400);
    },
  },
  {
    title: 'a signed body that is no JSON is 400',
    run: async ({ ask }) => expectStatus(await ask('POST', '/v1/topups', undefined, { text: '{' }), 400),
  },
  {
    title: 'an altered order is refused and sends nothing',
    run: async (bench) => {
      const { ask, target } = bench;
      const reference = newReference();
      const body = topupFor(target, reference);
      const sentText = JSON.stringify({ ...body, product: `${target.product}-2` });
      return firstProblem(
        async () => expectStatus(await ask('POST', '/v1/topups', body, { sentText }), 401),
        async () => expectStatus(await inquire(bench, reference), 404),
      );
    },
  },
  {
    title: 'what was never ordered can be called off, twice too',
    run: async (bench) => {
      const reference = newReference();
      return firstProblem(
        async () => expectState(await callOff(bench, reference), reference, 'cancelled'),
        async () => expectState(await callOff(bench, reference), reference, 'cancelled'),
        async () => expectState(await inquire(bench, reference), reference, 'cancelled'),
      );
    },
  },
  {
    title: 'what was called off is never sent, also when its order comes after',
    run: async (bench) => {
      const reference = newReference();
      return firstProblem(
        async () => expectState(await callOff(bench, reference), reference, 'cancelled'),
        async () => expectState(await order(bench, reference), reference, 'cancelled'),
        async () => expectState(await order(bench, reference), reference, 'cancelled'),
        async () => expectState(await inquire(bench, reference), reference, 'cancelled'),
      );
    },
  },
  {
    title: 'a reference may have every sign of the protocol, URL-encoded in a path',
    run: async (bench) => {
      const reference = `${newReference()}_.:@+`;
      return firstProblem(
        async () => expectState(await callOff(bench, reference), reference, 'cancelled'),
        async () => expectState(await order(bench, reference), reference, 'cancelled'),
      );
    },
  },
];
