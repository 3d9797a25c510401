import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../../db/tx';
import { chainRules } from './chain-rules.repository';
import { holdRules } from './hold-rules.repository';
import { journalRules } from './journal-rules.repository';
import { orderRules } from './order-rules.repository';
import { partnerRules } from './partner-rules.repository';
import { purchaseRules } from './purchase-rules.repository';
import type { Rule } from './rule';

/** A broken rule. */
export interface LedgerProblem {
  rule: string;
  /** What breaks it: a journal, an account … with the smallest id. */
  subject: string;
  /** How many break it. */
  count: number;
}

/** Everything that must hold of the books. */
export const ledgerRules: readonly Rule[] = [
  ...journalRules,
  ...holdRules,
  ...partnerRules,
  ...orderRules,
  ...purchaseRules,
  ...chainRules,
];

/** The statement that finds the broken rules; a single one, so that everything is read at one moment. */
export const problemsOf = (rules: readonly Rule[]): SQL =>
  sql.join(
    rules.map(
      ({ name, subject, broken }) => sql`
    select ${name}::text as rule, ${subject}::text || ' ' || min(id)::text as subject, count(distinct id)::int as count
    from (${broken}) broken having count(*) > 0`,
    ),
    sql` union all `,
  );

/** The rules that are broken, in the order given. */
export const findProblems = (tx: Tx, rules: readonly Rule[]): Promise<LedgerProblem[]> =>
  tx.rows<LedgerProblem & Record<string, unknown>>(problemsOf(rules));
