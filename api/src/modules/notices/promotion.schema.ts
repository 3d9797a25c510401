import { safeRedirect } from '@poku/domain/redirect';
import { isUnreadableText } from '@poku/domain/text';
import { z } from 'zod';
import { noticeChannels } from './kinds';

/** An SMS of 160 characters holds the longest body with our name before it. */
const longestBody = 140;
const longestTitle = 60;
const longestName = 64;
const pathMessage = 'must be a path of the site: /tukar, /kategori/1, …';

const line = (longest: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(longest)
    .refine(
      (text) => !isUnreadableText(text) && !text.includes('\n'),
      'must be one line without control characters',
    );

/** A promotion of a file; other fields are refused, so that none is lost by a wrong name. */
export const promotionFile = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'must be 1 to 64 small letters, digits and hyphens, no hyphen first'),
  title: line(longestTitle),
  body: line(longestBody),
  path: z
    .string()
    .regex(/^\/[\w\-./?=&%]{0,199}$/, pathMessage)
    .refine((path) => safeRedirect(path, { isKnownPath: () => true }) === path, pathMessage),
  at: z.iso.datetime({ offset: true, error: 'must be a time with its zone: 2026-12-01T10:00:00+07:00' }),
  channels: z
    .array(z.enum(noticeChannels))
    .min(1)
    .refine((all) => new Set(all).size === all.length, 'must differ'),
  /** Who gets it: members to whom all of these apply, each by one of its values; everybody without any. */
  segment: z.strictObject({
    levels: z
      .array(z.enum(['Silver', 'Gold', 'Platinum']))
      .min(1)
      .optional(),
    /** Slugs of partners that a member is linked with. */
    partners: z.array(line(longestName)).min(1).optional(),
    /** Ids of interests that a member chose. */
    interests: z.array(line(longestName)).min(1).optional(),
  }),
});

/** A checked promotion. */
export type ImportedPromotion = z.output<typeof promotionFile>;
/** Who gets a promotion. */
export type Segment = ImportedPromotion['segment'];
