import { styled } from '../styled';
import { color, depth, screenTop, space } from '../theme';

/** The brand's ground at the top of a page: colour, pattern and the partner's line. Holds any header. */
export const HeaderSurface = styled.header`
  position: sticky;
  top: ${screenTop};
  z-index: ${depth.header};
  padding: 0 ${space(2)};
  border-bottom: 3px solid ${color('headerLine')};
  background: var(--poku-pattern), ${color('header')};
  color: ${color('onHeader')};
  :focus-visible {
    outline-color: currentColor;
  }
`;

/** One row of a header, 56 px high; with large text, a title that needs the room stands below. */
export const HeaderRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(1)};
  min-height: 56px;
`;
