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
export const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space(3)};
  overflow-wrap: anywhere;
`;
export const Progress = styled.div`
  display: grid;
  gap: ${space(1)};
`;
