import type { Platform, RouteAccess, Session } from '@poku/shared/contract';
import { redirect } from '@poku/shared/router';

type Settled = Exclude<Session, { status: 'restoring' }>;

/** Waits until it is known who is there. Never rejects; restoring always ends. */
export const settledSession = ({ session$ }: Platform): Promise<Settled> =>
  new Promise((resolve) => {
    let isDone = false;
    const subscription = session$.subscribe((session) => {
      if (session.status === 'restoring' || isDone) return;
      isDone = true;
      resolve(session);
      // The first value comes during `subscribe`, before there is anything to unsubscribe.
      queueMicrotask(() => subscription.unsubscribe());
    });
  });

/**
 * Lets a visitor in, or sends them where they may be ([A] §2): a guest to the login with `redirectUri` set to the whole
 * address, a member away from the guests' pages to `/dashboard` with the query kept.
 * @throws Response a redirect, as React Router expects it
 */
export const admit = async (platform: Platform, access: RouteAccess, request: Request): Promise<void> => {
  if (access === 'public') return;
  const { status } = await settledSession(platform);
  const { pathname, search } = new URL(request.url);
  if (access === 'member' && status === 'guest') {
    throw redirect(`/login?redirectUri=${encodeURIComponent(pathname + search)}`);
  }
  if (access === 'guest' && status === 'member') {
    throw redirect((pathname === '/register' ? '/landing' : '/dashboard') + search);
  }
};
