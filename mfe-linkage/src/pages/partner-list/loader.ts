import type { PageArgs } from '@poku/shared/contract';

export const loader = ({ platform, request }: PageArgs) =>
  platform.api.linkage.partners({ signal: request.signal });
