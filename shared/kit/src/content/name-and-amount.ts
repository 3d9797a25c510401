import { css } from '../styled';
import { space } from '../theme';

/** Lays a name and its amount out beside each other where both are whole there, and below each other elsewhere. */
export const nameAndAmount = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  width: 100%;
`;
