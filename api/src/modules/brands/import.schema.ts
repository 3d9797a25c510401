import { lookProblems } from '@poku/domain/look-rules';
import { LOOK_COLOURS, SLUG } from '@poku/domain/partner-look';
import { z } from 'zod';
import { sanitizeHtml } from '../../http/html';

/** Shown as text wherever it stands, so nothing is taken out of it. */
const text = z
  .string()
  .trim()
  .min(1)
  .max(400)
  .regex(/^\P{Cc}*$/u, 'must have no control characters');
const picture = z
  .string()
  .regex(/^\/media\/(?:[\w-]+\/)*[\w-]+\.(?:svg|webp|avif|png|jpg)$/, 'must be a picture below /media');
const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const whole = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

/** Colours of one scheme; names and values are judged by the rules of looks. */
const colours = z.partialRecord(z.enum(LOOK_COLOURS), z.string());
const look = z
  .strictObject({ pattern: z.string(), light: colours, dark: colours })
  .superRefine((one, context) => {
    for (const problem of lookProblems(one)) {
      const [, field = '', message = problem] = /^([\w.]+): (.*)$/.exec(problem) ?? [];
      context.addIssue({ code: 'custom', path: field.split('.'), message });
    }
  });

/** One partner of an import file; other fields are refused, so that none is lost by a wrong name. */
const partner = z.strictObject({
  id: z.string().regex(/^[1-9]\d{0,15}$/, 'must be a number above 0, as text'),
  slug: z.string().regex(SLUG, 'must be small letters, digits and hyphens, 32 at most'),
  name: text.max(60),
  kind: z.enum(['loyalty', 'e-wallet']),
  image: picture,
  url: address,
  description: text,
  linkable: z.boolean(),
  identityKey: z.enum(['phone', 'email']),
  emailVerificationRequired: z.boolean().default(false),
  useOtp: z.boolean().default(false),
  maximumUnits: whole,
  /** Points for partner units (D38). */
  rate: z.strictObject({ numerator: whole.min(1), denominator: whole.min(1) }),
  specialRate: text.nullable().default(null),
  note: text.nullable().default(null),
  interim: z
    .strictObject({
      title: text,
      image: picture,
      description: z.string().max(20_000).transform(sanitizeHtml),
      redirectUrl: address,
    })
    .nullable()
    .default(null),
  position: z.number().int().min(1).max(10_000),
  linkMode: z.enum(['authorization', 'mandate', 'direct']),
  linkOtp: z.boolean().default(false),
  addresses: z.array(address).max(20).default([]),
  callbackUrl: address.nullable().default(null),
  look: look.nullable().default(null),
});

/** The content of an import file. */
export const partnerFile = z.array(partner).min(1).max(1_000);

/** A checked partner, its HTML sanitised. */
export type ImportedPartner = z.output<typeof partner>;
