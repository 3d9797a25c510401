import { toLocalPhone } from '@poku/domain/phone';
import type { Delivery } from '@poku/flows/coupon/calls/delivery';
import { deliveryWording } from '../../wording/delivery';
import { Muted } from './entry.styles';

/** Where a package went, whether it arrived, and what the operator calls it (D69). */
export function DeliveryFacts({ delivery: { number, state, serial } }: { readonly delivery: Delivery }) {
  return (
    <>
      <Muted>{deliveryWording[state](toLocalPhone(number))}</Muted>
      {serial !== null && <Muted>{deliveryWording.serialOf(serial)}</Muted>}
    </>
  );
}
