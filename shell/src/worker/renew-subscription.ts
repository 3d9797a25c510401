import { DEFAULT_CLIENT_ID } from '@poku/domain/brand';
import { API_BASE } from '../settings';

declare const self: ServiceWorkerGlobalScope;

/** What the browser tells when it gives a subscription up; not all of them tell both. */
export interface SubscriptionChange {
  readonly newSubscription?: PushSubscription | null;
  readonly oldSubscription?: PushSubscription | null;
}

/**
 * Tells the API the subscription that the browser has in place of another one. Without a session, or without a network, the next
 * visit of the settings tells it.
 */
export const renewSubscription = async ({
  newSubscription,
  oldSubscription,
}: SubscriptionChange): Promise<void> => {
  const options = oldSubscription?.options;
  const subscription =
    newSubscription ?? (options ? await self.registration.pushManager.subscribe(options) : null);
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  if (endpoint === undefined || keys === undefined) return;
  await fetch(`${API_BASE}/pushsubscription`, {
    method: 'POST',
    // The session alone says whose it is (D62).
    headers: { 'content-type': 'application/json', Client_id: DEFAULT_CLIENT_ID },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
};
