import { usePlatform } from '@poku/platform';
import { ButtonLink, Card, color, font, Grid, medium, space, styled } from '@poku/kit';
import { paths } from '../../paths';
import { helpWording } from '../../wording/help';

const Root = styled(Card)`
  display: grid;
  gap: ${space(3)};
  ${medium} {
    grid-template-columns: minmax(0, 1fr) 22rem;
    align-items: center;
    column-gap: ${space(6)};
  }
`;
const Title = styled.h3`
  ${font('body', 'bold')}
`;
const Text = styled.p`
  color: ${color('inkMuted')};
`;

/** What members ask most: where to look, and a report that is begun. Nothing without a page that either leads to. */
export function MissingPoints() {
  const { isKnownPath } = usePlatform();
  const ways = [
    { path: paths.history(), to: paths.history(), label: helpWording.toHistory },
    { path: paths.sendReport(), to: paths.reportPoints(), label: helpWording.toReport },
  ].filter(({ path }) => isKnownPath(path));
  if (ways.length === 0) return null;
  return (
    <Root as="section">
      <div>
        <Title>{helpWording.missingPoints}</Title>
        <Text>{helpWording.missingPointsText}</Text>
      </div>
      <Grid $columns={2} $wideColumns={2} $gap={2}>
        {ways.map(({ to, label }) => (
          <ButtonLink key={to} variant="secondary" to={to}>
            {label}
          </ButtonLink>
        ))}
      </Grid>
    </Root>
  );
}
