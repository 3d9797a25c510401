import { Card, desk, focusWidth, space, styled } from '@poku/kit';

export const Column = styled.div`
  width: 100%;
  max-width: ${focusWidth};
  margin: 0 auto;
`;
/** The weeks below each other, and on a desk beside each other. */
export const Weeks = styled(Column)<{ readonly $count: 1 | 2 }>`
  display: grid;
  align-items: start;
  gap: ${space(6)};
  ${desk} {
    max-width: ${({ $count }) => ($count === 1 ? focusWidth : '928px')};
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  }
`;
export const Missions = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;
`;
export const Item = styled(Card)`
  display: grid;
  gap: ${space(3)};
`;
/** What it gives stands below what it takes where large text leaves no room beside it. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space(1)} ${space(3)};
  > :first-child {
    flex: 1 1 7rem;
  }
`;
export const Progress = styled.div`
  display: grid;
  gap: ${space(1)};
`;
