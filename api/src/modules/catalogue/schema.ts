import { coupon } from '@poku/mfe-catalogue/calls/coupon';
import type { wire } from '@poku/shared/contract';
import type { z } from 'zod';
import { schemaOf } from '../../http/serve';

/** A coupon on the wire, inside of the answer of a checkout. */
export const voucher = schemaOf(coupon, 'answer') as z.ZodType<wire.WireVoucher>;
