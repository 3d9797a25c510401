import type { wire } from '@poku/shared/contract';
import { z } from 'zod';

export const legalText = z.object({
  title: z.string(),
  content: z.string(),
  validFrom: z.string(),
}) satisfies z.ZodType<wire.WireLegalText>;
