import { useMember } from '@poku/platform';
import { VerificationNotice } from '@poku/flows/verify-email';

/** An address that waits for its verification, told on the home with a way to get the e-mail again (D25). */
export function Widget() {
  const { customer } = useMember();
  return <VerificationNotice customer={customer} />;
}
