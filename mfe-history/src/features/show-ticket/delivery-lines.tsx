import { formatDay, formatTime } from '@poku/domain/dates';
import { toLocalPhone } from '@poku/domain/phone';
import { Caption } from '@poku/kit';
import type { Delivery } from '@poku/flows/coupon/calls/delivery';
import { deliveryWording } from '../../wording/delivery';

/** Where a package goes, when it arrived, and what the operator calls it (D69). */
export function DeliveryLines({ delivery }: { readonly delivery: Delivery }) {
  const { number, state, serial, deliveredAt } = delivery;
  return (
    <>
      <Caption>{deliveryWording[state](toLocalPhone(number))}</Caption>
      {deliveredAt !== null && (
        <Caption>{deliveryWording.at(formatDay(deliveredAt), formatTime(deliveredAt))}</Caption>
      )}
      {serial !== null && <Caption>{deliveryWording.serialOf(serial)}</Caption>}
    </>
  );
}
