import { randomUUID } from 'node:crypto';
import { newRequestId } from '@poku/partner-protocol';
import { type Service, type Twist } from './ask';
import { expectStatus, firstProblem, newReference, orderFor, type Check } from './check';

const MINUTE_MS = 60_000;

/**
 * Only what Poku signed is taken, and each request once.
 * @param unknown a path whose inquiry is 404, another one each time
 * @param name what is not known there
 */
export const signedRequestChecks = (unknown: () => string, name: string): readonly Check<Service>[] => {
  /** A signed inquiry that differs in one thing must be refused. */
  const refused = (title: string, twistOf: () => Twist): Check<Service> => ({
    title,
    run: async ({ ask }) => expectStatus(await ask('GET', unknown(), undefined, twistOf()), 401),
  });
  return [
    {
      title: `a signed request is taken: ${name} is 404`,
      run: async ({ ask }) => expectStatus(await ask('GET', unknown()), 404),
    },
    refused('a request without a signature is refused', () => ({ isUnsigned: true })),
    refused('a request that another key signed is refused', () => ({ key: randomUUID() })),
    refused('a request for another path than the signed one is refused', () => ({ sentPath: unknown() })),
    refused('a request six minutes old is refused', () => ({ sentAtMs: Date.now() - 6 * MINUTE_MS })),
    refused('a request six minutes early is refused', () => ({ sentAtMs: Date.now() + 6 * MINUTE_MS })),
    refused('a request with a request id of another form is refused', () => ({ requestId: 'short' })),
    {
      title: 'the same request a second time is refused',
      run: async ({ ask }) => {
        const path = unknown();
        const twist = { requestId: newRequestId(), sentAtMs: Date.now() };
        return firstProblem(
          async () => expectStatus(await ask('GET', path, undefined, twist), 404),
          async () => expectStatus(await ask('GET', path, undefined, twist), 401),
        );
      },
    },
  ];
};

/** The same of a partner, and that what was altered does nothing. */
export const signatureChecks: readonly Check[] = [
  ...signedRequestChecks(() => `/v1/links/${newReference()}`, 'an unknown link'),
  {
    title: 'an altered body is refused and does nothing',
    run: async ({ ask, target }) => {
      const order = orderFor(target, newReference());
      const sentText = JSON.stringify({ ...order, state: 'altered' });
      const problem = await firstProblem(
        async () => expectStatus(await ask('POST', '/v1/links', order, { sentText }), 401),
        async () => expectStatus(await ask('GET', `/v1/links/${order.reference}`), 404),
      );
      await ask('DELETE', `/v1/links/${order.reference}`);
      return problem;
    },
  },
];
