import type { wire } from '@poku/shared/contract';
import { z } from 'zod';

/** The number as it was typed; the service says what is wrong with it. */
export const prepaidQuery = z.object({ msisdn: z.string().max(32) });

export const telcoProduct = z.object({
  productId: z.string(),
  productName: z.string(),
  productPrice: z.number(),
  productDesc: z.string(),
  productImage: z.string(),
  operatorName: z.string(),
  redemptionId: z.string(),
  rewardItemId: z.string(),
  productQty: z.number(),
}) satisfies z.ZodType<wire.WireTelcoProduct>;
