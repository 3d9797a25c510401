import { space, styled, wide } from '@poku/kit';

export const Columns = styled.div`
  display: grid;
  gap: ${space(4)};
  align-items: start;
  ${wide} {
    grid-template-columns: minmax(0, 380px) minmax(0, 1fr);
    gap: ${space(6)};
  }
`;
