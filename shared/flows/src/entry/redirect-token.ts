import { replace } from '@poku/kit/router';
import type { PageArgs } from '@poku/contract';

/** Both spellings of the parameter (D7). */
const NAMES = ['redirectToken', 'redirect_token'] as const;

/**
 * Takes a redirect token out of the address of a page before the page is shown: the tab keeps it, and the history entry
 * is replaced by the same address without it (D28, as D24). A token that is empty, or two that disagree (D7), end what was
 * kept before. Does nothing for an address without one.
 * @throws Response the replaced address, as React Router expects it of a loader
 */
export function takeRedirectToken({ platform, request }: Pick<PageArgs, 'platform' | 'request'>): void {
  const { pathname, searchParams } = new URL(request.url);
  const given = NAMES.flatMap((name) => searchParams.getAll(name));
  if (given.length === 0) return;
  const [token = '', ...others] = new Set(given);
  if (token !== '' && others.length === 0) platform.entry.keep(token);
  else platform.entry.clear();
  for (const name of NAMES) searchParams.delete(name);
  throw replace(searchParams.size === 0 ? pathname : `${pathname}?${searchParams.toString()}`);
}
