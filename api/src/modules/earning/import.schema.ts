import { z } from 'zod';
import { campaignTerms, earnTerms } from './terms.schema';

const partner = z.string().min(1).max(32);
const moment = z.iso.datetime({ offset: true, error: 'must be a time such as 2026-12-01T00:00:00+07:00' });

/** A new version of a partner's terms; other fields are refused, so that none is lost by a wrong name. */
const termsRow = z.strictObject({
  /** Slug. */
  partner,
  /** From when purchases earn by it; later than every earlier version's. */
  startsAt: moment,
  terms: earnTerms,
});
/** The content of a file of terms. */
export const termsFile = z.array(termsRow).min(1).max(1000);
/** A checked version. */
export type ImportedTerms = z.output<typeof termsRow>;

/** A new version of a campaign. */
const campaignRow = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be 1 to 32 small letters, digits and hyphens, a letter first'),
    /** Slug; null for every partner. */
    partner: partner.nullable(),
    startsAt: moment,
    endsAt: moment,
    terms: campaignTerms,
  })
  .refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
    path: ['endsAt'],
    message: 'must be after startsAt',
  });
/** The content of a file of campaigns. */
export const campaignFile = z.array(campaignRow).min(1).max(1000);
/** A checked version of a campaign. */
export type ImportedCampaign = z.output<typeof campaignRow>;
