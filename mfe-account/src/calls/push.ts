import { asker, call, optional, record, text } from '@poku/contract/calls';

const endpoint = text('endpoint', { minChars: 1, maxChars: 1000 });

/** What a browser subscribes to web push with (RFC 8292); `null` where none is sent. */
export const pushKeyCall = call({
  method: 'GET',
  path: '/pushkey',
  answer: record({ publicKey: optional(text('applicationServerKey')) }),
});

/**
 * This browser takes the member's notices from now on, for as long as the session lasts (D66); what another member had here ends.
 * The browsers of a member are at most `PUSH_BROWSERS_MAX`, the oldest goes. A 400 names an endpoint that is no push service's.
 */
export const subscribePushCall = call({
  method: 'POST',
  path: '/pushsubscription',
  body: {
    /** A worker, which renews it, knows the session alone. */
    clientId: optional(asker()),
    endpoint,
    /** The browser's public key: 65 bytes of P-256, base64url (RFC 8291). */
    p256dh: text('p256dh', { pattern: '[A-Za-z0-9_-]{87}' }),
    /** Its secret: 16 bytes, base64url. */
    auth: text('auth', { pattern: '[A-Za-z0-9_-]{22}' }),
  },
});

/** This browser takes them no longer; one that takes none is left as it is. */
export const unsubscribePushCall = call({
  method: 'DELETE',
  path: '/pushsubscription',
  body: { clientId: asker(), endpoint },
});
