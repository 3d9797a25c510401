import type { LinkageItem, PageArgs } from '@poku/shared/contract';
import { commonWording, partnerIdOfSource } from '@poku/shared/domain';
import { replace } from '@poku/shared/router';
import { type Outcome, outcomeOf } from '../../features/read-again';
import { paths } from '../../paths';
import { type OnboardStep, returningSource, stepOf } from './onboard-query';

const itemsOf = (list: Outcome<readonly LinkageItem[]>): readonly LinkageItem[] =>
  list.status === 'ready' ? list.value : [];

/** E-wallets belong to the second step, everything else to the first ([A] §4). */
function stepOfSource(source: string, ewallets: readonly LinkageItem[]): OnboardStep {
  return ewallets.some(({ partnerId }) => partnerId === partnerIdOfSource(source)) ? 2 : 1;
}

export async function loader({ platform, request }: PageArgs) {
  const { linkage, customer } = platform.api;
  const { signal } = request;
  const query = new URL(request.url).searchParams;
  const source = returningSource(query);
  // Without a pending link the partner's codes mean nothing: they leave the address bar before anything is read (D30).
  if (source !== undefined) throw replace(paths.onboardLinkFailed(source));

  const failed = query.get('failed');
  const step = stepOf(query);
  const [partners, ewallets, interests, settings] = await Promise.all([
    outcomeOf(linkage.partners({ signal })).then(itemsOf),
    outcomeOf(linkage.ewallets({ signal })).then(itemsOf),
    step === 3 ? outcomeOf(customer.interests({ signal }), commonWording.preferenceReadFailed) : null,
    step === 4 ? outcomeOf(customer.settings({ signal })) : null,
  ]);
  return {
    step: failed === null ? step : stepOfSource(failed, ewallets),
    hasLinkFailed: failed !== null,
    /** The address names no step yet, so the member has just arrived. */
    isArrival: failed === null && !query.has('step'),
    /** Both lists are empty when they could not be read; the step's widget tells it. */
    partners,
    ewallets,
    interests,
    settings,
  };
}
export type OnboardData = Awaited<ReturnType<typeof loader>>;
