import type { PageArgs } from '@poku/contract';
import { readPartnerReturn } from '@poku/domain/partner-return';
import { ewalletsCall } from '@poku/flows/linking/calls/partners';

export async function loader({ platform, request }: PageArgs) {
  const items = await platform.call(ewalletsCall, {}, { signal: request.signal });
  return { items, returning: readPartnerReturn(new URL(request.url).searchParams) };
}
