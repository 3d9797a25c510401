import type { LinkRow } from '../links/repository';

/** The way back to Poku that the order named: its own query, `source`, the unchanged state, and the result. */
export function backUrl(
  link: Pick<LinkRow, 'redirect_url' | 'state'>,
  slug: string,
  result: Readonly<Record<string, string>>,
): string {
  const url = new URL(link.redirect_url ?? '');
  for (const [name, value] of Object.entries({ source: slug, ...result, state: link.state ?? '' }))
    url.searchParams.set(name, value);
  return url.href;
}
