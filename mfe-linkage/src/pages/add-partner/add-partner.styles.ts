import { color, Grid, styled } from '@poku/kit';

export const Intro = styled.p`
  max-width: 48ch;
  margin-inline: auto;
  color: ${color('inkMuted')};
  text-align: center;
  text-wrap: balance;
`;
export const Options = styled(Grid)`
  list-style: none;
`;
