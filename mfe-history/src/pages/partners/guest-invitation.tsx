import { usePlatform } from '@poku/platform';
import { ButtonLink, Card, Grid, Stack } from '@poku/kit';
import { paths } from '../../paths';
import { earnWording } from '../../wording/earn';

/** The ways of a guest to an account that points are counted on. */
export function GuestInvitation() {
  const { isKnownPath } = usePlatform();
  return (
    <Card>
      <Stack $gap={3}>
        <p>{earnWording.guestInvitation}</p>
        <Grid $columns={2}>
          {isKnownPath(paths.register()) && (
            <ButtonLink to={paths.register()}>{earnWording.register}</ButtonLink>
          )}
          <ButtonLink variant="secondary" to={paths.login()}>
            {earnWording.login}
          </ButtonLink>
        </Grid>
      </Stack>
    </Card>
  );
}
