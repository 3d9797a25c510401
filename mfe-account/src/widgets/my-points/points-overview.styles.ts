import type { TierName } from '@poku/contract';
import { Card, color, space, styled, touchTarget, wide } from '@poku/kit';
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
  box-sizing: content-box;
  display: grid;
  align-content: center;
  gap: ${space(1.5)};
  min-width: 0;
  min-height: ${touchTarget};
  & + & {
    margin-top: ${space(3)};
    padding-top: ${space(3)};
    border-top: 1px solid ${color('line')};
  }
  ${wide} {
    & + & {
      margin-top: 0;
      padding: 0 0 0 ${space(6)};
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
