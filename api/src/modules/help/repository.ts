import type { Topic } from '@poku/mfe-help/calls/faq';
import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** The help topics in their order, each with its entries in theirs. */
export const listTopics = (tx: Tx): Promise<Topic[]> =>
  tx.rows<Topic & Row>(sql`
    select t.name,
      coalesce(jsonb_agg(jsonb_build_object('title', e.question, 'html', e.answer_html) order by e.position)
        filter (where e.topic_id is not null), '[]') as entries
    from faq_topic t left join faq_entry e on e.topic_id = t.id
    group by t.id order by t.position`);
