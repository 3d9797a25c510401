import { useSession } from '@poku/platform';
import { ButtonLink, color, Stack, styled } from '@poku/kit';
import { ResendEmail } from '@poku/flows/verify-email';
import { paths } from '../../paths';
import { verificationWording } from '../../wording/verification';

const Offer = styled.p`
  color: ${color('inkMuted')};
  text-align: center;
  text-wrap: balance;
`;

/** A member gets another e-mail here; a guest has to log in first. */
export function ResendOrLogin() {
  const { status } = useSession();
  if (status === 'member') {
    return (
      <Stack $gap={2}>
        <Offer>{verificationWording.resend}</Offer>
        <ResendEmail isWide />
      </Stack>
    );
  }
  if (status === 'restoring') return null;
  return (
    <Stack $gap={3}>
      <Offer>{verificationWording.loginToResend}</Offer>
      <ButtonLink fullWidth to={paths.login(`?redirectUri=${encodeURIComponent(paths.profileSettings())}`)}>
        {verificationWording.toLogin}
      </ButtonLink>
    </Stack>
  );
}
