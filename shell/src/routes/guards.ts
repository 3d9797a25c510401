import type { GuestSession, MemberSession, Platform, RouteAccess } from '@poku/contract';
import { sessionProblem, type SessionKeeper, whenSettled } from '@poku/platform';
import { redirect, replace } from '@poku/kit/router';
import { hasRedirectToken, PARTNER_GATE } from './own-paths';

/**
 * On a partner's origin a redirect token belongs to the gate, whatever page it came to, and out of the address (D28).
 * @throws Response a redirect to the gate
 */
export const takeToGate = ({ config }: Platform, request: Request): void => {
  const { search } = new URL(request.url);
  if (config.partner && hasRedirectToken(search)) throw replace(PARTNER_GATE + search);
};

/** What the guards need of the shell. */
export interface Guarded {
  readonly platform: Platform;
  readonly keeper: Pick<SessionKeeper, 'lookAgain'>;
}

/**
 * Who is in front of the screen. A member who could not be read before is asked for once more.
 * @throws ApiError why it cannot be told now: nobody is sent away for a disturbance
 */
export const whoIsHere = async ({ platform, keeper }: Guarded): Promise<GuestSession | MemberSession> => {
  const { session$ } = platform;
  if (session$.value.status === 'restoring' && sessionProblem(session$.value)) await keeper.lookAgain();
  return whenSettled(session$);
};

/**
 * Lets a visitor in, or sends them where they may be ([A] §2): a guest to the login with `redirectUri` set to the whole
 * address, a member away from the guests' pages to `/dashboard` with the query kept.
 * @throws Response a redirect, as React Router expects it
 * @throws ApiError while it cannot be told who is here
 */
export const admit = async (guarded: Guarded, access: RouteAccess, request: Request): Promise<void> => {
  if (access === 'public') return;
  const { platform } = guarded;
  const { status } = await whoIsHere(guarded);
  const { pathname, search } = new URL(request.url);
  // A registration takes the token itself; nobody registers who is a member.
  if (pathname !== '/register' || status === 'member') takeToGate(platform, request);
  if (access === 'member' && status === 'guest') {
    throw redirect(`/login?redirectUri=${encodeURIComponent(pathname + search)}`);
  }
  if (access === 'guest' && status === 'member') {
    throw redirect((pathname === '/register' ? '/landing' : '/dashboard') + search);
  }
};
