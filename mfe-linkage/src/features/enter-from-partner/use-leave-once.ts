import { useEffect } from 'react';
import { LOGIN_REDIRECT_DELAY_MS } from '@poku/shared/domain';
import { useNavigate } from '@poku/shared/router';
import { paths } from '../../paths';

/** Leads home 300 ms after the visitor became a member ([A] §9). */
export function useLeaveOnce(isDone: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDone) return undefined;
    const timer = setTimeout(() => void navigate(paths.home(), { replace: true }), LOGIN_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);
}
