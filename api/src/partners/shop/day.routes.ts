import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { settlementDay, type PurchasesOfDay } from '@poku/partner-protocol';
import { jakartaMidnight } from '../../modules/ledger/jakarta';
import type { BrandDeps } from '../deps';
import { purchasesBetween } from './repository';

const longest = 1000;
const querystring = z.object({
  day: settlementDay,
  after: z.string().max(128).default(''),
  limit: z.coerce.number().int().min(1).max(longest).default(longest),
});

/** `GET /v1/purchases`; signed. */
export function purchaseDayRoutes({ db, brand }: Pick<BrandDeps, 'db' | 'brand'>): FastifyPluginCallbackZod {
  return (app, _options, next) => {
    app.get('/v1/purchases', { schema: { querystring } }, async (request): Promise<PurchasesOfDay> => {
      const { day, after, limit } = request.query;
      const time = { from: jakartaMidnight(day), to: jakartaMidnight(day, 1) };
      const rows = await purchasesBetween(db, brand.slug, time, after, limit);
      return {
        purchases: rows.map(({ reference, revision, reversed_at, amount_rupiah, category }) => ({
          reference,
          revision,
          status: reversed_at === null ? 'made' : 'reversed',
          amountRupiah: amount_rupiah,
          category,
        })),
      };
    });
    next();
  };
}
