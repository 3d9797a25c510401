import { z } from 'zod';

/** Path parameter of the calls that name a client id. */
export const clientParams = z.object({ clientId: z.string().max(128) });
