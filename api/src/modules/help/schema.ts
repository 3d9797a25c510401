import type { wire } from '@poku/shared/contract';
import { z } from 'zod';

export const faqTopic = z.object({
  topicName: z.string(),
  listChild: z.array(z.object({ topicName: z.string(), description: z.string() })),
}) satisfies z.ZodType<wire.WireFaqTopic>;
