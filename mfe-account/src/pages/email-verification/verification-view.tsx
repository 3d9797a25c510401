import { commonWording } from '@poku/domain/wording/common';
import { usePlatform } from '@poku/platform';
import { Button, ButtonLink, Spinner, Stack } from '@poku/kit';
import { paths } from '../../paths';
import { verificationWording } from '../../wording/verification';
import { verifiedWording } from '../../calls/verification';
import { accountWording } from '../../wording/account';
import { Outcome } from './outcome';
import { ResendOrLogin } from './resend-or-login';
import { useVerification } from './use-verification';

/** The address is verified, by this use of the link or before (D24). */
export function VerifiedView({ wasVerified }: { readonly wasVerified: boolean }) {
  const { isKnownPath } = usePlatform();
  return (
    <Outcome
      kind="done"
      title={wasVerified ? verifiedWording.emailAlreadyVerified : verifiedWording.emailValidated}
    >
      {isKnownPath(paths.home()) && (
        <ButtonLink fullWidth to={paths.home()}>
          {commonWording.toHome}
        </ButtonLink>
      )}
    </Outcome>
  );
}

/** What happens with a link, and the way on. */
export function VerificationView({ token }: { readonly token: string }) {
  const { result, retry } = useVerification(token);
  switch (result.status) {
    case 'running':
      return (
        <Stack $align="center" role="status">
          <Spinner label={null} />
          <p>{verificationWording.running}</p>
        </Stack>
      );
    case 'done':
      return <VerifiedView wasVerified={result.wasVerified} />;
    case 'failed':
      return (
        <Outcome kind="failed" title={accountWording.verificationFailed} text={result.message}>
          {result.isFinal ? (
            <ResendOrLogin />
          ) : (
            <Button fullWidth onClick={retry}>
              {commonWording.retry}
            </Button>
          )}
        </Outcome>
      );
  }
}
