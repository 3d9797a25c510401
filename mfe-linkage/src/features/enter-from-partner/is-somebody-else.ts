import type { PartnerEntry, Session } from '@poku/contract';
import { normalizeEmail } from '@poku/domain/email';
import { normalizePhone } from '@poku/domain/phone';

/** Whether another member than the partner's user is logged in (D11). The number decides, or what the partner goes by. */
export function isSomebodyElse(session: Session, entry: PartnerEntry): boolean {
  if (session.status !== 'member') return false;
  const { phone, email } = session.customer;
  const isSamePhone = normalizePhone(phone) === normalizePhone(entry.phone);
  const isSameEmail = entry.identityKey === 'email' && normalizeEmail(email) === normalizeEmail(entry.email);
  return !isSamePhone && !isSameEmail;
}
