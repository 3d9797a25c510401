import type { PageArgs } from '@poku/contract';
import { messageFor, refusalCode } from '@poku/platform';
import { redirect } from '@poku/kit/router';
import { paths } from '../../paths';
import { checkoutCall } from '../../calls/checkout';
import { paymentCodeWording } from '../../calls/payment';
import { basketKey, type PurchaseItem, readBasket, toBasket } from './basket';
import { type Checkout, toCheckout } from './checkout';
import { keptCheckout } from './kept-checkout';
import { codeStores } from './use-step-code';

/** What the page shows: the server's figures, or why there is nothing to pay. */
export type CheckoutView =
  | {
      readonly status: 'ready';
      readonly item: PurchaseItem;
      readonly checkout: Checkout;
      /** `basketKey` of the member and what is bought. */
      readonly owner: string;
    }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'nothing-chosen' };

/** A purchase that the tab lost while it ran: its outcome is asked for by its key, never by paying again (D46). */
function leaveForLostPurchase(owner: string): void {
  const key = keptCheckout.read(owner)?.purchaseKey;
  if (!key) return;
  keptCheckout.forget();
  codeStores.own.forget();
  codeStores.partner.forget();
  throw redirect(paths.result({ key }));
}

export async function loader({ platform, request }: PageArgs): Promise<CheckoutView> {
  const item = readBasket(new URL(request.url).searchParams);
  if (item === undefined) return { status: 'nothing-chosen' };
  const session = platform.session$.value;
  const owner = basketKey(session.status === 'member' ? session.clientId : '', item);
  leaveForLostPurchase(owner);
  try {
    const answer = await platform.call(checkoutCall, toBasket(item), { signal: request.signal });
    return { status: 'ready', item, checkout: toCheckout(answer), owner };
  } catch (error) {
    if (refusalCode(error) === undefined) throw error;
    return { status: 'refused', message: messageFor(error, paymentCodeWording) };
  }
}
