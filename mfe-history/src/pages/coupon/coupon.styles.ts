import { desk, DeskColumns, focusWidth, styled } from '@poku/kit';

/** The coupon, and on a desk its code beside it. */
export const Columns = styled(DeskColumns)`
  max-width: ${focusWidth};
  margin: 0 auto;
  ${desk} {
    max-width: 928px;
  }
`;
