import { Waiting } from '@poku/kit/placeholder';
import { TicketRows } from '../../features/show-ticket/tickets.placeholder';

export const Placeholder = () => (
  <Waiting>
    <TicketRows />
  </Waiting>
);
