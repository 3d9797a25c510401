import { visitorLinkAnswer, type ActiveLink } from '@poku/partner-protocol';
import { expectStatus, expectThat, newReference, type Bench, type Check } from './check';

/** Runs something on the account while it is linked. @returns its problem, or that the account cannot be linked */
export const whileLinked = async (
  bench: Bench,
  run: (link: ActiveLink) => Promise<string | undefined>,
): Promise<string | undefined> => {
  const { ask, target } = bench;
  const reference = newReference();
  const order = { reference, subject: target.subject, msisdn: target.msisdn, scope: ['balance'] };
  const answer = await ask('POST', '/v1/visitor-links', order);
  const link = answer.status === 200 ? visitorLinkAnswer.safeParse(answer.json).data : undefined;
  try {
    if (link?.status !== 'active') return expectThat(false, 'an active link of the account', answer);
    return await run(link);
  } finally {
    await ask('DELETE', `/v1/links/${reference}`);
  }
};

/** Where debits or payments stand, and what their orders look like. */
export interface Purchases {
  readonly path: '/v1/debits' | '/v1/payments';
  readonly orderFor: (link: ActiveLink, reference: string) => object;
}

/** A check of debits or payments on a reference of its own, which is called off whatever came of it. */
export const onReference = (
  { path }: Purchases,
  title: string,
  run: (bench: Bench, link: ActiveLink, reference: string) => Promise<string | undefined>,
): Check => ({
  title,
  run: (bench) =>
    whileLinked(bench, async (link) => {
      const reference = newReference();
      try {
        return await run(bench, link, reference);
      } finally {
        await bench.ask('DELETE', `${path}/${reference}`);
      }
    }),
});

/** The problem of a reference that the partner should not know. */
export const expectUnknown = async ({ ask }: Bench, { path }: Purchases): Promise<string | undefined> =>
  expectStatus(await ask('GET', `${path}/${newReference()}`), 404);
