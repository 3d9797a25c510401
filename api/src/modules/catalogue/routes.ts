import { categoriesCall } from '@poku/mfe-catalogue/calls/categories';
import { couponCall } from '@poku/mfe-catalogue/calls/coupon-detail';
import { couponsCall } from '@poku/mfe-catalogue/calls/coupons';
import { favouriteCall } from '@poku/mfe-catalogue/calls/favourite-detail';
import * as favourites from '@poku/mfe-catalogue/calls/favourites';
import { popularCall } from '@poku/mfe-catalogue/calls/popular';
import { promotionsCall } from '@poku/mfe-catalogue/calls/promotions';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import type { AppDeps } from '../../deps';
import { badField } from '../../http/errors';
import { serve } from '../../http/serve';
import { requireMember } from '../../http/session-guard';
import { createCatalogueService } from './service';

/** Coupons, categories, promotions and favourites ([C] §7). For guests the client id in a path owns nothing (D14). */
export function catalogueRoutes(deps: AppDeps): FastifyPluginCallbackZod {
  const catalogue = createCatalogueService(deps);
  const tags = ['catalogue'];

  return (app, _options, next) => {
    serve(app, categoriesCall, { tags }, () => catalogue.categories());
    serve(app, couponsCall, { tags }, (asked, request) => catalogue.list(asked, request.session?.memberId));
    serve(app, couponCall, { tags }, (key) => {
      if (key.couponId === '' && key.packageId === '') throw badField('couponId');
      return catalogue.detail(key);
    });
    serve(app, popularCall, { tags }, () => catalogue.popular());
    serve(app, promotionsCall, { tags }, () => catalogue.promotions());
    serve(app, favourites.favouritesCall, { tags }, () => catalogue.editorial());
    serve(app, favouriteCall, { tags }, ({ favouriteId }) => catalogue.editorialDetail(favouriteId));
    serve(app, favourites.ownFavouritesCall, { tags }, ({ clientId }, request) =>
      catalogue.favourites(requireMember(request, clientId)),
    );
    serve(app, favourites.addFavouriteCall, { tags }, ({ clientId, couponId }, request) =>
      catalogue.addFavourite(requireMember(request, clientId), couponId),
    );
    serve(app, favourites.removeFavouriteCall, { tags }, ({ clientId, couponId }, request) =>
      catalogue.removeFavourite(requireMember(request, clientId), couponId),
    );
    next();
  };
}
