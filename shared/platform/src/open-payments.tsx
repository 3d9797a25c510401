import { OPEN_PAYMENTS_SLOT } from '@poku/domain/brand';
import { useSession } from './hooks';
import { Slot } from './slot';

/**
 * The member's purchases that are not over, with the way on and the way out (D47), as the remote of the checkout shows them. A
 * page that has it names the slot in `offers`. Nothing, and nothing is loaded, while there are none. Since 1.6.0.
 */
export function OpenPayments() {
  const session = useSession();
  if (session.status !== 'member' || session.customer.openOrders.length === 0) return null;
  return (
    <Slot
      name={OPEN_PAYMENTS_SLOT}
      skeleton={(heightPx) => <div style={{ minHeight: heightPx }} />}
      failed={() => null}
    />
  );
}
