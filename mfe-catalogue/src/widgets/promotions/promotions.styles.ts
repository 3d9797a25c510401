import { Grid, styled, touchTarget, wide } from '@poku/kit';

/** In sight from 900 px; one on a phone. */
export const WIDE_VISIBLE = 3;

/** As high as the buttons that come with the promotions, so that nothing moves. */
export const ButtonsRoom = styled.div`
  height: ${touchTarget};
`;

/** As many as come in sight. */
export const Slides = styled(Grid)`
  list-style: none;
  > :not(:first-child) {
    display: none;
    ${wide} {
      display: block;
    }
  }
`;
