import { createClient, createSessionGuard, earlyResponsesFrom } from '@poku/platform/api';
import { aCategory, aFavorite, aPromotion, aVoucher, envelope, startTestServer } from '@poku/testing';
import { remote } from '../../remote.config';
import { categoriesCall } from './categories';
import { ownFavouritesCall } from './favourites';
import { popularCall } from './popular';
import { promotionsCall } from './promotions';

// No handler: a request would fail the test.
startTestServer();

const calls = [categoriesCall, popularCall, ownFavouritesCall, promotionsCall];
const answers: Readonly<Record<string, object>> = {
  [categoriesCall.path]: aCategory(),
  [popularCall.path]: aVoucher(),
  [ownFavouritesCall.path]: aFavorite(),
  [promotionsCall.path]: aPromotion(),
};
const preloads = new Set<string>(
  [...remote.routes, ...remote.slots].flatMap((claim) => ('preload' in claim ? [...claim.preload] : [])),
);

test.each([...preloads])(
  'what the page requested before is the answer of %s, with no request',
  async (path) => {
    const call = calls.find((one) => one.path === path);
    if (call === undefined) throw new Error(`No call takes ${path}.`);
    const address = `/gateway${path.replace('{clientId}', 'member-siti')}`;
    const client = createClient({
      clientId: () => 'member-siti',
      guard: createSessionGuard(() => undefined),
      early: earlyResponsesFrom({ [address]: Promise.resolve(envelope([answers[path]])) }),
      isOnline: () => true,
    });
    expect(await client.call(call, {})).toHaveLength(1);
  },
);
