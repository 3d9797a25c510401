import { Notice } from '@poku/kit';
import type { Customer } from '@poku/contract';
import { ResendEmail } from './resend-email';
import { verifyEmailWording } from './wording';

export interface VerificationNoticeProps {
  readonly customer: Pick<Customer, 'isEmailVerified' | 'pendingEmail'>;
}

/** Says that an address waits for its verification, with a way to get the e-mail again (D25). Nothing when none does. */
export function VerificationNotice({ customer: { isEmailVerified, pendingEmail } }: VerificationNoticeProps) {
  if (isEmailVerified && pendingEmail === null) return null;
  return (
    <Notice tone="info">
      {pendingEmail === null ? verifyEmailWording.unverified : verifyEmailWording.pending(pendingEmail)}
      <ResendEmail />
    </Notice>
  );
}
