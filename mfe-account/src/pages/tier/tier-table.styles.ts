import { Card, color, font, space, styled, tabularNumbers } from '@poku/kit';

export const Surface = styled(Card)`
  padding: 0;
  overflow: hidden;
`;
/** Numbers below each other end at one line. */
export const Table = styled.table`
  ${tabularNumbers}
  width: 100%;
  border-collapse: collapse;
  caption {
    padding: ${space(4)} ${space(4)} ${space(2)};
    text-align: start;
  }
  th,
  td {
    padding: ${space(3)} ${space(4)};
    text-align: start;
    vertical-align: top;
  }
  thead th {
    ${font('caption', 'bold')}
    padding-block: ${space(2)};
    color: ${color('inkMuted')};
  }
  th:nth-child(2),
  th:nth-child(3),
  td:nth-child(2),
  td:nth-child(3) {
    text-align: end;
    white-space: nowrap;
  }
  tbody tr {
    border-top: 1px solid ${color('line')};
  }
  tbody tr[aria-current='true'] {
    background: ${color('primarySoft')};
  }
`;
export const Title = styled.h2`
  ${font('heading', 'bold')}
`;
/** Below the name of a level, that it is the member's. */
export const Name = styled.th`
  ${font('body', 'bold')}
  > * {
    display: block;
    width: fit-content;
    margin-top: ${space(1)};
  }
`;
