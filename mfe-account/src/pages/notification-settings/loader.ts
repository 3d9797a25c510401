import type { PageArgs } from '@poku/shared/contract';
import { outcomeOf } from '../../features/read-again';

export const loader = ({ platform, request: { signal } }: PageArgs) =>
  outcomeOf(platform.api.customer.settings({ signal }));
