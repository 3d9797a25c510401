import type { wire } from '@poku/shared/contract';
import { z } from 'zod';

export const question = z.object({
  questionId: z.string(),
  question: z.string(),
  listMinRatting: z.array(z.number()),
}) satisfies z.ZodType<wire.WireQuestion>;

/** What is asked and how often, and the rules of the comment, stand in the service. */
export const feedbackRequest = z.object({
  clientId: z.string().max(128),
  questionRatting: z.array(z.object({ questionId: z.string().max(64), ratting: z.number() })).max(100),
  comment: z.string(),
}) satisfies z.ZodType<wire.WireFeedbackRequest>;
