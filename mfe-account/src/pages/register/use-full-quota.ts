import { useEffect, useRef } from 'react';
import { accessWording } from '@poku/domain/wording/access';
import { usePlatform } from '@poku/platform';
import { useLocation, useNavigate } from '@poku/kit/router';
import { paths } from '../../paths';

/** When no place is left the page leads home and the reason is told there ([A] §8). */
export function useFullQuota(isFull: boolean): void {
  const { events } = usePlatform();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isTold = useRef(false);
  useEffect(() => {
    if (!isFull || isTold.current) return;
    isTold.current = true;
    // Told when the page is left: the frame that shows it stands for certain then.
    void Promise.resolve(navigate(paths.home() + search, { replace: true })).then(() =>
      events.publish('alert.raised', { kind: 'error', message: accessWording.quotaFull }),
    );
  }, [isFull, search, events, navigate]);
}
