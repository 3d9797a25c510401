import type { wire } from '@poku/shared/contract';
import { z } from 'zod';

/** The rules of the message are those of the form and stand in the service. */
export const ticketRequest = z.object({
  clientId: z.string().max(128),
  message: z.string(),
}) satisfies z.ZodType<wire.WireTicketRequest>;

export const ticketData = z.object({ ticketNumber: z.string() }) satisfies z.ZodType<wire.WireTicketData>;
