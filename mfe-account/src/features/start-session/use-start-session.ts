import type { PartnerEntry } from '@poku/contract';
import { beginSession, usePlatform } from '@poku/platform';

/** Phone in any form, and password. */
export interface Credentials {
  readonly phone: string;
  readonly password: string;
}

/**
 * Logs in and lets the platform read the member.
 * @returns a function that gives whether the member could be read; it rejects with the `ApiError` of the login. With an
 * entry the session is one of that partner's users (D11).
 */
export function useStartSession(): (credentials: Credentials, entry?: PartnerEntry) => Promise<boolean> {
  const platform = usePlatform();
  const { access, entry: visitors } = platform.api;
  return async (credentials, entry) => {
    const { clientId } = await (entry ? visitors.login(entry, credentials) : access.login(credentials));
    return beginSession(platform, clientId);
  };
}
