import { usePlatform, useSession } from '@poku/platform';
import { Link } from '@poku/kit/router';
import { Grid, Icon, type IconName, iconTile, styled } from '@poku/kit';
import { paths } from '../../paths';
import { catalogueWording } from '../../wording/catalogue';

const Way = styled(Link)`
  ${iconTile}
`;

const ways: readonly { readonly to: string; readonly label: string; readonly icon: IconName }[] = [
  { to: paths.favourites(), label: catalogueWording.toFavourites, icon: 'heart' },
  { to: paths.recommendations(), label: catalogueWording.toRecommendations, icon: 'gift' },
  { to: paths.prepaid(), label: catalogueWording.toPrepaid, icon: 'phone' },
];

/** Ways from the catalogue to a member's own pages and what is in no category. */
export function Shortcuts() {
  const { isKnownPath } = usePlatform();
  if (useSession().status === 'guest') return null;
  return (
    <Grid as="nav" $columns={ways.length} $wideColumns={ways.length} aria-label={catalogueWording.shortcuts}>
      {ways
        .filter(({ to }) => isKnownPath(to))
        .map(({ to, label, icon }) => (
          <Way key={to} to={to}>
            <Icon name={icon} />
            {label}
          </Way>
        ))}
    </Grid>
  );
}
