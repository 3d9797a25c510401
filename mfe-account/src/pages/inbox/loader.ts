import type { PageArgs } from '@poku/contract';
import { inboxCall } from '../../calls/inbox';
import { outcomeOf } from '../../features/read-again';

export const loader = ({ platform, request: { signal } }: PageArgs) =>
  outcomeOf(platform.call(inboxCall, {}, { signal }));
