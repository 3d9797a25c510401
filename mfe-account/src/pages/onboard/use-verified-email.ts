import { useRef } from 'react';
import type { LinkageItem } from '@poku/contract';
import { usePoll } from '@poku/kit/hooks';
import { useMember, usePlatform } from '@poku/platform';
import { verifiedWording } from '../../calls/verification';

/** Watches for the verification of the e-mail while a linked partner needs it ([A] §4, D33), and says when it came. */
export function useVerifiedEmail(items: readonly LinkageItem[]): void {
  const { api, events } = usePlatform();
  const { clientId, customer } = useMember();
  const wasTold = useRef(false);
  usePoll({
    isOn: !customer.isEmailVerified && items.some((item) => item.isLinked && item.needsVerifiedEmail),
    ask: async (signal) => {
      const { isEmailVerified } = await api.customer.detail({ signal });
      if (!isEmailVerified || wasTold.current) return;
      wasTold.current = true;
      events.publish('customer.changed', { clientId });
      events.publish('alert.raised', { kind: 'success', message: verifiedWording.emailAlreadyVerified });
    },
  });
}
