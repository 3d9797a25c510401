import type { PageArgs } from '@poku/shared/contract';
import { readPartnerReturn } from '@poku/shared/domain/partner-return';
import { ewalletsCall } from '@poku/shared/linking/calls/partners';

export async function loader({ platform, request }: PageArgs) {
  const items = await platform.call(ewalletsCall, {}, { signal: request.signal });
  return { items, returning: readPartnerReturn(new URL(request.url).searchParams) };
}
