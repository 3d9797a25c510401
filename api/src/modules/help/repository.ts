import type { wire } from '@poku/shared/contract';
import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../db/database';

/** The help topics in their order, each with its entries in theirs. */
export const listTopics = (tx: Tx): Promise<wire.WireFaqTopic[]> =>
  tx.rows<wire.WireFaqTopic & Row>(sql`
    select t.name as "topicName",
      coalesce(jsonb_agg(jsonb_build_object('topicName', e.question, 'description', e.answer_html) order by e.position)
        filter (where e.topic_id is not null), '[]') as "listChild"
    from faq_topic t left join faq_entry e on e.topic_id = t.id
    group by t.id order by t.position`);
