import { desk, DeskColumns, styled } from '@poku/kit';
import { Tickets } from '../../features/show-ticket/ticket.styles';

/** The list, and on a desk the chosen coupon beside it. */
export const Columns = styled(DeskColumns)`
  ${desk} {
    max-width: 928px;
    margin: 0 auto;
    ${Tickets} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
