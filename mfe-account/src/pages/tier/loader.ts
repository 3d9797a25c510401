import type { PageArgs } from '@poku/shared/contract';

export const loader = ({ platform, request: { signal } }: PageArgs) => platform.api.customer.tier({ signal });
