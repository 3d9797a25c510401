import { Waiting } from '@poku/kit/placeholder';
import { TicketBones } from '../../features/show-ticket/tickets.placeholder';

export const Placeholder = () => (
  <Waiting>
    <TicketBones />
  </Waiting>
);
