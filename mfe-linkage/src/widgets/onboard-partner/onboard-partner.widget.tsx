import type { CallOptions, Platform, PokuApi, PokuEventName } from '@poku/contract';
import { partnersCall } from '@poku/flows/linking/calls/partners';
import { useWidgetData } from '@poku/platform';
import { Skeleton } from '@poku/kit';
import { OnboardList } from '../../features/list-partners/onboard-list';

const readPartners = (_: PokuApi, options: CallOptions, { call }: Platform) =>
  call(partnersCall, {}, options);
const readAgainAt: readonly PokuEventName[] = ['partner.linked', 'partner.unlinked'];

/** Partners in the first step of '/onboard', to be linked there. */
export function Widget() {
  const items = useWidgetData(readPartners, readAgainAt);
  // As high as the cards that come.
  if (items === null) return <Skeleton shape="list" count={11} />;
  return <OnboardList kind="partner" items={items} />;
}
