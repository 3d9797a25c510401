import { z } from 'zod';

/** A kind of purchase, as partners name it. */
const category = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be small letters, digits and hyphens, a letter first, 32 at most');
const whole = z.number().int().min(0).max(1_000_000_000);
const positive = whole.min(1);

/** What one kind of purchase earns; what is left out does not limit. */
const rate = z
  .strictObject({
    category,
    /** So many points… */
    points: positive,
    /** …for each full amount of so many rupiah; for the purchase as a whole when left out. */
    perRupiah: positive.optional(),
    /** Smallest purchase that earns, rupiah. */
    minimumRupiah: positive.optional(),
    /** Most points of one purchase. */
    maximumPoints: positive.optional(),
    /** How many purchases of the kind earn on one day (WIB). */
    maximumPerDay: positive.optional(),
  })
  .readonly();

/** What purchases at a partner earn from a time on (D64). */
export const earnTerms = z.strictObject({
  /** How long points wait after a purchase until they can be spent; 24 hours at most. */
  waitingMinutes: z.number().int().min(0).max(1440),
  /** A purchase that is reported later than this earns nothing. */
  reportedWithinDays: z.number().int().min(1).max(90),
  /** A purchase so long before the link counts as well. */
  beforeLinkHours: z.number().int().min(0).max(72),
  /** Most points of a member on one day (WIB). */
  maximumPointsPerDay: positive.optional(),
  rates: z
    .array(rate)
    .min(1)
    .max(50)
    .refine((rates) => new Set(rates.map((one) => one.category)).size === rates.length, {
      message: 'must have one rate for a category',
    }),
});
/** Checked terms. */
export type EarnTerms = z.output<typeof earnTerms>;
/** What one kind of purchase earns. */
export type EarnRate = EarnTerms['rates'][number];

/** What comes on top of a purchase for a while. */
export const campaignTerms = z
  .strictObject({
    /** As members read it in their history. */
    title: z
      .string()
      .trim()
      .min(1)
      .max(40)
      .regex(/^\P{Cc}*$/u, 'must have no control characters'),
    /** Only this kind of purchase. */
    category: category.optional(),
    /** Only members of these levels (D39). */
    levels: z
      .array(z.enum(['Silver', 'Gold', 'Platinum']))
      .min(1)
      .optional(),
    /** Smallest purchase that it counts for, rupiah. */
    minimumRupiah: positive.optional(),
    /** The points of the rate times this, in percent: 200 doubles them. */
    percent: z.number().int().min(101).max(1000).optional(),
    /** So many points for a member's first purchase that earns at the partner. */
    firstPurchasePoints: positive.optional(),
    /** Most points that a member gets of it. */
    maximumPoints: positive.optional(),
  })
  .refine(
    ({ percent, firstPurchasePoints }) => (percent === undefined) !== (firstPurchasePoints === undefined),
    {
      message: 'must have either percent or firstPurchasePoints',
    },
  );
/** Checked terms of a campaign. */
export type CampaignTerms = z.output<typeof campaignTerms>;
