import { visitorLinkAnswer, type VisitorLinkAnswer } from '@poku/partner-protocol';
import { type Answer } from './ask';
import { expectThat, newReference, type Bench, type Check } from './check';

const read = (answer: Answer): VisitorLinkAnswer | undefined =>
  answer.status === 200 ? visitorLinkAnswer.safeParse(answer.json).data : undefined;

/** Orders the link of a user whom the partner sent in, and ends it afterwards. */
const withVisitor =
  (changes: object, run: (bench: Bench, order: object, first: Answer) => Promise<string | undefined>) =>
  async (bench: Bench): Promise<string | undefined> => {
    const { subject, msisdn } = bench.target;
    const reference = newReference();
    const order = { reference, subject, msisdn, scope: ['phone'], ...changes };
    const first = await bench.ask('POST', '/v1/visitor-links', order);
    try {
      return await run(bench, order, first);
    } finally {
      await bench.ask('DELETE', `/v1/links/${reference}`);
    }
  };

const refusedFor = (reason: string) => (_bench: Bench, _order: object, first: Answer) => {
  const link = read(first);
  const isRight = link?.status === 'refused' && link.reason === reason;
  return Promise.resolve(expectThat(isRight, `refused, ${reason}`, first));
};

/** Links of users whom the partner sent in. */
export const visitorChecks: readonly Check[] = [
  {
    title: 'a user whom the partner sent in is linked at once, once per reference',
    run: withVisitor({}, async ({ ask, target }, order, first) => {
      const link = read(first);
      const isRight = link?.status === 'active' && link.msisdn === target.msisdn;
      const problem = expectThat(isRight, `active with the phone number ${target.msisdn}`, first);
      if (problem !== undefined) return problem;
      const again = await ask('POST', '/v1/visitor-links', order);
      return expectThat(JSON.stringify(again.json) === JSON.stringify(first.json), 'the same answer', again);
    }),
  },
  {
    title: 'a visitor with another phone number than the account’s is refused',
    run: withVisitor({ msisdn: '+6281299999990' }, refusedFor('phone-differs')),
  },
  {
    title: 'a visitor without an account is refused',
    run: withVisitor({ subject: 'nobody-of-this-name' }, refusedFor('unknown-account')),
  },
];
