import { sql } from 'drizzle-orm';
import { only, type Row } from '../db/rows';
import type { TopupState } from '../modules/topups/states';
import type { Paying } from './paying';

/** What names the package 5001 of Seluler Nusa for a number, in the body of a purchase. */
export const packageOf = (msisdn: string) => ({
  voucherId: '5001',
  redemptionRuleId: 'R5001',
  rewardItemId: 'I5001',
  msisdn,
});

/** The state of the newest top-up. */
export const topupOf = async ({ api }: Paying): Promise<TopupState> =>
  only(
    await api.deps.db.rows<{ state: TopupState } & Row>(sql`
      select state from topup order by created_at desc limit 1`),
  ).state;
