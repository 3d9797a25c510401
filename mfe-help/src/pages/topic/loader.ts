import type { PageArgs } from '@poku/contract';
import { topicSlug } from '@poku/domain/topic-slug';
import { topicsCall } from '../../calls/faq';

/** The topic of the address, read anew so that a reload and a shared link work too (D43), and the others. */
export const loader = async ({ platform, request, params }: PageArgs) => {
  const topics = await platform.call(topicsCall, {}, { signal: request.signal });
  const topic = topics.find(({ name }) => topicSlug(name) === params['slug']) ?? null;
  return { topic, others: topics.filter((other) => other !== topic) };
};
