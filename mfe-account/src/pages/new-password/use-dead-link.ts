import { useEffect, useState } from 'react';
import { refusalCode, usePlatform } from '@poku/shared/platform';
import { resetLinkCodeWording } from '../../calls/passwords';

/**
 * Looks at a reset link once its page stands, which uses nothing (D24).
 * @returns why it works no more; undefined while it may work: a look that is slow or fails leaves it to the use of the link
 */
export function useDeadLink(verifyCode: string): string | undefined {
  const { api } = usePlatform();
  const [reason, setReason] = useState<string>();
  useEffect(() => {
    const look = new AbortController();
    api.access.checkResetLink(verifyCode, look).catch((error: unknown) => {
      const code = refusalCode(error);
      if (code !== undefined) setReason(resetLinkCodeWording[code]);
    });
    return () => look.abort();
  }, [api, verifyCode]);
  return reason;
}
