import type { Platform } from '@poku/contract';
import { LOGIN_REFRESH_DELAY_MS } from '@poku/domain/limits/access';
import { whenSettled } from './when-settled';

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Lets the platform read the member after a login, 100 ms later ([A] §9). Never rejects.
 * @param clientId whom the login gave
 * @returns whether that member is here now; false when they could not be read
 */
export async function beginSession(
  { events, session$ }: Pick<Platform, 'events' | 'session$'>,
  clientId: string,
): Promise<boolean> {
  await pause(LOGIN_REFRESH_DELAY_MS);
  events.publish('session.started', { clientId });
  const session = await whenSettled(session$).catch(() => null);
  return session?.status === 'member' && session.clientId === clientId;
}
