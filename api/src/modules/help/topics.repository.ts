import { sql } from 'drizzle-orm';
import type { Row } from '../../db/rows';
import type { Tx } from '../../db/tx';

/** A topic with its questions, as it rests. */
export interface StoredTopic {
  name: string;
  entries: { question: string; answerHtml: string }[];
}

/** The topics in their order, each with its questions in theirs. */
export const listStoredTopics = (tx: Tx): Promise<StoredTopic[]> =>
  tx.rows<StoredTopic & Row>(sql`
    select t.name,
      coalesce(jsonb_agg(jsonb_build_object('question', e.question, 'answerHtml', e.answer_html) order by e.position)
        filter (where e.topic_id is not null), '[]') as entries
    from faq_topic t left join faq_entry e on e.topic_id = t.id
    group by t.id order by t.position`);

/** Puts these topics, in this order, in place of all; another who does so waits until the transaction ends. */
export async function replaceTopics(tx: Tx, topics: readonly StoredTopic[]): Promise<void> {
  const topicRows = topics.map(({ name }, position) => ({ id: String(position + 1), name, position }));
  const entryRows = topics.flatMap(({ entries }, index) =>
    entries.map(({ question, answerHtml }, position) => ({
      topic_id: String(index + 1),
      position,
      question,
      answer_html: answerHtml,
    })),
  );
  await tx.run(sql`lock table faq_topic in share row exclusive mode`);
  await tx.run(sql`delete from faq_entry`);
  await tx.run(sql`delete from faq_topic`);
  await tx.run(sql`
    insert into faq_topic select * from jsonb_populate_recordset(null::faq_topic, ${JSON.stringify(topicRows)}::jsonb)`);
  await tx.run(sql`
    insert into faq_entry select * from jsonb_populate_recordset(null::faq_entry, ${JSON.stringify(entryRows)}::jsonb)`);
}
