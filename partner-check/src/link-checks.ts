import { codeAnswer, linkAnswer, linkState, type LinkAnswer } from '@poku/partner-protocol';
import { type Answer } from './ask';
import {
  expectStatus,
  expectThat,
  firstProblem,
  newReference,
  orderFor,
  type Bench,
  type Check,
} from './check';

const linkPath = (reference: string): string => `/v1/links/${reference}`;
const order = ({ ask, target }: Bench, reference: string): Promise<Answer> =>
  ask('POST', '/v1/links', orderFor(target, reference));
const end = async ({ ask }: Bench, reference: string): Promise<string | undefined> =>
  expectStatus(await ask('DELETE', linkPath(reference)), 200, 204);
const read = (answer: Answer): LinkAnswer | undefined =>
  answer.status === 200 ? linkAnswer.safeParse(answer.json).data : undefined;
const stateOf = async ({ ask }: Bench, reference: string): Promise<[string, Answer]> => {
  const answer = await ask('GET', linkPath(reference));
  return [linkState.safeParse(answer.json).data?.status ?? 'of another form', answer];
};

/** Runs a check on a new link, and ends it whatever came of it. */
const onNewLink = (
  title: string,
  run: (bench: Bench, reference: string, first: Answer) => Promise<string | undefined>,
): Check => ({
  title,
  run: async (bench) => {
    const reference = newReference();
    const first = await order(bench, reference);
    try {
      return await run(bench, reference, first);
    } finally {
      await end(bench, reference);
    }
  },
});

/** Ordering, asking for and ending a link. */
export const linkChecks: readonly Check[] = [
  onNewLink('an order for the account is active, or pending with a page', ({ target }, _reference, first) => {
    const link = read(first);
    if (link?.status === 'pending') {
      const { protocol, hostname } = new URL(link.bindingUrl);
      const isSafe = protocol === 'https:' || hostname === '127.0.0.1' || hostname.endsWith('localhost');
      return Promise.resolve(expectThat(isSafe, 'a bindingUrl with https', first));
    }
    const isRight = link?.status === 'active' && link.subject === target.subject;
    const expected = `active with the subject ${target.subject}, or pending (the account must not be linked)`;
    return Promise.resolve(expectThat(isRight, expected, first));
  }),
  onNewLink('the same order again has the same answer', async (bench, reference, first) => {
    const again = await order(bench, reference);
    const isSame = JSON.stringify(again.json) === JSON.stringify(first.json);
    return expectThat(isSame, JSON.stringify(first.json), again);
  }),
  onNewLink('ten equal orders at the same time have one answer', async (bench, reference, first) => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(bench, reference)));
    const other = answers.find(({ json }) => JSON.stringify(json) !== JSON.stringify(first.json));
    return other && expectThat(false, JSON.stringify(first.json), other);
  }),
  onNewLink('an inquiry tells the same as the order', async (bench, reference, first) => {
    const [state, answer] = await stateOf(bench, reference);
    return expectThat(state === read(first)?.status, `status ${read(first)?.status ?? '?'}`, answer);
  }),
  onNewLink('an account with an active link is refused to a second one', async (bench, _reference, first) => {
    if (read(first)?.status !== 'active') return undefined;
    const second = newReference();
    const answer = await order(bench, second);
    await end(bench, second);
    const link = read(answer);
    const isRight = link?.status === 'refused' && link.reason === 'already-linked';
    return expectThat(isRight, 'refused, already-linked', answer);
  }),
  onNewLink('a link that Poku ends is ended, twice too', (bench, reference) =>
    firstProblem(
      () => end(bench, reference),
      () => end(bench, reference),
      async () => {
        const [state, answer] = await stateOf(bench, reference);
        return expectThat(state === 'ended', 'status ended', answer);
      },
      async () => {
        const answer = await order(bench, reference);
        return expectThat(read(answer)?.status === 'refused', 'refused once it was ended', answer);
      },
    ),
  ),
  onNewLink('a code that the page did not give makes no link', async ({ ask, target }, reference) => {
    const body = { authorizationCode: newReference(), email: target.email, state: `state-${reference}` };
    const answer = await ask('POST', `${linkPath(reference)}/token`, body);
    if (answer.status === 404) return undefined;
    const exchanged = codeAnswer.safeParse(answer.json).data;
    return expectThat(exchanged?.status === 'refused', 'refused (or 404 without such links)', answer);
  }),
  {
    title: 'an order for a phone number without an account is never active',
    run: async (bench) => {
      const reference = newReference();
      const body = { ...orderFor(bench.target, reference), msisdn: '+6281299999990' };
      const answer = await bench.ask('POST', '/v1/links', body);
      await end(bench, reference);
      const isRight = read(answer)?.status === 'refused' || read(answer)?.status === 'pending';
      return expectThat(isRight, 'refused, or pending with a page', answer);
    },
  },
  {
    title: 'ending a link that was never ordered is fine, and an order that comes after makes no link',
    run: (bench) => {
      const reference = newReference();
      return firstProblem(
        () => end(bench, reference),
        async () => {
          const answer = await order(bench, reference);
          return expectThat(read(answer)?.status === 'refused', 'refused', answer);
        },
      );
    },
  },
];
