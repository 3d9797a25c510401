import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { createAccountService } from '../accounts/service';
import { createCodeService } from '../codes/service';
import { listDebits } from '../debits/repository';
import type { BrandDeps } from '../deps';
import { pagesUrl } from '../http/pages-url';
import { listLinks } from '../links/repository';
import { newestMovements } from '../movements/repository';
import { overviewOf, type PartnerOverview } from '../pages/home';
import { html } from '../pages/html';
import { sendPage } from '../pages/layout';
import { listPayments } from '../payments/repository';
import { createPartnerSandbox } from './service';

async function overview(deps: BrandDeps, port: number): Promise<PartnerOverview> {
  const { brand, db } = deps;
  return {
    brand,
    shopUrl: `${pagesUrl(brand.slug, port)}/app/belanja`,
    appUrl: brand.hasApp ? `${pagesUrl(brand.slug, port)}/app` : undefined,
    accounts: await createAccountService(deps).list(),
    links: await listLinks(db, brand.slug),
    purchases: await (brand.kind === 'wallet' ? listPayments : listDebits)(db, brand.slug),
    movements: await newestMovements(db, brand.slug),
    messages: await createCodeService(deps).outbox(undefined),
    faults: await createPartnerSandbox(deps).faults(),
  };
}

/** `GET /`: everything of a service for a person. */
export function homeRoutes(partners: readonly BrandDeps[]): FastifyPluginCallbackZod {
  return (app, _options, next) => {
    app.get('/', async (request, reply) => {
      const [own] = partners;
      if (own === undefined) return reply.callNotFound();
      const port = request.socket.localPort ?? 0;
      const all = await Promise.all(partners.map((deps) => overview(deps, port)));
      return sendPage(reply, own.brand, {
        title: 'Partner sandbox',
        isWide: true,
        body: html`<h1>Partner sandbox</h1>
          <p>Muat ulang halaman ini untuk melihat SMS terbaru.</p>
          ${all.map(overviewOf)}`,
      });
    });
    next();
  };
}
