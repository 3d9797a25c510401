import { balance } from '@poku/partner-protocol';
import { expectStatus, expectThat, newReference, orderFor, type Check } from './check';

const pathOf = (subject: string): string => `/v1/accounts/${encodeURIComponent(subject)}/balance`;

/** Balances, and what cannot be read. */
export const accountChecks: readonly Check[] = [
  {
    title: 'the balance of the account is told in whole units',
    run: async ({ ask, target }) => {
      const answer = await ask('GET', pathOf(target.subject));
      const isRight = answer.status === 200 && balance.safeParse(answer.json).success;
      return expectThat(isRight, 'HTTP 200 {balanceUnits, expiresAt}', answer);
    },
  },
  {
    title: 'the balance of an unknown account is 404',
    run: async ({ ask }) => expectStatus(await ask('GET', pathOf(newReference())), 404),
  },
  {
    title: 'an order without a reference is 400',
    run: async ({ ask, target }) => {
      const order = { ...orderFor(target, newReference()), reference: undefined };
      return expectStatus(await ask('POST', '/v1/links', order), 400);
    },
  },
  {
    title: 'an order with a phone number that is not E.164 is 400',
    run: async ({ ask, target }) => {
      const order = { ...orderFor(target, newReference()), msisdn: '0812' };
      return expectStatus(await ask('POST', '/v1/links', order), 400);
    },
  },
  {
    title: 'a signed body that is no JSON is 400',
    run: async ({ ask }) => expectStatus(await ask('POST', '/v1/links', undefined, { text: '{' }), 400),
  },
];
