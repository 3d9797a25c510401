import { useEffect } from 'react';
import { LOGIN_REDIRECT_DELAY_MS } from '@poku/domain/limits/access';
import { safeRedirect } from '@poku/domain/redirect';
import { usePlatform } from '@poku/platform';
import { useLocation, useNavigate } from '@poku/kit/router';

/**
 * Leads on 300 ms after the visitor became a member ([A] §9): to the `redirectUri` of the address, which a partner's page with the
 * catalogue sends along (D16), else home.
 */
export function useLeaveOnce(isDone: boolean): void {
  const navigate = useNavigate();
  const { isKnownPath } = usePlatform();
  const { search } = useLocation();
  const target = safeRedirect(new URLSearchParams(search).get('redirectUri'), { isKnownPath });
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate(target, { replace: true }), LOGIN_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate, target]);
}
