import { useState } from 'react';
import type { PartnerEntry, Platform } from '@poku/shared/contract';
import { commonWording, entryWording, RESPONSE_CODES } from '@poku/shared/domain';
import { beginSession, messageFor, refusalCode, usePlatform } from '@poku/shared/platform';
import { useRevalidator } from '@poku/shared/router';
import { useLeaveOnce } from '../../features/enter-from-partner';

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
