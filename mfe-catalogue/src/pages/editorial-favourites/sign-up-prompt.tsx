import { usePlatform, useSession } from '@poku/platform';
import { useLocation } from '@poku/kit/router';
import { ButtonLink, Card, Grid, Stack } from '@poku/kit';
import { paths } from '../../paths';
import { favouritesWording } from '../../wording/favourites';

/** Tells a guest what an account is good for, with the ways to one; nothing for a member. */
export function SignUpPrompt() {
  const isGuest = useSession().status === 'guest';
  const { isKnownPath } = usePlatform();
  const { pathname, search } = useLocation();
  if (!isGuest) return null;
  return (
    <Card as="aside">
      <Stack $gap={3}>
        <p>{favouritesWording.signUpPrompt}</p>
        <Grid $columns={2} $wideColumns={2}>
          {isKnownPath(paths.register()) && (
            <ButtonLink to={paths.register()}>{favouritesWording.signUp}</ButtonLink>
          )}
          <ButtonLink variant="secondary" to={paths.login(pathname + search)}>
            {favouritesWording.login}
          </ButtonLink>
        </Grid>
      </Stack>
    </Card>
  );
}
