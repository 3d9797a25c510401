import { usePlatform } from '@poku/platform';
import { ButtonLink, Grid, Stack, styled, color } from '@poku/kit';
import { paths } from '../../paths';
import { guestWording } from '../../wording/guest';

const Question = styled.p`
  color: ${color('inkMuted')};
  text-align: center;
`;

const ways = [
  { to: paths.editorialFavourites(), label: guestWording.favourites },
  { to: paths.partnerDetails(), label: guestWording.partners },
];

/** What a guest may see without an account ([A] §6), when there are such pages. */
export function GuestWays() {
  const { isKnownPath } = usePlatform();
  const known = ways.filter(({ to }) => isKnownPath(to));
  if (known.length === 0) return null;
  return (
    <Stack as="nav" $gap={2} aria-label={guestWording.lookFirst}>
      <Question>{guestWording.lookFirst}</Question>
      <Grid $columns={2} $wideColumns={2}>
        {known.map(({ to, label }) => (
          <ButtonLink key={to} variant="secondary" to={to}>
            {label}
          </ButtonLink>
        ))}
      </Grid>
    </Stack>
  );
}
