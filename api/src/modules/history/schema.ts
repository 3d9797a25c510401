import type { wire } from '@poku/shared/contract';
import { BRAND, isCalendarDay, isPartnerId } from '@poku/shared/domain';
import { z } from 'zod';
import { pageOf, pageQuery } from '../../http/paging';

const day = z.string().refine(isCalendarDay);

const filterFields = z.object({
  from: day.optional(),
  to: day.optional(),
  status: z.enum(['success', 'processing', 'failed']).optional(),
  type: z.enum(['coupon', 'prepaid']).optional(),
  partnerId: z.string().refine(isPartnerId).optional(),
});

/** The days are in their order (D53); says it of the second one. */
const inOrder = ({ from, to }: z.output<typeof filterFields>): boolean =>
  from === undefined || to === undefined || from <= to;
const wrongTo = { path: ['to'] };

/** What narrows a history; days are those of WIB, both inclusive (D53). */
export const filterQuery = filterFields.refine(inOrder, wrongTo);

/** The same for one page, which begins after `cursor`, or by number (D52). */
export const historyQuery = filterFields
  .extend({ ...pageQuery.shape, cursor: z.string().max(512).optional() })
  .refine(inOrder, wrongTo) satisfies z.ZodType<wire.WireHistoryQuery>;

/** What narrows a history, as it was asked for. */
export type FilterQuery = z.output<typeof filterQuery>;
/** A page of a narrowed history, as it was asked for. */
export type HistoryQuery = z.output<typeof historyQuery>;

export const earnItem = z.object({
  partnerName: z.string(),
  partnerImage: z.string(),
  [BRAND.wire.pointEarn]: z.number(),
  transactionNumber: z.string(),
  transactionDate: z.string(),
  description: z.string(),
  status: z.number(),
}) satisfies z.ZodType<wire.WireEarnItem>;

export const burnItem = z.object({
  brandName: z.string(),
  voucherImage: z.string(),
  voucherName: z.string(),
  quantity: z.number(),
  totalTransaction: z.number(),
  [BRAND.wire.transactionNumber]: z.string(),
  transactionDate: z.string(),
  status: z.number(),
  refunded: z.boolean(),
  paymentDetails: z.array(z.object({ name: z.string(), [BRAND.wire.point]: z.number() })),
}) satisfies z.ZodType<wire.WireBurnItem>;

/** Schema of a page of a history. */
export const historyPageOf = <T extends z.ZodType>(item: T) =>
  pageOf(item).extend({
    nextCursor: z.string().nullable(),
    succeeded: z.number(),
    points: z.number(),
    partners: z.array(z.object({ partnerId: z.string(), partnerName: z.string() })),
  });

export const earnSummary = z.object({
  summaryEarnPoint: z.number(),
}) satisfies z.ZodType<wire.WireEarnSummary>;
export const burnSummary = z.object({
  summaryUsedPoint: z.number(),
}) satisfies z.ZodType<wire.WireBurnSummary>;

/** A file for a spreadsheet; a failure still is an envelope. */
export const csvAnswer = {
  200: { content: { 'text/csv': { schema: z.unknown().meta({ type: 'string' }) } } },
};
