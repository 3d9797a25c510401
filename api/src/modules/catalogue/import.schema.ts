import { useChannel } from '@poku/partner-protocol';
import { z } from 'zod';
import { HTML_DEPTH_MAX, isNestedTooDeep, sanitizeHtml } from '../../http/html';

const id = z.string().regex(/^[\w-]{1,64}$/, 'must be 1 to 64 letters, digits, _ or -');
/** Shown as text wherever it stands, so nothing is taken out of it. */
const text = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^\P{Cc}*$/u, 'must have no control characters');
const html = z
  .string()
  .max(20_000)
  .refine((value) => !isNestedTooDeep(value), {
    error: `must not have more than ${HTML_DEPTH_MAX} tags open at once`,
  })
  .transform(sanitizeHtml);
const whole = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const units = z.number().int().min(0).max(1_000_000_000);
const moment = z.iso.datetime({ offset: true }).transform((value) => new Date(value));

/** One coupon of an import file; other fields are refused, so that none is lost by a wrong name. */
const coupon = z
  .strictObject({
    id,
    slug: z
      .string()
      .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be small letters and digits with hyphens')
      .max(120),
    redemptionId: id,
    rewardItemId: id,
    categoryId: id,
    brandId: id,
    brandName: text,
    name: text,
    productName: text,
    /** Operator of a prepaid package; without one it is a coupon (D41). */
    operatorId: id.optional(),
    /** What the operator's biller calls the package. Default its id. */
    billerProduct: z.string().trim().min(1).max(64).optional(),
    pricePoints: whole.min(1),
    faceValueRupiah: whole,
    descriptionHtml: html,
    termsHtml: html,
    pickupHtml: html,
    redeemHtml: html,
    image: z
      .string()
      .regex(/^\/media\/(?:[\w-]+\/)*[\w-]+\.(?:svg|webp|avif|png|jpg)$/, 'must be a picture below /media'),
    stock: units,
    saleEndsAt: moment,
    useEndsAt: moment,
    withdrawn: z.boolean().default(false),
    popularity: units.default(0),
    /** Where it is used (D65); a prepaid package always online. */
    useChannel: useChannel.optional(),
  })
  .refine(({ saleEndsAt, useEndsAt }) => saleEndsAt <= useEndsAt, {
    path: ['useEndsAt'],
    error: 'must not be before saleEndsAt',
  })
  .refine(({ operatorId, useChannel: channel }) => operatorId === undefined || channel !== 'till', {
    path: ['useChannel'],
    error: 'must be online for a prepaid package',
  })
  .refine(({ operatorId, billerProduct }) => operatorId !== undefined || billerProduct === undefined, {
    path: ['billerProduct'],
    error: 'is for a prepaid package, which has an operatorId',
  });

/** The content of an import file. */
export const couponFile = z.array(coupon).min(1).max(100_000);

/** A checked coupon, its HTML sanitised. */
export type ImportedCoupon = z.output<typeof coupon>;
