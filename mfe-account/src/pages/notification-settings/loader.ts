import type { PageArgs } from '@poku/contract';
import { notificationsCall } from '../../calls/notifications';
import { outcomeOf } from '../../features/read-again';
import { readDevice } from '../../features/take-push';

export async function loader({ platform, request: { signal } }: PageArgs) {
  const [settings, device] = await Promise.all([
    outcomeOf(platform.call(notificationsCall, {}, { signal })),
    readDevice(platform, signal),
  ]);
  return { settings, device };
}
