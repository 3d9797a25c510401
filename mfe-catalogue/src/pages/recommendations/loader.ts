import type { PageArgs, Recommendation } from '@poku/shared/contract';
import { PER_PAGE_MAX, RESPONSE_CODES } from '@poku/shared/domain';
import { refusalCode } from '@poku/shared/platform';
import { readFavouriteIds } from '../../features/mark-favourite/read-favourite-ids';

/** `missing`: the promotion of the address is not there. */
export type RecommendationView =
  | ({ readonly status: 'ready' } & Recommendation)
  | { readonly status: 'missing' };

/** The coupons that `pid` names, joined by `|` ([C] §2); made-up addresses must not ask for more than a page. */
const readIds = (pid: string | null): readonly string[] =>
  [...new Set((pid ?? '').split('|').map((id) => id.trim()))].filter(Boolean).slice(0, PER_PAGE_MAX);

async function readView({ platform, request }: PageArgs): Promise<RecommendationView> {
  const { catalogue } = platform.api;
  const { signal } = request;
  const query = new URL(request.url).searchParams;
  const promotionId = query.get('adsId') || undefined;
  const ids = readIds(query.get('pid'));
  try {
    if (ids.length === 0)
      return { status: 'ready', ...(await catalogue.recommendations(promotionId, { signal })) };
    const { coupons } = await catalogue.coupons({ ids, promotionId, perPage: PER_PAGE_MAX }, { signal });
    return { status: 'ready', name: null, coupons };
  } catch (error) {
    if (refusalCode(error) === RESPONSE_CODES.itemUnknown) return { status: 'missing' };
    throw error;
  }
}

export async function loader(args: PageArgs) {
  const [view, favouriteIds] = await Promise.all([
    readView(args),
    readFavouriteIds(args.platform, { signal: args.request.signal }),
  ]);
  return { view, favouriteIds };
}
