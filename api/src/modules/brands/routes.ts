import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { brandOfHost } from '../../config/site';
import type { AppDeps } from '../../deps';
import { answers, ok } from '../../http/envelope';
import { createBrandService } from './service';

/** `#RRGGBB`; what is missing is Poku's. */
const colour = z.string().optional();
const embedColours = z.object({
  primary: colour,
  primaryPressed: colour,
  primarySoft: colour,
  onPrimary: colour,
});
const colours = embedColours.extend({ header: colour, headerLine: colour, onHeader: colour });
const data = z.object({
  brand: z
    .object({
      slug: z.string(),
      partnerId: z.string(),
      name: z.string(),
      logo: z.string(),
      look: z.object({ pattern: z.string(), light: colours, dark: colours }),
    })
    .nullable(),
});
/** The rest of the look is left out when it is written. */
const embedData = z.object({
  brand: z.object({ light: embedColours, dark: embedColours }).nullable(),
});

/** The look of partners' origins and embeds, for pages before anybody is logged in (D3, D29). */
export function brandRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const brands = createBrandService(deps);
  const tags = ['brands'];
  return (app, _options, next) => {
    app.get('/brand', { schema: { tags, response: answers(data) } }, async ({ hostname }) =>
      ok({ brand: await brands.find(brandOfHost(deps.config, hostname)) }),
    );
    app.get(
      '/embed/brand/:slug',
      { schema: { tags, params: z.object({ slug: z.string().max(64) }), response: answers(embedData) } },
      async ({ params }) => {
        const brand = await brands.find(params.slug);
        return ok({ brand: brand && brand.look });
      },
    );
    next();
  };
}
