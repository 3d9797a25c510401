import type { TierName } from '@poku/contract';
import { Card, color, font, space, styled, tabularNumbers, wide } from '@poku/kit';
import { Link } from '@poku/kit/router';

/** Colours of the levels, seen on the card by day and by night. */
export const levelColors: Record<TierName, string> = {
  Silver: '#7f909a',
  Gold: '#b98220',
  Platinum: '#5f7d91',
};

/** One below the other on a phone, beside each other where there is room. */
export const Parts = styled(Card)`
  display: grid;
  ${wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${space(6)};
  }
`;
export const Part = styled.div`
  display: grid;
  align-content: center;
  gap: ${space(1.5)};
  min-width: 0;
  min-height: ${space(14)};
  & + & {
    border-top: 1px solid ${color('line')};
  }
  ${wide} {
    & + & {
      padding-left: ${space(6)};
      border-top: 0;
      border-left: 1px solid ${color('line')};
    }
  }
`;
/** Words beside what can be pressed. */
export const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`;
export const LevelLink = styled(Link)`
  display: grid;
  gap: ${space(1.5)};
  color: inherit;
  text-decoration: none;
`;
export const Legend = styled.ul`
  ${font('caption')}
  display: flex;
  justify-content: space-between;
  gap: ${space(2)};
  list-style: none;
  li {
    display: flex;
    align-items: baseline;
    gap: ${space(1.5)};
  }
  b {
    ${tabularNumbers}
  }
`;
