import type { PageArgs } from '@poku/contract';
import { readPartnerReturn } from '@poku/domain/partner-return';

export async function loader({ platform, request }: PageArgs) {
  const items = await platform.api.linkage.partners({ signal: request.signal });
  return { items, returning: readPartnerReturn(new URL(request.url).searchParams) };
}
