import { OpenPayments, usePlatform } from '@poku/platform';
import { Link } from '@poku/kit/router';
import { Grid, Icon, type IconName, iconTile, Stack, styled } from '@poku/kit';
import { PARTNER_HOME_SLOT } from '../../routes/own-paths';
import { menuWording } from '../../wording/menu';
import { HomeSlot } from './home-slot';

const Way = styled(Link)`
  ${iconTile}
`;

const ways: readonly { readonly to: string; readonly label: string; readonly icon: IconName }[] = [
  { to: '/tukar', label: menuWording.catalogue, icon: 'swap' },
  { to: '/raih', label: menuWording.coupons, icon: 'coupon' },
  { to: '/riwayat', label: menuWording.history, icon: 'history' },
];

/** A partner's home ([A] §2): the ways that the hidden menu leaves, and that to all coupons, then a limited view of the catalogue. */
export function PartnerHome() {
  const { isKnownPath } = usePlatform();
  const known = ways.filter(({ to }) => isKnownPath(to));
  return (
    <Stack $gap={6}>
      {known.length > 0 && (
        <Grid as="nav" $columns={ways.length} $wideColumns={ways.length} aria-label={menuWording.shortcuts}>
          {known.map(({ to, label, icon }) => (
            <Way key={to} to={to}>
              <Icon name={icon} />
              {label}
            </Way>
          ))}
        </Grid>
      )}
      <OpenPayments />
      <HomeSlot name={PARTNER_HOME_SLOT} />
    </Stack>
  );
}
