import { LOGIN_REFRESH_DELAY_MS } from '@poku/shared/domain';
import { usePlatform, whenSettled } from '@poku/shared/platform';

/** Phone in any form, and password. */
export interface Credentials {
  readonly phone: string;
  readonly password: string;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Logs in and lets the platform read the member, 100 ms after the login ([A] §9).
 * @returns a function that gives whether the member could be read; it rejects with the `ApiError` of the login
 */
export function useStartSession(): (credentials: Credentials) => Promise<boolean> {
  const { api, events, session$ } = usePlatform();
  return async (credentials) => {
    const { clientId } = await api.access.login(credentials);
    await pause(LOGIN_REFRESH_DELAY_MS);
    events.publish('session.started', { clientId });
    const { status } = await whenSettled(session$);
    return status === 'member';
  };
}
