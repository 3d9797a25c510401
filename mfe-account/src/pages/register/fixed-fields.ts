import { partnerVisitWording } from '../../wording/partner-visit';
import type { Account } from './use-wizard';
import type { Visitor } from './visit';

/** Why a field is fixed: what the partner knows its user by cannot be another. The number never can ([A] §5). */
export function fixedFields(visitor: Visitor | null): Partial<Readonly<Record<keyof Account, string>>> {
  if (visitor === null) return {};
  const { identityKey, email, partnerName } = visitor.entry;
  const because = partnerVisitWording.fixedByPartner(partnerName);
  return { phone: because, ...(identityKey === 'email' && email !== '' && { email: because }) };
}
