import type { Checkout, PageArgs, PurchaseItem } from '@poku/shared/contract';
import { paymentCodeWording } from '@poku/shared/domain';
import { messageFor, refusalCode } from '@poku/shared/platform';
import { readBasket } from './basket';

/** What the page shows: the server's figures, or why there is nothing to pay. */
export type CheckoutView =
  | { readonly status: 'ready'; readonly item: PurchaseItem; readonly checkout: Checkout }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'nothing-chosen' };

export async function loader({ platform, request }: PageArgs): Promise<CheckoutView> {
  const item = readBasket(new URL(request.url).searchParams);
  if (item === undefined) return { status: 'nothing-chosen' };
  try {
    const checkout = await platform.api.payment.checkout(item, { signal: request.signal });
    return { status: 'ready', item, checkout };
  } catch (error) {
    if (refusalCode(error) === undefined) throw error;
    return { status: 'refused', message: messageFor(error, paymentCodeWording) };
  }
}
