import type { PageArgs } from '@poku/contract';
import { inboxCall } from '../../calls/inbox';
import { outcomeOf } from '../../features/read-again';
import { type Device, mayAsk, readDevice } from '../../features/take-push';

const UNASKED: Device = { status: 'none' };

export async function loader({ platform, request: { signal } }: PageArgs) {
  const [inbox, device] = await Promise.all([
    outcomeOf(platform.call(inboxCall, {}, { signal })),
    // Who has answered is not asked again.
    mayAsk() ? readDevice(platform, signal) : UNASKED,
  ]);
  return { inbox, device };
}
