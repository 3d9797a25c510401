import type { Platform } from '@poku/contract';
import { MEMBER_NAME } from '../remembered-member';

/**
 * Keeps the member of the moment, and again each time they are read, so that the next visit can do without the API.
 * @returns a function that ends it
 */
export function rememberMember({ session$, offline }: Pick<Platform, 'session$' | 'offline'>): () => void {
  const subscription = session$.subscribe((session) => {
    const isRead = session.status === 'member' && session.rememberedAt === undefined;
    if (isRead) void offline.put(MEMBER_NAME, session.customer);
  });
  return () => subscription.unsubscribe();
}
