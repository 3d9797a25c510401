import { useState } from 'react';
import type { PartnerEntry, Platform } from '@poku/contract';
import { LOGIN_LOCK_MS } from '@poku/domain/limits/access';
import { RESPONSE_CODES } from '@poku/domain/response-codes';
import { commonWording } from '@poku/domain/wording/common';
import { linkProblem } from '@poku/flows/linking';
import { confirmLinkCall, VISITOR_LINK_TYPE } from '@poku/flows/linking/calls/confirm-link';
import { beginSession, refusalCode, usePlatform } from '@poku/platform';
import type { FormErrors } from '@poku/kit/forms';
import { useLeaveOnce } from '../../features/enter-from-partner';
import { entryWording } from '../../wording/entry';
import { isLocked, type LinkValues, loginProblem } from './link-values';

/** What ends the form: done, a partner that cannot be linked yet, a bad token. */
export type LinkOutcome = 'linked' | 'soon' | 'missing';

const NOT_LINKABLE = 208;

/** Whether an earlier try, whose answer was lost, linked after all: its token is used up. */
async function isLinkedAlready({ api }: Platform, partnerId: string): Promise<boolean> {
  const items = await api.linkage.partners().catch(() => []);
  return items.some((item) => item.partnerId === partnerId && item.isLinked);
}

/** What to do about a lock: wait, and come in from the app again where the token will be over by then (D28). */
async function lockAdvice({ entry }: Platform): Promise<string> {
  const kept = await entry.check().catch(() => null);
  const outlasts = kept !== null && kept.lifeMs > LOGIN_LOCK_MS;
  return outlasts ? entryWording.linkLockedText : entryWording.linkLockedReopen;
}

/** Login with the password where nobody is in yet, then the link ([A] §4). Each part can be tried again by itself. */
export function useLinking() {
  const platform = usePlatform();
  const { api, call, events, session$ } = platform;
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null);
  const [isLockShown, setIsLockShown] = useState(false);
  const [lockText, setLockText] = useState<string>(entryWording.linkLockedText);
  /** Whether this page logged the member in. */
  const [isOurs, setIsOurs] = useState(false);
  useLeaveOnce(outcome === 'linked');

  function finish(partnerId: string) {
    events.publish('partner.linked', { partnerId });
    platform.entry.clear();
    setOutcome('linked');
  }

  async function logIn(entry: PartnerEntry, password: string): Promise<FormErrors<LinkValues> | undefined> {
    try {
      const { clientId } = await api.entry.login(entry, { phone: entry.phone, password });
      setIsOurs(true);
      const isIn = await beginSession(platform, clientId);
      return isIn ? undefined : { form: commonWording.customerReadFailed };
    } catch (error) {
      if (!isLocked(error)) return loginProblem(error);
      setLockText(await lockAdvice(platform));
      setIsLockShown(true);
      return {};
    }
  }

  async function link(entry: PartnerEntry, version: string): Promise<FormErrors<LinkValues> | undefined> {
    try {
      const { partnerId, redirectToken, verifier } = entry;
      await call(confirmLinkCall, {
        partnerId,
        linkType: VISITOR_LINK_TYPE,
        proof: { redirectToken, verifier },
        consentVersion: version,
      });
      finish(partnerId);
      return undefined;
    } catch (error) {
      const code = refusalCode(error);
      if (code === NOT_LINKABLE) setOutcome('soon');
      else if (code !== RESPONSE_CODES.redirectTokenBad) {
        const { message } = linkProblem(error);
        return { form: `${entryWording.linkFailed} ${entryWording.loggedInButNotLinked} ${message}` };
      } else if (await isLinkedAlready(platform, entry.partnerId)) finish(entry.partnerId);
      else {
        platform.entry.clear();
        setOutcome('missing');
      }
      return undefined;
    }
  }

  return {
    outcome,
    isOurs,
    isLockShown,
    lockText,
    closeLock: () => setIsLockShown(false),
    submit: async (entry: PartnerEntry, version: string, { password }: LinkValues) => {
      const refused = session$.value.status === 'member' ? undefined : await logIn(entry, password);
      return refused ?? link(entry, version);
    },
  };
}

/** What `useLinking` gives. */
export type Linker = ReturnType<typeof useLinking>;
