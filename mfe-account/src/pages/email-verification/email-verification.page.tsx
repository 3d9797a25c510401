import { useState } from 'react';
import type { PageModule } from '@poku/contract';
import { useLocation, useParams } from '@poku/kit/router';
import { useHiddenToken } from '../../features/hide-token';
import { paths } from '../../paths';
import { verificationWording } from '../../wording/verification';
import { accountWording } from '../../wording/account';
import { Outcome } from './outcome';
import { ResendOrLogin } from './resend-or-login';
import { VerificationView, VerifiedView } from './verification-view';
import { wasVerifiedHere } from './verified-here';

const VERIFY_CODE = 'verifyCode';

/** `/verification/{token}` and `/email-verified?verifyCode=` (D24). */
function EmailVerificationPage() {
  const { token } = useParams();
  const { search } = useLocation();
  const verifyCode = useHiddenToken(
    token ?? new URLSearchParams(search).get(VERIFY_CODE),
    paths.emailVerified(),
  );
  const [wasVerified] = useState(wasVerifiedHere);
  if (verifyCode) return <VerificationView token={verifyCode} />;
  if (wasVerified) return <VerifiedView wasVerified />;
  return (
    <Outcome kind="failed" title={accountWording.verificationFailed} text={verificationWording.linkMissing}>
      <ResendOrLogin />
    </Outcome>
  );
}

export const page: PageModule = { Component: EmailVerificationPage, title: verificationWording.title };
