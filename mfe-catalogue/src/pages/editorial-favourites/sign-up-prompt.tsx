import { favouritesWording } from '@poku/shared/domain';
import { usePlatform, useSession } from '@poku/shared/platform';
import { ButtonLink, Card, Stack } from '@poku/shared/ui';
import { paths } from '../../paths';

/** Tells a guest what an account is good for; nothing for a member. */
export function SignUpPrompt() {
  const isGuest = useSession().status === 'guest';
  const { isKnownPath } = usePlatform();
  if (!isGuest || !isKnownPath(paths.register())) return null;
  return (
    <Card as="aside">
      <Stack $gap={3}>
        <p>{favouritesWording.signUpPrompt}</p>
        <ButtonLink to={paths.register()} fullWidth>
          {favouritesWording.signUp}
        </ButtonLink>
      </Stack>
    </Card>
  );
}
