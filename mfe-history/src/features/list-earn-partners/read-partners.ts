import type { PageArgs } from '@poku/shared/contract';

/** All partners at which points are earned. */
export const readPartners = ({ platform, request }: PageArgs) =>
  platform.api.history.earnPartners({ signal: request.signal });
