import { Card, focusWidth, space, styled } from '@poku/kit';

export const Column = styled.div`
  max-width: ${focusWidth};
  margin: 0 auto;
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
