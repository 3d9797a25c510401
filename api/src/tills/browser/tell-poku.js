// @ts-check
/** Tells Poku of the coupons that a till took without a network, and learns its keys for the next time. */
import { element, headOf, merchant, refuse, sent, show, store, taken, valueOf } from './offline-view.js';

/** Longest wait for the till's service to answer; it waits for Poku itself. */
const ANSWER_MS = 8_000;

let isSending = false;

/** Tells Poku of what waits, the oldest first, until nobody answers. */
export async function tell() {
  if (isSending || store.read().waiting.length === 0) return;
  isSending = true;
  sent.replaceChildren();
  sent.hidden = true;
  try {
    for (const { name, ...use } of store.read().waiting) {
      const answer = await fetch(`/${merchant}/offline`, {
        method: 'POST',
        body: new URLSearchParams({ ...use, token: valueOf('token'), coupon: use.token }),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      // Below 500 it is this page that is wrong, and only a new one can send.
      if (!answer.ok) return answer.status < 500 ? refuse('stale') : undefined;
      /** @type {{ isUsed: boolean, text: string }} */
      const { isUsed, text } = await answer.json();
      const { reference, takenAt } = use;
      store.settle(reference, isUsed ? undefined : { reference, name, takenAt, text });
      taken.hidden = true;
      if (isUsed) sent.append(element('p', headOf({ name, takenAt }), element('br'), text));
      sent.hidden = sent.childElementCount === 0;
      show();
    }
  } catch {
    // There is still no network: it stays, and is told later.
  } finally {
    isSending = false;
  }
}

/** Poku's keys, for the next time without a network; those of before stay when nobody answers. */
export async function learnKeys() {
  try {
    const answer = await fetch(`/${merchant}/keys`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (answer.ok) store.keepKeys((await answer.json()).keys);
  } catch {
    // There is no network.
  }
}
