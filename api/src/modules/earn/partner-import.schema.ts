import { SLUG } from '@poku/domain/partner-look';
import { z } from 'zod';
import { sanitizeHtml } from '../../http/html';

const html = z.string().trim().min(1).max(20_000).transform(sanitizeHtml);

/** What members read of earning at one partner; other fields are refused, so that none is lost by a wrong name. */
const earnPartner = z.strictObject({
  /** Slug. */
  partner: z.string().regex(SLUG, 'must be the slug of a partner'),
  /** Where it is, as members read it. */
  address: z
    .string()
    .trim()
    .min(1)
    .max(400)
    .regex(/^\P{Cc}*$/u, 'must have no control characters'),
  /** Where its customers buy; null leads 'AKSES' to the partner's site. */
  shopUrl: z
    .url({ protocol: /^https$/, error: 'must be an https address' })
    .max(400)
    .nullable(),
  description: html,
  /** 'Cara Mendapatkan Poin'. */
  how: html,
  /** 'Syarat dan Ketentuan'. */
  terms: html,
  /** Its place among the partners. */
  position: z.number().int().min(1).max(10_000),
});

/** The content of an import file. */
export const earnPartnerFile = z.array(earnPartner).min(1).max(1_000);

/** A checked row, its HTML sanitised. */
export type ImportedEarnPartner = z.output<typeof earnPartner>;
