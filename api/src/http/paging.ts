import type { wire } from '@poku/shared/contract';
import { LIST_PAGE_SIZE, PER_PAGE_MAX } from '@poku/shared/domain';
import { z } from 'zod';
import { withoutBlank } from './optional';

/** Query of a paged list (D52): `page` from 1, `perPage` 1 to 100, by default 5. */
export const pageQuery = z.object({
  page: withoutBlank(z.coerce.number().int().min(1).max(100_000).default(1)),
  perPage: withoutBlank(z.coerce.number().int().min(1).max(PER_PAGE_MAX).default(LIST_PAGE_SIZE)),
});

/** A page to read. */
export type PageRequest = z.output<typeof pageQuery>;

/** Schema of a page of `item`. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), page: z.number(), perPage: z.number(), total: z.number() });

/** Number of rows before a page. */
export const offsetOf = ({ page, perPage }: PageRequest): number => (page - 1) * perPage;

/** A page as it is sent. */
export const toPage = <T>(request: PageRequest, data: T[], total: number): wire.WirePage<T> => ({
  data,
  page: request.page,
  perPage: request.perPage,
  total,
});
