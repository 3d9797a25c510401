import type { PageArgs } from '@poku/shared/contract';
import { messageFor } from '@poku/shared/platform';

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
  const [categories, popular] = await Promise.allSettled([
    catalogue.categories({ signal }),
    catalogue.popular({ signal }),
  ]);
  if (categories.status === 'rejected' && popular.status === 'rejected') throw categories.reason;
  return { categories: outcomeOf(categories), popular: outcomeOf(popular) };
}
