import type { ApiError, Customer, MemberSession, OfflineShelf } from '@poku/contract';
import { at } from './stored-value';

/** Name under which the member is kept; another form of `Customer` needs another one. */
export const MEMBER_NAME = 'member.v2';

/** What is read was sealed by this site; here it only has to be this member. */
const isOf =
  (clientId: string) =>
  (kept: unknown): kept is Customer =>
    at(kept, 'clientId') === clientId;

/**
 * The member as they were read last, with the time of that; `null` when this device keeps none. Never rejects.
 * @param problem why they cannot be read now
 */
export async function recallMember(
  shelf: OfflineShelf,
  clientId: string,
  problem: ApiError,
): Promise<MemberSession | null> {
  const isMember = isOf(clientId);
  const kept = await shelf.get(MEMBER_NAME, (value) => (isMember(value) ? value : null));
  return kept && { status: 'member', clientId, customer: kept.value, rememberedAt: kept.savedAt, problem };
}
