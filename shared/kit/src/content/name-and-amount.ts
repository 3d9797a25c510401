import { css } from '../styled';
import { medium, space } from '../theme';

/** Lays a name and its amount out below each other, and from 600 px beside each other where both are whole there. */
export const nameAndAmount = css`
  display: grid;
  gap: ${space(1)} ${space(3)};
  width: 100%;
  ${medium} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
  }
`;
