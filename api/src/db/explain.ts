import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './database';
import type { Row } from './rows';

/**
 * The same database, which shows the plan of every statement that reads rows before it runs it.
 * @param seen is called with the lines of a plan as PostgreSQL makes it for these parameters
 */
export function withPlans(db: Database, seen: (plan: string) => void): Database {
  return {
    ...db,
    async rows<T extends Row>(statement: SQL) {
      const lines = await db.rows<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${statement}`);
      seen(lines.map((line) => line['QUERY PLAN']).join('\n'));
      return db.rows<T>(statement);
    },
  };
}
