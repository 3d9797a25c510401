import { useMember } from '@poku/platform';
import { Stack } from '@poku/kit';
import { OpenPayment } from './open-payment';

/** The member's purchases that are not over, each with the points it holds, the way on and the way out (D47). */
export function Widget() {
  const { openOrders } = useMember().customer;
  return (
    <Stack $gap={3}>
      {openOrders.map((order) => (
        <OpenPayment key={order.number} order={order} />
      ))}
    </Stack>
  );
}
