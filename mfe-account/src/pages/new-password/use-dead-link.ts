import { useEffect, useState } from 'react';
import { refusalCode, usePlatform } from '@poku/platform';
import { lookAtLinkCall, resetLinkCodeWording } from '../../calls/reset-link';

/**
 * Looks at a reset link once its page stands, which uses nothing (D24).
 * @returns why it works no more; undefined while it may work: a look that is slow or fails leaves it to the use of the link
 */
export function useDeadLink(verifyCode: string): string | undefined {
  const platform = usePlatform();
  const [reason, setReason] = useState<string>();
  useEffect(() => {
    const look = new AbortController();
    platform.call(lookAtLinkCall, { verifyCode }, look).catch((error: unknown) => {
      const code = refusalCode(error);
      if (code !== undefined) setReason(resetLinkCodeWording[code]);
    });
    return () => look.abort();
  }, [platform, verifyCode]);
  return reason;
}
