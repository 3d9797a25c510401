import type { Platform, RouteAccess } from '@poku/shared/contract';
import { whenSettled } from '@poku/shared/platform';
import { redirect } from '@poku/shared/router';

/**
 * Lets a visitor in, or sends them where they may be ([A] §2): a guest to the login with `redirectUri` set to the whole
 * address, a member away from the guests' pages to `/dashboard` with the query kept.
 * @throws Response a redirect, as React Router expects it
 */
export const admit = async (platform: Platform, access: RouteAccess, request: Request): Promise<void> => {
  if (access === 'public') return;
  const { status } = await whenSettled(platform.session$);
  const { pathname, search } = new URL(request.url);
  if (access === 'member' && status === 'guest') {
    throw redirect(`/login?redirectUri=${encodeURIComponent(pathname + search)}`);
  }
  if (access === 'guest' && status === 'member') {
    throw redirect((pathname === '/register' ? '/landing' : '/dashboard') + search);
  }
};
