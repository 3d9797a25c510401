import { useSession } from '@poku/platform';
import { ButtonLink, Stack } from '@poku/kit';
import { ResendEmail } from '@poku/flows/verify-email';
import { paths } from '../../paths';
import { verificationWording } from '../../wording/verification';

/** A member gets another e-mail here; a guest has to log in first. */
export function ResendOrLogin() {
  const { status } = useSession();
  if (status === 'member') {
    return (
      <Stack $gap={0}>
        <p>{verificationWording.resend}</p>
        <ResendEmail />
      </Stack>
    );
  }
  if (status === 'restoring') return null;
  return (
    <Stack $gap={3}>
      <p>{verificationWording.loginToResend}</p>
      <ButtonLink fullWidth to={paths.login(`?redirectUri=${encodeURIComponent(paths.profileSettings())}`)}>
        {verificationWording.toLogin}
      </ButtonLink>
    </Stack>
  );
}
