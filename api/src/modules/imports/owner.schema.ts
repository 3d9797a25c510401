import { isUnreadableText } from '@poku/domain/text';
import { z } from 'zod';

/** The slug of a merchant or a biller. */
export const ownerSlug = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,31}$/, 'must be 1 to 32 small letters, digits and hyphens, a letter first');

/** Its name. */
export const ownerName = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .refine(
    (text) => !isUnreadableText(text) && !text.includes('\n'),
    'must be one line without control characters',
  );

/** Ids of what it has. One that the database cannot hold is none of these. */
export const ownedIds = z.array(z.string().regex(/^[^\0\p{Cs}]+$/u, 'must be an id')).min(1);
