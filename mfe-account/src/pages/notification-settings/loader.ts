import type { PageArgs } from '@poku/contract';
import { notificationsCall } from '../../calls/notifications';
import { outcomeOf } from '../../features/read-again';

export const loader = ({ platform, request: { signal } }: PageArgs) =>
  outcomeOf(platform.call(notificationsCall, {}, { signal }));
