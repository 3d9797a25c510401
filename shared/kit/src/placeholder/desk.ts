import { desk, styled } from '@poku/kit';

/** What stands for a part that is another element on a desk (`useIsDesk`): there, or elsewhere. */
export const OnDesk = styled.div`
  display: none;
  ${desk} {
    display: block;
  }
`;
/** The counterpart of `OnDesk`. */
export const BelowDesk = styled.div`
  ${desk} {
    display: none;
  }
`;
