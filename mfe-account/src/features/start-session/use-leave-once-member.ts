import { useEffect } from 'react';
import { LOGIN_REDIRECT_DELAY_MS } from '@poku/domain/limits/access';
import { useSession } from '@poku/platform';
import { useNavigate } from '@poku/kit/router';

/** Leaves the page 300 ms after its visitor became a member ([A] §9), also when that happened in another tab. */
export function useLeaveOnceMember(target: string): void {
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status !== 'member') return undefined;
    const timer = setTimeout(() => void navigate(target, { replace: true }), LOGIN_REDIRECT_DELAY_MS);
    return () => clearTimeout(timer);
  }, [status, target, navigate]);
}
