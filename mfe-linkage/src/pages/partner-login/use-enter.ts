import { useState } from 'react';
import type { PartnerEntry, Platform } from '@poku/contract';
import { RESPONSE_CODES } from '@poku/domain/response-codes';
import { commonWording } from '@poku/domain/wording/common';
import { beginSession, messageFor, refusalCode, usePlatform } from '@poku/platform';
import { useRevalidator } from '@poku/kit/router';
import { isSomebodyElse, useLeaveOnce } from '../../features/enter-from-partner';
import { entryWording } from '../../wording/entry';

/** How far a linked user's login is. */
export type EnterStep =
  | { readonly status: 'idle' | 'busy' | 'missing' | 'entered' }
  | { readonly status: 'refused'; readonly message: string };

/** The code of the check is over after 60 s (`EntryApi.enter`). */
const CODE_OVER = 205;

type Exchange = { readonly clientId: string } | 'missing' | 'changed';

/** Logs in by the partner; a code that is over is renewed once, with the same verifier. */
async function exchange({ api, entry: kept }: Platform, entry: PartnerEntry): Promise<Exchange> {
  try {
    return await api.entry.enter(entry);
  } catch (error) {
    if (refusalCode(error) !== CODE_OVER) throw error;
  }
  const renewed = await kept.check();
  if (renewed === null) return 'missing';
  return renewed.kind === 'linked' ? api.entry.enter(renewed) : 'changed';
}

/**
 * Whether our own origin has the very person in by a session of our own: what a partner's token gives is bound to the partner's
 * origin and may do less (D59), so it does not take that session's place.
 */
const isInAlready = ({ config, session$ }: Platform, entry: PartnerEntry): boolean =>
  config.partner === null && session$.value.status === 'member' && !isSomebodyElse(session$.value, entry);

/** The login of a user whose account is linked already ([A] §4, D28). */
export function useEnter(): { readonly step: EnterStep; readonly enter: () => Promise<void> } {
  const platform = usePlatform();
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<EnterStep>({ status: 'idle' });
  useLeaveOnce(step.status === 'entered');

  async function enter() {
    setStep({ status: 'busy' });
    try {
      const entry = platform.entry.read();
      if (entry !== null && isInAlready(platform, entry)) {
        platform.entry.clear();
        return setStep({ status: 'entered' });
      }
      const result = entry === null ? 'missing' : await exchange(platform, entry);
      if (result === 'missing') return setStep({ status: 'missing' });
      if (result === 'changed') {
        await revalidate();
        return setStep({ status: 'idle' });
      }
      const isIn = await beginSession(platform, result.clientId);
      if (isIn) platform.entry.clear();
      setStep(
        isIn ? { status: 'entered' } : { status: 'refused', message: commonWording.customerReadFailed },
      );
    } catch (error) {
      const code = refusalCode(error);
      if (code === RESPONSE_CODES.redirectTokenBad) return setStep({ status: 'missing' });
      const message = code === undefined ? messageFor(error) : entryWording.enterFailed;
      setStep({ status: 'refused', message });
    }
  }
  return { step, enter };
}
