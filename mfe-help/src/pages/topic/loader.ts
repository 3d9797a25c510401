import type { PageArgs } from '@poku/shared/contract';

/** The topic of the address, read anew so that a reload and a shared link work too (D43); `null` when there is none. */
export const loader = async ({ platform, request, params }: PageArgs) => {
  const topics = await platform.api.help.faq({ signal: request.signal });
  return topics.find(({ slug }) => slug === params['slug']) ?? null;
};
