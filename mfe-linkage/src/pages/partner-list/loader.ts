import type { PageArgs } from '@poku/contract';
import { readPartnerReturn } from '@poku/domain/partner-return';
import { partnersCall } from '@poku/flows/linking/calls/partners';

export async function loader({ platform, request }: PageArgs) {
  const items = await platform.call(partnersCall, {}, { signal: request.signal });
  return { items, returning: readPartnerReturn(new URL(request.url).searchParams) };
}
