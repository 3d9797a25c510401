import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Statement } from '@poku/partner-protocol';
import type { BrandDeps } from '../deps';
import { listMovements } from './repository';

const longest = 1000;
const querystring = z.object({
  after: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0),
  limit: z.coerce.number().int().min(1).max(longest).default(longest),
});

/** `GET /v1/statement`; signed. */
export function statementRoutes({ db, brand }: Pick<BrandDeps, 'db' | 'brand'>): FastifyPluginCallbackZod {
  return (app, _options, next) => {
    app.get('/v1/statement', { schema: { querystring } }, async (request): Promise<Statement> => {
      const { after, limit } = request.query;
      const rows = await listMovements(db, brand.slug, after, limit);
      return {
        movements: rows.map(({ id, reference, kind, amount_units, at }) => ({
          id,
          reference,
          kind,
          amountUnits: amount_units,
          at: at.toISOString(),
        })),
      };
    });
    next();
  };
}
