import { usePlatform } from '@poku/platform';
import { ButtonLink, Grid, Stack } from '@poku/kit';
import { paths } from '../../paths';
import { giftWording } from '../../wording/gift';

/** A guest's ways to an account, each of which leads back. */
export function GuestWays() {
  const { isKnownPath } = usePlatform();
  return (
    <Stack $gap={3}>
      <p>{giftWording.guest}</p>
      <Grid $columns={2}>
        <ButtonLink to={paths.receiveAfter('login')}>{giftWording.login}</ButtonLink>
        {isKnownPath(paths.register()) && (
          <ButtonLink variant="secondary" to={paths.receiveAfter('register')}>
            {giftWording.register}
          </ButtonLink>
        )}
      </Grid>
    </Stack>
  );
}
