import type { Platform } from '@poku/contract';
import { pushKeyCall, subscribePushCall, unsubscribePushCall } from '../../calls/push';
import { currentSubscription, keysOf, pushAbility, subscribeBrowser } from './browser';
import { isTakenFor, markAsked, markTaken } from './marks';

type Way = Pick<Platform, 'call' | 'clientId' | 'config'>;

/** How it stands with notices on this device. `none`: nothing is said of it. */
export type Device =
  | { readonly status: 'none' | 'install' | 'denied' }
  | { readonly status: 'off' | 'on'; readonly publicKey: string };

/**
 * How it stands with notices on this device for the member who is here. What the browser takes for them is told to the API again, which
 * forgets it with each session. Never rejects: what cannot be found out is `none`. A partner's origin has none (D59).
 */
export async function readDevice({ call, clientId, config }: Way, signal?: AbortSignal): Promise<Device> {
  const ability = config.partner === null ? pushAbility() : 'none';
  if (ability !== 'able') return { status: ability };
  try {
    const [{ publicKey }, subscription] = await Promise.all([
      call(pushKeyCall, {}, { signal }),
      currentSubscription(),
    ]);
    if (publicKey === null) return { status: 'none' };
    const isOn = subscription !== null && isTakenFor(clientId());
    if (isOn) await call(subscribePushCall, keysOf(subscription), { signal });
    return { status: isOn ? 'on' : 'off', publicKey };
  } catch {
    return { status: 'none' };
  }
}

/**
 * Takes notices on this device: asks for the browser's permission, then subscribes. Only after a press of the member.
 * Rejects when the push service or the API cannot be reached; nothing is taken then.
 */
export async function takeNotices({ call, clientId }: Way, publicKey: string): Promise<Device> {
  const permission = await Notification.requestPermission();
  markAsked();
  if (permission !== 'granted')
    return permission === 'denied' ? { status: 'denied' } : { status: 'off', publicKey };
  const subscription = await subscribeBrowser(publicKey);
  try {
    await call(subscribePushCall, keysOf(subscription));
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  markTaken(clientId());
  return { status: 'on', publicKey };
}

/** Takes none any longer. Rejects when the API cannot be told. */
export async function refuseNotices({ call }: Way, publicKey: string): Promise<Device> {
  const subscription = await currentSubscription();
  if (subscription !== null) {
    await call(unsubscribePushCall, { endpoint: subscription.endpoint });
    await subscription.unsubscribe();
  }
  markTaken(null);
  return { status: 'off', publicKey };
}
