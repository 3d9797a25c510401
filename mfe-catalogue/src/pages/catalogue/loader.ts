import type { PageArgs } from '@poku/shared/contract';
import { messageFor } from '@poku/shared/platform';
import { readFavouriteIds } from '../../features/mark-favourite/read-favourite-ids';

/** One of the two lists, or why it is missing. */
export type Outcome<T> =
  { readonly status: 'ready'; readonly value: T } | { readonly status: 'failed'; readonly message: string };

function outcomeOf<T>(settled: PromiseSettledResult<T>): Outcome<T> {
  return settled.status === 'fulfilled'
    ? { status: 'ready', value: settled.value }
    : { status: 'failed', message: messageFor(settled.reason) };
}

export async function loader({ platform, request: { signal } }: PageArgs) {
  const { catalogue } = platform.api;
  const [[categories, popular], favouriteIds] = await Promise.all([
    Promise.allSettled([catalogue.categories({ signal }), catalogue.popular({ signal })]),
    readFavouriteIds(platform, { signal }),
  ]);
  if (categories.status === 'rejected' && popular.status === 'rejected') throw categories.reason;
  return { categories: outcomeOf(categories), popular: outcomeOf(popular), favouriteIds };
}
