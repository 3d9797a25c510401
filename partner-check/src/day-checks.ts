import { purchasesOfDay } from '@poku/partner-protocol';
import { expectStatus, expectThat, type Bench, type Check } from './check';

/** A day in WIB, `YYYY-MM-DD`. */
const dayBefore = (days: number): string =>
  new Date(Date.now() + (7 - 24 * days) * 3_600_000).toISOString().slice(0, 10);

const pageAfter = ({ ask }: Bench, after: string, limit: number) =>
  ask(
    'GET',
    `/v1/purchases?${new URLSearchParams({ day: dayBefore(0), after, limit: String(limit) }).toString()}`,
  );

/** Lists of purchases; a partner that reports none has none and answers 404. */
export const dayChecks: readonly Check[] = [
  {
    title: 'the purchases of a day come in byte order of their references, each once, page by page',
    async run(bench) {
      let last = '';
      for (let page = 0; page < 3; page += 1) {
        const answer = await pageAfter(bench, last, page === 0 ? 2 : 1000);
        if (answer.status === 404) return undefined;
        const list = answer.status === 200 ? purchasesOfDay.safeParse(answer.json).data : undefined;
        if (list === undefined) return expectThat(false, 'a list of purchases, or 404', answer);
        for (const { reference } of list.purchases) {
          if (reference <= last) return expectThat(false, `references behind ${last}`, answer);
          last = reference;
        }
        if (list.purchases.length === 0) return undefined;
      }
      return undefined;
    },
  },
  {
    title: 'a day that is none is 400',
    async run({ ask }) {
      const answer = await ask('GET', '/v1/purchases?day=kemarin');
      return expectStatus(answer, 400, 404);
    },
  },
];
