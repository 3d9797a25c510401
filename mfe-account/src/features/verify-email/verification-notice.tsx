import type { Customer } from '@poku/shared/contract';
import { accountWording } from '@poku/shared/domain';
import { Notice } from '@poku/shared/ui';
import { ResendEmail } from './resend-email';

/** Says that an address waits for its verification, with a way to get the e-mail again (D25). Nothing when none does. */
export function VerificationNotice({
  customer: { isEmailVerified, pendingEmail },
}: {
  readonly customer: Pick<Customer, 'isEmailVerified' | 'pendingEmail'>;
}) {
  if (isEmailVerified && pendingEmail === null) return null;
  return (
    <Notice tone="warning">
      {pendingEmail === null ? accountWording.emailUnverified : accountWording.emailPending(pendingEmail)}
      <ResendEmail />
    </Notice>
  );
}
