import { color, type ColorName, font, Grid, radius, styled } from '@poku/kit';

export const title = 'Colours';

const colors: readonly ColorName[] = [
  'ink',
  'inkMuted',
  'primary',
  'primaryPressed',
  'primarySoft',
  'header',
  'points',
  'success',
  'warning',
  'error',
  'info',
  'line',
];

const Swatch = styled.div<{ $color: ColorName }>`
  height: 48px;
  border: 1px solid ${color('line')};
  border-radius: ${radius.control};
  background: ${({ $color }) => color($color)};
`;
const Name = styled.p`
  ${font('caption')}
`;

export function Example() {
  return (
    <Grid $columns={3} $wideColumns={6}>
      {colors.map((name) => (
        <div key={name}>
          <Swatch $color={name} />
          <Name>{name}</Name>
        </div>
      ))}
    </Grid>
  );
}
