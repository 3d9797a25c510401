import type { LinkageItem, PageArgs } from '@poku/contract';
import { readPartnerReturn } from '@poku/domain/partner-return';
import { commonWording } from '@poku/domain/wording/common';
import { ewalletsCall } from '@poku/flows/linking/calls/partners';
import { interestsCall } from '../../calls/interests';
import { notificationsCall } from '../../calls/notifications';
import { type Outcome, outcomeOf } from '../../features/read-again';
import { stepOf } from './onboard-query';

const itemsOf = (list: Outcome<readonly LinkageItem[]>): readonly LinkageItem[] =>
  list.status === 'ready' ? list.value : [];

export async function loader({ platform, request }: PageArgs) {
  const { linkage } = platform.api;
  const { signal } = request;
  const query = new URL(request.url).searchParams;
  const returning = readPartnerReturn(query);

  const step = stepOf(query);
  const [partners, ewallets, interests, settings] = await Promise.all([
    outcomeOf(linkage.partners({ signal })).then(itemsOf),
    outcomeOf(platform.call(ewalletsCall, {}, { signal })).then(itemsOf),
    step === 3
      ? outcomeOf(platform.call(interestsCall, {}, { signal }), commonWording.preferenceReadFailed)
      : null,
    step === 4 ? outcomeOf(platform.call(notificationsCall, {}, { signal })) : null,
  ]);
  // E-wallets belong to the second step, everything else to the first ([A] §4).
  const isEwallet = ewallets.some(({ partnerId }) => partnerId === returning?.partnerId);
  const stepOfReturn = isEwallet ? 2 : 1;
  return {
    step: returning === null ? step : stepOfReturn,
    /** What a partner's page sent the member back with. */
    returning,
    /** The address names no step yet, so the member has just arrived. */
    isArrival: returning === null && !query.has('step'),
    /** Both lists are empty when they could not be read; the step's widget tells it. */
    partners,
    ewallets,
    interests,
    settings,
  };
}
export type OnboardData = Awaited<ReturnType<typeof loader>>;
